import { frameName } from '@roundhouse/kernel';
import {
  leastOffer,
  type Offer,
  type OfferingStep,
  offerKind,
  priceHole,
  type RailState,
  tradePrivate,
  tradeStands,
  tradeTermsOf,
  type TradeTerms,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const terms = (price: number, id = 'P1'): TradeTerms => ({ thing: 'private', id, company: 'A', price });
const step: OfferingStep = { kind: 'step', declined: {} };
const offerOf = (price: number, needs: readonly string[] = ['player2']): Offer => ({
  kind: 'offer',
  of: 'P1',
  by: 'player1',
  needs,
  terms: terms(price),
});
const kinds = {
  step: { actors: () => ['player1'], moves: [] },
  offer: offerKind<RailState>(
    (g, offer) => tradePrivate(g, tradeTermsOf(offer)),
    () => 'Agree',
    tradeStands,
  ),
};
const s: RailState = {
  ...started(blank, 'A', 'player1', { player1: 2 }),
  cash: { ...blank.cash, A: 80 },
  privates: { P1: 'player2', P2: 'player1' },
};

describe('an offer', () => {
  test('moves nothing before all have agreed, and then everything', () => {
    const toy = new Toy(kinds, s, step, offerOf(50, ['player2', 'player3']));
    toy.act('player3', 'accept');
    expect([toy.s.privates['P1'], toy.s.cash['A']]).toEqual(['player2', 80]);
    toy.act('player2', 'accept');
    expect([toy.s.privates['P1'], toy.s.cash['A'], toy.s.cash['player2']]).toEqual(['A', 30, 150]);
    expect(toy.top).toBe(step);
  });
  test('is declined by one, and only more can be offered for the same', () => {
    const toy = new Toy(kinds, s, step, offerOf(50, ['player2', 'player3']));
    toy.act('player2', 'decline');
    const now = toy.top as OfferingStep;
    expect([49, 50, 51].map((price) => wasDeclined(now, terms(price)))).toEqual([true, true, false]);
    expect([leastOffer(now, terms(1)), leastOffer(now, terms(1, 'P2'))]).toEqual([51, 1]);
    expect(priceHole(now, terms(1), 80)).toMatchObject({ min: 51, max: 80 });
    expect(priceHole(now, terms(1), 40)).toMatchObject({ min: 51, max: 51 });
  });
  test('lapses when what it is about belongs to somebody else', () => {
    const toy = new Toy(kinds, { ...s, privates: { P1: 'player3' } }, step, offerOf(50));
    expect([toy.top, toy.s.privates['P1']]).toEqual([step, 'player3']);
    expect(toy.logged('lapsed')).toEqual([{ event: 'lapsed', terms: terms(50) }]);
  });
  test('for a train stands as long as the director of its owner takes part', () => {
    const train = { ...offerOf(50), terms: { ...terms(50), thing: 'train', id: '2-1' } };
    const owned = (owner: string) => ({ ...started(s, 'B', 'player2', { player2: 2 }), trains: { '2-1': owner } });
    expect([owned('B'), owned('C')].map((now) => tradeStands(now, train))).toEqual([true, false]);
    expect(tradeStands(owned('C'), train, () => 'B')).toBe(true);
  });
  test('can be withdrawn by whoever made it, and has then not been declined', () => {
    const toy = new Toy(kinds, s, step, offerOf(50));
    toy.act('player1', 'withdraw');
    expect(toy.top).toBe(step);
    expect(toy.s.privates['P1']).toBe('player2');
  });
  test('to oneself needs no answer', () => {
    const g = draft({ ...s, stack: [step] });
    tradeWith(g, 'player1', 'player1', terms(20, 'P2'), tradePrivate);
    expect([g.s.privates['P2'], g.s.cash['player1']]).toEqual(['A', 120]);
    tradeWith(g, 'player1', 'player2', terms(20), tradePrivate);
    expect(frameName(g.s.stack.at(-1)!)).toBe('offer/P1');
  });
});
