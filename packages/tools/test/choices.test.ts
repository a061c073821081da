/** What the lists of the terminal say. */
import { choices, start } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { deskOf } from '../src/play/desk.ts';
import { impossible, menu } from '../src/play/menu.ts';
import { playerNames } from '../src/names.ts';
import { titleOf } from '../src/title.ts';

function begin(id: string) {
  const title = titleOf(id);
  const { state } = start(title, { players: 3, seed: 4, options: {}, readings: {} });
  const [me] = title.frames[state.stack.at(-1)!.kind]!.actors(state, state.stack.at(-1)!) as [string];
  return { desk: deskOf(title, state, playerNames(3), me), offered: choices(title, state, me) };
}

test('a discount of 1839 says the price before and after it', () => {
  const { desk, offered } = begin('1839');
  const discounts = menu(desk, offered).find(({ heading }) => heading.startsWith('Or discount'))!.items;
  expect(discounts.map(({ text }) => text)).toContain('Lodewijk Pincoffs · ƒ90 ▸ ƒ70');
});

test('a question whose moves are all impossible names them', () => {
  const { desk, offered } = begin('1839');
  expect(impossible(desk, offered)).toEqual([]);
  // No money to buy with, and one that has to be taken before anything may be discounted (6-6).
  const stack = [...desk.s.stack.slice(0, -1), { ...desk.s.stack.at(-1)!, free: ['LP'] }];
  const s = { ...desk.s, stack, cash: { ...desk.s.cash, [desk.me]: 0 } };
  const left = choices(desk.title, s, desk.me);
  expect(impossible({ ...desk, s }, left)).toEqual(['Buy one', 'Or discount one by ƒ20']);
});

test('a move of which nothing is ruled out is not in question', () => {
  const { desk } = begin('1839');
  expect(impossible(desk, [])).toEqual([]);
});

test('future trains of 1820 are called by their kinds', () => {
  const { desk, offered } = begin('1820');
  const frame = { kind: 'futureTrains', of: '2+-181 3+-16', trains: ['2+-181', '3+-16'] };
  const s = { ...desk.s, stack: [frame] };
  const bid = {
    ...offered[0]!,
    type: 'bid',
    frame: 'futureTrains/2+-181 3+-16',
    fields: {},
    openFields: {},
    subjects: [],
  };
  const amount = { kind: 'range', min: 20, max: 800, step: 10 } as const;
  const [section] = menu({ ...desk, s }, [{ ...bid, openFields: { amount } }]);
  expect(section!.items[0]!.text).toBe('Bid on 2+ and 3+ … (£20 to £800 in steps of £10)');
});
