import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { auction, bid, buyLot, par, pass, raise, remaining, sales } from './auction.ts';
import { Table } from './table.ts';

describe('6.1 Private auction process', () => {
  rule('1828:6.1-1', 'by the number cards, not by the seats, and from the last card back to the first', () => {
    const order = ['player3', 'player1', 'player2'];
    const t = new Table(3, { deal: { privates: ['pCPR', 'pGT', 'pMC', 'pNW'], order } });
    const seen = [t.who[0]];
    for (const amount of [45, 50, 55]) seen.push(t.does(bid('C&StL', amount)).who[0]);
    expect(seen).toEqual(['player3', 'player1', 'player2', 'player3']);
  });

  rule('1828:6.1-2', 'a turn is one purchase, one bid or a pass; then the next player acts', () => {
    const t = remaining(['C&StL'], ['C&A']);
    expect([...new Set(t.choices().map(({ type }) => type))].sort()).toEqual(['bid', 'buyLot', 'pass']);
    for (const deed of [buyLot('C&StL'), bid('C&A', 165), pass]) {
      const after = remaining(['C&StL'], ['C&A']).does(deed);
      expect([after.asks, after.who]).toEqual(['privateAuction', ['player2']]);
    }
  });

  rule('1828:6.1-3', 'the printed cost goes to the bank and the private to the buyer at once', () => {
    const t = remaining(['C&StL'], ['C&A']);
    const bank = t.money('bank');
    t.does(buyLot('C&StL'));
    expect([t.money('player1'), t.money('bank') - bank, t.s.privates['C&StL']]).toEqual([760, 40, 'player1']);
  });

  rule('1828:6.1-4', 'a private with a bid cannot be bought outright, not even by the bidder', () => {
    const t = auction().does(bid('SVN', 25));
    t.refuses(buyLot('SVN'), '1828:6.1-4').accepts(buyLot('StCT'));
    t.does(pass).does(pass).refuses(buyLot('SVN'), '1828:6.1-4');
  });

  rule('1828:6.1-5', 'only the cheapest row that is left can be bought outright', () => {
    const t = remaining(['C&StL'], ['C&A']);
    t.refuses(buyLot('C&A'), '1828:6.1-5').does(buyLot('C&StL')).accepts(buyLot('C&A'));
  });

  rule('1828:6.1-6', 'all others of a row need bids first, so nothing can be bought on the first turn', () => {
    const t = auction();
    t.refuses(buyLot('SVN'), '1828:6.1-6').refuses(buyLot('StCT'), '1828:6.1-6');
    t.does(bid('StCT', 25)).accepts(buyLot('SVN'));
    const row = remaining(['pCPR', 'pGT', 'pMC']).does(bid('pGT', 255));
    row.refuses(buyLot('pCPR'), '1828:6.1-6');
    row.does(bid('pMC', 255)).accepts(buyLot('pCPR'));
  });

  rule('1828:6.1-7', 'a purchase settles the bids that it uncovers', () => {
    const t = auction().does(bid('StCT', 30)).does(bid('C&StL', 45)).does(buyLot('SVN'));
    expect(sales(t)).toEqual(['SVN to player3 for 20', 'StCT to player1 for 30', 'C&StL to player2 for 45']);
  });

  rule('1828:6.1-8', 'any row is open to bids, and a bid of one’s own can be raised', () => {
    const t = auction();
    for (const [lot, amount] of [
      ['SVN', 25],
      ['StCT', 25],
      ['C&StL', 45],
      ['C&P', 85],
      ['E&K', 125],
      ['C&A', 165],
      ['pNW', 255],
    ] as const) {
      t.accepts(bid(lot, amount));
    }
    t.does(bid('C&A', 165)).does(pass).does(pass).does(bid('C&A', 200));
    expect(t.top['bids']).toEqual({ 'C&A': [{ player: 'player1', amount: 200 }] });
    const sold = remaining(['C&StL'], ['C&A']).does(buyLot('C&StL'));
    sold.refuses(bid('C&StL', 45), '1828:6.1-8').refuses(buyLot('C&StL'), '1828:6.1-8');
  });

  rule('1828:Q20', 'nobody bids on a private that could be bought outright', () => {
    const t = auction().accepts(bid('SVN', 25)).does(bid('StCT', 25));
    t.refuses(bid('SVN', 25), '1828:Q20').accepts(bid('StCT', 30));
    expect(t.choices('bid').map(({ fields }) => fields['private'])).not.toContain('SVN');
    remaining(['C&A']).refuses(bid('C&A', 165), '1828:Q20');
  });

  rule('1828:6.1-9', 'a bid is a multiple of $5 above the face value and above the highest bid', () => {
    const t = auction();
    t.refuses(bid('C&StL', 35), '1828:6.1-9').refuses(bid('C&StL', 40), '1828:6.1-9');
    t.refuses(bid('C&StL', 47), '1828:6.1-9').accepts(bid('C&StL', 45));
    t.does(bid('C&StL', 60));
    t.refuses(bid('C&StL', 60), '1828:6.1-9').refuses(bid('C&StL', 63), '1828:6.1-9').accepts(bid('C&StL', 65));
  });

  rule('1828:6.1-10', 'bids of several players stand on a cheaper private', () => {
    const t = auction().does(bid('C&A', 165)).does(bid('C&A', 170)).does(bid('C&A', 180));
    expect(t.top['bids']).toEqual({
      'C&A': [
        { player: 'player1', amount: 165 },
        { player: 'player2', amount: 170 },
        { player: 'player3', amount: 180 },
      ],
    });
  });

  rule('1828:6.1-11', 'on a $250 private an overbid sends the earlier bid back at once', () => {
    const t = auction().does(bid('pGT', 800)).does(bid('pCPR', 260)).does(bid('pCPR', 265));
    expect(t.top['bids']).toEqual({
      pGT: [{ player: 'player1', amount: 800 }],
      pCPR: [{ player: 'player3', amount: 265 }],
    });
    // All $800 of the second player are free again.
    t.does(pass).accepts(bid('pMC', 800));
  });

  rule('1828:6.1-12', 'a player who has passed may act again', () => {
    const t = auction().does(pass).does(bid('C&A', 165)).does(pass);
    expect(t.who).toEqual(['player1']);
    t.accepts(bid('SVN', 25));
  });

  rule('1828:6.1-13', 'after a round of passes all bids are settled, from the cheapest row, left to right', () => {
    const t = auction().does(bid('pMC', 255)).does(bid('pCPR', 300)).does(bid('C&P', 85));
    t.does(bid('C&A', 165)).does(pass).does(pass).does(bid('StCT', 25)).does(pass).does(pass).does(pass);
    expect(sales(t)).toEqual([
      'StCT to player1 for 25',
      'C&P to player3 for 85',
      'C&A to player1 for 165',
      'pCPR to player2 for 300',
    ]);
    expect([t.asks, t.who]).toEqual(['par/CPR', ['player2']]);
    t.does(par(67));
    expect(sales(t)).toEqual(['pMC to player1 for 255']);
    t.does(par(71));
    // What had no bid lies there as before.
    expect(t.top['rows']).toEqual([['SVN'], ['C&StL'], ['D&H'], ['M&H', 'E&K'], ['pGT', 'pNW']]);
  });

  rule('1828:6.1-13', 'two passes, an action and a pass are no round of passes', () => {
    const t = auction().does(bid('C&A', 165)).does(pass).does(pass).does(bid('SVN', 25)).does(pass);
    expect([t.asks, t.s.privates['C&A']]).toEqual(['privateAuction', 'bank']);
    expect(sales(t.does(pass).does(pass))).toEqual(['SVN to player1 for 25', 'C&A to player1 for 165']);
  });

  rule('1828:6.1-14', 'then privates pay, those just won among them', () => {
    const t = remaining(['C&StL'], ['M&H', 'E&K']).does(buyLot('C&StL')).does(bid('E&K', 125)).does(pass);
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([760, 800, 800]);
    t.does(pass).does(pass).does(pass);
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([770, 800 - 125 + 20, 800]);
  });

  rule('1828:6.1-14', 'not before an auction among bidders is over', () => {
    const t = remaining(['C&StL'], ['M&H', 'E&K']).does(buyLot('C&StL')).does(bid('E&K', 125)).does(bid('E&K', 130));
    t.does(pass).does(pass).does(pass);
    expect([t.asks, t.money('player1')]).toEqual(['lotAuction/E&K', 760]);
    t.does(pass);
    expect([t.money('player1'), t.money('player3')]).toEqual([770, 800 - 130 + 20]);
  });

  rule('1828:6.1-15', 'a player’s C&P pays $15 and lays no tile', () => {
    const t = auction().does(bid('C&P', 85)).does(pass).does(pass).does(pass);
    expect([t.money('player1'), t.money('C&P'), t.s.tiles]).toEqual([800 - 85 + 15, 0, {}]);
    expect(t.asks).toBe('privateAuction');
  });

  rule('1828:6.1-16', 'the auction goes on with the player after the last pass, no matter who won', () => {
    const t = auction().does(bid('C&A', 165)).does(pass).does(pass).does(pass);
    expect([t.s.privates['C&A'], t.asks, t.who]).toEqual(['player1', 'privateAuction', ['player2']]);
  });

  rule(
    '1828:6.1-17',
    '1828:Q21',
    'all pass without a bid: owned privates pay, nothing gets cheaper, it goes on',
    () => {
      const t = remaining(['C&StL'], ['C&A']).does(buyLot('C&StL'));
      for (let round = 1; round <= 3; round++) t.does(pass).does(pass).does(pass);
      expect([t.money('player1'), t.asks, t.who]).toEqual([760 + 30, 'privateAuction', ['player2']]);
      t.does(buyLot('C&A'));
      expect(t.money('player2')).toBe(800 - 160);
    },
  );

  rule('1828:6.1-18', 'it ends as soon as all privates are bought, and not before', () => {
    const t = remaining(['C&StL'], ['C&A']).does(buyLot('C&StL'));
    for (let i = 0; i < 6; i++) expect(t.does(pass).asks).toBe('privateAuction');
    t.does(buyLot('C&A'));
    expect([t.asks, t.s.ext.stockRound]).toEqual(['stockTurn/player3', 1]);
  });

  rule('1828:6.1-18', 'a $250 private is bought when its par price is set', () => {
    const t = remaining(['pCPR']).does(buyLot('pCPR'));
    expect(t.asks).toBe('par/CPR');
    expect(t.does(par(67)).asks).toBe('stockTurn/player2');
  });

  rule('1828:6.1-19', 'the first stock round begins with the player after the one who ended the auction', () => {
    const bought = remaining(['C&StL']).does(pass).does(buyLot('C&StL'));
    expect(bought.asks).toBe('stockTurn/player3');
    // The purchase counts, not who wins what it uncovers or who drops out there last.
    const settled = remaining(['SVN', 'StCT']).does(bid('SVN', 25)).does(buyLot('StCT'));
    expect([settled.s.privates['SVN'], settled.asks]).toEqual(['player1', 'stockTurn/player3']);
    const fought = remaining(['SVN', 'StCT']).does(bid('SVN', 25)).does(bid('SVN', 30)).does(buyLot('StCT'));
    fought.does(raise(35)).does(pass);
    expect([fought.s.privates['SVN'], fought.asks]).toEqual(['player1', 'stockTurn/player1']);
  });
});
