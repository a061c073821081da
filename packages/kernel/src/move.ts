import * as z from 'zod/mini';
import type { Candidate, Query } from './choice.ts';
import type { Draft } from './draft.ts';
import { type Read, readerOf } from './form.ts';
import type { Frame } from './frame.ts';
import { LONGEST_ACTOR, LONGEST_FRAME } from './limits.ts';
import type { Check } from './rule.ts';
import type { Actor, KernelState } from './state.ts';
import type { When } from './when.ts';

/** What every action says: what is done, by whom, and which frame it answers. */
export interface Action {
  readonly type: string;
  readonly by: Actor;
  readonly frame: string;
}

/** An action as it stands in a game file: its own fields beside the common ones. */
export type LoggedAction = Action & { readonly [field: string]: unknown };

/** One kind of action in one kind of frame: its form, what a player would look for, its limits and its effect. */
export interface Move<
  S extends KernelState,
  F extends Frame = Frame,
  A extends Action = Action,
  T extends string = string,
> {
  readonly type: T;
  readonly schema: z.ZodMiniType<A>;
  /** Reads an action of the right form without the schema, which is asked only about what this does not accept. */
  readonly read: Read;
  /** Also open while a frame above is being decided: "at any time in its turn". */
  readonly ambient?: boolean;
  /** Who may do this, where it is not those whom the frame asks. */
  actors?(s: S, f: F): readonly Actor[];
  candidates(s: S, f: F, by: Actor, query: Query): readonly Candidate[];
  readonly checks: readonly Check<S, F, A>[];
  /** The rules that give it its time, in order, the last where it belongs: they answer an action that no open frame takes. */
  readonly when?: readonly When<S>[];
  /** If its step was passed over since nobody could do anything in it: the frame in which it is judged all the same. */
  passedOver?(s: S, a: LoggedAction): F | undefined;
  apply(g: Draft<S>, f: F, a: A): void;
}

type Fields<R extends z.core.$ZodShape> = Action & z.infer<z.ZodMiniObject<R>>;

/** What a move that says nothing but its type need not write down: it is one choice, and nothing stands against it. */
type Plain = 'candidates' | 'checks';

export interface MoveSpec<S extends KernelState, F extends Frame, R extends z.core.$ZodShape, T extends string>
  extends Omit<Move<S, F, Fields<R>, T>, 'schema' | 'read' | Plain>,
    Partial<Pick<Move<S, F, Fields<R>, T>, Plain>> {
  /** What an action says beside what every one does: nothing, where not given. */
  readonly fields?: R;
}

/** A maker of moves for one title's state, so that the fields of an action are typed from their schema, and its type is a name. */
export function movesFor<S extends KernelState>() {
  return <F extends Frame, const T extends string, const R extends z.core.$ZodShape = Record<never, never>>(
    spec: MoveSpec<S, F, R, T>,
  ): Move<S, Frame, Action, T> => {
    const { fields, ...rest } = spec;
    const schema = z.strictObject({
      type: z.literal(spec.type),
      by: z.string().check(z.maxLength(LONGEST_ACTOR)),
      frame: z.string().check(z.maxLength(LONGEST_FRAME)),
      ...fields,
    });
    let compiled: Read | null = null;
    const read: Read = (input) => {
      compiled ??= readerOf(schema);
      return compiled(input);
    };
    return { candidates: () => [{}], checks: [], ...rest, schema, read } as unknown as Move<S, Frame, Action, T>;
  };
}

/** Fields of actions. Amounts are whole and never absurd; ids come from lists that the title knows. */
export const field = {
  amount: () => field.upTo(1_000_000),
  /** A whole number from 0 to this. */
  upTo: (most: number) => z.int().check(z.minimum(0), z.maximum(most)),
  oneOf: (ids: readonly string[]) => z.enum(ids as [string, ...string[]]),
  /** One that may be left out. */
  optional: z.optional,
};
