import {
  asGoodAsShown,
  beatsShown,
  chosenWays,
  revenueAsClaimed,
  type RailState,
  type RunFrame,
  type RunJudge,
  type RunAction,
  runLimits,
  shownFor,
  shownToo,
  tiesEarnAsMuch,
  type TrainSpec,
  waysOf,
} from '@roundhouse/rail';
import type { Check } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { blank } from '../toy.ts';

/** Every run earns 50. */
const judge = { revenueOf: () => 50 } as unknown as RunJudge<RailState, RunFrame>;
const run: RunAction = { routes: [] };
const after = (shown: number | null): RunFrame => ({
  kind: 'run',
  of: 'A',
  indicated: shown === null ? null : { routes: [], revenue: shown },
});

describe('what was shown', () => {
  test('must be reached by the run, unless it is free', () => {
    const strict = asGoodAsShown(judge, 'best', (shown, earned) => `${shown} not ${earned}`);
    expect([null, 50, 51].map((shown) => strict.passes(blank, after(shown), run))).toEqual([true, true, false]);
    expect(typeof strict.says === 'string' ? '' : strict.says(blank, after(60), run)).toBe('60 not 50');
    const free = asGoodAsShown(
      judge,
      'best',
      () => '',
      (s) => s.phase === '2',
    );
    expect(free.passes(blank, after(60), run)).toBe(true);
    expect(free.passes({ ...blank, phase: '3' }, after(60), run)).toBe(false);
  });
  test('is spoken of in the same words by all books', () => {
    const limits = runLimits(judge, (sum) => `$${sum}`);
    const shown = { ...run, revenue: 60 };
    const said = ({ says }: Check<RailState, RunFrame, typeof shown>): string =>
      typeof says === 'string' ? says : says(blank, after(60), shown);
    expect([limits.asGoodAsShown('a'), limits.asGoodAsFound('b')].map(said)).toEqual([
      'A run for $60 has been shown, and this one earns $50: run the better one.',
      'This run earns $50; a run for $60 has been found and must be used.',
    ]);
    expect([limits.asClaimed('c'), limits.beatsShown('d')].map(said)).toEqual([
      'These routes earn $50, not $60.',
      'A run for $60 has already been shown.',
    ]);
    expect(limits.asGoodAsShown('e', () => true).passes(blank, after(60), run)).toBe(true);
  });
  test('must be true', () => {
    const check = revenueAsClaimed(judge, 'sum', () => '');
    expect([40, 50].map((revenue) => check.passes(blank, after(null), { ...run, revenue }))).toEqual([false, true]);
  });
  test('must be beaten by anyone who shows more', () => {
    const check = beatsShown<RailState, RunFrame>('better', () => '');
    expect([null, 49, 50].map((shown) => check.passes(blank, after(shown), { ...run, revenue: 50 }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('stands beside other runs that earn as much, each shown once', () => {
    const check = tiesEarnAsMuch(judge, 'ties', '');
    const by = (train: string) => [{ train, path: [] }];
    const shown = (revenue: number, ...ties: string[]): boolean =>
      check.passes(blank, after(null), { routes: by('a'), revenue, ties: ties.map(by) });
    expect([shown(50), shown(50, 'b', 'c'), shown(40, 'b')]).toEqual([true, true, false]);
    expect([shown(50, 'a'), shown(50, 'b', 'b')]).toEqual([false, false]);
  });

  test('is asked of a run by powers only where it uses no other powers', () => {
    const by = (...powers: string[]) => ({ routes: powers.map((power, i) => ({ train: `${i}`, path: [], power })) });
    const f = shownToo(shownToo(after(40), { ...by('a'), revenue: 55 }), { ...by('a', 'b'), revenue: 70 });
    expect([shownFor(f, []), shownFor(f, by('a').routes), shownFor(f, by('b').routes)]).toEqual([40, 55, 40]);
    expect(shownFor(f, by('b', 'a').routes)).toBe(70);
    const strict = asGoodAsShown(judge, 'best', () => '');
    expect([by(), by('b'), by('a')].map((a) => strict.passes(blank, { ...after(40), ...f }, a))).toEqual([
      true,
      true,
      false,
    ]);
    // One for each choice of powers: the next of the same takes its place.
    expect(shownFor({ ...after(40), ...shownToo(f, { ...by('a'), revenue: 60 }) }, by('a').routes)).toBe(60);
  });
});

test('trains by powers are ways of the same cards, of which one is chosen', () => {
  const train = { id: '2+-1', kind: '2+', limits: [{ kinds: ['city'], max: 2 }] } as unknown as TrainSpec;
  const ways = waysOf([train], { more: () => ({ multiplier: 2 }), none: () => undefined });
  expect(ways.map(({ id, kind, power, card, face, multiplier }) => [id, kind, power, card, face, multiplier])).toEqual([
    ['2+-1', '2+', undefined, '2+-1', '', undefined],
    ['2+-1', '2+ more', 'more', '2+-1', 'more', 2],
  ]);
  expect(chosenWays(ways, {})).toEqual([ways[0]]);
  expect(chosenWays(ways, { '2+-1': 'more' })).toEqual([ways[1]]);
  expect(waysOf([train], {})).toEqual([train]);
});
