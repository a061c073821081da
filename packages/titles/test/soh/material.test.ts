import { describe, expect } from 'vitest';
import { tilesLeft } from '@roundhouse/rail';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import { tileSet } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const COMPANIES = ['NBD', 'HYSM', 'NRS', 'OSM', 'AR', 'NCS', 'NSM'];

describe('Material', () => {
  rule('soh:material-1', 'seven companies of nine certificates: the president’s of 20% and eight of 10%', () => {
    const t = Table.blank();
    expect(Object.keys(t.s.shares)).toEqual(COMPANIES);
    for (const company of COMPANIES) {
      expect(t.s.shares[company]).toEqual({ [company]: 10 });
      t.company(company, { shares: { player1: 5, player2: 5 }, director: 'player1' });
    }
    // All 70 shares are out: of each company four certificates with the president and five with the other.
    expect(certificates(t.s, 'player1')).toBe(7 * 4);
    expect(certificates(t.s, 'player2')).toBe(7 * 5);
  });

  rule('soh:material-2', '120 tiles: 53 yellow, 50 green, 17 brown', () => {
    const t = new Table();
    const all = { yellow: 0, green: 0, brown: 0 } as Record<string, number>;
    for (const { id, color } of tileSet.tiles) all[color]! += tilesLeft(tileSet, t.s.tiles, id);
    expect(all).toEqual({ yellow: 53, green: 50, brown: 17 });
  });

  rule('soh:material-3', 'five tokens a company: one on the stock market, four on the map', () => {
    // Utrecht, Den Haag, Rotterdam, Arnhem and Nijmegen, all joined and each with an open place.
    const joined = Table.blank()
      .tile('H5', '15', 4)
      .tile('H7', '4', 1)
      .tile('H9', '57', 1)
      .tile('H11', '9', 1)
      .tile('H13', '15', 0)
      .tile('I6', '57', 2)
      .tile('I12', '14', 0)
      .company('NCS', { shares: { player1: 6 }, cash: 500, operated: true })
      .station('NCS', 'H9')
      .station('NCS', 'H5')
      .station('NCS', 'I6');
    const three = joined.copy().operate('NCS', 'station');
    three.does({ type: 'placeStation', hex: 'H13', node: 0 });
    expect(three.s.stations['NCS']).toHaveLength(4);
    expect(three.s.market.order).toEqual(['NCS']);

    const four = joined.copy().station('NCS', 'I12').operate('NCS', 'station');
    expect(four.asks).toBe('trains/NCS');
  });

  rule('soh:material-4', 'soh:Q9', '27 train cards, six 6 trains and six 3E trains among them, and 7 privates', () => {
    const t = new Table(5);
    const kinds: Record<string, number> = {};
    for (const train of t.trains('depot')) {
      const kind = train.split('-')[0]!;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toEqual({ 2: 5, 3: 4, 4: 3, 5: 3, 6: 6, '3E': 6 });
    expect(Object.keys(t.s.privates)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']);
  });

  rule('soh:Q9', 'buying a 3E leaves all six 6 trains; by the other reading they share six cards', () => {
    const left = (lastTrains: string) => {
      const t = Table.blank(3, { readings: { lastTrains } })
        .phase('6')
        .trainsGone('2', '3', '4', '5')
        .company('AR', { shares: { player1: 6 }, cash: 600 })
        .operate('AR', 'trains')
        .does({ type: 'buyTrain', train: '3E-1' });
      const depot = t.trains('depot');
      return [depot.filter((id) => id.startsWith('6-')).length, depot.filter((id) => id.startsWith('3E-')).length];
    };
    expect(left('six-of-each')).toEqual([6, 5]);
    expect(left('six-in-all')).toEqual([5, 5]);
  });
});
