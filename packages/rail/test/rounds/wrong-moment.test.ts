import { wrongMomentsIn, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank } from '../toy.ts';

const words = { 'wrongMoment.buy.1-2': 'The {company} is not for sale now.' } as const;
const rich = (s: RailState): boolean => s.cash['player1']! > 100;

describe('an action that nothing asks for', () => {
  const checks = wrongMomentsIn<RailState>()(words, () => ({ company: 'A' }))('buy', '1-2', rich, ['sell']);

  test('is answered by the rule that forbids it, one check for each type of action', () => {
    expect(checks.map(({ type, check }) => [type, check.rule])).toEqual([
      ['buy', '1-2'],
      ['sell', '1-2'],
    ]);
    const action = { type: 'buy', by: 'player1', frame: 'turn/A' };
    expect(checks[0]!.check.passes(blank, null, action)).toBe(false);
    expect(checks[0]!.check.passes({ ...blank, cash: { player1: 101 } }, null, action)).toBe(true);
  });

  test('is told why in the words of the title', () => {
    const says = checks[1]!.check.says as (s: RailState, f: null, a: never) => string;
    expect(says(blank, null, undefined as never)).toBe('The A is not for sale now.');
  });
});
