/** A live game never outgrows its own file: whatever it takes, the file can be read with. */
import {
  type About,
  History,
  LARGEST_GAME,
  LONGEST_TEXT,
  MOST_ENTRIES,
  type Note,
  readGameFile,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

const header = { title: 'pebbles', options: { heap: 20 }, readings: {}, players: ['Ada', 'Ben', 'Cy'], seed: 5 };
const begin = () => new History(pebbles, header);
const remark = (text: string): Note => ({ type: 'remark', by: 'player1', text });
const ruleOf = (result: ReturnType<History<never>['note']>): string => (result.ok ? 'taken' : result.refusal.rule);
const textOf = (history: ReturnType<typeof begin>): string => JSON.stringify(history.toFile());

describe('a live game', () => {
  test('takes as many entries as its file may have, and no more', () => {
    const history = begin();
    for (let i = 0; i < MOST_ENTRIES; i++) expect(ruleOf(history.note(remark('hello')))).toBe('taken');
    expect(readGameFile(textOf(history)).entries.length).toBe(MOST_ENTRIES);
    expect(ruleOf(history.note(remark('hello')))).toBe('table:full');
    const [player] = history.state.players;
    const take = { type: 'take', by: player, frame: `turn/${player}`, count: 1 };
    expect(history.add(take)).toMatchObject({ ok: false, refusal: { rule: 'table:full' } });
    expect([history.length, history.entries.length]).toEqual([0, MOST_ENTRIES]);
  });

  test('takes as many characters as its file may have, and no more', () => {
    const history = begin();
    const long = remark('x'.repeat(LONGEST_TEXT));
    while (history.note(long).ok);
    const { length } = textOf(history);
    expect(length).toBeLessThanOrEqual(LARGEST_GAME);
    expect(length).toBeGreaterThan(LARGEST_GAME - 2 * LONGEST_TEXT);
    expect(readGameFile(textOf(history)).entries).toEqual(history.entries);
    expect(ruleOf(History.open(pebbles, readGameFile(textOf(history))).note(long))).toBe('table:full');
  });

  test.each<readonly [string, unknown, About, string]>([
    ['a text of the greatest length', remark('x'.repeat(LONGEST_TEXT)), {}, 'taken'],
    ['a longer text', remark('x'.repeat(LONGEST_TEXT + 1)), {}, 'table:malformed'],
    ['a type that is not known', { type: 'shout', by: 'player1', text: 'x' }, {}, 'table:malformed'],
    ['a field too many', { ...remark('x'), loud: true }, {}, 'table:malformed'],
    ['an agreement of one', { type: 'agreement', by: ['player1'], text: 'x' }, {}, 'table:malformed'],
    ['no note at all', null, {}, 'table:malformed'],
    ['a moment', remark('x'), { time: 5 }, 'taken'],
    ['half a moment', remark('x'), { time: 0.5 }, 'table:malformed'],
    ['a hash that is too long', remark('x'), { hash: 'x'.repeat(41) }, 'table:malformed'],
  ])('checks the form of a note: %s', (_, note, about, rule) => {
    const history = begin();
    expect(ruleOf(history.note(note, about))).toBe(rule);
    expect(history.entries.length).toBe(rule === 'taken' ? 1 : 0);
    expect(readGameFile(textOf(history)).entries).toEqual(history.entries);
  });

  test('takes no action that JSON cannot hold, or that comes with a wrong form of what is known about it', () => {
    const history = begin();
    const [by] = history.state.players;
    const take = { type: 'take', by, frame: `turn/${by}`, count: 1 };
    const circle: Record<string, unknown> = { ...take };
    circle['self'] = circle;
    for (const one of [circle, { ...take, count: 1n }]) expect(history.add(one)).toMatchObject({ ok: false });
    expect(history.add(take, [], { time: Number.NaN })).toMatchObject({ refusal: { rule: 'table:malformed' } });
    expect(history.add(take, [], { time: 1 }).ok).toBe(true);
    expect(readGameFile(textOf(history)).entries).toEqual(history.entries);
  });
});

describe('a hash that stands in a file', () => {
  const played = () => {
    const history = begin();
    for (let i = 0; i < 5; i++) {
      const by = (history.state.stack[0] as { of?: string }).of!;
      expect(history.add({ type: 'take', by, frame: `turn/${by}`, count: 1 }).ok).toBe(true);
    }
    return history.toFile();
  };
  const withHash = (entry: number, hash: string) => {
    const file = played();
    return { ...file, entries: file.entries.map((one, i) => (i === entry - 1 ? { ...one, hash } : one)) };
  };

  test('and differs is reported by the number of its entry; one of a form that is not known is left alone', () => {
    expect(History.openAsFar(pebbles, played()).differsAt).toBeNull();
    expect(History.openAsFar(pebbles, withHash(3, `1-${'0'.repeat(16)}`)).differsAt).toBe(3);
    expect(History.openAsFar(pebbles, withHash(3, `9-${'0'.repeat(16)}`)).differsAt).toBeNull();
    expect(History.openAsFar(pebbles, withHash(3, 'constructor')).differsAt).toBeNull();
  });
});
