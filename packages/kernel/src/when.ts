import { closed } from './sanitize.ts';
import { UNREAD } from './form.ts';
import { type Frame, type FrameKind, frameName } from './frame.ts';
import type { LoggedAction, Move } from './move.ts';
import { type Check, firstRefusal, type Refusal } from './rule.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** A rule that gives a move its time. It is asked when no open frame takes the action, so its form may be wrong. */
export type When<S> = Check<S, null, LoggedAction>;

/** The last rule of a move's `when`: where it belongs. Whatever was not refused before comes at the wrong time, by this rule. */
export const onlyThen = <S>(rule: string, says: When<S>['says']): When<S> => ({ rule, passes: () => false, says });

/** The whose-part of the frame that an action names: the company, player or private after the stroke. */
export const namedIn = ({ frame }: Pick<LoggedAction, 'frame'>): string | undefined => frame.split('/')[1];

/** Puts `when` on the moves of a frame that a mechanic has made: it knows no title's rules. */
export const timed = <S extends KernelState, F extends Frame, T extends string>(
  kind: FrameKind<S, F, T>,
  when: Readonly<Partial<Record<T, readonly When<S>[]>>>,
): FrameKind<S, F, T> => ({
  ...kind,
  moves: kind.moves.map((move) => ({ ...move, when: when[move.type] ?? move.when ?? [] })),
});

/** One check that such an action is asked. */
export interface Asked {
  readonly rule: string;
  readonly refusal: () => Refusal | null;
}

/**
 * What an action that no open frame takes is asked, in this order: the rules that give its move a time; if its step was
 * passed over and its form is right, all that the move itself asks; and last where it belongs, the end of its `when`.
 */
export function askedOutOfTime<S extends KernelState>(title: Title<S>, s: S, action: LoggedAction): Asked[] {
  const move = moveMeant(title, action);
  if (!move) return [];
  const when = (move.when ?? []).map((check) => asking(title, check, s, null, action));
  const frame = move.passedOver?.(s, action);
  const read = frame && readBy(move, action);
  const judged = read ? move.checks.map((check) => asking(title, check, s, frame, read)) : [];
  return [...when.slice(0, -1), ...judged, ...when.slice(-1)];
}

/** Why an action that no open frame takes is refused: by its own rules, or else since it answers another question. */
export function misplaced<S extends KernelState>(title: Title<S>, s: S, action: LoggedAction): Refusal {
  for (const asked of askedOutOfTime(title, s, action)) {
    const refusal = asked.refusal();
    if (refusal) return refusal;
  }
  return stale(title, s);
}

const asking = <S extends KernelState, F, A>(title: Title<S>, check: Check<S, F, A>, s: S, f: F, a: A): Asked => ({
  rule: `${title.id}:${check.rule}`,
  refusal: () => firstRefusal(title.id, [check], s, f, a),
});

/** The move of that type: in the kind of frame that the action names, else in the first kind that has one. */
function moveMeant<S extends KernelState>(title: Title<S>, { type, frame }: LoggedAction): Move<S> | undefined {
  const named = frame.split('/')[0]!;
  const kinds = Object.entries(title.frames);
  const moveIn = (kind: (typeof kinds)[number] | undefined) => kind?.[1].moves.find((move) => move.type === type);
  return moveIn(kinds.find(([kind]) => kind === named)) ?? moveIn(kinds.find(moveIn));
}

/** The action, if its form is right. */
export function readBy<S extends KernelState>({ read, schema }: Move<S>, input: unknown): LoggedAction | null {
  const quick = read(input);
  if (quick !== UNREAD) return quick as LoggedAction;
  const parsed = schema.safeParse(input);
  return parsed.success ? (parsed.data as LoggedAction) : null;
}

function stale<S extends KernelState>(title: Title<S>, s: S): Refusal {
  const now = s.stack.at(-1);
  const asked = now ? (title.frames[now.kind]?.asks?.(s, now) ?? frameName(now)) : 'nothing';
  return { rule: 'table:stale', text: `The game has moved on. Now: ${closed(asked)}` };
}
