/** A table in a test: its entries kept as any host keeps them, and everybody at it speaking for one seat. */
import {
  actionsTo,
  choices,
  type Envelope,
  fill,
  type LoggedAction,
  emptyPast,
  type Past,
  type PlayerId,
  reapply,
  redoable,
  start,
  withAction,
  withRedo,
  withUndo,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { add, decide, type Decision, needsRecall, type Recall, type Table, tableOf, type Wish } from '../src/index.ts';

export class AtTable {
  readonly #first: RailState;
  readonly entries: Envelope[] = [];
  table: Table;
  /** The clock of the host. */
  now = 1_000;

  constructor(title: RailTitle, players: number, settings: Partial<Pick<Table, 'undo'>> = {}) {
    this.#first = start(title, { players, seed: 1 }).state;
    const seats = this.#first.players.map((player, i) => ({
      player,
      name: ['Ada', 'Bram', 'Cato', 'Dirk', 'Els'][i]!,
      kind: 'remote' as const,
    }));
    this.table = tableOf({ title, state: this.#first, n: 0, last: undefined, seats, ...settings });
  }

  /** What comes of a wish; whatever is done is kept. */
  wish(wish: Wish, ...seats: readonly PlayerId[]): Decision<RailState> {
    const recall = needsRecall(this.table, wish) ? this.#recall() : undefined;
    return this.#keep(decide(this.table, { wish, seats }, this.now, recall));
  }

  act(
    entry: { readonly by: string; readonly [field: string]: unknown },
    ...seats: readonly PlayerId[]
  ): Decision<RailState> {
    return this.wish({ kind: 'act', entry, after: this.table.n }, ...(seats.length > 0 ? seats : [entry.by]));
  }

  /** What the host does by itself. */
  host(action: LoggedAction): Decision<RailState> {
    return this.#keep(add(this.table, action, this.now));
  }

  #keep(decision: Decision<RailState>): Decision<RailState> {
    if (decision.kind === 'done') this.entries.push(...decision.entries);
    if (decision.kind === 'done' || decision.kind === 'asked') this.table = decision.table;
    return decision;
  }

  #recall(): Recall<RailState> {
    const { title } = this.table;
    const stateAt: Recall<RailState>['stateAt'] = (point) =>
      actionsTo(point).reduce((s, action) => reapply(title, s, action), this.#first);
    return { past: pastOf(this.entries), stateAt };
  }
}

function pastOf(entries: readonly Envelope[]): Past {
  let past = emptyPast();
  for (const entry of entries) {
    if (!('action' in entry)) continue;
    const { action } = entry;
    if (action.type === 'undo') past = withUndo(past, action as never);
    else if (action.type === 'redo') past = withRedo(redoable(past, action as never, true) as never);
    else past = withAction(past, action as LoggedAction);
  }
  return past;
}

/** The first action that a player could choose, of this type where one is named. */
export function choiceOf(table: Table, by: PlayerId, type?: string): LoggedAction {
  const [choice] = choices(table.title, table.state, by, type === undefined ? {} : { type });
  if (!choice) throw new Error(`${by} has no choice`);
  return fill(choice);
}
