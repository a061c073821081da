import { describe, expect } from 'vitest';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { redeem, sells } from './sales.ts';
import { Table } from './table.ts';

/** The NRS at ƒ74 with shares in all three places but those that are given. */
const table = (shares: Readonly<Record<string, number>> = { player2: 4, pool: 1, NRS: 2 }): Table =>
  Table.blank().company('NRS', { shares, price: 74, par: 67, cash: 100, operated: true }).cash('player1', 1000);
const treasury = 'treasury';

describe('7.3 Buy shares', () => {
  rule('1839:7.3-1', 'from the IPO, the pool and a treasury', () => {
    for (const from of ['ipo', 'pool']) {
      const t = table().does(buy('NRS', from));
      expect([t.shares('NRS', 'player1'), t.shares('NRS', from)]).toEqual([1, from === 'ipo' ? 2 : 0]);
    }
    const t = table({ player2: 4, pool: 4, NRS: 2 }).does(buy('NRS', treasury));
    expect([t.shares('NRS', 'player1'), t.shares('NRS', 'NRS')]).toEqual([1, 1]);
    table({ player2: 4, pool: 0, NRS: 2 }).refuses(buy('NRS', 'pool'), '1839:7.3-1');
  });

  rule('1839:7.3-2', 'while its director’s certificate lies in the IPO nothing else of a company can be bought', () => {
    const t = table({ player2: 1, pool: 1, NRS: 2 }).accepts(buy('NRS')).accepts(buy('NRS', 'pool'));
    t.set({ companies: { ...t.s.companies, NRS: { ...t.s.companies['NRS']!, director: null } } });
    t.refuses(buy('NRS', 'pool'), '1839:7.3-2').refuses(buy('NRS', treasury), '1839:7.3-2').accepts(buy('NRS'));
  });

  rule('1839:7.3-3', 'from a treasury only when the IPO is empty', () => {
    table({ player2: 7, NRS: 2 }).refuses(buy('NRS', treasury), '1839:7.3-3');
    table({ player2: 8, NRS: 2 }).accepts(buy('NRS', treasury));
  });

  rule('1839:7.3-4', 'a share costs the current price wherever it lies', () => {
    for (const from of ['ipo', 'pool']) expect(table().does(buy('NRS', from)).money('player1')).toBe(1000 - 74);
    expect(table({ player2: 8, NRS: 2 }).does(buy('NRS', treasury)).money('player1')).toBe(1000 - 74);
    table().cash('player1', 74).accepts(buy('NRS'));
    table().cash('player1', 73).refuses(buy('NRS'), '1839:7.3-4');
  });

  rule('1839:7.3-5', 'the bank is paid for shares of the IPO and the pool', () => {
    for (const from of ['ipo', 'pool']) {
      const t = table();
      const before = t.money('bank');
      t.does(buy('NRS', from));
      expect([t.money('bank') - before, t.money('NRS')]).toEqual([74, 100]);
    }
  });

  rule('1839:7.3-6', 'the company is paid for those of its treasury', () => {
    expect(table({ player2: 8, NRS: 2 }).does(buy('NRS', treasury)).money('NRS')).toBe(174);
  });

  rule('1839:7.3-7', 'one certificate a turn', () => {
    const t = table({ player1: 2, player2: 4 }).does(buy('NRS'));
    t.refuses(buy('NRS'), '1839:7.3-7').refuses(start('AMS'), '1839:7.3-7');
    const ended = table().does(buy('NRS')).does(pass);
    expect(ended.who).toEqual(['player2']);
    for (const deed of [buy('NRS'), start('AMS'), redeem('NRS')])
      ended.refuses({ ...deed, by: 'player1', frame: 'stockTurn/player1' }, '1839:7.3-7');
  });

  rule('1839:7.3-8', 'nobody who holds 60% buys more of a company', () => {
    table({ player1: 5, player2: 2 }).accepts(buy('NRS'));
    table({ player1: 6, player2: 2 }).refuses(buy('NRS'), '1839:7.3-8');
  });

  rule('1839:7.3-9', 'nobody starts a company who has nationalised one in the set before', () => {
    table()
      .ext({ nationalisers: ['player1'] })
      .refuses(start('AMS'), '1839:7.3-9')
      .accepts(buy('NRS'));
    table()
      .ext({ nationalisers: ['player2'] })
      .accepts(start('AMS'));
  });

  rule('1839:7.3-10', 'single shares only of a company that is parred', () => {
    table().refuses(buy('AMS'), '1839:7.3-10').does(start('AMS')).does(pass).accepts(buy('AMS'));
  });

  rule('1839:7.3-11', 'nothing of a company in the round in which one has sold some of it', () => {
    const t = table({ player1: 3, player2: 4 });
    t.accepts(buy('NRS'));
    sells(t, ['NRS', 1]).does({ type: 'decline' }).refuses(buy('NRS'), '1839:7.3-11');
    t.refuses(buy('NRS', 'pool'), '1839:7.3-11');
    t.does(pass).does(pass).does(pass);
    t.refuses(buy('NRS'), '1839:7.3-11').endRound();
    while (t.s.ext.operatingRound > 0) t.endTurn();
    while (t.who[0] !== 'player1') t.does(pass);
    t.accepts(buy('NRS'));
  });
});
