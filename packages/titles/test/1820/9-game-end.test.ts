import { describe, expect } from 'vitest';
import { moveColumn } from '../../src/1820/05-phases.ts';
import { moveBy } from '../../src/1820/16-stock-market.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const winners = (t: Table): unknown => t.events.find(({ event }) => event === 'win')?.['players'];

/** Two companies that operate; the LSR stands one space below £500 and can earn more than that. */
const high = (sketch: Partial<Sketch> = {}): Table =>
  Table.blank()
    .colour('blue')
    .company('LSR', { shares: { player1: 4 }, trains: ['5+-1'], cash: 500, price: 477, ...sketch })
    .company('LUR', { shares: { player2: 4 }, trains: ['5+-2'], cash: 500, price: 65 });

describe('9.1 Criteria', () => {
  rule('1820:9.1-4', '1820:16.2.1-2', '£500 by a dividend: over at the end of that Operating Round, not before', () => {
    const t = high().operating('LSR', 'dividend', { revenue: 2000 }).does({ type: 'dividend', choice: 'pay' });
    // Four times its price would be three spaces; there is only one.
    expect([t.price('LSR'), t.s.ext.topReached, t.s.ended]).toEqual([500, true, null]);
    t.endTurn();
    expect([t.onTurn, t.s.ended]).toEqual(['LUR', null]);
    t.endTurn();
    expect([t.s.ended?.reason, t.title.roundName(t.s)]).toEqual(['top-price', 'OR 2.2']);
  });

  rule('1820:Q72', 'also by a repaid loan, in other rounds at their end, and by British Rail', () => {
    const repaid = high({ loans: 1 }).operating('LSR', 'repaying').does({ type: 'repayLoan' });
    expect([repaid.price('LSR'), repaid.onTurn, repaid.s.ended]).toEqual([500, 'LUR', null]);
    expect(repaid.endTurn().s.ended?.reason).toBe('top-price');
    const sold = Table.blank().colour('green');
    sold.company('LSR', { shares: { player1: 2, pool: 1 }, trains: ['3+-1'], cash: 900, price: 477, loans: 3 });
    sold.stockTurn('player1').does({ type: 'redeem', company: 'LSR', count: 1 });
    expect([sold.price('LSR'), sold.s.ended]).toEqual([500, null]);
    expect(sold.endRound().s.ended?.reason).toBe('top-price');
    const toTop = (company: string, price: number) =>
      high({ price: 60 })
        .britishRail(price)
        .after((g) => moveBy(g, company, 1));
    expect(toTop('BR', 477).operatingRound().endTurn().endTurn().s.ended?.reason).toBe('top-price');
    expect(toTop('BR', 453).operatingRound().endTurn().endTurn().s.ended?.reason).not.toBe('top-price');
  });

  rule('1820:Q72', 'in an Issue & Takeover Round at the end of it', () => {
    const t = high().takeovers();
    t.after((g) => moveBy(g, 'LSR', 1)).does({ type: 'pass', by: 'player1' });
    expect([t.price('LSR'), t.s.ended]).toEqual([500, null]);
    t.does({ type: 'pass', by: 'player2' });
    while (t.s.ended === null && t.s.ext.takeovers) t.does({ type: 'pass' });
    expect([t.s.ended?.reason, t.title.roundName(t.s)]).toEqual(['top-price', 'I&T 2.1']);
  });

  rule('1820:10.5-23', 'the column after 17 is END', () => {
    const t = high().colour('gray', 17);
    expect(t.trying((g) => moveColumn(g, 17)).ended).toBe(null);
    expect(t.takeovers().s).toMatchObject({ ended: { reason: 'end-of-chart' }, ext: { column: 18 }, phase: 'gray' });
  });
});

describe('9.2 Scoring', () => {
  const scored = (prepare: (t: Table) => Table): Record<string, number> =>
    prepare(Table.blank()).title.score(prepare(Table.blank()).s);

  rule('1820:9.2-1', '1820:9.2-3', 'cash, and all shares at the price of the moment', () => {
    const score = scored((t) =>
      t
        .cash('player1', 123)
        .company('LSR', { shares: { player1: 3, player2: 1 }, price: 65 })
        .britishRail(95, { player1: 2 }),
    );
    expect(score).toEqual({ player1: 123 + 3 * 65 + 2 * 95, player2: 65, player3: 0 });
    const later = Table.blank().company('LSR', { shares: { player1: 3 }, price: 65 });
    expect(later.title.score(later.trying((g) => moveBy(g, 'LSR', -1)))['player1']).toBe(180);
  });

  rule('1820:9.2-2', 'nothing for cousins, private companies, what companies own, or future trains', () => {
    const score = scored((t) =>
      t
        .cousin('BI', 'player1', 500)
        .company('LSR', { shares: { BI: 4 }, price: 65, cash: 900, trains: ['2+-1'], markers: 2 })
        .company('LUR', { size: 1, shares: { player1: 1 }, trains: ['2+-2'] })
        .train('3+-16', 'player1'),
    );
    expect(score['player1']).toBe(0);
  });

  rule(
    '1820:9.2-4',
    '1820:Q74',
    'the highest score wins, equal ones share the win; in liquidation a share counts £10',
    () => {
      const ended = (cash: readonly number[], price = 65): Table => {
        const t = Table.blank().colour('gray', 17);
        for (const [i, amount] of cash.entries()) t.cash(`player${i + 1}`, amount);
        return t.company('LSR', { shares: { player1: 2, player2: 1, player3: 1 }, price }).takeovers();
      };
      expect(winners(ended([10, 20, 30]))).toEqual(['player1']);
      expect(winners(ended([0, 65, 65]))).toEqual(['player1', 'player2', 'player3']);
      expect(winners(ended([0, 65, 66]))).toEqual(['player3']);
      expect(winners(ended([0, 9, 10], 10))).toEqual(['player1', 'player3']);
    },
  );
});
