import { describe, expect } from 'vitest';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const start = (company: string): Deed => ({ type: 'start', company, price: 65 });
const activate = (company: string): Deed => ({ type: 'activate', company });

/** A game by the optional rule. */
const blank = (phase: string, players = 3) => {
  const t = Table.blank(players, { options: { startCard: 'first-pass' } }).phase(phase);
  for (const player of t.s.players) t.cash(player, 1500);
  return t;
};

/** Player 1 has started the NCS in phase 4, with four shares, and it is his turn again. */
const started = () => blank('4').stockTurn('player1').does(start('NCS')).does(pass).does(pass);

describe('Optional rules: Start card / priority deal', () => {
  rule('soh:start-card-1', 'the Start card goes to the player who passed first in the closing round of passes', () => {
    for (const phase of ['2', '5']) {
      const t = blank(phase)
        .company('AR', { shares: { player2: 5 } })
        .ext({ startCard: 'player1', round: 4 })
        .stockTurn('player2')
        .does(pass)
        .does({ type: 'buy', company: 'AR', from: 'treasury' });
      // Player 2 passed before the purchase of player 3; the closing passes are those of players 1, 2 and 3.
      t.does(pass).does(pass).does(pass);
      expect([t.s.ext.round, t.s.ext.startCard]).toEqual([5, 'player1']);
    }
  });

  rule(
    'soh:start-card-2',
    'all starting shares are paid; those beyond the president’s certificate lie face down',
    () => {
      const t = blank('4').stockTurn('player1').does(start('NCS'));
      expect([t.money('player1'), t.money('NCS')]).toEqual([1500 - 4 * 65, 4 * 65]);
      expect(t.shares('NCS', 'player1')).toBe(4);
      expect(t.s.ext.faceDown).toEqual({ player1: { NCS: 2 } });
      t.does(pass).does(pass);
      t.does(activate('NCS')).does(pass).does(pass).does(activate('NCS')).does(pass).does(pass);
      // Both have been turned up, and there were no more than two.
      t.refuses(activate('NCS'), 'soh:start-card-2');

      const inPhase2 = blank('2').stockTurn('player1').does(start('NCS')).does(pass).does(pass);
      inPhase2.refuses(activate('NCS'), 'soh:start-card-2');
    },
  );

  rule('soh:start-card-3', 'making one share active takes the turn; only starting another company goes as well', () => {
    const t = started().company('AR', { shares: { player2: 5 } });
    t.refuses({ type: 'buy', company: 'AR', from: 'treasury' }, 'soh:start-card-3');
    t.refuses({ type: 'buy', company: 'NCS', from: 'treasury' }, 'soh:start-card-3');
    t.copy().does(start('OSM'));
    t.does(activate('NCS'));
    expect(t.s.ext.faceDown).toEqual({ player1: { NCS: 1 } });
    expect(t.asks).toBe('stockTurn/player2');
    // It is no pass: the two passes that follow do not end the round.
    t.does(pass).does(pass).does(activate('NCS'));
    t.does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.accepts({ type: 'buy', company: 'AR', from: 'treasury' });
  });

  rule('soh:start-card-4', 'nobody passes with face-down shares', () => {
    const t = started();
    t.refuses(pass, 'soh:start-card-4');
    t.does(activate('NCS')).does(pass).does(pass);
    t.refuses(pass, 'soh:start-card-4');
    t.does(activate('NCS')).does(pass).does(pass);
    t.does(pass);
    expect(t.asks).not.toMatch(/^stockTurn/);
  });

  rule('soh:start-card-2', 'the usual game knows no face-down shares', () => {
    const t = Table.blank().phase('4').stockTurn('player1').does(start('NCS')).does(pass).does(pass);
    expect(t.s.ext.faceDown).toEqual({});
    t.accepts(pass);
  });

  rule('soh:Q33', 'shares may be sold before the turn’s action, which is still due', () => {
    const t = started().company('AR', { price: 80, shares: { player1: 4 } });
    t.does({ type: 'sell', company: 'AR', count: 2 });
    t.refuses(pass, 'soh:start-card-4');
    t.does(activate('NCS'));
    expect(t.s.ext.faceDown).toEqual({ player1: { NCS: 1 } });
    expect(t.price('AR')).toBe(70);
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('soh:Q33', 'shares that are not active yet are never sold, not even where new companies’ shares may be', () => {
    const sale: Deed = { type: 'sell', company: 'NCS', count: 1 };
    const game = (startCard: string) =>
      Table.blank(2, { options: { startCard }, readings: { newCompanySale: 'after-first-round' } })
        .phase('4')
        .ext({ round: 4 })
        .stockTurn('player1')
        .does(start('NCS'))
        .does(pass);
    game('left').accepts(sale);
    game('first-pass').refuses(sale, 'soh:selling-shares-6');
  });

  rule('soh:Q33', 'face-down shares count for the presidency', () => {
    const t = blank('4', 2).stockTurn('player1');
    // Player 1 has two active shares of the NCS throughout, player 2 comes to own three.
    for (const company of ['NCS', 'AR', 'OSM']) {
      t.does(start(company)).does({ type: 'buy', company: 'NCS', from: 'treasury' });
    }
    expect(t.s.ext.faceDown['player1']).toEqual({ NCS: 2, AR: 2, OSM: 2 });
    expect([t.shares('NCS', 'player1'), t.shares('NCS', 'player2')]).toEqual([4, 3]);
    expect(t.s.companies['NCS']!.director).toBe('player1');
  });

  rule('soh:Q33', 'face-down shares count for the limit of certificates', () => {
    const t = started();
    expect(certificates(t.s, 'player1')).toBe(3);
    // Ten more make 13 of 16: another start with three certificates just fits. With eleven it does not.
    t.company('AR', { shares: { player1: 6 } }).company('NBD', { shares: { player1: 6 } });
    expect(certificates(t.s, 'player1')).toBe(13);
    t.accepts(start('OSM'));
    t.private('P1', 'player1');
    t.refuses(start('OSM'), 'soh:maximum-certificates-1');
  });
});
