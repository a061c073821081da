import {
  directorsHold,
  except,
  fewestTrains,
  makeRoster,
  markersStand,
  poolLimitHolds,
  sizesHold,
  type RailState,
  trainLimit,
  trainLimitHolds,
  UNUSED,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, started } from '../toy.ts';
import { plainTrain } from '../trains/plain.ts';

describe('the law of directors', () => {
  const law = directorsHold(2);
  const broken = (s: RailState) => law.broken(s);
  test('holds for what has not started and for the one who holds the most', () => {
    expect(broken(blank)).toEqual([]);
    expect(broken(started(blank, 'A', 'player1', { player1: 3, player2: 3 }))).toEqual([]);
  });
  test('is broken without a director, by too few shares, by somebody with more', () => {
    const unled = started(blank, 'A', 'player1', { player1: 3 });
    const nobody = { ...unled.companies, A: { ...unled.companies['A']!, director: null } };
    expect(broken({ ...unled, companies: nobody })).toEqual(['A has no director']);
    const early = { ...blank.companies, B: { ...blank.companies['B']!, director: 'player1' } };
    expect(broken({ ...blank, companies: early })).toEqual(['B is unstarted and has a director']);
    expect(broken(started(blank, 'A', 'player1', { player1: 1 }))).toHaveLength(1);
    expect(broken(started(blank, 'A', 'player1', { player1: 2, player2: 3 }))).toHaveLength(1);
  });
  test('looks at all holders that a title names', () => {
    const s = started(blank, 'A', 'player1', { player1: 2, cousin: 3 });
    expect(broken(s)).toEqual([]);
    const withCousin = directorsHold(2, ({ players }: RailState) => [...players, 'cousin']);
    expect(withCousin.broken(s)).toEqual(['cousin holds more of A than its director']);
  });
  test('lets be those that may be without a director', () => {
    const s = started(blank, 'A', 'player1', { player1: 1 });
    const unled = { ...s, companies: { ...s.companies, A: { ...s.companies['A']!, director: null } } };
    const lenient = directorsHold<RailState>(2, undefined, (_, company) => company === 'A');
    expect([broken(unled), lenient.broken(unled)]).toEqual([['A has no director'], []]);
  });
  test('can rest while something is under way', () => {
    const law = except<RailState>((s) => s.phase === 'merging', directorsHold(2));
    const wrong = started(blank, 'A', 'player1', { player1: 1 });
    expect([law.name, law.broken(wrong).length, law.broken({ ...wrong, phase: 'merging' })]).toEqual([
      'directors',
      1,
      [],
    ]);
  });
});

test('a company that has started has a price, and nobody else', () => {
  const s = started(blank, 'A', 'player1', { player1: 2 });
  expect(markersStand.broken({ ...s, market: { at: { A: { row: 0, col: 0 } }, order: ['A'] } })).toEqual([]);
  expect(markersStand.broken(s)).toEqual(['A is started and has the wrong marker']);
  expect(markersStand.broken({ ...blank, market: { at: { B: { row: 0, col: 0 } }, order: ['B'] } })).toEqual([
    'B is unstarted and has the wrong marker',
  ]);
});

test('the pool holds so much of a company and no more', () => {
  const law = poolLimitHolds(5);
  expect(law.broken(started(blank, 'A', 'player1', { player1: 2, pool: 5 }))).toEqual([]);
  expect(law.broken(started(blank, 'A', 'player1', { player1: 2, pool: 6 }))).toEqual([
    'more than 5 shares of A are in the pool',
  ]);
});

test('the train limit is open while trains are discarded', () => {
  const roster = makeRoster([plainTrain('2', 3, 80)]);
  const law = trainLimitHolds(trainLimit<RailState>(roster, () => 1));
  const s = { ...blank, trains: { '2-1': 'A', '2-2': 'A', '2-3': 'B' } };
  expect(law.broken(s)).toEqual(['A has more trains than phase 2 allows']);
  expect(law.broken({ ...s, stack: [{ kind: 'discard', of: 'A' }] })).toEqual([]);
  const certificates = { name: 'certificates', most: () => 1, weight: () => 1 };
  const trains = { name: 'trains', most: () => 2, weight: fewestTrains };
  const both = trainLimitHolds<RailState>({ roster, measures: [trains, certificates] });
  expect(both.broken(s)).toEqual(['A has more certificates than phase 2 allows']);
});

test('the law of sizes: as many shares in use as the title says', () => {
  const law = sizesHold<RailState>((_, company) => (company === 'A' ? 5 : 10));
  const shares = { A: { player1: 2, A: 3, [UNUSED]: 45 }, B: { B: 10 } };
  expect(law.broken({ ...blank, shares })).toEqual([]);
  const grown = { ...shares, A: { player1: 2, A: 8, [UNUSED]: 40 } };
  expect(law.broken({ ...blank, shares: grown })).toEqual(['A uses 10 shares instead of 5']);
});
