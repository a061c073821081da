import type { GameEvent } from '@roundhouse/kernel';
import { Teller } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../../src/table/names.ts';
import { foldLines } from '../../../src/table/record/fold.ts';
import { KINDS, kindOf } from '../../../src/table/record/kinds.ts';
import { type LogLine, LogReader } from '../../../src/table/record/log.ts';
import { EVERYTHING, filtered } from '../../../src/table/tabs/log/filter.ts';
import { sectionAtHand } from '../../../src/rules/at-hand.ts';
import { played, playersOf, title } from './played.ts';

const { steps, states } = played(5);
const seats = [
  { player: 'player1', name: 'Ada', kind: 'here' },
  { player: 'player2', name: 'Bram', kind: 'here' },
] as const;
const teller = new Teller(title, states[0]!, playersOf(seats, namesOf(seats, title, states.at(-1)!)));
const all = new LogReader(title, states[0]!, teller).read(steps);
const lines = all.map(({ line }) => line);

const line = (event: GameEvent, text: string, subject = 'player1'): LogLine => ({
  ...lines[0]!,
  event,
  told: { event, subject, text },
});

describe('folding', () => {
  test('passes in a row, steps with nothing to decide and the same again are one, and nothing is lost', () => {
    const folded = foldLines([
      line({ event: 'pass', by: 'player1' }, 'passes'),
      line({ event: 'pass', by: 'player2' }, 'passes', 'player2'),
      line({ event: 'skipped', company: 'AR' }, 'has no track to lay', 'AR'),
      line({ event: 'skipped', company: 'AR' }, 'has no token', 'AR'),
      line({ event: 'skipped', company: 'NRS' }, 'has no token', 'NRS'),
      line({ event: 'buy', by: 'player1' }, 'buys a share'),
      line({ event: 'buy', by: 'player1' }, 'buys a share'),
      line({ event: 'buy', by: 'player2' }, 'buys a share', 'player2'),
    ]);
    expect(folded.map(({ as, lines: some }) => [as, some.length])).toEqual([
      ['passes', 2],
      ['skipped', 2],
      ['one', 1],
      ['same', 2],
      ['one', 1],
    ]);
    expect(foldLines(lines).flatMap((one) => one.lines)).toEqual(lines);
    expect(foldLines(lines).length).toBeLessThan(lines.length);
  });
});

describe('filtering', () => {
  test('by kind parts all lines, none twice', () => {
    const parts = KINDS.map((kind) => filtered(all, { ...EVERYTHING, kind }));
    expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(all.length);
    expect(parts.filter((part) => part.length > 0).length).toBeGreaterThan(4);
    expect(kindOf({ event: 'somethingNew' })).toBe('other');
  });

  test('by player and by company keeps what they did and what is told of them', () => {
    const own = filtered(all, { ...EVERYTHING, player: 'player1' });
    expect(own.length).toBeGreaterThan(10);
    expect(own.length).toBeLessThan(all.length);
    const company = lines.find(({ event }) => event.event === 'run')!.event['company'] as string;
    const runs = filtered(all, { player: null, company, kind: 'runs' });
    expect(runs.length).toBeGreaterThan(0);
    for (const { line: one } of runs) expect([one.company, one.event['company']]).toContain(company);
  });
});

describe('the rules open at the question at hand', () => {
  test.each(titles.map((one) => [one.id, one] as const))('in every kind of question of %s', (_, one) => {
    const book = { id: one.id, rules: one.rules, questions: [], chapters: {} };
    const found = Object.keys(one.frames).map((kind) => sectionAtHand(one, { ...states[0]!, stack: [{ kind }] }, book));
    const sections = new Set(one.rules.map(({ section }) => section));
    expect(found.filter((section) => section !== '').length).toBeGreaterThan(found.length / 2);
    for (const section of found) if (section !== '') expect(sections).toContain(section);
  });
});
