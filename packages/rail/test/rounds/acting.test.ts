import { updateFrame, movesFor } from '@roundhouse/kernel';
import {
  actingKind,
  type ActingTurn,
  actingTurn,
  endActing,
  hasJustActed,
  inTurn,
  oneAction,
  type RailState,
  type StockRoundFrame,
  stockRounds,
} from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, Toy } from '../toy.ts';

interface Round extends StockRoundFrame {
  readonly passes: number;
}

/** A stock round in which one sells, or buys A; `more` if a purchase can be gone on with, `sellers` who can sell. */
function begin(more: boolean, sellers: readonly string[]): Toy {
  const rounds = stockRounds<RailState, Round, ActingTurn>({
    order: inTurn((s) => s.players),
    begin: actingTurn,
    over: () => {},
  });
  const move = movesFor<RailState>();
  const sell = move({
    type: 'sell',
    fields: {},
    candidates: () => [{}],
    checks: [],
    apply(g, f: ActingTurn, a) {
      rounds.noteSold(g, a.by, 'B');
      updateFrame(g, f, { sold: true, again: null });
    },
  });
  const buy = move({
    type: 'buy',
    fields: {},
    candidates: () => [{}],
    checks: [],
    apply: (g, f: ActingTurn) => {
      updateFrame(g, f, { main: 'buy', again: more ? 'A' : null });
    },
  });
  const stockTurn = actingKind<RailState, ActingTurn, 'sell' | 'buy'>({
    moves: [sell, buy],
    pass: [{ rule: 'poor', passes: (s, f) => s.cash[f.of]! > 0, says: 'You must sell first.' }],
    canSell: (_, player) => sellers.includes(player),
    endTurn: endActing(rounds),
    asks: ['Sell or buy', 'Sell more'],
  });
  const round: Round = { kind: 'stockRound', turn: 'player1', passes: 0, sold: {}, last: null };
  return new Toy({ stockRound: rounds.kind, stockTurn }, blank, round);
}
const roundOf = (toy: Toy) => toy.s.stack.find(({ kind }) => kind === 'stockRound') as Round;

test('sales, the main action, sales, until the player ends the turn', () => {
  const toy = begin(false, ['player1']).act('player1', 'sell').act('player1', 'buy');
  expect(toy.top).toEqual({ kind: 'stockTurn', of: 'player1', sold: true, main: 'buy', again: null });
  toy.act('player1', 'sell').act('player1', 'pass');
  expect([toy.top.of, roundOf(toy).last, roundOf(toy).sold]).toEqual([
    'player2',
    { player: 'player1', did: 'buy' },
    { player1: ['B'] },
  ]);
  expect(toy.events.at(-1)).toEqual({ event: 'done', by: 'player1' });
});

test('it ends by itself when nothing could follow the main action', () => {
  expect(begin(false, []).act('player1', 'buy').top.of).toBe('player2');
  expect(begin(true, []).act('player1', 'buy').top).toMatchObject({ of: 'player1', again: 'A' });
});

test('only a turn in which nothing was done is a pass', () => {
  const toy = begin(false, []).act('player1', 'sell').act('player1', 'pass');
  expect([roundOf(toy).passes, roundOf(toy).last!.did]).toEqual([0, 'sell']);
  toy.act('player2', 'pass');
  expect([roundOf(toy).passes, toy.events.at(-1)]).toEqual([1, { event: 'pass', by: 'player2' }]);
});

test('who has just done the main action of a turn that is over', () => {
  const did = (last: Round['last']) => hasJustActed({ kind: 'stockRound', turn: 'x', sold: {}, last }, 'player1');
  expect([did({ player: 'player1', did: 'buy' }), did({ player: 'player1', did: 'sell' })]).toEqual([true, false]);
  expect([did({ player: 'player1', did: 'pass' }), did({ player: 'player2', did: 'buy' }), did(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the main action is one, unless more of the same company belongs to it', () => {
  const [one, more] = [oneAction('x', 'No.'), oneAction('x', 'No.', true)];
  const turn = actingTurn('player1');
  const bought = { ...turn, main: 'buy', again: 'A' };
  const passes = (check: typeof one, f: ActingTurn, company: string) => check.passes(blank, f, { company });
  expect([passes(one, turn, 'A'), passes(one, bought, 'A')]).toEqual([true, false]);
  expect([passes(more, turn, 'B'), passes(more, bought, 'A'), passes(more, bought, 'B')]).toEqual([true, true, false]);
  expect(passes(more, { ...bought, again: null }, 'A')).toBe(false);
});
