/** What the page reads of 1839 before it draws anything. */
import { describe, expect, test } from 'vitest';
import { ladderOf } from '../../../src/titles/1839/ladder.ts';

describe('the ladder of a private company', () => {
  test('falls by twenty and ends at nothing', () => {
    expect(ladderOf(90, 20, 0)).toEqual({ prices: [90, 70, 50, 30, 10, 0], now: 0, folded: 0 });
    expect(ladderOf(100, 20, 2)).toEqual({ prices: [100, 80, 60, 40, 20, 0], now: 2, folded: 0 });
  });

  test('shows seven prices, the next one among them', () => {
    expect(ladderOf(240, 20, 0).prices).toEqual([240, 220, 200, 180, 160, 140, 120]);
    expect(ladderOf(240, 20, 5)).toEqual({ prices: [240, 220, 200, 180, 160, 140, 120], now: 5, folded: 0 });
    expect(ladderOf(240, 20, 6)).toEqual({ prices: [220, 200, 180, 160, 140, 120, 100], now: 5, folded: 1 });
  });

  test('stays at nothing however often it is made cheaper', () => {
    expect(ladderOf(240, 20, 12)).toEqual({ prices: [120, 100, 80, 60, 40, 20, 0], now: 6, folded: 6 });
    expect(ladderOf(90, 20, 8)).toEqual({ prices: [90, 70, 50, 30, 10, 0], now: 5, folded: 0 });
  });
});
