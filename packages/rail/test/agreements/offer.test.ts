import { field, frameName, movesFor } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  hasDeclined,
  leastOffer,
  type Offer,
  type OfferingStep,
  offerKind,
  pay,
  priceRange,
  type RailState,
  propose,
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
const made = (price: number) => ({ type: 'offer', by: 'player1', frame: 'step', price });
const offerOf = (price: number, needs: readonly string[] = ['player2']): Offer => ({
  kind: 'offer',
  of: 'P1',
  made: made(price),
  needs,
  terms: terms(price),
});
const move = movesFor<RailState>();
const kinds = {
  step: {
    actors: () => ['player1'],
    moves: [
      move({
        type: 'offer',
        fields: { price: field.amount() },
        candidates: () => [],
        checks: [{ rule: '1', passes: (now, _, a) => a.price <= cashOf(now, 'A'), says: 'More than the A has.' }],
        apply: (g, _, a) => propose(g, { of: 'P1', made: a, needs: ['player2', 'player3'], terms: terms(a.price) }),
      }),
      move({
        type: 'spend',
        ambient: true,
        fields: { sum: field.amount() },
        candidates: () => [],
        checks: [],
        apply: (g, _, a) => pay(g, 'A', BANK, a.sum, 'coal'),
      }),
    ],
  },
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
    expect(['P1', 'P2'].map((id) => hasDeclined(now, (one) => one['id'] === id))).toEqual([true, false]);
    expect([leastOffer(now, terms(1)), leastOffer(now, terms(1, 'P2'))]).toEqual([51, 1]);
    expect(priceRange(now, terms(1), 80)).toMatchObject({ min: 51, max: 80 });
    expect(priceRange(now, terms(1), 40)).toMatchObject({ min: 51, max: 51 });
  });
  test('lapses when what it is about belongs to somebody else', () => {
    const toy = new Toy(kinds, { ...s, privates: { P1: 'player3' } }, step, offerOf(50));
    expect([toy.top, toy.s.privates['P1']]).toEqual([step, 'player3']);
    expect(toy.logged('lapsed')).toEqual([{ event: 'lapsed', terms: terms(50) }]);
  });
  test('is judged again after all that is done meanwhile, by what judged it first', () => {
    const toy = new Toy(kinds, s, step).act('player1', 'offer', { price: 50 });
    const spend = (sum: number) => toy.act('player1', 'spend', { sum, frame: 'step' });
    spend(30).act('player3', 'accept');
    expect(toy.top).toMatchObject({ kind: 'offer', needs: ['player2'] });
    spend(1);
    expect([toy.top, toy.s.privates['P1'], cashOf(toy.s, 'A')]).toEqual([step, 'player2', 49]);
    expect(toy.logged('lapsed')).toEqual([{ event: 'lapsed', terms: terms(50) }]);
  });
  test('for a train stands as long as the director of its owner takes part', () => {
    const train = { ...offerOf(50), terms: { ...terms(50), thing: 'train', id: '2-1' } };
    const owned = (owner: string) => ({ ...started(s, 'B', 'player2', { player2: 2 }), trains: { '2-1': owner } });
    expect([owned('B'), owned('C')].map((now) => tradeStands(now, train))).toEqual([true, false]);
    expect(tradeStands(owned('C'), train, () => 'B')).toBe(true);
  });
  test('can be withdrawn by the player who made it, and has then not been declined', () => {
    const toy = new Toy(kinds, s, step, offerOf(50));
    toy.act('player1', 'withdraw');
    expect(toy.top).toBe(step);
    expect(toy.s.privates['P1']).toBe('player2');
  });
  test('to oneself needs no answer', () => {
    const g = draft({ ...s, stack: [step] });
    tradeWith(g, made(20), 'player1', terms(20, 'P2'), tradePrivate);
    expect([g.s.privates['P2'], g.s.cash['player1']]).toEqual(['A', 120]);
    tradeWith(g, made(20), 'player2', terms(20), tradePrivate);
    expect(frameName(g.s.stack.at(-1)!)).toBe('offer/P1');
  });
});
