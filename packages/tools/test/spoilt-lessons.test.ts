/** A lesson file is input from anywhere: whatever is wrong with it is refused in one sentence, and nothing else happens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, LONGEST_SENTENCE } from '@roundhouse/kernel';
import {
  actionFor,
  answerIn,
  holds,
  isLessonFile,
  openLesson,
  readLesson,
  valueOf,
} from '@roundhouse/host/lesson/index';
import { soh } from '@roundhouse/titles';
import { anyTitle } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { spoilt } from './spoil.ts';

const title = anyTitle(soh);
const text = readFileSync(join(import.meta.dirname, '../../titles/src/soh/lessons/1.json'), 'utf8');
type Data = Record<string, unknown> & { game: Record<string, unknown>; tasks: Record<string, unknown>[] };
const changed = (change: (data: Data) => void): unknown => {
  const data = JSON.parse(text) as Data;
  change(data);
  return data;
};

const refusalOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
  return '';
};

describe('is refused in one sentence', () => {
  test.each([
    ['{', 'This is not a lesson: it is not JSON.'],
    [
      changed((data) => (data['format'] = 'roundhouse-lesson-9')),
      'This lesson was written for a newer version of Roundhouse: update this one to open it.',
    ],
    [
      changed((data) => (data['format'] = 'roundhouse-game-2')),
      'This is not a lesson: "format" cannot be "roundhouse-game-2".',
    ],
    [changed((data) => (data.tasks = [])), 'This is not a lesson: "tasks" is empty.'],
    [changed((data) => delete data.tasks[0]!['hint']), 'This is not a lesson: "hint" is missing.'],
    [changed((data) => (data.game = { format: 'x' })), 'This is not a game file: "format" cannot be "x".'],
    [changed((data) => (data['extra'] = 1)), 'This is not a lesson: it has an unknown field "extra".'],
  ])('%#', (data, sentence) => expect(refusalOf(() => readLesson(data))).toBe(sentence));

  test('a condition that nests without end', () => {
    let that: unknown = { frame: 'x' };
    for (let depth = 0; depth < 100; depth++) that = { not: that };
    const data = changed((one) => (one.tasks[0]!['checks'] = [{ text: 'x', that }]));
    expect(refusalOf(() => readLesson(data))).toMatch(/nested more than 64 deep/u);
  });

  test('a seat that nobody has, and a task that begins after the game', () => {
    const stranger = readLesson(changed((data) => (data['you'] = 'player9')));
    expect(refusalOf(() => openLesson(title, stranger))).toBe('This is not a lesson: nobody in its game is "player9".');
    const late = readLesson(changed((data) => (data.tasks[1]!['from'] = 7)));
    expect(refusalOf(() => openLesson(title, late))).toBe(
      'This is not a lesson: task 2 begins after more actions than its game has, 0.',
    );
  });

  test('spoilt ones, five hundred of them: a sentence or a lesson, nothing thrown', () => {
    let refused = 0;
    for (let seed = 0; seed < 500; seed++) {
      const bad = spoilt(JSON.parse(text) as object, seed);
      const said = refusalOf(() => openLesson(title, readLesson(bad)));
      if (said !== '') refused++;
      expect(said.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    }
    expect(refused).toBeGreaterThan(100);
  });
});

test('texts that would act are made harmless', () => {
  const lesson = readLesson(changed((data) => (data.tasks[0]!['text'] = 'a\u202eb\u001b[31mc\nd')));
  expect(lesson.tasks[0]!.text).toBe('abc d');
});

test('a lesson is told apart from a game', () => {
  expect(isLessonFile(JSON.parse(text))).toBe(true);
  expect(isLessonFile((JSON.parse(text) as Data).game)).toBe(false);
});

describe('what is asked of a position', () => {
  const lesson = readLesson(text);
  const start = openLesson(title, lesson).state;
  const moment = { title, state: start, start, events: [], last: null };

  test('values', () => {
    expect(valueOf(title, start, { cash: 'player1' })).toBe(380);
    expect(valueOf(title, start, { cash: 'constructor' })).toBe(0);
    expect(valueOf(title, start, { price: 'AR' })).toBe(null);
    expect(valueOf(title, start, { run: 'AR' })).toBe(0);
    expect(valueOf(title, start, { certificates: 'player1' })).toBe(1);
    expect(valueOf(title, start, { reaches: 'AR', hex: 'K6' })).toBe(false);
    expect(valueOf(title, start, { round: true })).toBe('SR 1');
    expect(valueOf(title, start, { worth: 'player1' })).toBe(380);
    expect(valueOf(title, start, { at: ['stack', { kind: 'stockTurn' }, 'of'] })).toBe('player1');
    expect(valueOf(title, start, { at: ['__proto__', 'x'] })).toBe(null);
  });

  test('conditions', () => {
    expect(holds({ value: { cash: 'player1' }, atLeast: { times: 3, value: { cash: 'player2' } } }, moment)).toBe(
      false,
    );
    expect(holds({ value: { cash: 'player1' }, grown: true, is: 0 }, moment)).toBe(true);
    expect(holds({ value: { at: ['stack'] }, has: { kind: 'stockRound' } }, moment)).toBe(true);
    expect(holds({ any: [{ frame: 'track' }, { not: { happened: { event: 'pass' } } }] }, moment)).toBe(true);
  });

  test('the others pass where nothing is said, and do what is said where it is legal', () => {
    const after = openLesson(title, { ...lesson, game: { ...lesson.game, entries: [] } });
    after.add(actionFor(title, start, 'player1', { type: 'start', company: 'AR', price: 90 }));
    const there = { ...moment, state: after.state };
    expect(answerIn(lesson, there)).toMatchObject({ type: 'pass', by: 'player2' });
    const buys = { to: 'stockTurn', by: 'player2', do: { type: 'buy', company: 'AR', from: 'treasury' } };
    expect(answerIn({ ...lesson, answers: [buys] }, there)).toMatchObject({ type: 'buy', by: 'player2' });
    const cannot = { to: 'stockTurn', do: { type: 'buy', company: 'NRS', from: 'treasury' } };
    expect(answerIn({ ...lesson, answers: [cannot] }, there)).toMatchObject({ type: 'pass' });
    expect(answerIn(lesson, moment)).toBe(null);
  });
});
