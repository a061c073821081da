import { expect, test } from 'vitest';
import { refusalIn } from '../../../src/table/refusal.ts';
import { say } from '../say.ts';

const names = { player: (id: string) => (id === 'player2' ? 'Bram' : 'Ada') };
const inWords = (rule: string, text: string) => refusalIn({ rule, text }, names, say, 'Bid on P3').text;

test('people are called by their names', () =>
  expect(inWords('table:not-yours', 'This is for player2 or player1 to decide.')).toBe(
    'This is for Bram or Ada to decide.',
  ));

test('a question is called by what it asks', () =>
  expect(inWords('table:stale', 'That answers another question; now it is about auction/P3.')).toBe(
    'The game has moved on. Now: Bid on P3.',
  ));
