import { describe, expect, test } from 'vitest';
import { UsageError } from '../src/failure.ts';
import { titleOf } from '../src/title.ts';
import { playerCounts, settings, wholeNumber } from '../src/values.ts';

const title = titleOf('soh');

describe('values of options', () => {
  test('whole numbers within their limits', () => {
    expect(wholeNumber('--games', 1, 10)('7')).toBe(7);
    for (const wrong of ['0', '11', '1.5', 'x', '', '1e1', ' 3', '-1']) {
      expect(() => wholeNumber('--games', 1, 10)(wrong)).toThrow(UsageError);
    }
  });
  test('numbers of players: one, a range, or all', () => {
    expect(playerCounts(title, '3')).toEqual([3]);
    expect(playerCounts(title, '2-4')).toEqual([2, 3, 4]);
    expect(playerCounts(title, undefined)).toEqual([2, 3, 4, 5]);
    for (const wrong of ['1', '6', '4-2', '2-9', 'two', ''])
      expect(() => playerCounts(title, wrong)).toThrow(UsageError);
  });
  test('settings have known names and values', () => {
    expect(settings(title, 'option', ['distribution=deal'])).toEqual({ distribution: 'deal' });
    expect(settings(title, 'reading', [])).toEqual({});
    for (const wrong of ['distribution', 'distribution=lottery', 'nothing=1', '__proto__=1']) {
      expect(() => settings(title, 'option', [wrong])).toThrow(UsageError);
    }
  });
  test('a rule as it was before it was mended can be asked for, but is not offered', () => {
    expect(settings(titleOf('1820'), 'reading', ['portLines=alone'])).toEqual({ portLines: 'alone' });
    const known = () => settings(titleOf('1820'), 'reading', ['nothing=1']);
    expect(known).toThrow(/Known: poolFall, .*britishRail\.$/);
  });
  test('a title that does not exist', () => expect(() => titleOf('18xx')).toThrow('There is no game "18xx"'));
});
