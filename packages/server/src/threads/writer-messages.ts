import type { Change } from '../store/contract.ts';

export interface WriterData {
  readonly folder: string;
  readonly path: string;
  /** As large as the file may become, in pages: a full disk for tests. */
  readonly pageLimit?: number | undefined;
}

export type ToWriter =
  | { readonly kind: 'write'; readonly id: number; readonly changes: readonly Change[] }
  | { readonly kind: 'close' };

export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'done'; readonly ids: readonly number[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string; readonly isConflict: boolean }
  | { readonly kind: 'closed' };
