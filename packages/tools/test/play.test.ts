import { choices, History, type OpenField, range, start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { menu } from '../src/play/menu.ts';
import { describe as inWords, describeField, parseField, stateLines } from '../src/play/screen.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

const title = titleOf('soh');
const state = start(title, { players: 2, seed: 1, options: { distribution: 'deal' } }).state;
const by = state.stack.at(-1)!.of!;

describe('what a player in the terminal sees', () => {
  test('openFields take what fits and nothing else', () => {
    const amount = range(10, 20, 5);
    expect(parseField(amount, '15')).toBe(15);
    expect(parseField(amount, '')).toBe(10);
    for (const wrong of ['12', '25', '-5', 'x', '1e1']) expect(parseField(amount, wrong)).toBeUndefined();
    const listed: OpenField = { kind: 'oneOf', values: [0, 2, 'pay'] };
    expect(parseField(listed, '2')).toBe(2);
    expect(parseField(listed, 'pay')).toBe('pay');
    expect(parseField(listed, '1')).toBeUndefined();
  });

  test('choices in words', () => {
    const [choice] = choices(title, state, by, { type: 'start' });
    expect(inWords(choice!)).toMatch(/^start: company NBD, price 65\/70/);
  });

  test('many choices of a kind fold into one line that opens', () => {
    const base = choices(title, state, by, { type: 'start' })[0]!;
    const many = Array.from({ length: 40 }, (_, i) => ({
      ...base,
      type: 'layTile',
      subjects: [`hex:hex${i % 8}` as const],
    }));
    const items = menu([...many, base]);
    expect(items).toHaveLength(2);
    const inside = menu(items[0]!.choices);
    expect(inside).toHaveLength(8);
    expect(menu(inside[0]!.choices)).toHaveLength(5);
  });

  test('the state fits a few lines', () => {
    const lines = stateLines(title, state, ['Anna', 'Bram']);
    expect(lines[0]).toBe('SR 1, phase 2');
    expect(lines[1]).toMatch(/^ {2}Anna +fl\. \d+ +worth \d+/);
  });

  test('a system shows the trains of both its shells', () => {
    const file = savedFile('1828-4');
    const { state: s, players } = History.open(titleOf('1828'), { ...file, entries: file.entries.slice(0, 521) });
    expect(stateLines(titleOf('1828'), s, players).join('\n')).toMatch(/^ {2}NKP .* trains \S+: .+; \S+: /m);
  });

  test('an amount that goes in steps says so', () => {
    expect(describeField(range(10, 20, 5))).toBe('10–20 by 5');
    expect(describeField(range(10, 20))).toBe('10–20');
  });
});
