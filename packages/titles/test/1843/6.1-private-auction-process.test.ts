import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { allPass, auction, bid, buyLot, pass, remaining, sales } from './auction.ts';
import { Table } from './table.ts';

describe('6.1 Private auction process', () => {
  rule('1843:6.1-1', 'by the player cards, not by the seats, and from the last card back to the first', () => {
    const t = new Table(3, { deal: { order: ['player3', 'player1', 'player2'] } });
    const seen = [t.who[0]];
    for (const amount of [25, 30, 35]) seen.push(t.does(bid('C', amount)).who[0]);
    expect(seen).toEqual(['player3', 'player1', 'player2', 'player3']);
  });

  rule('1843:6.1-2', 'a turn is one purchase of the cheapest, one bid on another, or a pass', () => {
    const t = auction();
    expect([...new Set(t.choices().map(({ type }) => type))].sort()).toEqual(['bid', 'buyLot', 'pass']);
    for (const deed of [buyLot('TB'), bid('LM', 215), pass]) {
      const after = auction().does(deed);
      expect([after.asks, after.who]).toEqual(['privateAuction', ['player2']]);
    }
    t.refuses(buyLot('C'), '1843:6.1-2').does(buyLot('TB')).accepts(buyLot('C'));
    t.refuses(buyLot('TB'), '1843:6.1-2').refuses(bid('TB', 20), '1843:6.1-2');
  });

  rule('1843:6.1-3', 'the cheapest costs its face value and is the buyer’s at once', () => {
    const t = auction().does(buyLot('TB'));
    expect([t.money('player1'), t.s.privates['TB']]).toEqual([785, 'player1']);
  });

  rule('1843:6.1-3', 'or its reduced price', () => {
    const t = allPass(allPass(remaining(['PStG', 'LM'])));
    expect(t.does(buyLot('PStG')).money('player1')).toBe(800 - 30);
  });

  rule('1843:6.1-4', 'no bid on the cheapest, on all the others', () => {
    const t = auction().refuses(bid('TB', 20), '1843:6.1-4');
    for (const [lot, amount] of [
      ['C', 25],
      ['PStG', 45],
      ['LH', 65],
      ['VdL', 115],
      ['BA', 155],
      ['LM', 215],
    ] as const) {
      t.accepts(bid(lot, amount));
    }
    expect(t.choices('bid').map(({ fields }) => fields['private'])).not.toContain('TB');
    t.does(buyLot('TB')).refuses(bid('C', 25), '1843:6.1-4');
  });

  rule('1843:6.1-5', '1843:Q1', 'a bid is a multiple of 5fr, and 5fr above the face value at least', () => {
    const t = auction();
    t.refuses(bid('LH', 60), '1843:6.1-5').refuses(bid('LH', 66), '1843:6.1-5').refuses(bid('LH', 5), '1843:6.1-5');
    t.accepts(bid('LH', 65)).accepts(bid('LH', 70));
    t.does(bid('LH', 70)).refuses(bid('LH', 77), '1843:6.1-5');
  });

  rule('1843:6.1-6', 'a bid beats the highest one by 5fr', () => {
    const t = auction().does(bid('LH', 80));
    t.refuses(bid('LH', 65), '1843:6.1-6').refuses(bid('LH', 80), '1843:6.1-6').accepts(bid('LH', 85));
  });

  rule('1843:Q2', 'several bids, and one’s own is raised as one bid, above the highest', () => {
    const t = auction(2).does(bid('LH', 65)).does(bid('C', 25)).does(bid('BA', 155)).does(pass);
    t.refuses(bid('LH', 65), '1843:6.1-6').does(bid('LH', 70));
    expect(t.top['bids']).toEqual({
      LH: [{ player: 'player1', amount: 70 }],
      C: [{ player: 'player2', amount: 25 }],
      BA: [{ player: 'player1', amount: 155 }],
    });
  });

  rule('1843:6.1-7', 'a player who has passed may act again', () => {
    const t = auction().does(pass).does(bid('C', 25)).does(pass);
    expect(t.who).toEqual(['player1']);
    t.accepts(bid('C', 30)).accepts(buyLot('TB')).accepts(pass);
    expect(sales(t.does(buyLot('TB')))).toEqual(['TB to player1 for 15', 'C to player2 for 25']);
  });
});
