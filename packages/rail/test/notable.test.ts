import { type DoneStep, hasEnded, isAction, namedEvents, type RailState } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank } from './toy.ts';

const step: DoneStep<RailState> = {
  before: blank,
  action: { type: 'sell', by: 'player1', frame: 'stockTurn/player1' },
  events: [
    { event: 'pay', why: 'shares' },
    { event: 'price', company: 'A' },
  ],
  after: { ...blank, ended: { reason: 'top-price' } } as RailState,
};

test('a step is read by its action, its events and how it ends', () => {
  expect([
    isAction(step, 'stockTurn', 'sell'),
    isAction(step, 'stock', 'sell'),
    isAction(step, 'stockTurn', 'buy'),
  ]).toEqual([true, false, false]);
  expect(namedEvents<{ event: 'pay'; why: string } | { event: 'price' }>()(step, 'pay')).toEqual([step.events[0]]);
  expect([hasEnded(step, 'top-price'), hasEnded(step, 'bankruptcy')]).toEqual([true, false]);
  expect(hasEnded({ ...step, before: step.after }, 'top-price')).toBe(false);
});
