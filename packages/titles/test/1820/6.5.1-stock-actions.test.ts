import { range } from '@roundhouse/kernel';
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const lobby = (amount: number): Deed => ({ type: 'lobby', amount });
const sell = (as: string, company: string, count = 1): Deed => ({ type: 'sell', as, company, count });
const buy = (as: string, company: string, from = 'pool'): Deed => ({ type: 'buy', as, company, from });
/** Everybody with £500 and some shares of the LSR; player1 has a cousin with £300 and a share. */
const table = (players = 3): Table => {
  const t = Table.blank(players).cousin('BI', 'player1', 300);
  for (const player of t.s.ext.order) t.cash(player, 500);
  return t
    .company('LSR', { size: 20, shares: { player1: 5, player2: 3, player3: 3, BI: 1, pool: 4 }, price: 60 })
    .company('M&BR', { shares: { player2: 3, player1: 2, pool: 2 }, price: 60 })
    .stockTurn('player1');
};
/** All floats that are asked for are given up. */
const noFloats = (t: Table): Table => {
  while (t.asks.startsWith('float')) t.does(pass);
  return t;
};

describe('6.5.1 Stock actions overview', () => {
  rule('1820:6.5.1-1', 'by the cards, and each turn for oneself, one cousin or one company', () => {
    const t = table()
      .ext({ order: ['player2', 'player1', 'player3'] })
      .stockTurn('player2');
    expect(t.does(pass).who).toEqual(['player1']);
    t.refuses(buy('player2', 'LSR'), '1820:6.5.1-1').does(sell('player1', 'LSR'));
    t.refuses(buy('BI', 'M&BR'), '1820:6.5.1-1').accepts(buy('player1', 'M&BR'));
    const cousins = table().does(buy('BI', 'M&BR'));
    cousins.refuses(sell('player1', 'LSR'), '1820:6.5.1-1').accepts(sell('BI', 'LSR'));
  });

  rule('1820:6.5.1-2', 'a player who has passed acts again later', () => {
    const t = table().does(pass).does(lobby(20)).does(pass).does(pass);
    expect(t.who).toEqual(['player1']);
    t.accepts(lobby(30));
  });

  rule('1820:6.5.1-3', 'no pass while a cousin of one’s own directs a company and can sell some of it', () => {
    const led = (price: number) =>
      Table.blank()
        .cousin('BI', 'player1')
        .company('LSR', { size: 20, shares: { BI: 4, player2: 3 }, price })
        .stockTurn('player1');
    led(60)
      .refuses(pass, '1820:6.5.1-3', 'Bedlington')
      .does(sell('BI', 'LSR', 2));
    // In liquidation nothing can be sold, and a player who has no such cousin may pass.
    led(10).accepts(pass);
    led(60).stockTurn('player2').accepts(pass);
  });

  rule('1820:6.5.1-4', '1820:Q14', 'lobbies are resolved after a rotation without lobby; then the next goes on', () => {
    const t = table().does(lobby(20)).does(pass).does(pass).does(buy('player3', 'LSR')).does(pass);
    expect([t.round.resolved, t.who]).toEqual([false, ['player1']]);
    t.does(buy('player1', 'LSR')).does(pass);
    expect([t.round.resolved, t.asks]).toEqual([true, 'float/player1']);
    expect(t.does(pass).who).toEqual(['player2']);
  });

  rule('1820:Q15', 'without any lobby in the first rotation there is none, and the first game is over', () => {
    const t = Table.blank().stockTurn('player1', {}, 1).does(pass).does(pass).does(pass);
    t.refuses(lobby(20), '1820:6.5.1-5').does(pass).does(pass).does(pass);
    expect(t.s.ended?.reason).toBe('no-control');
  });

  rule('1820:Q15', 'the last who could fund one is warned', () => {
    const asked = (t: Table): string => t.title.frames['stockTurn']!.asks!(t.s, t.s.stack.at(-1)!);
    const t = Table.blank().cash('player3', 20).cash('player2', 20).stockTurn('player1', {}, 1).does(pass);
    expect(asked(t)).not.toContain('over');
    expect(asked(t.does(pass))).toContain('the game ends this round');
    // Not without the money, nor where there is a lobby or a company.
    expect(asked(t.cash('player3', 19))).not.toContain('over');
    const some = Table.blank()
      .cash('player3', 20)
      .company('LSR', { shares: { player1: 4 } });
    expect(asked(some.stockTurn('player3', { quiet: 2 }, 1))).not.toContain('over');
    const lobbied = Table.blank().cash('player3', 20).cash('lobbies', 20);
    lobbied.stockTurn('player3', { quiet: 2, lobbies: [{ of: 'player1', amount: 20 }] }, 1);
    expect(asked(lobbied)).not.toContain('over');
  });

  rule('1820:6.5.1-5', 'after that no lobby is funded or raised', () => {
    const t = table().accepts(lobby(20)).does(pass).does(pass).does(pass);
    t.refuses(lobby(20), '1820:6.5.1-5');
    t.refuses({ type: 'raise', lobby: 20, amount: 30 }, '1820:6.5.1-5');
  });

  rule('1820:6.5.1-6', '1820:Q16', 'then a player who passes takes the lowest free card, not before', () => {
    const t = table().does(pass).does(pass);
    expect(t.round.cards).toEqual([]);
    t.does(pass);
    expect([t.round.resolved, t.round.cards]).toEqual([true, []]);
    expect(t.does(buy('player1', 'LSR')).does(pass).does(pass).does(pass).round.cards).toEqual(['player2', 'player3']);
  });

  rule('1820:6.5.1-7', 'a player who acts gives it back, and those behind move down', () => {
    const t = table().does(pass).does(pass).does(pass);
    t.does(pass).does(pass).does(buy('player3', 'LSR')).does(pass);
    expect(t.round.cards).toEqual(['player1', 'player2']);
    t.does(sell('player1', 'M&BR')).does(pass);
    expect(t.round.cards).toEqual(['player2']);
  });

  rule('1820:6.5.1-8', '1820:6.5.1-11', 'over when all cards are taken; they are the order of the next round', () => {
    const t = table().does(pass).does(pass).does(pass);
    t.does(buy('player1', 'LSR')).does(pass).does(pass).does(pass);
    expect(t.round.cards).toEqual(['player2', 'player3']);
    t.does(pass);
    expect(t.s.ext.order).toEqual(['player2', 'player3', 'player1']);
  });

  rule('1820:6.5.1-9', 'all pass before the lobbies: they are resolved, and all pass a second time', () => {
    const t = table().stockTurn('player1', {}).does(lobby(40)).does(pass).does(pass).does(pass);
    t.does(pass);
    expect(t.asks).toBe('float/player1');
    noFloats(t);
    expect([t.round.resolved, t.who]).toEqual([true, ['player2']]);
    t.does(pass).does(pass);
    expect(t.s.ext.operatingRound).toBe(0);
    expect(t.does(pass).title.roundName(t.s)).toBe('OR 2.1');
  });

  rule('1820:6.5.1-10', 'nobody spends more than there is', () => {
    const t = table().cash('player1', 59).cash('BI', 60);
    t.refuses(buy('player1', 'LSR'), '1820:6.5.1-10', '£59').accepts(buy('BI', 'LSR'));
    t.refuses(lobby(60), '1820:6.5.1-10').accepts(lobby(50));
  });
});

describe('6.5.2 Actions for a cousin or player', () => {
  rule('1820:6.5.2-1', '1820:6.5.2-2', 'sell, one main action, sell again', () => {
    const t = table().does(sell('player1', 'LSR')).does(buy('player1', 'M&BR'));
    t.refuses(lobby(20), '1820:6.5.2-2')
      .does(sell('player1', 'LSR', 2))
      .does(pass);
    expect([t.who, t.shares('LSR', 'player1'), t.shares('M&BR', 'player1')]).toEqual([['player2'], 2, 3]);
    table().does(lobby(20)).refuses(buy('player1', 'M&BR'), '1820:6.5.2-2');
  });

  rule('1820:6.5.2-3', 'a cousin funds no lobby', () => {
    const t = table().does(sell('BI', 'LSR'));
    t.refuses(lobby(20), '1820:6.5.2-3').accepts(buy('BI', 'M&BR'));
    table().does(sell('player1', 'LSR')).accepts(lobby(20));
  });
});

describe('6.5.2.1 Funding a lobby', () => {
  const raise = (from: number, to: number): Deed => ({ type: 'raise', lobby: from, amount: to });

  rule('1820:6.5.2.1-1', '1820:4-4', 'own money under one of ten markers, or added to a lobby', () => {
    const t = table().does(lobby(50)).does(pass);
    expect([t.money('player1'), t.money('lobbies')]).toEqual([450, 50]);
    t.does(pass).does(pass).does(raise(50, 90));
    expect([t.money('player1'), t.round.lobbies]).toEqual([410, [{ of: 'player1', amount: 90 }]]);
    const ten = Array.from({ length: 10 }, (_, i) => ({ of: 'player1', amount: 20 + 10 * i }));
    const full = table().cash('player1', 2000);
    full.cash('lobbies', 650).stockTurn('player1', { lobbies: ten.toReversed() });
    full.refuses(lobby(500), '1820:6.5.2.1-1', '10').accepts(raise(20, 300));
    full.stockTurn('player2', { lobbies: ten.toReversed() }).accepts(lobby(500));
    table().refuses(raise(50, 60), '1820:6.5.2.1-1');
    // A raise leads to more, and is paid at once.
    const next = table().does(lobby(50)).does(pass);
    next.refuses(raise(50, 40), '1820:6.5.2.1-1', '£50').refuses(raise(50, 50 + 510), '1820:6.5.1-10', '£510');
    next.accepts(raise(50, 50 + 500));
  });

  rule('1820:6.5.2.1-2', '1820:Q17', 'anybody raises anybody’s; it stays its owner’s, and nothing comes back', () => {
    const t = table().does(lobby(50)).does(pass).does(raise(50, 100)).does(pass).does(pass).does(pass).does(pass);
    expect(t.asks).toBe('float/player1');
    t.does(pass);
    expect([t.money('player1'), t.money('player2'), t.money('lobbies')]).toEqual([450, 450, 0]);
  });

  rule('1820:6.5.2.1-3', '£20 at least, by £10, each different', () => {
    const t = table();
    t.refuses(lobby(10), '1820:6.5.2.1-3').refuses(lobby(25), '1820:6.5.2.1-3').does(lobby(20)).does(pass);
    t.refuses(lobby(20), '1820:6.5.2.1-3', '£20').does(lobby(30)).does(pass);
    t.refuses(raise(20, 30), '1820:6.5.2.1-3').accepts(raise(20, 40));
    t.refuses(raise(30, 20), '1820:6.5.2.1-3').refuses(raise(30, 10), '1820:6.5.2.1-3');
  });

  rule('1820:6.5.2.1-4', '1820:6.5.2.1-5', 'a raise frees the amount; lobbies are sorted, and gaps can be seen', () => {
    const t = table().does(lobby(20)).does(pass).does(lobby(40)).does(pass).does(raise(20, 70)).does(pass);
    expect(t.round.lobbies.map(({ amount }) => amount)).toEqual([70, 40]);
    const [free] = t.choices('lobby');
    expect(free!.openFields['amount']).toEqual(range(20, t.money('player1'), 10, [40, 70]));
    t.accepts(lobby(20));
  });
});
