import { shareCount } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { companies, hexes } from '../../src/1839/data/index.ts';
import { companyIds, majorIds } from '../../src/1839/material.ts';
import { buy } from '../deals.ts';
import { rule } from '../rule.ts';
import { bundle, sells } from './sales.ts';
import { Table } from './table.ts';

const homes = (id: string) => {
  const found = companies.find((company) => company.id === id)!;
  return [...found.homes.map(({ hex, or }) => (or === undefined ? hex : `${hex}|${or}`)), found.stations];
};

describe('14.3.1 Public company overview', () => {
  rule('1839:14.3.1-1', 'eight Spoorwegmaatschappijen and eight Lokaalspoorwegen', () => {
    expect(majorIds).toEqual(['AMS', 'HIJSM', 'MSS', 'NBDS', 'NCS', 'NRS', 'NWS', 'ZHESM']);
    expect(companyIds.slice(8)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']);
  });

  rule('1839:14.3.1-2', 'nine certificates: one of 20% and eight of 10%', () => {
    expect(companyIds.map((id) => shareCount(Table.blank().s, id))).toEqual(companyIds.map(() => 10));
    const t = Table.blank().company('NRS', { shares: { player1: 6, player2: 4 } });
    expect(['player1', 'player2'].map((player) => t.title.certificates(t.s, player).held)).toEqual([5, 4]);
  });

  rule('1839:14.3.1-3', 'three to five station markers, a charter and a price marker', () => {
    expect([...new Set(companies.map(({ stations }) => stations))].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
    const t = Table.blank().company('NRS', { shares: { player1: 6 }, cash: 30 });
    expect([t.money('NRS'), t.s.market.at['NRS'] !== undefined]).toEqual([30, true]);
  });
});

describe('table 14.1', () => {
  rule('1839:14.3.2.1-1', 'the AMS', () => expect(homes('AMS')).toEqual(['L17', 'N15', 5]));
  rule('1839:14.3.2.1-2', 'the HIJSM', () => expect(homes('HIJSM')).toEqual(['B13', 'G8', 4]));
  rule('1839:14.3.2.1-3', 'the MSS', () => expect(homes('MSS')).toEqual(['B19', 'K12', 5]));
  rule('1839:14.3.2.1-4', 'the NBDS', () => expect(homes('NBDS')).toEqual(['K8', 'L13', 4]));
  rule('1839:14.3.2.1-5', 'the NCS', () => expect(homes('NCS')).toEqual(['G10', 'H13', 3]));
  rule('1839:14.3.2.1-6', 'the NRS, with Arnhem or Venlo', () => expect(homes('NRS')).toEqual(['I12', 'I16|K16', 3]));
  rule('1839:14.3.2.1-7', '1839:Q70', 'the NWS, whose Rijssen lies on F19', () => {
    expect(homes('NWS')).toEqual(['G16', 'F19', 5]);
    expect(hexes.find(({ id }) => id === 'F19')!.name).toContain('Rijssen');
  });
  rule('1839:14.3.2.1-8', 'the ZHESM', () => expect(homes('ZHESM')).toEqual(['E10', 'H5', 5]));
  rule('1839:14.3.2.1-9', 'L1 to L8 choose their homes and have three markers', () => {
    for (const id of companyIds.slice(8)) expect(homes(id)).toEqual([3]);
  });
});

describe('14.3.3 Public company directors', () => {
  const table = (shares: Readonly<Record<string, number>>, director = 'player1'): Table =>
    Table.blank(4)
      .company('NRS', { shares, director, price: 74, operated: true })
      .cash('player1', 500)
      .cash('player2', 500);
  const director = (t: Table) => t.s.companies['NRS']!.director;

  rule('1839:14.3.3-1', 'the player who has most of a company directs it and decides for it', () => {
    const t = table({ player1: 2, player2: 4 }, 'player2');
    expect([director(t), t.title.certificates(t.s, 'player2').held]).toEqual(['player2', 3]);
    expect(t.endRound().who).toEqual(['player2']);
  });

  rule('1839:14.3.3-2', 'its certificate is never sold, only handed on', () => {
    const t = table({ player1: 4, player2: 1 });
    t.refuses(bundle('NRS', 3), '1839:14.3.3-6').accepts(bundle('NRS', 2));
    Table.blank(4)
      .company('NRS', { shares: { player1: 4 }, price: 74, operated: true })
      .refuses(bundle('NRS', 3), '1839:7.2-1')
      .accepts(bundle('NRS', 2));
  });

  rule(
    '1839:14.3.3-4',
    'a purchase that gives more than the director has takes over at once, an equal one does not',
    () => {
      const equal = table({ player1: 3, player2: 2 }).stockTurn('player2').does(buy('NRS'));
      expect([equal.shares('NRS', 'player2'), director(equal)]).toEqual([3, 'player1']);
      const more = table({ player1: 3, player2: 3 }).stockTurn('player2').does(buy('NRS'));
      expect([more.shares('NRS', 'player2'), director(more)]).toEqual([4, 'player2']);
      expect(more.title.certificates(more.s, 'player2').held).toBe(3);
    },
  );

  rule('1839:14.3.3-6', 'a sale hands it on only to somebody who has 20%', () => {
    const alone = table({ player1: 4, player2: 1 }).refuses(bundle('NRS', 3), '1839:14.3.3-6');
    alone.does(bundle('NRS', 1)).refuses(bundle('NRS', 3), '1839:14.3.3-6');
    const t = sells(table({ player1: 4, player2: 2 }), ['NRS', 3]);
    expect([director(t), t.shares('NRS', 'player1')]).toEqual(['player2', 1]);
  });

  rule('1839:14.3.3-7', 'only if the director then has less than another; equal ones change nothing', () => {
    expect(director(sells(table({ player1: 4, player2: 3 }), ['NRS', 1]))).toBe('player1');
    expect(director(sells(table({ player1: 4, player2: 3 }), ['NRS', 2]))).toBe('player2');
  });

  rule('1839:14.3.3-8', 'it goes to the player with most, who gives two shares for it', () => {
    const t = sells(table({ player1: 4, player2: 2, player3: 3 }), ['NRS', 3]);
    expect([director(t), t.shares('NRS', 'player3'), t.title.certificates(t.s, 'player3').held]).toEqual([
      'player3',
      3,
      2,
    ]);
    expect(t.title.certificates(t.s, 'player1').held).toBe(1);
  });

  rule('1839:14.3.3-9', 'among equals to the next by the cards after the old director', () => {
    const t = table({ player1: 4, player2: 3, player3: 3 });
    t.ext({ order: ['player3', 'player4', 'player1', 'player2'] }).stockTurn('player1');
    expect(director(sells(t, ['NRS', 3]))).toBe('player2');
    const other = table({ player1: 4, player2: 3, player3: 3 });
    other.ext({ order: ['player2', 'player1', 'player4', 'player3'] }).stockTurn('player1');
    expect(director(sells(other, ['NRS', 3]))).toBe('player3');
  });
});
