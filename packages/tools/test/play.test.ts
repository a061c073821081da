import { apply, choices, deciders, fill, History, type Json, range, start } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { isDestructive, lineOf } from '../src/play/describe.ts';
import { deskOf } from '../src/play/desk.ts';
import { amountIn, fewIn, rangeWords } from '../src/play/fields.ts';
import { type Item, menu } from '../src/play/menu.ts';
import { questionLines } from '../src/play/question.ts';
import { look } from '../src/play/screens/index.ts';
import { asideLines, overviewLines } from '../src/play/screens/overview.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

const title = titleOf('soh');
const state = start(title, { players: 2, seed: 1, options: { distribution: 'deal' } }).state;
const by = state.stack.at(-1)!.of!;
const desk = deskOf(title, state, ['Anna', 'Bram'], by);

/** A saved game after so many entries. */
function after(name: string, entries: number) {
  const file = savedFile(name);
  const { state: s, players } = History.open(titleOf(file.title), { ...file, entries: file.entries.slice(0, entries) });
  const me = deciders(titleOf(file.title), s)[0] ?? s.players[0]!;
  return deskOf(titleOf(file.title), s, players, me);
}

const textsOf = (items: readonly Item[]): string[] => items.map(({ text }) => text);

describe('what a player in the terminal sees', () => {
  test('amounts take what fits and nothing else', () => {
    const amount = range(10, 20, 5);
    expect(amountIn(amount, '15')).toBe(15);
    expect(amountIn(amount, '')).toBe(10);
    for (const wrong of ['12', '25', '-5', 'x', '1e1']) expect(amountIn(amount, wrong)).toBeUndefined();
    expect(rangeWords(desk, 'amount', amount)).toBe('fl. 10 to fl. 20 in steps of fl. 5');
    expect(rangeWords(desk, 'count', range(1, 3))).toBe('1 to 3');
  });

  test('choices in the words of the title, with what they cost and what follows', () => {
    const [choice] = choices(title, state, by, { type: 'start' });
    expect(lineOf(desk, choice!, { price: 70 })).toMatch(/^NBD at fl\. 70 · fl\. \d+/);
  });

  test('a choice of one of several prices opens a list of them', () => {
    const [first] = menu(desk, choices(title, state, by));
    const item = first!.items.find(({ text }) => text.startsWith('NBD'))!;
    expect(item.text).toMatch(/^NBD at … \(fl\. 65, fl\. 70/);
    expect(textsOf(item.items!())[1]).toMatch(/^NBD at fl\. 70 · /);
  });

  test('tiles are chosen by hex first, then as they lie, with what they join', () => {
    const { entries } = savedFile('soh-1');
    const [first, second] = entries.flatMap((entry, at) =>
      'action' in entry && entry.action.type === 'layTile' ? [at] : [],
    );
    const hexAt = (at: number) => {
      const track = after('soh-1', at);
      const [tiles] = menu(track, choices(title, track.s, track.me));
      return tiles!.items[0];
    };
    // A single tile that lies in one way needs no list.
    expect(hexAt(first!)!.text).toMatch(/^F9 Amsterdam: Tile SOH1 · /);
    const hex = hexAt(second!);
    expect(hex!.text).toMatch(/^[A-Z]\d+.*: tiles? .* …$/);
    expect(hex!.items!()[0]!.text).toMatch(/^Tile \w+ \([A-Z]\d+\) · .* to /);
  });

  test('everything public can be looked at by its word', () => {
    const late = after('1828-4', 521);
    for (const word of ['table', 'map', 'market', 'players', 'companies', 'trains', 'privates', 'map e23']) {
      const lines = look(late, word, new Set());
      expect(lines, word).not.toBeNull();
      expect(lines!.join('\n'), word).not.toMatch(/undefined|NaN|\[object|player\d/);
    }
    expect(look(late, 'ma', new Set())).toEqual(['  “ma” may mean map or market.']);
    expect(look(late, 'tr', new Set())![1]).toMatch(/train \$\d+/);
    expect(look(late, 'map zz9', new Set())).toEqual(['  There is no hex ZZ9 on this map.']);
  });

  test('the map of every title fits eighty columns', () => {
    for (const id of ['soh', '1828', '1839', '1843', '1820']) {
      const first = deskOf(titleOf(id), start(titleOf(id), { players: 3, seed: 1 }).state, ['A', 'B', 'C'], 'player1');
      const lines = look(first, 'map', new Set(['F9']))!
        .join('\n')
        .split('\n');
      expect(Math.max(...lines.map((line) => line.length)), id).toBeLessThanOrEqual(80);
    }
  });

  test('hexes on offer are marked on the map', () => {
    expect(look(desk, 'map', new Set(['F9']))!.join('\n')).toContain(' F9* ');
  });

  test('a system shows the trains of both its shells', () => {
    expect(overviewLines(after('1828-4', 521)).join('\n')).toMatch(/^ {2}NKP .* trains \S+: .+; \S+: /m);
  });

  test('what ends a player’s game is asked for twice', () => {
    const at1839 = after('1839-1', 60);
    const concede = choices(at1839.title, at1839.s, at1839.me, { type: 'concede' })[0]!;
    expect(isDestructive(at1839, fill(concede))).toBe(true);
    const pass = choices(title, state, by, { type: 'pass' })[0]!;
    expect(isDestructive(desk, fill(pass))).toBe(false);
    const asked = menu(at1839, choices(at1839.title, at1839.s, at1839.me)).flatMap(({ items }) => items);
    expect(asked.some(({ action }) => action?.type === 'concede')).toBe(false);
  });

  test('where the last round is known, the table says which it is', () => {
    expect(overviewLines(desk)[0]).toMatch(/ · round 1 of 15, the game ends after OR 5\.2$/);
  });

  test('each number of shares to sell has a line with what it brings', () => {
    expect(fewIn('count', range(1, 3))).toEqual([1, 2, 3]);
    expect(fewIn('amount', range(1, 3))).toEqual([]);
  });

  /** The first position of a saved game that has such a line. */
  const firstWith = (name: string, isLine: (text: string) => boolean, from: number): string[] => {
    for (let entries = from; entries < from + 120; entries++) {
      const at = after(name, entries);
      const texts = textsOf(menu(at, choices(at.title, at.s, at.me)).flatMap(({ items }) => items));
      if (texts.some(isLine)) return texts;
    }
    throw new Error('no such line');
  };

  test('a dividend says what the director gets and what the company keeps for its own shares', () => {
    const texts = firstWith('1820-2', (text) => text.startsWith('Pay out'), 60);
    expect(texts.find((text) => text.startsWith('Pay out'))).toMatch(/ in all · you get £\d+ · the \S+ keeps £\d+ · /);
    expect(texts.find((text) => text.startsWith('Withhold'))).not.toContain('keeps');
  });

  test('a par is called so, unless the words before it already do', () => {
    const floats = firstWith('1820-2', (text) => / … \(par £/.test(text), 0);
    expect(floats.some((text) => /par par|par … \(par/.test(text))).toBe(false);
    const starts = firstWith('1843-2', (text) => text.includes('par …'), 20);
    expect(starts.find((text) => text.includes('par …'))).toMatch(/par … \(\d+fr/);
  });

  test('the question names who decides, what is asked and the money', () => {
    expect(questionLines(desk).join('\n')).toMatch(/^(Anna|Bram), your move: Your stock turn\n/);
    expect(questionLines(desk).join('\n')).toContain('You have fl. ');
  });

  describe('what lies beside players, companies and map', () => {
    const title1820 = titleOf('1820');
    const names = ['Anna', 'Bram', 'Clara'];
    const first = start(title1820, { players: 3, seed: 1 }).state;
    const asides = (s: RailState): string[] => asideLines(deskOf(title1820, s, names, 'player1'));
    /** The first who is asked does the first of its kind. */
    const done = (s: RailState, type: string, values: Readonly<Record<string, Json>> = {}): RailState => {
      const [asked] = deciders(title1820, s);
      const result = apply(title1820, s, fill(choices(title1820, s, asked!, { type })[0]!, values));
      if (!result.ok) throw new Error(result.refusal.text);
      return result.state;
    };
    const auction = [1, 2, 3].reduce((s) => done(s, 'pass'), first);

    test('a chart with the figures of its column, what trains cost, and what the next step changes', () => {
      expect(asides(first).slice(0, 3)).toEqual([
        '  Cost of Business, column 1 of 17: premium +10, interest 10%, train limit 6,\n      floats of 5',
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
        '  Cost of Business, column 8 of 17: premium +6, interest 10%, train limit 5,\n      floats of 10 or 20',
        '  Maintenance per train: 3+ £160',
        expect.stringMatching(/^ {2}One step on: 3\+ £160 ▸ £250, brown phase begins, premium \+6 ▸ \+5,/),
        expect.stringContaining('Cousin auction'),
      ]);
      const last = { ...later, ext: { ...later.ext, column: 17 } };
      expect(asides(last)[2]).toBe('  One step on: The game ends.');
    });

    test('bids that stand on several lots', () => {
      const lots = asides(done(first, 'bid', { amount: 40 }))
        .find((line) => line.includes('auction'))!
        .replace(/\s+/g, ' ');
      expect(lots).toMatch(/^ Cousin auction: .+ £40 (Anna|Bram|Clara), .+ no bid, .+ no bid, .+ no bid$/);
    });

    test('the money that bids on cousins tie up', () => {
      expect(asides(first).join()).not.toContain('Tied up');
      expect(asides(done(first, 'bid', { amount: 40 })).at(-1)).toMatch(/^ {2}Tied up in bids: (Anna|Bram|Clara) £40$/);
    });

    test('a train that is still to be auctioned is neither left nor gone', () => {
      const trains = (reading: string): string[] => {
        const { state: s } = start(title1820, { players: 3, seed: 1, readings: { futureTrains: reading } });
        return look(deskOf(title1820, s, names, 'player1'), 'trains', new Set())!.map((line) =>
          line.replace(/\n\s+/g, ' '),
        );
      };
      for (const [reading, left] of [
        ['from-supply', 15],
        ['additional', 16],
      ] as const) {
        const lines = trains(reading);
        expect(lines.find((line) => line.includes('3+ train'))).toMatch(
          new RegExp(`· ${left} left, 1 to be auctioned as a future train$`),
        );
        expect(lines.join()).not.toContain('gone');
      }
      const over = [1, 2, 3].reduce((s) => done(s, 'decline'), auction);
      const said = look(deskOf(title1820, over, names, 'player1'), 'trains', new Set())!.join();
      expect(said).toContain('15 left, 1 gone');
    });

    test('the bid of an open cry and who has declined it', () => {
      expect(asides(auction).at(-1)).toBe('  For sale: 2+ and 3+: No bid yet');
      const declined = done(done(auction, 'bid', { amount: 50 }), 'decline');
      expect(asides(declined).at(-1)).toMatch(
        /^ {2}For sale: 2\+ and 3\+: standing bid £50 by (Anna|Bram|Clara), (Anna|Bram|Clara) declines$/,
      );
    });

    test('of a company that is offered what bids mean something, and the bid of the bank', () => {
      const after1820 = (name: string, actions: number): string[] =>
        asides(after(name, actions).s).map((line) => line.replace(/\n\s+/g, ' '));
      const at = (name: string, actions: number): string => after1820(name, actions).at(-1)!;
      expect(at('1820-2', 168)).toBe(
        '  For sale: CVHR: standing bid £240 by Clara, minimum £240; £628 or more must be accepted',
      );
      expect(after1820('1820-2', 168).find((line) => line.includes('could raise'))).toMatch(
        /they could raise: \S+ £[\d,]+ \((Anna|Bram|Clara)\)/,
      );
      expect(at('1820-4', 275)).toContain('SDR: standing bid £128 by the bank, minimum £260');
    });

    test('lobbies, the largest first, and the amounts that are free', () => {
      let s = [1, 2, 3].reduce((now) => done(now, 'decline'), auction);
      for (const amount of [20, 60]) s = done(done(s, 'lobby', { amount }), 'pass');
      expect(asides(s).at(-1)).toMatch(/^ {2}Lobbies: £60 \w+, £20 \w+, free £30 to £50, £70 or more$/);
    });
  });
});
