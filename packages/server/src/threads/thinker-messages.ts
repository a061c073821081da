import type { Reason } from '@roundhouse/bots';
import type { Found as HostFound, Task as HostTask } from '@roundhouse/host';
import type { Envelope, GameFile, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Claim, Proof } from '../tables/proof.ts';

/** A body with a game file in it, as it came. */
export interface FileTask {
  readonly kind: 'file';
  readonly body: Uint8Array;
}

/** What is thought about, and by the rules of which title. */
export type Task = Extract<HostTask, { kind: 'run' | 'bot' }> & { readonly title: string };
export type ToThinker =
  | { readonly kind: 'think'; readonly job: number; readonly task: Task }
  | { readonly kind: 'cancel'; readonly job: number }
  | { readonly kind: 'read'; readonly task: FileTask }
  | { readonly kind: 'prove'; readonly claim: Claim }
  /** For tests: never answers again. */
  | { readonly kind: 'hang' };

export type Found = HostFound<Reason>;

export type FromThinker =
  /** It is alive. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'found'; readonly job: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly job: number; readonly reason: string }
  | { readonly kind: 'read'; readonly read: ReadGame | Unreadable }
  | { readonly kind: 'proven'; readonly proof: Proof };

/** A game that was played through, ready to be kept. */
export interface ReadGame {
  readonly header: Omit<GameFile, 'entries'>;
  /** Names as they are shown, no two alike. */
  readonly names: readonly string[];
  readonly entries: readonly { readonly entry: Envelope; readonly lasting: string }[];
  /** States by the number of the entry, among them the first and the last. */
  readonly states: readonly (readonly [number, RailState])[];
  readonly last: LoggedAction | undefined;
  /** What stood beside the file. */
  readonly wish: {
    readonly mine: readonly string[];
    readonly name?: string | undefined;
    readonly owner?: string | undefined;
    readonly undo?: 'consent' | 'own' | 'none' | undefined;
    readonly watch?: boolean | undefined;
  };
}

export interface Unreadable {
  readonly reason: string;
}
