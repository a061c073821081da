import { describe, expect, test } from 'vitest';
import {
  branchOf,
  described,
  GAME,
  letterOf,
  MOST_ACTIONS,
  MOST_LINES,
  moved,
  NO_LINES,
  orderOf,
  readLines,
  sharedActions,
  type TrialLine,
  type TrialLines,
  withLine,
  withoutLine,
} from '../../../src/trial/lines.ts';

const act = (type: string) => ({ type, by: 'player1', frame: 'stockTurn/player1' });
const line = (id: string, ...types: string[]): TrialLine => ({
  id,
  name: '',
  comment: '',
  base: 12,
  hash: '2-abc',
  actions: types.map(act),
  bots: [],
});
const three = ['one', 'two', 'three'].reduce<TrialLines>((kept, id) => withLine(kept, line(id, 'pass')), NO_LINES);

describe('the order of lines', () => {
  test('the game is A, and tries follow it', () => {
    expect(orderOf(three)).toEqual([GAME, 'one', 'two', 'three']);
    expect(['one', 'three', GAME].map((id) => letterOf(three, id))).toEqual(['B', 'D', 'A']);
  });
  test('any line can be made A, and the game can be put elsewhere', () => {
    expect(orderOf(moved(three, 'two', 0))).toEqual(['two', GAME, 'one', 'three']);
    expect(orderOf(moved(three, GAME, 2))).toEqual(['one', 'two', GAME, 'three']);
    expect(orderOf(moved(three, 'one', 99))).toEqual([GAME, 'two', 'three', 'one']);
  });
  test('a line that is deleted leaves the others in their order', () => {
    const left = withoutLine(moved(three, GAME, 2), 'one');
    expect(orderOf(left)).toEqual(['two', GAME, 'three']);
    expect(withoutLine(withLine(three, line('four')), 'four').open).toBeNull();
  });
});

test('a branch keeps what both have in common, and no name', () => {
  const named = { ...line('one', 'buy', 'sell', 'pass'), name: 'Early', comment: 'Too early?' };
  const branch = branchOf(named, 'two', 2);
  expect(branch).toMatchObject({ id: 'two', name: '', comment: '', base: 12, actions: [act('buy'), act('sell')] });
  expect(sharedActions(named.actions, [...branch.actions, act('bid')])).toBe(2);
});

test('names and comments are one line of bounded length, with nothing in them that acts', () => {
  const kept = described(three, 'one', { name: `\u202eEvil\n${'x'.repeat(100)}`, comment: 'a\u0000b' });
  const [one] = kept.lines;
  expect(one!.name).toHaveLength(40);
  expect(one!.name.startsWith('Evil x')).toBe(true);
  expect(one!.comment).toBe('ab');
});

describe('lines as they were kept', () => {
  test('come back as they were', () =>
    expect(readLines(structuredClone(described(three, 'two', { name: 'Keep it' })))).toEqual(
      described(three, 'two', { name: 'Keep it' }),
    ));

  test.each([
    ['nothing', undefined],
    ['a text', 'lines'],
    ['a list', []],
    ['lines that are no list', { lines: {} }],
    ['too many', { lines: Array.from({ length: MOST_LINES + 1 }, (_, i) => line(`l${i}`)) }],
    ['the same id twice', { lines: [line('one'), line('one')] }],
  ])('are none if they are %s', (_, data) => expect(readLines(data)).toEqual(NO_LINES));

  test.each([
    ['no id', { ...line('x'), id: 7 }],
    ['the id of the game', line(GAME)],
    ['an action without a type', { ...line('x'), actions: [{ by: 'player1', frame: 'f' }] }],
    ['an undo', { ...line('x'), actions: [act('undo')] }],
    ['too many actions', { ...line('x'), actions: Array.from({ length: MOST_ACTIONS + 1 }, () => act('pass')) }],
    ['a base before the game', { ...line('x'), base: -1 }],
    ['bots that are no players', { ...line('x'), bots: [{}] }],
  ])('are left out with %s', (_, bad) => {
    expect(readLines({ lines: [line('good'), bad], gameAt: 9, open: 'x' })).toEqual({
      lines: [line('good')],
      gameAt: 0,
      open: null,
    });
  });
});
