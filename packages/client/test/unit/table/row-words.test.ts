/** What rows are called: by the frame that they answer, then by the move; and shared texts in a book's own words. */
import { type Choice, start } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { inWordsOf } from '../../../src/app/i18n.tsx';
import { headingOf } from '../../../src/table/decision/row-words.ts';
import { namesOf } from '../../../src/table/names.ts';
import { rows } from '../../../src/titles/1828/words.ts';
import type { Presentation } from '../../../src/titles/presentation.ts';
import { say } from '../say.ts';

const title = soh as unknown as RailTitle;
const { material } = title;
const names = namesOf([], title, start(title, { players: 2, seed: 1 }).state, say);

function heading(frame: string, type: string, own: Presentation['rows'] = {}): string {
  const presentation = { id: 'x', turns: [], questions: {}, closing: {}, zones: {}, chapters: {}, rows: own };
  const choice: Choice = { type, frame, by: 'player1', fields: {}, holes: {}, subjects: [] };
  const row = { key: '', type, choice, fixed: {}, open: [] };
  return headingOf({ presentation, material, names, say }, { type, rows: [row] });
}

describe('a move is called', () => {
  test('by the frame that it answers, where that makes a difference', () => {
    expect(heading('stockTurn/player1', 'sell')).toBe('Sell first');
    expect(heading('emergency/NRS', 'sell')).toBe('Sell own shares for the train');
    expect(heading('trains/NRS', 'buyTrain')).toBe('Buy from the bank');
    expect(heading('emergency/NRS', 'buyTrain')).toBe('The train that must be bought');
  });

  test('as its title calls it, by the frame first here too', () => {
    expect(heading('stockTurn/player1', 'sell', rows)).toBe('Sell shares');
    expect(heading('emergency/GT', 'sell', rows)).toBe('Sell shares for the train');
    expect(heading('privateAuction', 'bid', rows)).toBe('Bid');
    expect(heading('lotAuction/pGT', 'bid', rows)).toBe('Raise the bid');
  });

  test('by its type where nobody has words for it', () => {
    expect(heading('turn', 'juggle')).toBe('juggle');
  });
});

test('a shared text is said in the words of the title’s book where it has others', () => {
  const values = { player: 'Ada', company: 'NRS' };
  expect(say(inWordsOf('soh', 'log.director'), values)).toBe('Ada becomes president of NRS');
  expect(say(inWordsOf('1828', 'log.director'), values)).toBe('Ada becomes director of NRS');
  expect(say(inWordsOf('soh', 'group.placeStation'))).toBe('Place a token');
});
