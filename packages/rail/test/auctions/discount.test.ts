import { firstRefusal } from '@roundhouse/kernel';
import { type DiscountAuction, discountAuction, moveShares, movePrivate, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, players, Toy } from '../toy.ts';

const faces: Readonly<Record<string, number>> = { P1: 60, P2: 100, P3: 150 };
const over: string[] = [];
const auction = discountAuction<RailState>({
  lots: Object.keys(faces),
  step: 20,
  actions: 2,
  face: (lot) => faces[lot]!,
  order: () => players,
  take(g, lot, player) {
    movePrivate(g, lot, player);
    if (lot === 'P2') moveShares(g, 'A', 'A', player, 1);
  },
  over: (g) => over.push(g.s.stack.at(-1)!.kind),
});
const { refusingPurchase, refusingDiscount } = auction;
const kind = auction.kind({
  buyLot: [
    refusingPurchase('sold', 'sold', 'Sold.'),
    refusingPurchase('own', 'own', 'Own.'),
    refusingPurchase('bound', 'bound', ({ free }) => `Take ${free.join()}.`),
    refusingPurchase('money', 'money', ({ price, cash }) => `${price} of ${cash}.`),
  ],
  discount: [
    refusingDiscount('sold', 'sold', 'Sold.'),
    refusingDiscount('bound', 'bound', ({ free }) => `Take ${free.join()}.`),
    refusingDiscount('alone', 'alone', 'Alone.'),
  ],
  asks: () => 'Buy, or make cheaper',
});

const s: RailState = { ...blank, privates: { P1: 'bank', P2: 'bank', P3: 'bank' } };
const begun = (cash: Readonly<Record<string, number>> = {}, lots = Object.keys(faces)): Toy => {
  const state = { ...s, cash: { ...s.cash, ...cash } };
  return new Toy({ privateAuction: kind }, state, auction.begin(state, lots, 'player1'));
};
const frame = (toy: Toy): DiscountAuction => toy.top as DiscountAuction;
/** The rule by which an action of the player on turn is refused. */
function refusal(toy: Toy, type: 'buyLot' | 'discount', lot: string): string | null {
  const move = kind.moves.find((one) => one.type === type)!;
  const action = { type, by: frame(toy).turn, frame: 'privateAuction', private: lot };
  return firstRefusal('toy', move.checks, toy.s, toy.top, action as never)?.rule.replace('toy:', '') ?? null;
}
const buy = (toy: Toy, lot: string): Toy => toy.act(frame(toy).turn, 'buyLot', { private: lot });
const cheaper = (toy: Toy, lot: string): Toy => toy.act(frame(toy).turn, 'discount', { private: lot });

describe('an auction by discounts', () => {
  test('two actions a turn, and prices that fall for good, never below nothing', () => {
    const toy = cheaper(cheaper(begun(), 'P1'), 'P1');
    expect([frame(toy).turn, auction.price(frame(toy), 'P1')]).toEqual(['player2', 20]);
    cheaper(cheaper(toy, 'P1'), 'P1');
    expect([frame(toy).turn, auction.price(frame(toy), 'P1'), frame(toy).free]).toEqual(['player3', 0, ['P1']]);
  });

  test('what is bought is paid to the bank and goes with all that comes with it', () => {
    const toy = buy(begun(), 'P2');
    expect([toy.s.privates['P2'], toy.s.cash['player1'], toy.s.shares['A']]).toEqual([
      'player1',
      0,
      { A: 9, player1: 1 },
    ]);
    expect([refusal(toy, 'buyLot', 'P2'), refusal(toy, 'discount', 'P2'), refusal(toy, 'buyLot', 'P1')]).toEqual([
      'sold',
      'sold',
      'money',
    ]);
  });

  test('nobody buys what they made cheaper in the same turn', () => {
    const toy = cheaper(begun(), 'P1');
    expect([refusal(toy, 'buyLot', 'P1'), refusal(toy, 'buyLot', 'P2')]).toEqual(['own', null]);
  });

  test('what cost nothing before the turn has to be taken in it', () => {
    const toy = cheaper(cheaper(cheaper(cheaper(begun(), 'P1'), 'P1'), 'P1'), 'P2');
    expect([refusal(toy, 'discount', 'P3'), refusal(toy, 'buyLot', 'P2')]).toEqual(['bound', null]);
    buy(toy, 'P2');
    expect([refusal(toy, 'buyLot', 'P3'), refusal(toy, 'discount', 'P3')]).toEqual(['bound', 'bound']);
    buy(toy, 'P1');
    expect([toy.s.cash['player3'], frame(toy).turn, refusal(toy, 'discount', 'P3')]).toEqual([20, 'player1', null]);
  });

  test('a player who alone can pay must buy, as long as there is something to buy', () => {
    const rich = { player1: 200, player2: 50, player3: 0 };
    const toy = begun(rich);
    expect([refusal(toy, 'discount', 'P2'), refusal(begun({ ...rich, player2: 60 }), 'discount', 'P2')]).toEqual([
      'alone',
      null,
    ]);
    buy(toy, 'P3');
    // ƒ50 are left: nothing can be bought, so prices may fall.
    expect(refusal(toy, 'discount', 'P2')).toBeNull();
  });

  test('it is over with the last lot', () => {
    const toy = begun({}, ['P1']);
    buy(toy, 'P1');
    expect([over, toy.top.kind, toy.logged('privateSold')]).toEqual([
      ['table'],
      'table',
      [{ event: 'privateSold', private: 'P1', to: 'player1', price: 60 }],
    ]);
  });
});

test('a turn can be handed on, and a player who is no longer in the order does not count among the others', () => {
  let order = players;
  const some = discountAuction<RailState>({
    lots: Object.keys(faces),
    step: 20,
    actions: 2,
    face: (lot) => faces[lot]!,
    order: () => order,
    take: () => {},
    over: () => {},
  });
  const kinds = { privateAuction: some.kind({ buyLot: [], discount: [], asks: () => '' }) };
  const poor = { ...s, cash: { ...s.cash, player1: 500, player3: 10 } };
  const toy = new Toy(kinds, poor, some.begin(poor, Object.keys(faces), 'player1'));
  cheaper(toy, 'P1');
  order = ['player2', 'player3'];
  const g = draft(toy.s);
  some.handOn(g, frame(toy), 'player2');
  expect(g.s.stack.at(-1)).toMatchObject({ turn: 'player2', actions: 2, discounted: [], alone: true });
});
