import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

describe('Stock round: end of the round', () => {
  rule('soh:end-of-the-round-1', 'the Start card goes to the left of its holder, who begins the next round', () => {
    const t = Table.blank(4)
      .company('AR', { price: 65, shares: { player1: 4, player2: 3 } })
      .ext({ startCard: 'player2', round: 4 })
      .stockTurn('player2');
    // Players 3, 4, 1 and 2 pass at last; it does not matter who passed when.
    t.does({ type: 'buy', company: 'AR', from: 'treasury' });
    for (const player of ['player3', 'player4', 'player1', 'player2']) t.does({ type: 'pass', by: player });
    expect(t.s.ext.round).toBe(5);
    expect(t.s.ext.startCard).toBe('player3');
    while (t.s.ext.round < 7) t.does({ type: 'pass' });
    expect(t.asks).toBe('stockTurn/player3');
  });

  rule('soh:end-of-the-round-1', 'from the last seat the card goes round to the first', () => {
    const t = Table.blank(2).ext({ startCard: 'player2' }).stockTurn('player2');
    t.does({ type: 'pass' }).does({ type: 'pass' });
    expect(t.s.ext.startCard).toBe('player1');
  });

  rule('soh:end-of-the-round-2', 'the Start card has no effect in operating rounds', () => {
    const t = Table.blank()
      .company('AR', { price: 75, shares: { player3: 6, player1: 4 }, operated: true })
      .company('NCS', { price: 90, shares: { player1: 6, player2: 4 }, operated: true })
      .ext({ startCard: 'player3' })
      .operatingRound(5);
    // NCS with the higher price is first, though the president of AR has the card; and the card stays where it is.
    expect([t.asks, t.who]).toEqual(['track/NCS', ['player1']]);
    while (t.s.ext.round < 7) t.does({ type: 'pass' });
    expect(t.s.ext.startCard).toBe('player3');
  });
});
