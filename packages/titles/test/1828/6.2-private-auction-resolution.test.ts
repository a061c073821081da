import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { auction, bid, buyLot, par, pass, raise, remaining, sales } from './auction.ts';

/** The C&StL will be bought by the first player; 165, 170 and 180 stand on the C&A, lowest from the third player. */
const threeBids = () =>
  remaining(['C&StL'], ['C&A'], ['pCPR'])
    .does(pass)
    .does(pass)
    .does(bid('C&A', 165))
    .does(bid('C&A', 170))
    .does(bid('C&A', 180))
    .does(pass);

describe('6.2 Private auction resolution', () => {
  rule('1828:6.2-1', 'after a purchase the first of the cheapest row that is left is looked at', () => {
    const t = remaining(['C&StL'], ['D&H', 'C&P'], ['C&A']);
    t.does(bid('C&P', 85)).does(bid('C&A', 165)).does(bid('D&H', 90)).does(buyLot('C&StL'));
    expect(sales(t)).toEqual([
      'C&StL to player1 for 40',
      'D&H to player3 for 90',
      'C&P to player1 for 85',
      'C&A to player2 for 165',
    ]);
  });

  rule('1828:6.2-1', 'a bid does not set it off, and neither does a single pass', () => {
    const t = remaining(['C&StL'], ['C&A']).does(bid('C&A', 165)).does(bid('C&A', 170)).does(pass);
    expect([t.asks, t.s.privates['C&A']]).toEqual(['privateAuction', 'bank']);
  });

  rule('1828:6.2-2', 'nothing is settled in a row of which one has no bid', () => {
    const t = remaining(['C&StL'], ['D&H', 'C&P'], ['C&A']);
    t.does(bid('D&H', 85)).does(bid('C&A', 165)).does(buyLot('C&StL'));
    expect(sales(t)).toEqual(['C&StL to player3 for 40']);
    expect([t.asks, t.who, t.s.privates['D&H']]).toEqual(['privateAuction', ['player1'], 'bank']);
  });

  rule('1828:6.2-3', 'a single bid wins, for its amount', () => {
    const t = auction().does(bid('StCT', 55)).does(buyLot('SVN'));
    expect([t.s.privates['StCT'], t.money('player1'), t.money('player2')]).toEqual(['player1', 745, 780]);
  });

  rule('1828:6.2-4', 'with two bids only those two go on', () => {
    const t = remaining(['C&StL'], ['C&A'], ['pCPR']).does(bid('C&A', 165)).does(bid('C&A', 170)).does(buyLot('C&StL'));
    expect([t.asks, t.who]).toEqual(['lotAuction/C&A', ['player1']]);
    t.refuses(raise(175, 'player3'), '1828:6.2-4').accepts(raise(175, 'player1'));
  });

  rule('1828:6.2-5', 'the lowest bidder begins, then by rising bids, and round again', () => {
    const t = threeBids().does(buyLot('C&StL'));
    const seen = [t.who[0]];
    t.refuses(raise(200, 'player1'), '1828:6.2-5').refuses(raise(200, 'player2'), '1828:6.2-5');
    for (const amount of [185, 190, 195]) seen.push(t.does(raise(amount)).who[0]);
    expect(seen).toEqual(['player3', 'player1', 'player2', 'player3']);
    expect(t.does(pass).who).toEqual(['player1']);
  });

  rule('1828:6.2-6', 'a raise is a multiple of $5 above the highest bid', () => {
    const t = threeBids().does(buyLot('C&StL'));
    t.refuses(raise(175), '1828:6.2-6').refuses(raise(180), '1828:6.2-6').refuses(raise(183), '1828:6.2-6');
    t.accepts(raise(185)).accepts(raise(250));
  });

  rule('1828:6.2-6', 'a player who passes is out for good', () => {
    const t = threeBids().does(buyLot('C&StL')).does(pass).does(raise(185));
    t.refuses(raise(200, 'player3'), '1828:6.2-6').does(raise(190));
    expect(t.who).toEqual(['player1']);
  });

  rule('1828:6.2-7', 'the last one pays the own bid; the others have their money back', () => {
    const t = threeBids().does(buyLot('C&StL')).does(raise(300)).does(pass).does(pass);
    expect(sales(t)).toEqual(['C&A to player3 for 300']);
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([760, 800, 500]);
    expect(t.top['bids']).toEqual({});
    // The second player's $170 are free: everything can be bid again.
    expect(t.who).toEqual(['player2']);
    t.does(buyLot('pCPR'));
    expect(t.money('player2')).toBe(550);
  });

  rule('1828:6.2-7', 'if all others drop out the highest bidder pays what was bid before', () => {
    const t = threeBids().does(buyLot('C&StL')).does(pass).does(pass);
    expect(sales(t)).toEqual(['C&A to player2 for 180']);
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([760, 620, 800]);
  });

  rule('1828:6.2-8', 'it goes on to the next until one has no bid', () => {
    const t = remaining(['C&StL'], ['M&H'], ['C&A'], ['pCPR', 'pGT']);
    t.does(bid('M&H', 125)).does(bid('pGT', 255)).does(buyLot('C&StL'));
    expect(sales(t)).toEqual(['C&StL to player3 for 40', 'M&H to player1 for 125']);
    // The C&A, without a bid, stops it; once it is bought the row of $250 stops it.
    t.does(buyLot('C&A'));
    expect(sales(t)).toEqual(['C&A to player1 for 160']);
    t.does(buyLot('pCPR'));
    expect([t.asks, t.s.privates['pGT']]).toEqual(['par/CPR', 'bank']);
    t.does(par(67));
    expect([sales(t), t.asks, t.who]).toEqual([['pGT to player2 for 255'], 'par/GT', ['player2']]);
    t.does(par(67));
    expect(t.asks).toBe('stockTurn/player3');
  });

  rule('1828:6.2-9', 'the player after the buyer is next, no matter who won', () => {
    const one = remaining(['C&StL'], ['C&A'], ['pCPR']).does(pass).does(bid('C&A', 165)).does(pass);
    one.does(buyLot('C&StL'));
    expect([one.s.privates['C&A'], one.who]).toEqual(['player2', ['player2']]);
    const fought = threeBids().does(buyLot('C&StL')).does(raise(185)).does(pass).does(pass);
    expect([fought.s.privates['C&A'], fought.asks, fought.who]).toEqual(['player3', 'privateAuction', ['player2']]);
  });
});
