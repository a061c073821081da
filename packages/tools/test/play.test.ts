import { apply, choices, deciders, fill, History, type Json, type OpenField, range, start } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
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

  describe('what lies beside players, companies and map', () => {
    const title1820 = titleOf('1820');
    const names = ['Anna', 'Bram', 'Clara'];
    const first = start(title1820, { players: 3, seed: 1 }).state;
    const asides = (s: RailState): string[] => stateLines(title1820, s, names).filter((line) => line.includes(': '));
    /** The first who is asked does the first of its kind. */
    const after = (s: RailState, type: string, values: Readonly<Record<string, Json>> = {}): RailState => {
      const [asked] = deciders(title1820, s);
      const done = apply(title1820, s, fill(choices(title1820, s, asked!, { type })[0]!, values));
      if (!done.ok) throw new Error(done.refusal.text);
      return done.state;
    };
    const auction = [1, 2, 3].reduce((s) => after(s, 'pass'), first);

    test('a chart with the figures of its column, what trains cost, and what the next step changes', () => {
      expect(asides(first).slice(0, 3)).toEqual([
        '  Cost of Business, column 1 of 17: premium +10, interest 10%, train limit 6, floats of 5',
        '  Maintenance per train: 2+ £0',
        '  One step on: interest and train limit stay',
      ]);
      const later = {
        ...first,
        trains: { ...first.trains, '3+-1': 'LSR' },
        phase: 'blue',
        ext: { ...(first.ext as object), column: 8 },
      };
      expect(asides(later).slice(0, 4)).toEqual([
        '  Cost of Business, column 8 of 17: premium +6, interest 10%, train limit 5, floats of 10·20',
        '  Maintenance per train: 3+ £160',
        '  One step on: 3+ £160 ▸ £250, brown phase begins, premium +6 ▸ +5, interest 10% ▸ 20%, train limit 5\n      ▸ 4',
        expect.stringContaining('Cousin auction'),
      ]);
      const last = { ...later, ext: { ...later.ext, column: 17 } };
      expect(asides(last)[2]).toBe('  One step on: The game ends.');
    });

    test('bids that stand on several lots', () => {
      const lots = asides(after(first, 'bid', { amount: 40 })).find((line) => line.includes('auction'));
      expect(lots).toMatch(/^ {2}Cousin auction: \w+ £40 (Anna|Bram|Clara), \w+ no bid, \w+ no bid, \w+ no bid$/);
    });

    test('the bid of an open cry and who has declined it', () => {
      expect(asides(auction).at(-1)).toBe('  For sale: 2+ and 3+: No bid yet');
      const declined = after(after(auction, 'bid', { amount: 50 }), 'decline');
      expect(asides(declined).at(-1)).toMatch(
        /^ {2}For sale: 2\+ and 3\+: standing bid £50 by (Anna|Bram|Clara), (Anna|Bram|Clara) declines$/,
      );
    });

    test('of a company that is offered what bids mean something, and the bid of the bank', () => {
      const at = (name: string, actions: number): string => {
        const file = savedFile(name);
        const { state: s } = History.open(title1820, { ...file, entries: file.entries.slice(0, actions) });
        return asides(s).at(-1)!;
      };
      expect(at('1820-2', 168)).toBe(
        '  For sale: CVHR: standing bid £240 by Clara, minimum £240; £628 or more must be accepted',
      );
      expect(at('1820-4', 275)).toContain('SDR: standing bid £128 by the bank, minimum £260');
    });

    test('lobbies, the largest first, and the amounts that are free', () => {
      let s = [1, 2, 3].reduce((now) => after(now, 'decline'), auction);
      for (const amount of [20, 60]) s = after(after(s, 'lobby', { amount }), 'pass');
      expect(asides(s).at(-1)).toMatch(/^ {2}Lobbies: £60 \w+, £20 \w+, free £30, £40 and £50, £70 or more$/);
    });

    test('a game that has nothing there shows nothing', () => {
      expect(stateLines(title, state, ['Anna', 'Bram'])[1]).toMatch(/^ {2}Anna /);
    });
  });

  test('an amount that goes in steps says so', () => {
    expect(describeField(range(10, 20, 5))).toBe('10–20 by 5');
    expect(describeField(range(10, 20))).toBe('10–20');
  });
});
