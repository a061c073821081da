import type { Frame } from './frame.ts';
import type { Json } from './json.ts';
import type { Ending, EventOf, FrameOf, KernelState } from './state.ts';

/** Something that happened, for the log and for animation; never replayed. */
export interface GameEvent {
  readonly event: string;
  readonly [detail: string]: Json | undefined;
}

/** What the kernel itself says: the game is over. */
export type EndEvent = { readonly event: 'end'; readonly reason: string; readonly round: number };

/** A state on its way to the next: a copy of its own, into which only ledger functions put new tables. */
export interface Draft<S extends KernelState> {
  readonly s: S;
  readonly events: GameEvent[];
}

/** A draft that begins with this state; the state itself stays as it is. */
export const draftOf = <S extends KernelState>(s: S): Draft<S> => ({ s: { ...s }, events: [] });

/** For the ledger: puts new tables into the draft's own copy. The old ones stay untouched, so they can be shared. */
export function put<S extends KernelState>(g: Draft<S>, tables: Partial<S>): void {
  Object.assign(g.s, tables);
}

export function log<S extends KernelState>(g: Draft<S>, event: EventOf<S>): void {
  g.events.push(event);
}

/** A look ahead on a copy: the state that a change would lead to. Nothing of it stays. */
export function after<S extends KernelState>(s: S, change: (g: Draft<S>) => void): S {
  const g = draftOf(s);
  change(g);
  return g.s;
}

export function push<S extends KernelState>(g: Draft<S>, frame: FrameOf<S>): void {
  put<KernelState>(g, { stack: [...g.s.stack, frame] });
}

/** Puts a frame under another one: it comes when that, and what stands on it, is done. */
export function pushUnder<S extends KernelState>(g: Draft<S>, frame: FrameOf<S>, above: Frame): void {
  put<KernelState>(g, { stack: g.s.stack.toSpliced(indexOf(g.s.stack, above), 0, frame) });
}

/** Removes every frame that is over, wherever it stands; what stands on it stays. */
export function dropFrames<S extends KernelState>(g: Draft<S>, isOver: (frame: FrameOf<S>) => boolean): void {
  put<KernelState>(g, { stack: g.s.stack.filter((frame) => !isOver(frame)) });
}

/** Removes a frame and whatever still stands on it. */
export function pop<S extends KernelState>(g: Draft<S>, frame: Frame): void {
  const at = indexOf(g.s.stack, frame);
  put<KernelState>(g, { stack: g.s.stack.slice(0, at) });
}

/** Puts a frame's next form in its place; what stands on it stays. Gives the new form back. */
export function updateFrame<S extends KernelState, F extends Frame>(g: Draft<S>, frame: F, changes: Partial<F>): F {
  const at = indexOf(g.s.stack, frame);
  const next = { ...frame, ...changes };
  put<KernelState>(g, { stack: g.s.stack.with(at, next) });
  return next;
}

export function endGame<S extends KernelState>(g: Draft<S>, ending: Ending): void {
  put<KernelState>(g, { stack: [], ended: ending });
  log<KernelState>(g, { event: 'end', ...ending } satisfies EndEvent);
}

/** The innermost frame of a kind, if there is one. */
export function enclosing<F extends Frame>(s: KernelState, kind: F['kind']): F | undefined {
  return s.stack.findLast((frame) => frame.kind === kind) as F | undefined;
}

function indexOf(stack: readonly Frame[], frame: Frame): number {
  const at = stack.lastIndexOf(frame);
  if (at < 0) throw new Error(`frame ${frame.kind} is not on the stack`);
  return at;
}
