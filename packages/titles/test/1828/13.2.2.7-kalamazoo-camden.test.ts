import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { merge, merging } from './merging.ts';
import { buyPrivate, layTile, owning, paid } from './privates.ts';
import { pass, start } from '../deals.ts';
import type { Table } from './table.ts';

const inAdrian = layTile('E7', '56', 0);
/** The E&K has been bought by the B&O, in Baltimore; it is at its track step. Track leads to I21 ($80) and J18 ($80). */
const owner = (cash = 500): Table =>
  owning('E&K', 'B&O', { cash, stations: [['I19', 0]] })
    .private('E&K', 'B&O')
    .operate('B&O', 'track');
const i21 = (using?: string) => layTile('I21', '8', 1, using);
const j18 = (using?: string) => layTile('J18', '57', 0, using);
/** Baltimore itself can be upgraded. */
const baltimore = layTile('I19', '53', 0);

describe('13.2.2.7 Erie & Kalamazoo', () => {
  rule('1828:13.2.2.7-1', '$120, revenue $20, blocks E7', () => {
    expect(800 - remaining(['E&K'], ['pCPR']).does(buyLot('E&K')).money('player1')).toBe(120);
    expect(paid(owning('E&K'), 'player1')).toBe(20);
    expect(paid(owning('E&K').private('E&K', 'B&O'), 'B&O')).toBe(20);
    owning('E&K').operate('B&O', 'track').refuses(inAdrian, '1828:13.2.1-10');
  });

  rule(
    '1828:13.2.2.7-2',
    '1828:Q33',
    'its buyer lays a tile on E7 at once: free, unconnected, besides all else',
    () => {
      const t = owning('E&K', 'B&O', { stations: [['I19', 0]] }).operate('B&O', 'track');
      t.does(buyPrivate('B&O', 'E&K', 100));
      expect([t.asks, t.who, new Set(t.choices().map(({ type }) => type))]).toEqual([
        'kalamazoo/B&O',
        ['player1'],
        new Set(['layTile']),
      ]);
      t.refuses(layTile('I21', '8', 1), '1828:13.2.2.7-2').refuses(layTile('E7', '4', 0), '1828:14.2-7');
      // Any double-town tile in any position.
      for (const tile of ['1', '2', '55', '56', '69']) t.accepts(layTile('E7', tile, 3));
      t.does(inAdrian);
      expect([t.s.tiles['E7'], t.money('B&O'), t.asks]).toEqual([{ tile: '56', rotation: 0 }, 400, 'track/B&O']);
      // The normal build is left, and the extra tile for $20 too.
      t.does(i21()).accepts(j18('E&K'));
    },
  );

  rule('1828:13.2.2.7-2', 'also when it is bought after the track step', () => {
    const t = owning('E&K').operate('B&O', 'trains').does(buyPrivate('B&O', 'E&K'));
    expect(t.asks).toBe('kalamazoo/B&O');
    expect(t.does(inAdrian).asks).toBe('trains/B&O');
  });

  rule('1828:Q33', 'a tile is left for it even when the other three such hexes are built', () => {
    const t = owning('E&K').tile('F24', '1', 0).tile('G11', '2', 0).tile('G21', '55', 0).operate('B&O', 'trains');
    t.does(buyPrivate('B&O', 'E&K'));
    expect(t.choices('layTile').map(({ fields }) => fields['tile'])).toEqual(['56', '69']);
    t.refuses(layTile('E7', '55', 0), '1828:14.1-1').accepts(inAdrian);
  });

  rule('1828:13.2.2.7-3', '1828:Q33', 'one more yellow tile for $20, beside the terrain', () => {
    const t = owner();
    const bank = t.money('bank');
    t.does(i21());
    expect([t.asks, t.money('B&O')]).toEqual(['track/B&O', 420]);
    t.does(j18('E&K'));
    expect([t.money('B&O'), t.money('bank') - bank, t.asks]).toEqual([420 - 100, 180, 'station/B&O']);
    owner(180).does(i21()).accepts(j18('E&K'));
    owner(179).does(i21()).refuses(j18('E&K'), '1828:8.3.1-7');
    // The extra one may come first, and must be connected like any other.
    owner().does(j18('E&K')).accepts(i21());
    owner().refuses(layTile('B16', '9', 1, 'E&K'), '1828:14.3.1-1');
  });

  rule('1828:13.2.2.7-3', 'once in the game', () => {
    const t = owner().does(i21('E&K'));
    t.refuses(j18('E&K'), '1828:13.2.2.7-3').does(pass).operate('B&O', 'track');
    t.refuses(j18('E&K'), '1828:13.2.2.7-3').does(j18());
    expect(t.asks).toBe('station/B&O');
  });

  rule('1828:13.2.2.7-4', 'nothing is upgraded in that round', () => {
    owner().does(i21('E&K')).refuses(baltimore, '1828:13.2.2.7-4').accepts(j18());
    const upgraded = owner().does(baltimore);
    // The step is over, as there is nothing left to build.
    expect(upgraded.asks).toBe('trains/B&O');
    owner()
      .refuses({ ...baltimore, using: 'E&K' }, '1828:13.2.2.7-4')
      .accepts(baltimore);
    // Without the extra tile the upgrade is the company's build as always.
    const next = owner().does(i21('E&K')).does(pass).operate('B&O', 'track');
    next.accepts(baltimore);
  });

  rule('1828:13.2.2.7-4', 'and after an upgrade there is no extra tile', () => {
    // A system builds twice, so its track step goes on.
    const lansing = (t: Table) => t.phase('green').private('E&K', 'GT').tile('D6', '57', 1);
    const gt = { cash: 500, stations: [['D4', 0]] as const };
    const t = merging({ player1: 6 }, { player1: 6 }, { gt, more: lansing }).does(merge).operate('GT', 'track');
    const flint = layTile('D8', '57', 1);
    t.accepts({ ...flint, using: 'E&K' }).does(layTile('D6', '14', 0));
    expect(t.asks).toBe('track/GT');
    t.refuses({ ...flint, using: 'E&K' }, '1828:13.2.2.7-4').accepts(flint);
  });
});

describe('13.2.2.8 Camden & Amboy', () => {
  rule('1828:13.2.2.8-1', '$160, revenue $25, blocks Philadelphia/Trenton, no power', () => {
    expect(800 - remaining(['C&A'], ['pCPR']).does(buyLot('C&A')).money('player1')).toBe(160);
    expect(paid(owning('C&A'), 'player1')).toBe(25);
    expect(paid(owning('C&A').private('C&A', 'B&O'), 'B&O')).toBe(25);
    owning('C&A')
      .operate('B&O', 'track')
      .refuses(layTile('H22', '59', 0), '1828:13.2.1-10');
    const types = (id: string) =>
      owning('C&A')
        .private('C&A', id)
        .operate('B&O', 'track')
        .choices()
        .map(({ type }) => type);
    expect(types('B&O')).toEqual(types('gone'));
  });

  rule('1828:13.2.2.8-2', 'it brings a 10% certificate of the PRR, which stays with the player', () => {
    const t = remaining(['C&A']).does(buyLot('C&A'));
    expect([t.s.privates['C&A'], t.shares('PRR', 'player1'), t.shares('PRR', 'ipo')]).toEqual(['player1', 1, 9]);
    t.does(start('PRR'));
    t.phase('green')
      .company('B&O', { shares: { player1: 6 }, cash: 500 })
      .operate('B&O', 'track');
    t.does(buyPrivate('B&O', 'C&A', 160));
    expect([t.s.privates['C&A'], t.shares('PRR', 'player1'), t.shares('PRR', 'B&O')]).toEqual(['B&O', 1, 0]);
  });
});
