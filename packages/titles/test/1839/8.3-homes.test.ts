import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { start } from '../deals.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const place = (hex: string, node = 0, replaces?: string): Deed => ({
  type: 'placeHome',
  hex,
  node,
  ...(replaces === undefined ? {} : { replaces }),
});
const shares = { player1: 6 };
/** The first operation of this company, with what is on the map before. */
const first = (company: string, t = Table.blank()): Table => t.company(company, { shares, cash: 130 }).endRound();
const markers = (t: Table, owner: string): string[] =>
  (t.s.stations[owner] ?? []).map(({ hex, node }) => `${hex} ${node}`);
const reserves = (t: Table, owner: string): boolean => t.s.ext.reservations.some((one) => one.owner === owner);

describe('8.3 Operating round actions: home stations', () => {
  rule('1839:8.3-2', 'both, for nothing, in empty circles or for government markers, as the director likes', () => {
    const t = first('AMS');
    // Nothing to choose: the markers stand there.
    expect([t.onTurn, markers(t, 'AMS'), t.money('AMS')]).toEqual(['AMS', ['L17 0', 'N15 0'], 130 - 80]);
    // One of the two cities of the second home.
    const mss = first('MSS');
    expect([mss.asks, mss.who, markers(mss, 'MSS')]).toEqual(['home/MSS', ['player1'], ['B19 0']]);
    mss.refuses(place('B19'), '1839:8.3-2').refuses(place('K12', 2), '1839:8.3-2').does(place('K12', 1));
    expect([mss.onTurn, markers(mss, 'MSS')]).toEqual(['MSS', ['B19 0', 'K12 1']]);
    // An empty circle, or that of the government beside it.
    const shared = first('MSS', Table.blank().station('government', 'B19'));
    expect(shared.choices('placeHome').map(({ fields }) => fields['replaces'] ?? 'empty')).toEqual([
      'empty',
      'government',
    ]);
    shared.refuses(place('K12', 0), '1839:8.3-2').does(place('B19'));
    expect([markers(shared, 'MSS'), markers(shared, 'government')]).toEqual([['B19 0'], ['B19 0']]);
    shared.refuses(place('K12', 0, 'government'), '1839:8.3-2');
    // Only the first time.
    const again = t.endTurn().endRound();
    expect([again.onTurn, markers(again, 'AMS')]).toEqual(['AMS', ['L17 0', 'N15 0']]);
  });

  rule('1839:8.3-3', 'a government marker that is replaced goes back to the supply', () => {
    const t = first('AMS', Table.blank().station('government', 'N15'));
    expect([markers(t, 'AMS'), markers(t, 'government')]).toEqual([['L17 0', 'N15 0'], []]);
    const two = first('MSS', Table.blank().station('government', 'B19').station('government', 'B19'));
    expect([markers(two, 'MSS'), markers(two, 'government')]).toEqual([['B19 0'], ['B19 0']]);
  });

  rule('1839:8.3-4', 'the NRS takes Arnhem or Venlo, whichever has a place, as its director likes', () => {
    const t = first('NRS').accepts(place('I16')).does(place('K16'));
    expect(markers(t, 'NRS')).toEqual(['I12 0', 'K16 0']);
    expect(markers(first('NRS', Table.blank().station('L1', 'I16')), 'NRS')).toEqual(['I12 0', 'K16 0']);
    // A government marker is a place too; one that is reserved is none.
    const government = first('NRS', Table.blank().station('government', 'I16'));
    government.accepts(place('I16', 0, 'government')).accepts(place('K16'));
    const kept = Table.blank().cash('player1', 500).does(start('L1', 20));
    kept.does({ type: 'reserveHome', hex: 'I16' }).does({ type: 'reserveHome', hex: 'I8' });
    const two = first('NRS', kept.tile('K16', '619', 0).station('government', 'K16'));
    two.refuses(place('I16'), '1839:8.3-4').does(place('K16'));
    expect(markers(two, 'NRS')).toEqual(['I12 0', 'K16 0']);
  });

  rule('1839:14.3.2.1.2-2', '1839:14.3.2.1.1-2', 'two homes, and the other markers can be placed later', () => {
    const ams = first('AMS');
    expect([ams.title.stationsLeft(ams.s, 'AMS'), reserves(ams, 'AMS')]).toEqual([3, false]);
    const local = Table.blank().cash('player1', 500).does(start('L1', 20));
    local.does({ type: 'reserveHome', hex: 'I8' }).does({ type: 'reserveHome', hex: 'E14' });
    expect(reserves(local, 'L1')).toBe(true);
    const t = first('L1', local);
    expect([markers(t, 'L1'), t.title.stationsLeft(t.s, 'L1'), reserves(t, 'L1')]).toEqual([
      ['I8 0', 'E14 0'],
      1,
      false,
    ]);
  });
});
