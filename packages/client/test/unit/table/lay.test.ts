/** What tiles would join, which ways make a difference, and how that is said. */
import { deciders } from '@roundhouse/kernel';
import { joinsOf, linesThrough } from '@roundhouse/rail/telling/joins';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { namesFor } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { boardRows, legalHexes } from '../../../src/table/decision/board-rows.ts';
import { forecast } from '../../../src/table/decision/forecast.ts';
import { laysAfter } from '../../../src/table/decision/lay/next-lay.ts';
import { tileOf, wayOf, waysToLay } from '../../../src/table/decision/lay/ways.ts';
import { joinsSentence, wayTitle } from '../../../src/table/decision/lay/words.ts';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { rowAction } from '../../../src/table/decision/rows.ts';
import { rotationsOf } from '../../../src/table/decision/turn.ts';
import { say } from '../say.ts';
import { playedOf, positionWith, title } from './played.ts';

const s = positionWith('track', (at) => Object.keys(at.tiles).length > 5);
const material = title.material(s);
const names = namesFor(title, s, () => undefined);

describe('joined track', () => {
  // Utrecht (H9) and Breda (J7), two hexes apart, with I8 between them.
  const tiles = { H9: { tile: '57', rotation: 0 }, J7: { tile: '57', rotation: 0 } };

  test('a straight between two cities joins them, and a curve leaves an end open', () => {
    const [line] = joinsOf(material, tiles, { hex: 'I8', tile: '9', rotation: 0 });
    expect(line?.stops.toSorted()).toEqual(['H9:n0', 'J7:n0']);
    expect(line?.open).toEqual([]);
    expect(joinsSentence(names, say, [line!])).toBe('joins Utrecht and Breda');
    const [curve] = joinsOf(material, tiles, { hex: 'I8', tile: '8', rotation: 0 });
    expect(curve?.stops).toHaveLength(1);
    expect(curve?.open).toHaveLength(1);
    expect(joinsSentence(names, say, [curve!])).toMatch(/^track to (Utrecht|Breda), open to \w+$/);
  });

  test('a place that is joined is not told again as an open end', () => {
    const told = (open: readonly string[]) =>
      joinsSentence(names, say, [{ stops: ['H9:n0', 'J7:n0'], open, pieces: [] }]);
    expect(told(['J7'])).toBe('joins Utrecht and Breda');
    expect(told(['J7', 'J9'])).toBe('joins Utrecht and Breda, open to Tilburg');
  });

  test('every piece of a line hangs together with the next', () => {
    const [line] = linesThrough(material, { ...tiles, I8: { tile: '9', rotation: 0 } }, 'I8');
    const points = new Map<string, number>();
    for (const point of line!.pieces.flat()) points.set(point, (points.get(point) ?? 0) + 1);
    expect(
      [...points]
        .filter(([, count]) => count === 1)
        .map(([point]) => point)
        .toSorted(),
    ).toEqual(['H9:n0', 'J7:n0']);
  });

  test('of an upgrade only what is new is told, and track that only crosses is a line of its own', () => {
    const before = { ...tiles, I8: { tile: '9', rotation: 0 } };
    for (const tile of ['19', '20', '26', '27', '23', '24']) {
      if (!material.tileSet.byId.has(tile)) continue;
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        const lines = joinsOf(material, before, { hex: 'I8', tile, rotation });
        const all = linesThrough(material, before, 'I8', { hex: 'I8', tile, rotation });
        expect(lines.length).toBeGreaterThan(0);
        expect(all.length).toBeGreaterThanOrEqual(lines.length);
      }
    }
  });
});

describe('ways to lay', () => {
  const decision = decisionOf(title, s, deciders(title, s)[0]!)!;

  test('have every legal rotation of every tile in exactly one of them', () => {
    for (const hex of legalHexes(decision)) {
      const { rows } = boardRows(title, s, decision, 'layTile', hex);
      const ways = waysToLay(material, s.tiles, hex, rows);
      for (const row of rows)
        for (const rotation of rotationsOf(row)) {
          const found = ways.filter((way) => way.row === row && way.rotations.includes(rotation));
          expect(found, `${row.key} ${rotation}`).toHaveLength(1);
          expect(wayOf(ways, row, rotation)).toBe(found[0]);
        }
      for (const way of ways) expect(wayTitle(names, say, way)).not.toBe('');
      expect(new Set(ways.map(({ key }) => key)).size).toBe(ways.length);
    }
  });

  test('stand in the order of what they join, and the first row lies as the first of them', () => {
    for (const hex of legalHexes(decision)) {
      const { rows } = boardRows(title, s, decision, 'layTile', hex);
      const [best] = waysToLay(material, s.tiles, hex, rows);
      expect(tileOf(rows[0]!)).toBe(best!.tile);
      expect(rowAction(rows[0]!)['rotation']).toBe(best!.rotations[0]);
    }
  });

  test('that differ in nothing but where they end in the open are one', () => {
    const { board } = material;
    const isOpenLand = (hex: number): boolean =>
      hex >= 0 && board.hexes[hex]!.name === undefined && board.fixed[hex] === 0;
    const lonely = board.ids.find(
      (_, hex) => [0, 1, 2, 3, 4, 5].filter((edge) => isOpenLand(board.neighbours[hex * 6 + edge]!)).length > 3,
    )!;
    const rows = [{ key: 'a', type: 'layTile', fixed: {}, open: [] }].map((row) => ({
      ...row,
      choice: {
        type: 'layTile',
        by: 'player1',
        frame: 'track/NRS',
        subjects: [],
        fields: { hex: lonely, tile: '8' },
        openFields: { rotation: { kind: 'oneOf', values: [0, 1, 2, 3, 4, 5] } },
      },
    })) as unknown as Parameters<typeof waysToLay>[3];
    const ways = waysToLay(material, {}, lonely, rows);
    expect(ways.length).toBeLessThan(6);
    const several = ways.find(({ rotations }) => rotations.length > 1)!;
    expect(several.nowhere.length).toBeGreaterThan(1);
  });
});

describe('looking ahead', () => {
  const played = playedOf(anyTitle(title1828), ['Ada', 'Bram', 'Cato'], 2);
  const rules = anyTitle(title1828);
  const lays = (at: RailState) => {
    const by = deciders(rules, at)[0];
    const decision = by !== undefined && at.stack.at(-1)?.kind === 'track' ? decisionOf(rules, at, by) : null;
    const hex = decision && legalHexes(decision)[0];
    return decision && hex ? boardRows(rules, at, decision, 'layTile', hex).rows : [];
  };

  test('a second tile is looked for only where the same company may lay one, at the open ends of the first', () => {
    let seen = 0;
    for (const at of played.states.filter((one) => lays(one).length > 0).slice(0, 40)) {
      const hex = legalHexes(decisionOf(rules, at, deciders(rules, at)[0]!)!)[0]!;
      const [way] = waysToLay(rules.material(at), at.tiles, hex, lays(at));
      const open = way!.lines.flatMap((line) => line.open);
      const next = laysAfter(rules, at, rowAction(way!.row), open);
      for (const lay of next.lays) {
        expect(open).toContain(lay.hex);
        seen++;
      }
      expect(next.lays.length).toBeLessThanOrEqual(30);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('a company that comes to its run without a route earns nothing, and says so', () => {
    const found = played.states
      .filter((one) => lays(one).length > 0)
      .map((at) => {
        const [row] = lays(at);
        return forecast(rules, at, decisionOf(rules, at, deciders(rules, at)[0]!)!.company!, rowAction(row!));
      });
    expect(found.some((revenue) => revenue === 0)).toBe(true);
    expect(found.some((revenue) => (revenue ?? 0) > 0)).toBe(true);
  });
});
