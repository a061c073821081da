import { type AskedSetting, seedRng } from '@roundhouse/kernel';
import {
  cashAtStart,
  playerRecord,
  presetsOf,
  seats,
  sharesAtStart,
  stationsRecord,
  unstarted,
  untouched,
} from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, started } from './toy.ts';

const reading = (id: string, ...values: readonly string[]): AskedSetting => ({
  id,
  values,
  book: values[0]!,
  before: values[0]!,
  asks: '',
  answers: {},
  rule: '',
});

test('presets: every reading as in the book, or as on the site', () => {
  const { book, site } = presetsOf([{ ...reading('a', 'one', 'two'), site: 'two' }, reading('b', 'yes', 'no')]);
  expect(book).toEqual({ a: 'one', b: 'yes' });
  expect(site).toEqual({ a: 'two', b: 'yes' });
});

test('presets: a title that the site does not have is played by the book', () => {
  expect(presetsOf([reading('a', 'one', 'two')])).toEqual({ book: { a: 'one' } });
});

test('a game begins with the same for every player, and the sum of all money is nothing', () => {
  const cash = cashAtStart(seats(3), 400, ['A']);
  expect(cash).toEqual({ bank: -1200, player1: 400, player2: 400, player3: 400, A: 0 });
  expect(unstarted(['A'])).toEqual({ A: { status: 'unstarted', director: null, operated: false } });
});

test('a game begins with its settings and seats, nothing done and nothing on the map', () => {
  const setup = { players: 2, options: { a: 'x' }, readings: { b: 'y' }, seed: 1 };
  const rng = seedRng(1);
  expect(untouched(setup, seats(2), rng)).toEqual({
    options: { a: 'x' },
    readings: { b: 'y' },
    seq: 0,
    rng,
    players: ['player1', 'player2'],
    ended: null,
    tiles: {},
    market: { at: {}, order: [] },
  });
});

test('records tell shares in percent, and only what is owned', () => {
  const s = { ...started(blank, 'B', 'player1', { player1: 3 }), privates: { P1: 'player1', P2: 'B' } };
  expect(playerRecord(s, 'player1', ['A', 'B'], ['P1', 'P2'], 350)).toEqual({
    cash: 100,
    worth: 350,
    shares: { B: 30 },
    privates: ['P1'],
  });
  expect([stationsRecord([{ hex: 'A1', node: 1 }]), stationsRecord(undefined)]).toEqual([[['A1', 1]], []]);
});

test('shares that come with privates lie on them, also when several come with one company', () => {
  const privates = [
    { id: 'P1', comesWith: { company: 'A', shares: 3 } },
    { id: 'P2', comesWith: { company: 'A', shares: 2 } },
    { id: 'P3' },
  ];
  expect(sharesAtStart(['A', 'B'], 10, privates)).toEqual({ A: { ipo: 5, P1: 3, P2: 2 }, B: { ipo: 10 } });
});
