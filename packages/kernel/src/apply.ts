import { type Draft, draftOf, type GameEvent, put } from './draft.ts';
import { type Frame, frameName } from './frame.ts';
import { issueWords } from './issue.ts';
import type { LoggedAction, Move } from './move.ts';
import { firstRefusal, type Refusal } from './rule.ts';
import type { Actor, KernelState } from './state.ts';
import type { Title } from './title.ts';
import { misplaced, readBy } from './when.ts';

export type Applied<S extends KernelState> =
  | {
      readonly ok: true;
      readonly state: S;
      /** What the action itself has made, before the game went on by itself. */
      readonly done: S;
      readonly action: LoggedAction;
      readonly events: readonly GameEvent[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What an accepted action makes of a state. */
export interface Replayed<S extends KernelState> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** More steps than any chain of forced events takes: a frame that waits for nobody and never ends is a fault. */
const LONGEST_CHAIN = 10_000;

/** The next state, or a refusal that changes nothing. `input` may be anything at all. */
export function apply<S extends KernelState>(title: Title<S>, state: S, input: unknown): Applied<S> {
  const found = locate(title, state, input);
  if ('rule' in found) return { ok: false, refusal: found };
  const { move, frame, action } = found;
  const refusal = refusalOf(title, state, frame, move, action);
  if (refusal) return { ok: false, refusal };
  const g = nextDraft(state);
  move.apply(g, frame, action);
  const done = goesOn(title, g.s) ? { ...g.s } : g.s;
  settle(title, g);
  return { ok: true, state: g.s, done, action, events: g.events };
}

/**
 * The next state by an action that was accepted in this very state before, or that `choices` has just offered in it:
 * nothing of it is checked again. What comes from outside goes through `apply`.
 */
export const reapply = <S extends KernelState>(title: Title<S>, state: S, action: LoggedAction): S =>
  replayed(title, state, action).state;

/** The same with what it causes, to tell the past of a game that is known to be good. */
export function replayed<S extends KernelState>(title: Title<S>, state: S, action: LoggedAction): Replayed<S> {
  const found = openFor(title, state, action.type, action.frame);
  if (!found) throw new Error(`${title.id}: a recorded action, ${action.type}, finds no frame ${action.frame}`);
  const g = nextDraft(state);
  found.move.apply(g, found.frame, action);
  settle(title, g);
  return { state: g.s, events: g.events };
}

/** A draft of what comes after the next action. */
function nextDraft<S extends KernelState>(state: S): Draft<S> {
  const g = draftOf(state);
  put<KernelState>(g, { seq: state.seq + 1 });
  return g;
}

/** May the top frame do something by itself? */
function goesOn<S extends KernelState>(title: Title<S>, s: S): boolean {
  const top = s.stack.at(-1);
  return top !== undefined && title.frames[top.kind]!.advance !== undefined;
}

/** The one check of an action whose form is known to be right. */
export function refusalOf<S extends KernelState>(
  title: Title<S>,
  s: S,
  frame: Frame,
  move: Move<S>,
  action: LoggedAction,
): Refusal | null {
  const actors = actorsOf(title, s, frame, move);
  // A move can stay open below other frames and still be nobody's at the moment.
  if (actors.length === 0) return misplaced(title, s, action);
  if (!actors.includes(action.by)) return notYours(actors);
  return firstRefusal(title.id, move.checks, s, frame, action);
}

/** Why this would be refused now, if it would be. `input` may be anything at all. */
export function whyNot<S extends KernelState>(title: Title<S>, s: S, input: unknown): Refusal | null {
  const found = locate(title, s, input);
  return 'rule' in found ? found : refusalOf(title, s, found.frame, found.move, found.action);
}

/** Goes on by itself until a decision is needed or the game is over. */
export function settle<S extends KernelState>(title: Title<S>, g: Draft<S>): void {
  for (let steps = 0; steps < LONGEST_CHAIN; steps++) {
    const top = g.s.stack.at(-1);
    if (!top) return;
    const kind = title.frames[top.kind]!;
    if (!kind.advance?.(g, top, title)) return;
  }
  throw new Error(`${title.id}: the game goes on without end in ${frameName(g.s.stack.at(-1)!)}`);
}

export function actorsOf<S extends KernelState>(title: Title<S>, s: S, frame: Frame, move: Move<S>): readonly Actor[] {
  return move.actors ? move.actors(s, frame) : title.frames[frame.kind]!.actors(s, frame);
}

/** The moves that a frame offers now: all of the top frame, the ambient ones of those below. */
export function openMoves<S extends KernelState>(title: Title<S>, s: S): { frame: Frame; move: Move<S> }[] {
  const open: { frame: Frame; move: Move<S> }[] = [];
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]!;
    for (const move of title.frames[frame.kind]!.moves) {
      if (move.ambient || i === s.stack.length - 1) open.push({ frame, move });
    }
  }
  return open;
}

type Located<S extends KernelState> = { frame: Frame; move: Move<S>; action: LoggedAction };

function locate<S extends KernelState>(title: Title<S>, s: S, input: unknown): Located<S> | Refusal {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return malformed('It is not an object.');
  const { type, frame: name } = input as Partial<LoggedAction>;
  if (typeof type !== 'string') return malformed('Its type is missing.');
  if (typeof name !== 'string') return malformed('Its frame is missing.');
  if (s.ended) return { rule: 'table:over', text: 'The game is over.' };
  const found = openFor(title, s, type, name);
  if (!found) return misplaced(title, s, input as LoggedAction);
  const action = readBy(found.move, input);
  if (action) return { ...found, action };
  if (actorsOf(title, s, found.frame, found.move).length === 0) return misplaced(title, s, input as LoggedAction);
  const { error } = found.move.schema.safeParse(input);
  return malformed(`${sentence(issueWords(error!.issues[0]!, input))}.`);
}

/** The open frame of that name, and its move of that type. */
function openFor<S extends KernelState>(
  title: Title<S>,
  s: S,
  type: string,
  name: string,
): { readonly frame: Frame; readonly move: Move<S> } | null {
  const top = s.stack.length - 1;
  for (let i = top; i >= 0; i--) {
    const frame = s.stack[i]!;
    const move = title.frames[frame.kind]!.moves.find((m) => m.type === type);
    if (move && (i === top || move.ambient) && frameName(frame) === name) return { frame, move };
  }
  return null;
}

const notYours = (who: readonly Actor[]): Refusal => ({
  rule: 'table:not-yours',
  text: who.length > 0 ? `This is for ${who.join(' or ')} to decide.` : 'Nobody can do that now.',
});

const malformed = (why: string): Refusal => ({ rule: 'table:malformed', text: `This action cannot be read. ${why}` });

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
