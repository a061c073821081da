import { describe, expect } from 'vitest';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const startNRS = (price: number) => ({ type: 'start', company: 'NRS', price });
const sellShare = { type: 'sell', company: 'NRS', count: 1 };
const pass = { type: 'pass' };

/** Private 7 has been dealt to player1 (or to another seat); everybody has fl. 400, it is player1's turn. */
function dealt(seat = 0): Table {
  const deal = ['P1', 'P2', 'P3'].with(seat, 'P7');
  const t = new Table(3, { options: { distribution: 'deal' }, deal });
  for (const player of t.s.players) t.cash(player, 400);
  return t.stockTurn('player1');
}

describe('Private companies: private 7 and the NRS', () => {
  rule('soh:private-companies-8', 'the buyer of private 7 also gets one share of the NRS', () => {
    const t = new Table(2, { deal: ['P1', 'P7'] }).does(pass).does(pass);
    expect(t.asks).toBe('lotAuction/P7');
    t.does({ type: 'bid', amount: 100 }).does({ type: 'bid', amount: 120 }).does(pass);
    expect(t.s.privates['P7']).toBe('player1');
    expect(t.money('player1')).toBe(600 - 120);
    expect(t.s.shares['NRS']).toEqual({ NRS: 9, player1: 1 });
    expect(t.s.companies['NRS']!.status).toBe('unstarted');
  });

  rule('soh:private-companies-8', 'so does the player to whom it is dealt', () => {
    const t = new Table(3, { options: { distribution: 'deal' }, deal: ['P1', 'P7', 'P2'] });
    expect(t.money('player2')).toBe(300);
    expect(t.s.shares['NRS']).toEqual({ NRS: 9, player2: 1 });
  });

  rule('soh:notes-on-privates-2', 'the book’s case: a start at 75 in phase 2 puts 225 into the treasury', () => {
    const t = dealt();
    const bank = t.money('bank');
    t.does(startNRS(75));
    expect(t.money('NRS')).toBe(225);
    expect(t.money('bank')).toBe(bank - 75);
    expect(t.money('player1')).toBe(400 - 150);
    expect(t.s.shares['NRS']).toEqual({ NRS: 7, player1: 3 });
  });

  rule('soh:notes-on-privates-2', 'also when another player starts the NRS', () => {
    const t = dealt(2).does(startNRS(100));
    expect(t.money('NRS')).toBe(300);
    expect([t.money('player1'), t.money('player3')]).toEqual([200, 400]);
    expect(t.s.shares['NRS']).toEqual({ NRS: 7, player1: 2, player3: 1 });
    expect(t.s.companies['NRS']!.director).toBe('player1');
  });

  rule('soh:notes-on-privates-2', 'no other company is subsidised', () => {
    expect(dealt().does({ type: 'start', company: 'AR', price: 75 }).money('AR')).toBe(150);
  });

  rule('soh:notes-on-privates-3', 'its share is none of those needed for the start: all of these are paid', () => {
    const t = dealt();
    t.cash('player1', 200).accepts(startNRS(100));
    t.cash('player1', 199).refuses(startNRS(100), 'soh:notes-on-privates-3');
    t.cash('player1', 100).refuses(startNRS(100), 'soh:notes-on-privates-3');
    // With less than that not even the extra share would have helped.
    t.cash('player1', 99).refuses(startNRS(100), 'soh:starting-a-company-1');
    t.cash('player2', 199).does(pass).refuses(startNRS(100), 'soh:starting-a-company-1');
  });

  rule('soh:notes-on-privates-4', 'the owner does not start the NRS in phase 6, but in phase 5, and others do', () => {
    const t = dealt().cash('player1', 1000).cash('player2', 1000).private('P7', 'gone');
    expect(t.phase('5').copy().does(startNRS(65)).shares('NRS', 'player1')).toBe(6);
    t.phase('6').refuses(startNRS(65), 'soh:notes-on-privates-4');
    t.accepts({ type: 'start', company: 'AR', price: 65 });
    t.does(pass).does(startNRS(65));
    expect(t.shares('NRS', 'player2')).toBe(6);
    expect(t.money('NRS')).toBe(7 * 65);
  });

  rule('soh:Q14', 'the share cannot be sold before the NRS is started, and counts as a certificate', () => {
    const t = dealt();
    t.refuses(sellShare, 'soh:Q14');
    expect(certificates(t.s, 'player1')).toBe(2);
    t.does(pass).does(startNRS(65)).stockTurn('player1').accepts(sellShare);
  });

  rule('soh:Q14', 'the share stays with the player when the private is sold to a company', () => {
    const t = dealt()
      .phase('3')
      .company('AR', { shares: { player1: 3 }, cash: 200, operated: true })
      .operate('AR', 'buyPrivates')
      .does({ type: 'buyPrivate', private: 'P7', price: 100 });
    expect(t.s.privates['P7']).toBe('AR');
    expect(t.shares('NRS', 'player1')).toBe(1);
    t.stockTurn('player2').does(startNRS(70));
    expect(t.money('NRS')).toBe(4 * 70);
    expect(t.s.shares['NRS']).toEqual({ NRS: 6, player1: 1, player2: 3 });
  });

  rule(
    'soh:Q14',
    'without private 7, or if nobody bids, the share is an ordinary one and nothing is paid for it',
    () => {
      const absent = Table.blank().does(startNRS(75));
      const unsold = new Table(2, { deal: ['P1', 'P7'] })
        .does(pass)
        .does(pass)
        .does(pass)
        .does(pass)
        .does(startNRS(75));
      for (const t of [absent, unsold]) {
        expect(t.money('NRS')).toBe(150);
        expect(t.shares('NRS', 'NRS')).toBe(8);
      }
    },
  );
});
