/** A game that is played through the referee where nobody is waited for: simulations, benchmarks, tests. */
import type { Applied } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { add } from './entries.ts';
import { indication } from './indication.ts';
import { type Choose, nextOf } from './next.ts';
import { decide } from './referee.ts';
import { type Table, tableOf } from './table.ts';
import type { Decision } from './wish.ts';

/** What comes next: the host shows the best run, else somebody acts as `choose` says. Null if nobody has anything to do. */
export function playStep<S extends RailState>(before: Table<S>, choose: Choose<S>): Decision<S> | null {
  const { title, state, last } = before;
  const next = nextOf({ title, state, last, bots: state.players }, before.deadEnds);
  if (next.kind === 'over') return null;
  const shown = next.kind === 'search' ? indication(title, state) : null;
  if (shown) return add(before, shown, 0);
  // There is nothing better to show than is known, so nobody has to wait for it.
  const table = { ...before, deadEnds: { ...before.deadEnds, search: true } };
  const action = choose(state);
  const asked = action && { wish: { kind: 'act', entry: action, after: table.n } as const, seats: [action.by] };
  return asked && decide(table, asked, 0);
}

/** A table of bots at its first state. */
export const tableOfBots = <S extends RailState>(title: RailTitle<S>, state: S): Table<S> =>
  tableOf({
    title,
    state,
    n: 0,
    last: undefined,
    seats: state.players.map((player) => ({ player, name: player, kind: 'bot' })),
  });

/** An action that was done, and the position before it. */
export interface Step<S extends RailState> {
  readonly before: S;
  readonly done: Extract<Applied<S>, { ok: true }>;
}

/** A game that is played to its end, or for as long as somebody looks. */
export function* playOn<S extends RailState>(title: RailTitle<S>, first: S, choose: Choose<S>): Generator<Step<S>> {
  let table = tableOfBots(title, first);
  while (!table.state.ended) {
    const decision = playStep(table, choose);
    if (!decision) throw new Error('nobody has a choice');
    if (decision.kind !== 'done' || !decision.applied)
      throw new Error(`a choice is refused: ${JSON.stringify(decision)}`);
    yield { before: table.state, done: decision.applied };
    table = decision.table;
  }
}
