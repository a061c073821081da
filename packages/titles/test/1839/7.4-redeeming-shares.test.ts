import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import { rule } from '../rule.ts';
import { decline, redeem, redeemSold, sells } from './sales.ts';
import { Table } from './table.ts';

/** Player 1 directs the NRS at ƒ74, which has ƒ200 and three shares in the pool. */
const table = (more: object = {}): Table =>
  Table.blank().company('NRS', {
    shares: { player1: 4, player2: 2, pool: 3 },
    price: 74,
    cash: 200,
    operated: true,
    ...more,
  });

describe('7.4 Redeeming shares at a sale', () => {
  rule('1839:7.4-1', '1839:7.4-4', 'a company may take back what was sold of it, into its treasury', () => {
    const t = sells(table(), ['NRS', 2]).does(redeemSold);
    expect([t.shares('NRS', 'NRS'), t.shares('NRS', 'pool'), t.price('NRS')]).toEqual([2, 3, 74]);
  });

  rule('1839:7.4-2', 'before its price changes', () => {
    const t = sells(table(), ['NRS', 2]);
    expect([t.asks, t.price('NRS')]).toEqual(['redemption/NRS', 74]);
    t.does(redeemSold);
    expect(t.money('NRS')).toBe(200 - 2 * 74);
  });

  rule('1839:7.4-3', '1839:Q12', 'for the current price, whatever the seller got', () => {
    const t = table({ operated: false }).cash('player1', 0);
    const bank = t.money('bank');
    sells(t, ['NRS', 2]).does(redeemSold);
    expect([t.money('player1'), t.money('NRS'), t.money('bank') - bank]).toEqual([2 * 67, 200 - 2 * 74, 2 * 7]);
  });

  rule('1839:7.4-5', 'all of it or none: without the money for all it is not asked', () => {
    expect(sells(table({ cash: 148 }), ['NRS', 2]).asks).toBe('redemption/NRS');
    const t = sells(table({ cash: 147 }), ['NRS', 2]);
    expect([t.asks, t.price('NRS'), t.shares('NRS', 'pool')]).toEqual(['stockTurn/player1', 61, 5]);
  });

  rule('1839:7.4-6', 'an answer is no action: the cards stay', () => {
    const t = table().stockTurn('player2', { cards: ['player1'] });
    sells(t, ['NRS', 1]);
    expect(t.who).toEqual(['player1']);
    expect(t.does(redeemSold).cards).toEqual(['player1']);
    const declined = table().stockTurn('player2', { cards: ['player1'] });
    expect(sells(declined, ['NRS', 1]).does(decline).cards).toEqual(['player1']);
  });

  rule('1839:7.4-7', 'a new director decides', () => {
    const t = table({ shares: { player1: 4, player2: 3, pool: 1 } });
    expect(sells(t, ['NRS', 1]).who).toEqual(['player1']);
    const other = table({ shares: { player1: 4, player2: 3, pool: 1 } });
    expect(sells(other, ['NRS', 2]).who).toEqual(['player2']);
    expect([other.does(redeemSold).money('NRS'), other.asks]).toEqual([52, 'stockTurn/player1']);
  });
});

describe('7.4 Redeeming shares from the pool', () => {
  rule('1839:7.4-8', 'its director has one company redeem any or all of its shares in the pool', () => {
    const t = table({ cash: 1000 });
    for (const count of [1, 2, 3]) t.accepts(redeem('NRS', count));
    t.refuses(redeem('NRS', 4), '1839:7.4-8').refuses(redeem('NRS', 0), '1839:7.4-8');
    table().stockTurn('player2').refuses(redeem('NRS'), '1839:7.4-8');
    // Also after a sale of the same shares (Q13).
    sells(t, ['NRS', 1]).does(decline).does(redeem('NRS', 4));
    expect([t.shares('NRS', 'NRS'), t.shares('NRS', 'pool')]).toEqual([4, 0]);
  });

  rule('1839:7.4-9', 'for the current price from its treasury to the bank', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(redeem('NRS', 2));
    expect([t.money('NRS'), t.money('bank') - bank, t.shares('NRS', 'NRS'), t.price('NRS')]).toEqual([52, 148, 2, 74]);
  });

  rule('1839:7.4-10', 'no more than it can pay for', () => {
    table({ cash: 148 }).accepts(redeem('NRS', 2)).refuses(redeem('NRS', 3), '1839:7.4-10');
    table({ cash: 147 }).refuses(redeem('NRS', 2), '1839:7.4-10');
    expect(table({ cash: 148 }).choices('redeem')[0]!.openFields['count']).toMatchObject({ min: 1, max: 2 });
  });

  rule('1839:7.4-11', 'that is an action: the card goes back', () => {
    const t = table()
      .stockTurn('player1', { cards: ['player1', 'player2'] })
      .does(redeem('NRS'));
    if (t.who[0] === 'player1') t.does(pass);
    expect(t.cards).toEqual(['player2']);
  });

  rule('1839:7.4-12', 'only a floated company redeems', () => {
    const unfloated = table({ shares: { player1: 2, pool: 2 }, cash: 0 });
    unfloated.refuses(redeem('NRS'), '1839:7.4-12');
    expect(sells(table({ shares: { player1: 3, pool: 2 }, cash: 0 }), ['NRS', 1]).asks).toBe('stockTurn/player1');
    table({ shares: { player1: 4, pool: 2 } }).accepts(redeem('NRS'));
  });
});
