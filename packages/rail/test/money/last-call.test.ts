import { type Action, type FrameKind, firstRefusal, pop } from '@roundhouse/kernel';
import {
  cashOf,
  lastCallKind,
  type LastCallFrame,
  offerKind,
  type RailState,
  tradeTermsOf,
  tradeTrain,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, started, Toy } from '../toy.ts';

/** The first player's A needs a train; B of the second player has one, and can ask up to 30 for it. */
const s: RailState = {
  ...started(started(blank, 'A', 'player1', { player1: 5 }), 'B', 'player2', { player2: 5 }),
  trains: { '2-1': 'B' },
  cash: { ...blank.cash, A: 30 },
};
const call: LastCallFrame = { kind: 'lastCall', of: 'A', asked: ['player2', 'player3'], declined: {} };

const kinds = {
  lastCall: lastCallKind<RailState, LastCallFrame>({
    trains: ['2-1', '2-2'],
    trainsOf: (from, player) => (from.companies['B']!.director === player ? ['2-1'] : []),
    most: (from, f) => cashOf(from, f.of),
    rules: { call: '1', price: '2', declined: '3' },
    atHand: (from, f) => cashOf(from, f.of),
    money: (sum) => `$${sum}`,
    isMet: (from) => from.trains['2-1'] === 'A',
    fail(g, f) {
      pop(g, f);
      g.events.push({ event: 'failed' });
    },
  }),
  offer: offerKind<RailState>(
    (g, offer) => tradeTrain(g, tradeTermsOf(offer)),
    () => '',
  ) as FrameKind<RailState, never>,
};
const toy = () => new Toy(kinds, s, call);
const offered = { type: 'offerTrain', frame: 'lastCall/A', train: '2-1' };
const refused = (f: LastCallFrame, by: string, price: number) =>
  firstRefusal('toy', kinds.lastCall.moves[0]!.checks, s, f, { ...offered, by, price } as Action)?.text;

describe('a last call', () => {
  test('asks one after the other, and fails when nobody offers', () => {
    const t = toy().act('player2', 'pass').act('player3', 'pass');
    expect([t.top.kind, t.logged('failed').length]).toEqual(['table', 1]);
  });

  test('is over when the company has its train', () => {
    const t = toy().act('player2', 'offerTrain', { train: '2-1', price: 30 }).act('player1', 'accept');
    expect([t.top.kind, t.logged('failed').length, cashOf(t.s, 'B')]).toEqual(['table', 0, 30]);
  });

  test('goes on with the same player after a refusal, who can then only ask for less', () => {
    const t = toy().act('player2', 'offerTrain', { train: '2-1', price: 20 }).act('player1', 'decline');
    const f = t.top as LastCallFrame;
    expect(f.asked).toEqual(['player2', 'player3']);
    expect([refused(f, 'player2', 20), refused(f, 'player2', 19)]).toEqual([
      '$20 was declined for this train: ask for less.',
      undefined,
    ]);
    const [candidate] = kinds.lastCall.moves[0]!.candidates(t.s, f, 'player2', {});
    expect(candidate).toMatchObject({ fields: { train: '2-1' }, openFields: { price: { min: 1, max: 19 } } });
  });

  test('takes only a train of the one who offers it, for a price that can be paid', () => {
    expect(refused(call, 'player3', 5)).toBe('You can offer only trains of companies you direct.');
    expect([0, 1, 30, 31].map((price) => refused(call, 'player2', price))).toEqual([
      'Offer it for $1 to $30.',
      undefined,
      undefined,
      'Offer it for $1 to $30.',
    ]);
  });
});
