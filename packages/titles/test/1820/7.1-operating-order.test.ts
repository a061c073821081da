import { describe, expect } from 'vitest';
import { operatingOrder } from '../../src/1820/07-operating-round/7.1-round.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** Companies with a train each, so that they stay where they are but for their dividends. */
const round = (prices: Readonly<Record<string, number>>): Table => {
  const t = Table.blank();
  let train = 1;
  for (const [id, price] of Object.entries(prices))
    t.company(id, { shares: { player1: 4 }, price, trains: [`2+-${train++}`] });
  return t;
};
/** The companies in the order in which they operate, each doing nothing. */
const played = (t: Table): string[] => {
  const order: string[] = [];
  t.operatingRound();
  while (t.title.roundName(t.s) === 'OR 2.2') {
    order.push(t.onTurn!);
    t.endTurn();
  }
  return order;
};

describe('7.1 Operating order', () => {
  rule('1820:7.1-1', '1820:7.1-6', 'by price, in one box from the top down, one after the other', () => {
    const t = round({ LSR: 65, 'M&BR': 71, LUR: 65 });
    expect(operatingOrder(t.s)).toEqual(['M&BR', 'LSR', 'LUR']);
    expect(played(t)).toEqual(['M&BR', 'LSR', 'LUR']);
  });

  rule('1820:7.1-2', '1820:7.1-3', 'one that comes to a box operates after those who wait there, and not again', () => {
    // The M&BR earns nothing and falls to £65, where the LSR waits.
    const t = round({ LSR: 65, 'M&BR': 71 }).operatingRound();
    t.endTurn();
    expect([t.onTurn, t.price('M&BR')]).toEqual(['LSR', 65]);
    t.endTurn();
    expect([t.price('LSR'), t.title.roundName(t.s)]).toEqual([60, 'I&T 2.2']);
  });

  rule('1820:7.1-5', 'after the round the company that was turned first is on top', () => {
    const t = round({ LSR: 40, 'M&BR': 40, LUR: 43 });
    expect(played(t)).toEqual(['LUR', 'LSR', 'M&BR']);
    expect([t.price('LUR'), operatingOrder(t.s)]).toEqual([40, ['LUR', 'LSR', 'M&BR']]);
  });

  rule('1820:7.1-7', '1820:Q82', 'a marker turned where it stands comes after those that arrived before', () => {
    // At £10 nothing falls further: the LSR stood there first, the M&BR arrives before the LSR's turn.
    const t = round({ LSR: 10, 'M&BR': 40 });
    t.company('L&BR', { size: 1, shares: { player3: 1 }, trains: ['2+-8'] }).operatingRound();
    expect(t.onTurn).toBe('M&BR');
    t.endTurn();
    expect(operatingOrder(t.s)).toEqual(['LSR', 'M&BR', 'L&BR']);
    t.endTurn();
    expect([t.price('LSR'), t.price('M&BR'), operatingOrder(t.s)]).toEqual([10, 10, ['M&BR', 'LSR', 'L&BR']]);
  });

  rule(
    '1820:7.1-4',
    '1820:13.2-3',
    '1820:Q54',
    'private companies after all public ones, in the order of their track',
    () => {
      const t = round({ LSR: 40 });
      t.company('LUR', { size: 1, shares: { player2: 1 }, trains: ['2+-8'] });
      t.company('M&BR', { size: 1, shares: { player1: 1 }, trains: ['2+-9'] });
      t.company('L&BR', { size: 1, shares: { player3: 1 } });
      expect(played(t)).toEqual(['LSR', 'LUR', 'M&BR', 'L&BR']);
      // The last one owned no train and has closed: the track is closed up.
      expect(t.s.ext.privateTrack).toEqual(['LUR', 'M&BR']);
    },
  );
});
