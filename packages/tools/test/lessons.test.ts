/** The lessons that come with the titles: each is played through the rules, the lesson’s own way and a wrong one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  actionsBefore,
  type ActionSpec,
  LessonCourse,
  type Lesson,
  openLesson,
  readLesson,
} from '@roundhouse/host/lesson/index';
import type { RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/title.ts';

const NUMBERS = [1, 2, 3, 4];
const pathOf = (title: string, n: number): string =>
  join(import.meta.dirname, '../../titles/src', title, 'lessons', `${n}.json`);
const lessonOf = (title: string, n: number): Lesson => readLesson(readFileSync(pathOf(title, n), 'utf8'));

const atTask = (title: RailTitle, lesson: Lesson, task: number): LessonCourse =>
  new LessonCourse(title, lesson, task, actionsBefore(title, lesson, task));

const all = titles.flatMap((title) => NUMBERS.map((n) => ({ title, n, name: `${title.name} ${n}` })));

describe.each(all)('$name', ({ title, n }) => {
  const lesson = lessonOf(title.id, n);

  test('every task is open at its start, and done by its solution', () => {
    for (const task of lesson.tasks.keys()) {
      const course = atTask(title, lesson, task);
      expect(course.standing, `task ${task + 1}`).toMatchObject({ done: false, missed: null, remark: null });
      expect(course.solve(), `task ${task + 1}`).toEqual({ ok: true });
    }
  });

  test('a task that goes on where the one before was done is open there, too', () => {
    const history = openLesson(title, lesson);
    let course: LessonCourse | null = null;
    for (const [task, { from }] of lesson.tasks.entries()) {
      if (from !== undefined || !course)
        course = new LessonCourse(title, lesson, task, history.actions.slice(0, from ?? history.length));
      else course.begin(task);
      expect(course.standing.done).toBe(false);
      expect(course.solve()).toEqual({ ok: true });
    }
  });

  test('its texts have no gap that is not filled, and keep the tone', () => {
    for (const [index, task] of lesson.tasks.entries()) {
      const texts = [
        task.text,
        task.hint,
        task.after,
        ...task.checks.map((one) => one.text),
        ...task.remarks.map((one) => one.text),
      ];
      for (const text of texts) {
        for (const [, gap] of text.matchAll(/\{(\w+)\}/gu))
          expect(Object.keys(task.values), `${index + 1}: ${text}`).toContain(gap);
        expect(text).not.toMatch(/\b(whoever|lacks?|anew|player\d)\b/iu);
        expect(text).not.toMatch(/["']/u);
      }
      expect(task.text.length, task.text).toBeLessThanOrEqual(200);
      expect(task.after.length, task.after).toBeLessThanOrEqual(250);
    }
  });
});

test('a title has four lessons', () => {
  for (const { id } of titles) {
    expect(
      NUMBERS.every((n) => existsSync(pathOf(id, n))),
      id,
    ).toBe(true);
    expect(existsSync(pathOf(id, 5)), id).toBe(false);
  }
});

test.each(titles)('the cards of $name say what its lessons are, and show where they begin', (title) => {
  const path = join(import.meta.dirname, '../../titles/src', title.id, 'lessons/cards.json');
  const cards = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly around: readonly string[] }[];
  const expected = NUMBERS.map((n, i) => {
    const lesson = lessonOf(title.id, n);
    const { name, learns, minutes, tasks } = lesson;
    const { tiles } = atTask(title, lesson, 0).state;
    return { name, learns, minutes, tasks: tasks.length, around: cards[i]!.around, tiles };
  });
  expect(cards).toEqual(expected);
  const { board } = title.material(openLesson(title, lessonOf(title.id, 1)).state);
  for (const { around } of cards) for (const hex of around) expect(board.indexOf.has(hex), hex).toBe(true);
});

const P: ActionSpec = { type: 'pass' };

/** Ways that do not lead there, by title, lesson and task, and what is noticed. */
const wrongWays: readonly {
  readonly at: readonly [title: string, lesson: number, task: number];
  readonly tries: readonly ActionSpec[];
  readonly notices: { readonly remark?: RegExp; readonly missed?: 'game' | 'round'; readonly rule?: string };
}[] = [
  {
    at: ['soh', 1, 1],
    tries: [{ type: 'start', company: 'AR', price: 65 }],
    notices: { remark: /^The AR has fl. 130: one train/u },
  },
  {
    at: ['soh', 1, 1],
    tries: [{ type: 'start', company: 'NRS', price: 90 }],
    notices: { remark: /continues in Breda/u },
  },
  { at: ['soh', 1, 2], tries: [P], notices: { missed: 'round', remark: /round ends/u } },
  { at: ['soh', 1, 4], tries: [P], notices: { rule: 'soh:forced-purchases-1' } },
  {
    at: ['soh', 2, 3],
    tries: [{ type: 'run' }, { type: 'dividend', choice: 'withhold' }],
    notices: { remark: /price fell to fl. 75/u },
  },
  { at: ['soh', 3, 1], tries: [{ type: 'issue', count: 1 }], notices: { remark: /will not reach/u } },
  { at: ['soh', 3, 4], tries: [P], notices: { remark: /Bram’s NSM has bought the 4/u } },
  {
    at: ['soh', 4, 4],
    tries: [{ type: 'issue', count: 2 }, P, P, P, { type: 'commit' }, { type: 'sell', company: 'NSM', count: 1 }],
    notices: { remark: /best trains of the table/u },
  },
  { at: ['1828', 1, 1], tries: [{ type: 'buyLot', private: 'SVN' }], notices: { rule: '1828:6.1-6' } },
  {
    at: ['1828', 1, 3],
    tries: [{ type: 'bid', private: 'pGT', amount: 300 }],
    notices: { remark: /bid against yourself/u },
  },
  { at: ['1828', 2, 1], tries: [P], notices: { missed: 'round' } },
  {
    at: ['1828', 2, 4],
    tries: [P, P, P, { type: 'run' }, { type: 'dividend', choice: 'withhold' }],
    notices: { remark: /went left to \$60/u },
  },
  {
    at: ['1828', 3, 4],
    tries: [P, { type: 'sell', company: 'GT', count: 1 }],
    notices: { remark: /That share is gone/u },
  },
  {
    at: ['1828', 4, 3],
    tries: [{ type: 'run' }, { type: 'dividend', choice: 'withhold' }],
    notices: { remark: /Left to \$91/u },
  },
  { at: ['1843', 1, 2], tries: [P], notices: { remark: /Cato has it for 120fr/u } },
  { at: ['1843', 2, 6], tries: [{ type: 'dividend', choice: 'withhold' }], notices: { remark: /price 72/u } },
  { at: ['1843', 3, 1], tries: [P, P], notices: { remark: /has no train/u } },
  {
    at: ['1843', 4, 3],
    tries: [{ type: 'dividend', choice: 'pay' }],
    notices: { remark: /the last green and the first blue/u },
  },
  { at: ['1839', 1, 3], tries: [{ type: 'discount', private: 'KFvSeaW' }], notices: { rule: '1839:6-6' } },
  { at: ['1839', 2, 4], tries: [{ type: 'dividend', choice: 'withhold' }], notices: { remark: /nothing for you/u } },
  { at: ['1839', 3, 2], tries: [P], notices: { rule: '1839:8.3.5-2' } },
  { at: ['1839', 4, 1], tries: [{ type: 'decline' }], notices: { remark: /The price is 56/u } },
  { at: ['1820', 1, 3], tries: [P, P], notices: { missed: 'game', remark: /game would end here/u } },
  { at: ['1820', 2, 2], tries: [P, P, P], notices: { missed: 'game' } },
  {
    at: ['1820', 3, 2],
    tries: [{ type: 'buy', as: 'player1', company: 'M&BR', from: 'treasury' }, P],
    notices: { remark: /still lies in the pool/u },
  },
  { at: ['1820', 4, 2], tries: [{ type: 'decline' }], notices: { remark: /British Rail marker closes F12/u } },
];

test.each(wrongWays)(
  'a wrong way is noticed: $at',
  ({ at: [id, n, task], tries, notices: { remark, missed, rule } }) => {
    const title = titleOf(id);
    const course = atTask(title, lessonOf(id, n), task - 1);
    const outcomes = tries.map((spec) => course.try(spec));
    const last = outcomes.at(-1)!;
    expect(outcomes.slice(0, -1).every(({ ok }) => ok)).toBe(true);
    if (rule !== undefined) return expect(last).toMatchObject({ ok: false, rule });
    expect(last).toMatchObject({ ok: true, standing: { done: false } });
    const { standing } = course;
    if (remark) expect(standing.remark).toMatch(remark);
    if (missed) expect(standing.missed).toBe(missed);
  },
);

test('every lesson has a wrong way', () => {
  const covered = new Set(wrongWays.map(({ at: [id, n] }) => `${id} ${n}`));
  expect(all.map(({ title, n }) => `${title.id} ${n}`).filter((name) => !covered.has(name))).toEqual([]);
});

/** Other legal ways that the tasks count. */
test.each([
  { at: ['soh', 1, 1], tries: [{ type: 'start', company: 'AR', price: 80 }] },
  { at: ['soh', 4, 2], tries: [P, P, P, { type: 'commit' }, { type: 'sell', company: 'OSM', count: 1 }] },
  { at: ['1828', 4, 1], tries: [{ type: 'merge', company: 'MC', other: 'GT' }] },
  { at: ['1839', 2, 2], tries: [{ type: 'placeHome', hex: 'K16', node: 0 }] },
  { at: ['1820', 4, 3], tries: [P, { type: 'bid', amount: 200 }, { type: 'acquire', company: 'M&BR', count: 0 }] },
] as readonly { at: readonly [string, number, number]; tries: readonly ActionSpec[] }[])(
  'another way counts: $at',
  ({ at: [id, n, task], tries }) => {
    const course = atTask(titleOf(id), lessonOf(id, n), task - 1);
    for (const spec of tries) expect(course.try(spec)).toMatchObject({ ok: true });
    expect(course.standing).toMatchObject({ done: true });
  },
);
