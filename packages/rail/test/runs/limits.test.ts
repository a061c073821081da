import {
  asGoodAsShown,
  beatsShown,
  earnsWhatIsSaid,
  type RailState,
  type RunFrame,
  type RunJudge,
  type RunAction,
} from '@roundhouse/rail';
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
  test('must be true', () => {
    const check = earnsWhatIsSaid(judge, 'sum', () => '');
    expect([40, 50].map((revenue) => check.passes(blank, after(null), { ...run, revenue }))).toEqual([false, true]);
  });
  test('must be beaten by whoever shows more', () => {
    const check = beatsShown<RailState, RunFrame>('better', () => '');
    expect([null, 49, 50].map((shown) => check.passes(blank, after(shown), { ...run, revenue: 50 }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
