import { draftOf, dropFrames, type Frame, push, pushUnder, seedRng } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Pebbles } from './pebbles.ts';

const frame = (kind: string, of?: string): Frame => (of === undefined ? { kind } : { kind, of });
const stacked = (...stack: readonly Frame[]) => {
  const s: Pebbles = {
    title: 'pebbles',
    options: {},
    readings: {},
    seq: 0,
    rng: seedRng(1),
    players: [],
    stack,
    ended: null,
    heap: 0,
    taken: {},
    shouts: 0,
  };
  return draftOf(s);
};
const kinds = ({ s }: ReturnType<typeof stacked>): string[] => s.stack.map(({ kind }) => kind);

test('a frame can be put under another, with all that stands on it', () => {
  const sale = frame('sale');
  const g = stacked(frame('round'), sale, frame('answer'));
  pushUnder(g, frame('later'), sale);
  push(g, frame('now'));
  expect(kinds(g)).toEqual(['round', 'later', 'sale', 'answer', 'now']);
  expect(() => pushUnder(g, frame('later'), frame('sale'))).toThrow('frame sale is not on the stack');
});

test('frames that are over go, and what stands on them stays', () => {
  const g = stacked(frame('round'), frame('turn', 'A'), frame('answer', 'B'), frame('step', 'A'));
  dropFrames(g, ({ of }) => of === 'A');
  expect(kinds(g)).toEqual(['round', 'answer']);
});
