import { deciders } from '@roundhouse/kernel';
import { anyTitle, cashOf, POOL, type RailState, namesFor } from '@roundhouse/rail';
import { title1843 } from '@roundhouse/titles';
import { emergencyFacts, trainDef } from '@roundhouse/titles/1843/face';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { chosenRow, rowAction, rowGroupsOf, withoutTwins } from '../../../src/table/decision/rows.ts';
import { isAsideOpen } from '../../../src/titles/1843/aside.ts';
import { markersTaken } from '../../../src/titles/1843/companies.ts';
import { trainMark } from '../../../src/titles/1843/marks.ts';
import { sidesOnSale } from '../../../src/titles/1843/offers.ts';
import { reachOf } from '../../../src/titles/1843/reach.ts';
import { as1843 } from '../../../src/titles/1843/state.ts';
import { sayOf } from '../say.ts';
import { playedOf } from '../table/played.ts';

const title = anyTitle(title1843);
const { states } = playedOf(title, ['Ada', 'Bram', 'Cato'], 5);
const say = sayOf(title);
const at = (kind: string): RailState[] => states.filter(({ stack }) => stack.at(-1)?.kind === kind);

const names = namesFor(title, states[0]!, (id) => id);

describe('trains of 1843', () => {
  test('a side says in words how far it runs', () => {
    const reach = (train: string): string[] =>
      trainDef(train)
        .faces.slice(0, 2)
        .map((face) =>
          reachOf(face)
            .map(({ id, values }) => say(id, values))
            .join(' or '),
        );
    expect(reach('yellow-1')).toEqual([
      'up to 3 stops, 2 of them cities',
      'two trains, each up to 2 stops or up to 4 stops, 3 of them cities',
    ]);
    expect(reach('blue-1')).toEqual(['up to 7 stops, 5 of them cities', 'two trains, each the best 4 of 6 stops']);
    expect(reach('red-1')).toEqual(['the best 8 of any number of stops']);
    expect(reach('gray-1')).toEqual(['any number of stops']);
  });

  test('the shop shows every side of the supply once, what cannot be had with its reason', () => {
    for (const s of at('trains').slice(0, 12)) {
      const by = deciders(title, s)[0]!;
      const rows = rowGroupsOf(decisionOf(title, s, by)!).find(({ type }) => type === 'buyTrain')?.rows ?? [];
      const sides = sidesOnSale({ title, s }, by, rows);
      expect(sides.map(({ face }) => face.name)).toEqual([...new Set(sides.map(({ face }) => face.name))]);
      for (const { row, refusal, copies } of sides) {
        expect((row === null) !== (refusal === null)).toBe(true);
        expect(copies).toBeGreaterThan(0);
      }
      expect(sides.some(({ beneath }) => beneath !== undefined)).toBe(sides.length > 1);
    }
  });

  test('of several trains to buy none is chosen beforehand, and the only one is', () => {
    const [s] = at('trains');
    const groups = rowGroupsOf(decisionOf(title, s!, deciders(title, s!)[0]!)!).filter(
      ({ type }) => type === 'buyTrain',
    );
    const [group] = groups;
    expect(group!.rows.length).toBeGreaterThan(1);
    expect(chosenRow(groups, null, { optional: false })).toBeNull();
    const [only] = group!.rows;
    expect(chosenRow([{ ...group!, rows: [only!] }], null, { optional: false })).toBe(only);
  });

  test('what lies in the pool is shown with the side it has, and the reason why it cannot be had', () => {
    const [start] = at('trains');
    const company = start!.stack.at(-1)!.of!;
    const s: RailState = {
      ...start!,
      trains: { ...start!.trains, 'yellow-6': POOL },
      faces: { ...start!.faces, 'yellow-6': '2×2 or 3+1' },
    };
    const sides = (cash: number) => {
      const now = { ...s, cash: { ...s.cash, [company]: cash } };
      const by = deciders(title, now)[0]!;
      const rows = rowGroupsOf(decisionOf(title, now, by)!).find(({ type }) => type === 'buyTrain')?.rows ?? [];
      return sidesOnSale({ title, s: now }, by, rows, POOL);
    };
    expect(sides(500)).toMatchObject([{ face: { name: '2×2 or 3+1' }, beneath: undefined, copies: 1, refusal: null }]);
    expect(sides(10)).toMatchObject([{ row: null, refusal: { rule: '1843:8.8.1-2' } }]);
  });

  test('of two trains with the same side the one with the Engineers’ card is offered apart', () => {
    const [start] = at('trains');
    const company = start!.stack.at(-1)!.of!;
    const ext = { ...(start!.ext as object), engineers: { train: 'green-2', obsolete: false } };
    const trains = { ...start!.trains, 'green-1': company, 'green-2': company, 'green-3': company };
    const s: RailState = { ...start!, trains, ext };
    const frame = `discard/${company}`;
    const rows = ['green-1', 'green-2', 'green-3'].map((train) => {
      const choice = { type: 'discard', frame, by: 'player1', fields: { train }, openFields: {}, subjects: [] };
      return { key: train, type: 'discard', choice, fixed: {}, open: [] };
    });
    expect(withoutTwins(title, s, rows).map(({ key }) => key)).toEqual(['green-1']);
    expect(withoutTwins(title, s, rows, trainMark).map(({ key }) => key)).toEqual(['green-1', 'green-2']);
  });

  test('a source in an emergency tells what still lacks', () => {
    const s = at('emergency').find((one) => {
      const decision = decisionOf(title, one, deciders(title, one)[0]!)!;
      return decision.groups.some(({ type }) => type === 'sell');
    })!;
    const by = deciders(title, s)[0]!;
    const [row] = rowGroupsOf(decisionOf(title, s, by)!).find(({ type }) => type === 'sell')!.rows;
    const company = s.stack.at(-1)!.of!;
    const action = rowAction(row!);
    const brought = title.priceOf(s, String(action['company'])) * Number(action['count']);
    const lacking = emergencyFacts(as1843(s)).price - cashOf(s, company) - cashOf(s, by) - brought;
    expect(title.wording!.note!(title, s, action, names)!.values).toMatchObject({ lacking: Math.max(0, lacking) });
  });

  test('a port tells what it brings, other choices nothing of the kind', () => {
    const claim = { type: 'claimPort', by: 'player1', frame: 'station/PLM', hex: 'C14' };
    expect(title.wording!.note!(title, states[0]!, claim, names)!.values).toEqual({ income: 20 });
    expect(title.wording!.note!(title, states[0]!, { ...claim, type: 'placeStation' }, names)).toBeNull();
  });

  test('the Engineers lie on the train that they have marked, and say when it runs once more', () => {
    const s = states[0]!;
    const marked = (obsolete: boolean): RailState => ({
      ...s,
      ext: { ...(s.ext as object), engineers: { train: 'yellow-1', obsolete } },
    });
    expect(trainMark(s, 'yellow-1')).toBeNull();
    expect(trainMark(marked(false), 'yellow-1')).toBe('own.engineers.marked');
    expect(trainMark(marked(true), 'yellow-1')).toBe('own.engineers.obsolete');
    expect(trainMark(marked(true), 'yellow-2')).toBeNull();
  });
});

describe('1843 beside the choices', () => {
  test('the Val de Loire stands there while a player owns it', () => {
    const s = states[0]!;
    const owned = (by: string): RailState => ({ ...s, privates: { ...s.privates, VdL: by } });
    expect(isAsideOpen(owned(s.players[0]!))).toBe(true);
    expect(isAsideOpen(owned('PLM'))).toBe(false);
    expect(isAsideOpen(owned('gone'))).toBe(false);
  });

  test('a port that a company has claimed is no longer on the map', () => {
    const s = states[0]!;
    expect(markersTaken(s)).toEqual([]);
    const ext = s.ext as { readonly ports: Readonly<Record<string, string | null>> };
    expect(markersTaken({ ...s, ext: { ...ext, ports: { ...ext.ports, C14: 'PLM' } } })).toEqual(['C14']);
  });
});
