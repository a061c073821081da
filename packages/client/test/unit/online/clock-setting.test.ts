import { expect, test } from 'vitest';
import { clockName, clockText } from '../../../src/online/room/clock-setting.ts';

test('a clock of its own is called by its own times, and by no other’s', () => {
  expect(clockName({ bank: 90, refill: 0 })).toBe('own');
  expect(clockText({ bank: 90, refill: 60 })).toBe('90 s each, 1 min back with each decision');
  expect(clockText({ bank: 5400, refill: 0 })).toBe('90 min each, 0 s back with each decision');
});

test('those that a room offers are called as there', () => {
  expect([clockName({ bank: 600, refill: 60 }), clockName(null)]).toEqual(['usual', 'none']);
  expect(clockText(null)).toBe('No clock');
});
