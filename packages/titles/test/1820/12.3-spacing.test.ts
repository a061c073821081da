import { hexIndex } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { hasTwin, hindersTown, tooNear } from '../../src/1820/12-track/12.3.3-spacing.ts';
import { typesFor } from '../../src/1820/12-track/12.2-types.ts';
import { board } from '../../src/1820/material.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const at = (hex: string): number => hexIndex(board, hex);
const near = (hex: string, type: string, t = Table.blank()): string | null => tooNear(t.s, at(hex), type);

/** A company that places its first marker. */
const founding = (prepare = (t: Table) => t, colour = 'yellow'): Table => {
  const t = prepare(Table.blank().colour(colour));
  const round = { turn: 'player1', last: null, sold: {}, quiet: 3, resolved: true, cards: [], lobbies: [] };
  const float = { kind: 'float', of: 'player1', plan: null, spots: [], placed: false, buyers: {}, declined: {} };
  return t
    .frames({ kind: 'course' }, { kind: 'stockRound', ...round, floatTiles: [] }, { kind: 'lobbies' }, float)
    .does({ type: 'found', company: 'LSR', size: colour === 'yellow' ? 5 : 10, price: 55 });
};
const place = (hex: string, tile: string, rotation: number): Deed => ({ type: 'place', hex, node: 0, tile, rotation });

describe('12.1 and 12.2: tiles and their types', () => {
  rule('1820:12.1-1', 'a tile is placed only while one is left', () => {
    const seven = ['E11', 'E15', 'H10', 'H14', 'J10', 'J14', 'K9'];
    const used = (count: number) => (t: Table) =>
      seven.slice(0, count).reduce((one, hex) => one.tile(hex, '150', 0), t);
    founding(used(7)).refuses(place('O17', '150', 0), '1820:12.1-1', '150');
    founding(used(6)).accepts(place('O17', '150', 0));
  });

  rule('1820:12.1-3', 'green on yellow only', () => {
    founding((t) => t, 'green')
      .refuses(place('B6', '14', 0), '1820:12.1-3')
      .accepts(place('B6', '57', 1));
  });

  rule('1820:12.2-2', 'OO tiles on OO hexes, and nothing else there', () => {
    founding()
      .refuses(place('G11', '248', 0), '1820:12.2-2')
      .refuses(place('C11', '57', 0), '1820:12.2-2');
    founding().accepts(place('C11', '248', 0));
  });

  rule('1820:12.3.3.3-1', 'M tiles in Manchester', () => {
    expect(typesFor(at('D6'))).toEqual(['Manchester']);
    expect(board.ids.filter((_, hex) => typesFor(hex).includes('Manchester'))).toEqual(['D6']);
    founding()
      .accepts(place('D6', 'M01', 1))
      .refuses(place('D6', '57', 0), '1820:12.3.3.3-1');
  });

  rule('1820:12.3.5-5', 'connections of a city that lie there are kept', () => {
    const full = (t: Table) =>
      t.tile('B6', '57', 1).company('N&PR', { size: 10, shares: { player3: 4 }, stations: [['B6', 0]] });
    const t = founding(full, 'green');
    const kept = t.choices('place').find(({ fields }) => fields['hex'] === 'B6')!;
    const open = (kept.openFields['rotation'] as unknown as { values: number[] }).values;
    const lost = [0, 1, 2, 3, 4, 5].find((rotation) => !open.includes(rotation))!;
    t.refuses(place('B6', kept.fields['tile'] as string, lost), '1820:12.3.5-5');
    t.accepts(place('B6', kept.fields['tile'] as string, open[0]!));
  });

  rule('1820:12.3.5-4', 'an upgrade keeps the type', () => {
    const full = (t: Table) =>
      t.tile('B6', '57', 1).company('N&PR', { size: 10, shares: { player3: 4 }, stations: [['B6', 0]] });
    const t = founding(full, 'green').refuses(place('B6', '182', 1), '1820:12.3.5-4', 'small city');
    const [kept] = t.choices('place').filter(({ fields }) => fields['hex'] === 'B6');
    expect(kept).toBeDefined();
    t.accepts(place('C11', '248', 0));
  });

  rule('1820:12.3.1.1-4', 'no track runs off the map, nor at a barrier in yellow phase', () => {
    founding()
      .refuses(place('O17', '149', 1), '1820:12.3.1.1-4')
      .accepts(place('O17', '149', 0));
    founding().refuses(place('D6', 'M01', 0), '1820:7.2.1-4');
    founding((t) => t, 'green').accepts(place('D6', 'M01', 0));
  });
});

describe('12.3.3 City track placement', () => {
  rule('1820:12.3.3.1-1', '1820:Q57', 'small cities in Grimsby, Hull (C15), Margate and Preston', () => {
    const small = board.ids.filter(
      (id, hex) =>
        board.printed[hex]!.nodes.length > 0 && board.fixed[hex] === 0 && typesFor(at(id)).includes('small city'),
    );
    expect(small.toSorted()).toEqual(['B6', 'C15', 'D16', 'N18']);
    for (const hex of small) expect(near(hex, 'small city')).toBe(null);
  });

  rule('1820:12.3.3.1-2', 'elsewhere not next to a city, with a tile or without; London is one', () => {
    // Next to Birmingham, and one further.
    founding()
      .refuses(place('G9', '57', 1), '1820:12.3.3.1-2', 'Birmingham')
      .accepts(place('G11', '57', 1));
    founding((t) => t.tile('G11', '57', 1)).refuses(place('G13', '57', 1), '1820:12.3.3.1-2');
    expect(near('L12', 'small city')).toBe('M13');
  });

  rule(
    '1820:12.3.3.1-3',
    '1820:12.3.3.2-4',
    'a blue barrier breaks adjacency; Chatham does not hinder what is north of it',
    () => {
      expect([near('L16', 'small city'), near('L14', 'small city')]).toEqual([null, 'M13']);
      const barred = board.hexes.flatMap(({ id, borders = [] }) =>
        borders.filter(({ kind }) => kind === 'impassable').map(({ edge }) => [id, edge] as const),
      );
      expect(barred.length).toBeGreaterThan(10);
      expect(hasTwin(Table.blank().s, at('C15'), 'big city')).toBe(false);
    },
  );

  rule('1820:12.3.3.1-4', 'Chatham hinders what is south of it', () => {
    const { neighbours } = board;
    const around = [0, 1, 2, 3, 4, 5].map((edge) => neighbours[at('M15') * 6 + edge]!).filter((hex) => hex >= 0);
    const rural = around.filter((hex) => board.fixed[hex] === 0 && board.printed[hex]!.nodes.length === 0);
    const hindered = rural
      .filter((hex) => tooNear(Table.blank().s, hex, 'small city') === 'M15')
      .map((hex) => board.ids[hex]![0]);
    expect(new Set(hindered)).toEqual(new Set(['N']));
  });

  rule('1820:12.3.3.2-1', 'big cities in Birmingham, Dover and Liverpool', () => {
    const big = board.ids.filter((_, hex) => typesFor(hex).join() === 'big city');
    expect(big.toSorted()).toEqual(['C5', 'G7', 'O17']);
    founding().accepts(place('G7', '150', 0));
  });

  rule('1820:12.3.3.2-2', 'in Hull or in Grimsby, not in both', () => {
    founding((t) => t.tile('D16', '150', 1)).refuses(place('C15', '150', 0), '1820:12.3.3.2-2');
    founding((t) => t.tile('D16', '57', 1)).accepts(place('C15', '150', 0));
    founding((t) => t.tile('C15', '150', 1))
      .refuses(place('D16', '150', 1), '1820:12.3.3.2-2')
      .accepts(place('D16', '57', 1));
  });

  rule(
    '1820:12.3.3.2-3',
    '1820:Q56',
    'elsewhere with two hexes in between; by the other reading two hexes away',
    () => {
      founding()
        .refuses(place('G11', '150', 1), '1820:12.3.3.2-3', 'Birmingham')
        .accepts(place('G13', '150', 1));
      const away = Table.blank(3, { readings: { bigCities: 'two-away' } });
      expect([near('G11', 'big city', away), near('G9', 'big city', away)]).toEqual([null, 'G7']);
    },
  );
});

describe('12.3.4 Towns', () => {
  rule(
    '1820:Q56',
    'not beside a town tile or London, whatever barrier lies between; printed towns hinder nobody',
    () => {
      const t = Table.blank().tile('G11', '4', 0);
      expect([hindersTown(t.s, at('G13')), hindersTown(t.s, at('G15')), hindersTown(t.s, at('L12'))]).toEqual([
        'G11',
        null,
        'M13',
      ]);
      // A9 is a gray hex with a town.
      expect([hindersTown(t.s, at('B8')), hindersTown(t.s, at('B10'))]).toEqual([null, null]);
    },
  );
});
