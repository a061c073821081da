import { choices, deciders, firstRefusal, whyNot } from '@roundhouse/kernel';
import { isOpenCry, type OpenCry, openCry, openCryOf, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, players, Toy } from '../toy.ts';

const decided: OpenCry[] = [];
const auction = openCry<RailState, OpenCry>({
  step: 10,
  least: () => 20,
  most: (s, _, player) => s.cash[player]!,
  order: () => players.toReversed(),
  decided: (_, f) => decided.push(f),
});
const { refusing } = auction;
const kind = auction.kind(
  [
    refusing('barred', 'barred', 'Barred.'),
    refusing('own', 'own', 'Own.'),
    refusing('amount', 'amount', ({ least }) => `From ${least}.`),
    refusing('higher', 'higher', ({ bid }) => `Above ${bid}.`),
    refusing('money', 'money', ({ most }) => `Up to ${most}.`),
  ],
  () => 'Bid or decline',
);
const begun = (cash: Record<string, number> = {}, ...start: Parameters<typeof openCryOf>) =>
  new Toy({ cry: kind }, { ...blank, cash: { ...blank.cash, ...cash } }, {
    kind: 'cry',
    of: 'lot',
    ...openCryOf(...start),
  } satisfies OpenCry);
const asked = (toy: Toy) => deciders(toy.title, toy.s);
const refusal = (toy: Toy, by: string, amount: number): string | null =>
  firstRefusal('toy', kind.moves[0]!.checks, toy.s, toy.top, { type: 'bid', by, frame: 'cry/lot', amount } as never)
    ?.text ?? null;
const last = () => decided.at(-1)!;

describe('an open cry', () => {
  test('is over for a host when its winner decides what to do with the lot', () => {
    const cry = { kind: 'cry', of: 'lot', ...openCryOf(50, 'player1') };
    const winning = { kind: 'winning', of: 'lot', bid: 50, bidder: 'player1', barred: [] };
    expect([isOpenCry(cry), isOpenCry(winning)]).toEqual([true, false]);
  });

  test('asks everybody at once, in the order given, and takes a bid of anybody', () => {
    const toy = begun();
    expect(asked(toy)).toEqual(['player3', 'player2', 'player1']);
    toy.act('player1', 'bid', { amount: 20 });
    expect(asked(toy)).toEqual(['player3', 'player2']);
  });

  test('a bid asks all others again; it is over when all of them have declined', () => {
    const toy = begun().act('player3', 'bid', { amount: 20 }).act('player2', 'decline');
    toy.act('player1', 'bid', { amount: 30 });
    expect(asked(toy)).toEqual(['player3', 'player2']);
    toy.act('player3', 'decline').act('player2', 'decline');
    expect([toy.top.kind, last().bidder, last().bid]).toEqual(['table', 'player1', 30]);
  });

  test('a player who has declined may still raise while it runs', () => {
    const toy = begun().act('player3', 'bid', { amount: 20 }).act('player2', 'decline');
    expect(whyNot(toy.title, toy.s, { type: 'decline', by: 'player2', frame: 'cry/lot' })?.rule).toBe(
      'table:not-yours',
    );
    toy.act('player2', 'bid', { amount: 30 });
    expect(asked(toy)).toEqual(['player3', 'player1']);
  });

  test('a player who leaves is not asked any more, and may come back', () => {
    const toy = begun().act('player2', 'leave').act('player3', 'bid', { amount: 20 });
    toy.act('player1', 'bid', { amount: 30 });
    expect(asked(toy)).toEqual(['player3']);
    toy.act('player2', 'bid', { amount: 40 }).act('player1', 'bid', { amount: 50 });
    expect(asked(toy)).toEqual(['player3', 'player2']);
  });

  test('bids go up by steps, not above one’s own, as far as the money goes', () => {
    const toy = begun({ player2: 45 });
    expect([10, 25, 20].map((amount) => refusal(toy, 'player1', amount))).toEqual(['From 20.', 'From 20.', null]);
    toy.act('player1', 'bid', { amount: 30 });
    expect([refusal(toy, 'player1', 40), refusal(toy, 'player2', 30)]).toEqual(['Own.', 'Above 30.']);
    // The least is that which would be heard now.
    expect(refusal(toy, 'player2', 35)).toBe('From 40.');
    expect([refusal(toy, 'player2', 40), refusal(toy, 'player2', 50)]).toEqual([null, 'Up to 45.']);
    const [offer] = choices(toy.title, toy.s, 'player2', { type: 'bid' });
    expect(offer!.openFields).toEqual({ amount: { kind: 'range', min: 40, max: 40, step: 10 } });
    expect(choices(toy.title, toy.s, 'player1')).toEqual([]);
  });

  test('who cannot bid is taken as having declined; nobody at all ends it', () => {
    expect(asked(begun({ player1: 10, player2: 25 }))).toEqual(['player3', 'player2']);
    const toy = begun({ player1: 10, player2: 10 }).act('player3', 'decline');
    expect([toy.top.kind, last().bidder]).toEqual(['table', null]);
  });

  test('a bid made by itself stands until somebody raises it; who is barred does not', () => {
    const toy = begun({}, 35, 'bank', ['player2']);
    expect([asked(toy), refusal(toy, 'player2', 50), refusal(toy, 'player3', 30)]).toEqual([
      ['player3', 'player1'],
      'Barred.',
      'Above 35.',
    ]);
    toy.act('player3', 'decline').act('player1', 'decline');
    expect([last().bidder, last().bid]).toEqual(['bank', 35]);
  });
});
