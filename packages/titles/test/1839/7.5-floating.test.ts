import { describe, expect } from 'vitest';
import { material } from '../../src/1839/material.ts';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const table = (): Table => Table.blank().cash('player1', 1000).cash('player2', 1000);

describe('7.5 “Floating” a public company: starting', () => {
  rule(
    '1839:7.5-1',
    '1839:7.5-13',
    'the director’s certificate of any company that is not parred, then the others',
    () => {
      for (const company of ['AMS', 'ZHESM']) table().accepts(start(company));
      for (const company of ['L1', 'L8']) table().accepts(start(company, 20));
      const t = table().does(start('AMS'));
      expect([t.shares('AMS', 'player1'), t.s.companies['AMS']!.director]).toEqual([2, 'player1']);
      if (t.who[0] === 'player1') t.does(pass);
      t.refuses(start('AMS'), '1839:7.5-1').does(buy('AMS'));
      expect(t.shares('AMS', 'player2')).toBe(1);
    },
  );

  rule('1839:7.5-2', 'a Spoorwegmaatschappij that was nationalised does not come back', () => {
    const t = table();
    t.accepts(start('AMS'));
    t.set({ companies: { ...t.s.companies, AMS: { status: 'closed', director: null, operated: true } } });
    t.refuses(start('AMS'), '1839:7.5-2');
  });

  rule('1839:7.5-3', 'all of its shares are in the IPO then', () => {
    const t = table();
    expect(t.shares('AMS', 'ipo')).toBe(10);
    expect(t.does(start('AMS')).shares('AMS', 'ipo')).toBe(8);
  });

  rule('1839:7.5-4', 'its marker goes into the box of the par price, under those that are there', () => {
    const t = table().company('NRS', { shares: { player2: 6 }, price: 74 });
    t.does(start('AMS', 74));
    expect([t.price('AMS'), t.s.market.order, t.s.ext.par['AMS']]).toEqual([74, ['NRS', 'AMS'], 74]);
  });

  rule('1839:7.5-5', 'a Spoorwegmaatschappij on the Major Stock Market', () => {
    const t = table().refuses(start('AMS', 46), '1839:7.5-5').refuses(start('AMS', 25), '1839:7.5-5');
    expect(t.does(start('AMS', 67)).s.market.at['AMS']!.grid).toBe('major');
  });

  rule('1839:7.5-6', 'a Lokaalspoorwegen on the Local one', () => {
    const t = table().refuses(start('L1', 67), '1839:7.5-6');
    expect(t.does(start('L1', 31)).s.market.at['L1']!.grid).toBe('local');
  });

  rule('1839:7.5-7', '1839:Q18', 'never at a price at which two others stand, floated or not', () => {
    const one = table().company('NRS', { shares: { player2: 6 }, price: 74 });
    one.accepts(start('AMS', 74));
    const two = one.company('MSS', { shares: { player2: 2 }, price: 74 });
    two.refuses(start('AMS', 74), '1839:7.5-7').accepts(start('AMS', 67));
    expect(two.choices('start').find(({ fields }) => fields['company'] === 'AMS')!.openFields['price']).toEqual({
      kind: 'oneOf',
      values: [67, 82],
    });
  });

  rule('1839:7.5-8', 'for twice the par price, paid to the bank', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(start('AMS', 82));
    expect([t.money('player1'), t.money('bank') - bank]).toEqual([1000 - 164, 164]);
    table().cash('player1', 134).accepts(start('AMS', 67));
    table().cash('player1', 133).refuses(start('AMS', 67), '1839:7.5-8');
  });
});

describe('7.5 “Floating” a public company: floating', () => {
  /** The AMS with 50% in the IPO, its price above its par. */
  const nearly = (): Table =>
    table()
      .company('AMS', { shares: { player1: 3, player2: 2 }, price: 91, par: 67 })
      .stockTurn('player2');

  rule('1839:7.5-14', 'as soon as no more than 40% are left in the IPO', () => {
    const t = nearly();
    expect(t.s.ext.floated['AMS']).toBeUndefined();
    expect(t.does(buy('AMS')).s.ext.floated['AMS']).toBe(2);
    const pool = table().company('AMS', { shares: { player1: 3, player2: 1, pool: 1 }, price: 91 });
    expect(pool.does(buy('AMS', 'pool')).s.ext.floated['AMS']).toBeUndefined();
  });

  rule('1839:7.5-15', 'with its station markers', () => {
    const left = (id: string) => nearly().title.stationsLeft(nearly().s, id);
    expect(['AMS', 'HIJSM', 'NRS', 'L4'].map(left)).toEqual([5, 4, 3, 3]);
    const counts = material(nearly().s).companies.map(({ id, stationPrices }) => `${id} ${stationPrices!.length}`);
    expect(counts.slice(0, 3)).toEqual(['AMS 5', 'HIJSM 4', 'MSS 5']);
  });

  rule('1839:7.5-16', 'and ten times its price of that moment, not its par price', () => {
    expect(nearly().does(buy('AMS')).money('AMS')).toBe(910);
  });

  rule('1839:7.5-19', 'the player who holds the director’s certificate then controls it', () => {
    const t = nearly().does(buy('AMS'));
    expect(t.endRound().who).toEqual(['player1']);
    const taken = table().company('AMS', { shares: { player1: 2, player2: 2, pool: 1 }, price: 91 });
    taken.stockTurn('player2').does(buy('AMS'));
    expect([taken.s.companies['AMS']!.director, taken.money('AMS')]).toEqual(['player2', 910]);
    expect(taken.endRound().who).toEqual(['player2']);
  });
});
