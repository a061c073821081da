import { draftOf } from '@roundhouse/kernel';
import { describe, expect } from 'vitest';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import { declareBankruptcy } from '../../src/soh/5-operating-rounds/bankruptcy.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const start = (company: string, price: number) => ({ type: 'start', company, price });
const pass = { type: 'pass' };

describe('Stock round: starting a company', () => {
  rule('soh:starting-a-company-1', 'as many shares as the phase number, in one purchase', () => {
    for (const [phase, shares] of [['2', 2] as const, ['3', 3] as const, ['4', 4] as const, ['5', 5] as const]) {
      const t = Table.blank().phase(phase).does(start('AR', 80));
      expect(t.shares('AR', 'player1')).toBe(shares);
      expect(t.money('player1')).toBe(400 - 80 * shares);
      expect(t.asks).toBe('stockTurn/player2');
    }
    const last = Table.blank().phase('6').does(start('AR', 65));
    expect(last.shares('AR', 'player1')).toBe(6);
    expect(last.money('player1')).toBe(10);
  });

  rule('soh:starting-a-company-1', 'all of these shares must be paid', () => {
    const t = Table.blank().phase('3');
    t.cash('player1', 269).refuses(start('AR', 90), 'soh:starting-a-company-1');
    t.cash('player1', 270).accepts(start('AR', 90));
  });

  rule('soh:starting-a-company-1', 'a sale earlier in the turn helps to pay', () => {
    const t = Table.blank()
      .company('NCS', { price: 100, shares: { player1: 3, player2: 2 } })
      .stockTurn('player1')
      .cash('player1', 100);
    t.refuses(start('AR', 100), 'soh:starting-a-company-1');
    t.does({ type: 'sell', company: 'NCS', count: 1 }).does(start('AR', 100));
    expect(t.money('player1')).toBe(0);
  });

  rule('soh:starting-a-company-1', 'a company is started once', () => {
    const t = Table.blank().does(start('AR', 80));
    t.refuses(start('AR', 80), 'soh:starting-a-company-1');
    t.accepts(start('NCS', 80));
  });

  rule('soh:Q6', 'a company that went bankrupt is neither started again nor bought', () => {
    const t = Table.blank()
      .company('AR', { shares: { player2: 3 }, cash: 50 })
      .stockTurn('player1');
    const g = draftOf(t.s);
    declareBankruptcy(g, 'AR');
    t.s = g.s;
    t.refuses(start('AR', 80), 'soh:Q6');
    t.refuses({ type: 'buy', company: 'AR', from: 'treasury' }, 'soh:buying-shares-1');
    t.accepts(start('NCS', 80));
  });

  rule(
    'soh:starting-a-company-2',
    'two of the shares are the president’s certificate, and the buyer is president',
    () => {
      const phase2 = Table.blank().does(pass).does(start('AR', 80));
      expect(phase2.s.companies['AR']).toEqual({ status: 'started', director: 'player2', operated: false });
      expect(certificates(phase2.s, 'player2')).toBe(1);
      const phase4 = Table.blank().phase('4').does(start('AR', 80));
      expect(certificates(phase4.s, 'player1')).toBe(3);
    },
  );

  rule('soh:starting-a-company-3', 'the starting price is one of the yellow ones, 65 to 100', () => {
    const t = Table.blank();
    for (const price of [65, 70, 75, 80, 90, 100]) {
      t.accepts(start('AR', price));
      expect(t.copy().does(start('AR', price)).price('AR')).toBe(price);
    }
    for (const price of [0, 60, 66, 85, 110]) t.refuses(start('AR', price), 'soh:starting-a-company-3');
  });

  rule('soh:starting-a-company-4', 'the token goes right of those on that price, and so operates after them', () => {
    const t = Table.blank()
      .does(start('OSM', 80))
      .does(start('NBD', 80))
      .does(start('AR', 90))
      .does(pass)
      .does(pass)
      .does(pass);
    expect(t.s.market.order).toEqual(['OSM', 'NBD', 'AR']);
    const operating = () => t.s.stack.find(({ kind }) => kind === 'operatingTurn')?.of;
    const turns: string[] = [];
    for (let last = ''; t.s.ext.round === 2; t.does(pass)) {
      const company = operating()!;
      if (company !== last) turns.push(company);
      last = company;
    }
    expect(turns).toEqual(['AR', 'OSM', 'NBD']);
  });

  rule('soh:starting-a-company-5', 'the treasury gets what the shares cost; the bank gets nothing', () => {
    const t = Table.blank().phase('3');
    const bank = t.money('bank');
    t.does(start('AR', 90));
    expect(t.money('AR')).toBe(270);
    expect(t.money('player1')).toBe(130);
    expect(t.money('bank')).toBe(bank);
  });

  rule('soh:starting-a-company-6', 'the other shares and all tokens for the map lie on the charter', () => {
    const t = Table.blank().phase('3').does(start('AR', 90));
    expect(t.shares('AR', 'AR')).toBe(7);
    expect(t.shares('AR', 'pool')).toBe(0);
    expect(t.s.stations['AR']).toEqual([]);
  });

  rule(
    'soh:starting-a-company-7',
    'players buy treasury shares in stock rounds, the company sells them in its turn',
    () => {
      const t = Table.blank().does(start('AR', 80)).does({ type: 'buy', company: 'AR', from: 'treasury' });
      expect([t.shares('AR', 'AR'), t.shares('AR', 'player2')]).toEqual([7, 1]);
      t.does(pass).does(pass).does(pass);
      expect(t.asks).toBe('treasuryShares/AR');
      t.does({ type: 'issue', count: 2 });
      expect([t.shares('AR', 'AR'), t.shares('AR', 'pool')]).toEqual([5, 2]);
    },
  );

  rule(
    'soh:starting-a-company-8',
    'the starting token is placed free of charge when the company first operates',
    () => {
      const t = Table.blank().does(start('AR', 80)).does(pass).does(pass);
      expect(t.s.stations['AR']).toEqual([]);
      t.does(pass);
      expect(t.asks).toBe('treasuryShares/AR');
      expect(t.s.stations['AR']).toEqual([{ hex: 'J7', node: 0 }]);
      expect(t.money('AR')).toBe(160);
    },
  );
});
