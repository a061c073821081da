import { deciders, History, newGame, type PlayerId } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { type Seat, TableKeeper } from '../src/index.ts';
import { choiceOf } from './table.ts';

const holland = anyTitle(soh);
const seats: readonly Seat[] = ['Ada', 'Bram', 'Cato'].map((name, i) => ({
  player: `player${i + 1}`,
  name,
  kind: 'here',
}));
const all = seats.map(({ player }) => player);

function kept() {
  const history = new History<RailState>(holland, newGame(holland, { players: ['Ada', 'Bram', 'Cato'], seed: 1 }));
  const keeper = new TableKeeper(holland, history, seats);
  const act = (request?: string) => {
    const [by] = deciders(holland, history.state) as [PlayerId];
    const wish = { kind: 'act', entry: choiceOf(keeper.table, by), after: keeper.table.n } as const;
    return { wish, decision: keeper.decide({ wish, seats: all, request }, 1000) };
  };
  return { history, keeper, act };
}

describe('a table kept in memory', () => {
  test('what is decided stands in the history, as if it had been played there', () => {
    const { history, keeper, act } = kept();
    for (let i = 0; i < 8; i++) expect(act().decision.kind).toBe('done');
    const again = History.open(holland, history.toFile());
    expect(history.state).toBe(keeper.table.state);
    expect(again.state).toEqual(history.state);
    expect(history.at(3)).toEqual(again.at(3));
    expect([keeper.table.n, keeper.table.last]).toEqual([8, again.lastAction]);
  });

  test('undo and redo lead back and forth, and their entries are recorded', () => {
    const { history, keeper, act } = kept();
    const { decision } = act();
    const by = (decision as { table: { last: { by: string } } }).table.last.by;
    const { state } = keeper.table;
    const undo = { type: 'undo', by, to: 0 };
    expect(keeper.decide({ wish: { kind: 'act', entry: undo, after: 1 }, seats: all }, 1000).kind).toBe('done');
    expect([history.length, keeper.table.state.seq]).toEqual([0, 0]);
    const redo = { type: 'redo', by };
    expect(keeper.decide({ wish: { kind: 'act', entry: redo, after: 2 }, seats: all }, 1000).kind).toBe('done');
    expect(keeper.table.state).toEqual(state);
    expect(History.open(holland, history.toFile()).state).toEqual(state);
  });

  test('a request that is asked again is done once', () => {
    const { history, keeper, act } = kept();
    const { wish } = act('mine');
    expect(keeper.decide({ wish, seats: all, request: 'mine' }, 2000)).toMatchObject({
      kind: 'again',
      known: { n: 1 },
    });
    expect(history.entries).toHaveLength(1);
  });

  test('what nothing came of is remembered until something is done', () => {
    const { keeper, act } = kept();
    keeper.addDeadEnds({ search: true });
    keeper.addDeadEnds({ bots: ['player1'] });
    keeper.addDeadEnds({ bots: ['player2'] });
    expect(keeper.table.deadEnds).toEqual({ search: true, bots: ['player1', 'player2'], bids: [] });
    keeper.decide({ wish: { kind: 'agree', by: ['player1', 'player2'], text: 'Peace' }, seats: all }, 1000);
    expect(keeper.table.deadEnds.search).toBe(true);
    act();
    expect(keeper.table.deadEnds).toEqual({});
  });

  test('goes on where others have left a game, with the player who sits there now', () => {
    const { history, keeper, act } = kept();
    keeper.decide({ wish: { kind: 'seat', player: 'player2', to: 'random' }, seats: all }, 1000);
    act();
    const other = new TableKeeper(holland, history, seats);
    expect(other.table).toEqual(keeper.table);
    const { entries, ...header } = history.toFile();
    const shorter = new History<RailState>(holland, header);
    shorter.replayNote((entries[0] as { note: never }).note);
    keeper.resume(shorter, {});
    expect([keeper.table.n, keeper.table.seats[1]!.kind]).toEqual([1, 'bot']);
  });
});
