import { log, movesFor } from '@roundhouse/kernel';
import {
  byCards,
  inTurn,
  type OrderPolicy,
  passUnless,
  type PassingCards,
  type RailState,
  type StockRoundFrame,
  type StockTurnFrame,
  stockRounds,
} from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, Toy } from '../toy.ts';

const [ann, bob, cat] = blank.players as [string, string, string];
const bySeats = inTurn((s: RailState) => s.players);

interface Round extends StockRoundFrame {
  readonly passes: number;
  readonly cards: PassingCards;
}

/** A round in which players pass, or do something. */
function begin(order: OrderPolicy<RailState, Round>, first: string): Toy {
  const rounds = stockRounds<RailState, Round, StockTurnFrame>({
    order,
    begin: (of) => ({ kind: 'stockTurn', of }),
    over: (g, { turn, cards }) => log(g, { event: 'over', turn, cards: [...cards] }),
  });
  const move = movesFor<RailState>();
  const pass = passUnless<RailState, StockTurnFrame>([], (g, f) => rounds.endTurn(g, f, 'nothing', true));
  const act = move({
    type: 'act',
    fields: {},
    candidates: () => [{}],
    checks: [],
    apply: (g, f: StockTurnFrame) => rounds.endTurn(g, f, 'buy', false),
  });
  const kinds = {
    stockRound: rounds.kind,
    stockTurn: { actors: (_: RailState, f: StockTurnFrame) => [f.of], moves: [pass, act] },
  };
  const round: Round = { kind: 'stockRound', turn: first, sold: {}, last: null, passes: 0, cards: [] };
  return new Toy(kinds, blank, round);
}

/** Plays what each player does in turn: `x` passes, `o` acts. */
function play(toy: Toy, what: string): Toy {
  for (const one of what) toy.act((toy.top as StockTurnFrame).of, one === 'x' ? 'pass' : 'act');
  return toy;
}

test('by seats the round is over when all have passed in succession', () => {
  const toy = begin(bySeats, bob);
  expect(toy.top).toEqual({ kind: 'stockTurn', of: bob });
  expect(play(toy, 'xx').top).toEqual({ kind: 'stockTurn', of: ann });
  expect(play(toy, 'oxx').logged('over')).toEqual([]);
  expect(toy.top).toEqual({ kind: 'stockTurn', of: ann });
  expect(play(toy, 'x').logged('over')).toEqual([{ event: 'over', turn: bob, cards: [] }]);
  expect(toy.top.kind).toBe('table');
});

test('the round remembers the turn before', () => {
  const toy = play(begin(bySeats, ann), 'o');
  expect(toy.s.stack.at(-2)).toMatchObject({ turn: bob, last: { player: ann, did: 'buy' }, passes: 0 });
  expect(play(toy, 'x').s.stack.at(-2)).toMatchObject({ turn: cat, last: { player: bob, did: 'nothing' }, passes: 1 });
});

test('by cards turns follow the cards, and those of the other colour are taken by passing', () => {
  const toy = begin(
    byCards(() => [cat, ann, bob]),
    cat,
  );
  expect(play(toy, 'xox').top).toEqual({ kind: 'stockTurn', of: cat });
  expect(toy.s.stack.at(-2)).toMatchObject({ cards: [cat, bob] });
  // A player who acts gives the card back, and the others move up.
  expect(play(toy, 'ox').s.stack.at(-2)).toMatchObject({ cards: [bob, ann] });
  expect(play(toy, 'x').logged('over')).toEqual([]);
  expect(play(toy, 'x').logged('over')).toEqual([{ event: 'over', turn: ann, cards: [bob, ann, cat] }]);
});
