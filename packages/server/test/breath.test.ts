import { expect, test } from 'vitest';
import { Breath } from '../src/tables/breath.ts';

const bid = (by: string, answer: string) => ({ by, amount: 20, judge: () => Promise.resolve(answer) });

test('bids whose breath never begins have failed, and the next one begins another', async () => {
  const breath = new Breath<string>(5, () => null);
  let refuse: (reason: Error) => void = () => {};
  const away = new Promise<void>((_, failed) => (refuse = failed));
  const bids = [
    breath.take(bid('player1', 'first'), () => away),
    breath.take(bid('player2', 'second'), () => Promise.reject(new Error('begun twice'))),
  ];
  refuse(new Error('the store is away'));
  expect(await Promise.allSettled(bids)).toEqual([
    { status: 'rejected', reason: new Error('the store is away') },
    { status: 'rejected', reason: new Error('the store is away') },
  ]);
  expect(await breath.take(bid('player1', 'heard'), (breathe) => breathe())).toBe('heard');
});
