import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { auction, bid, buyLot, par, pass, raise, remaining } from './auction.ts';

describe('6.3 Private auction notes', () => {
  rule('1828:6.3-1', 'money that is bid cannot be bid or spent again while the bid stands', () => {
    const t = auction().does(bid('pCPR', 500)).does(bid('SVN', 25)).does(pass);
    t.refuses(bid('pGT', 305), '1828:6.3-2').accepts(bid('pGT', 300));
    const all = remaining(['C&StL'], ['C&A'], ['pCPR']).does(bid('pCPR', 765)).does(pass).does(pass);
    all.refuses(buyLot('C&StL'), '1828:6.3-2');
    const nearly = remaining(['C&StL'], ['C&A'], ['pCPR']).does(bid('pCPR', 760)).does(pass).does(pass);
    nearly.does(buyLot('C&StL'));
    expect(nearly.money('player1')).toBe(760);
  });

  rule('1828:6.3-2', 'a bid is limited to the cash on hand', () => {
    const t = auction().refuses(bid('pCPR', 805), '1828:6.3-2').accepts(bid('pCPR', 800));
    t.does(bid('C&A', 400)).does(bid('C&A', 405)).does(pass);
    // A raise needs only the increase.
    t.refuses(bid('C&A', 805), '1828:6.3-2').accepts(bid('C&A', 800));
  });

  rule('1828:6.3-2', 'a raise among several bidders too', () => {
    const t = remaining(['C&StL'], ['C&A'], ['pCPR']).does(bid('C&A', 165)).does(bid('C&A', 170)).does(pass);
    t.does(bid('pCPR', 300)).does(pass).does(buyLot('C&StL'));
    expect(t.asks).toBe('lotAuction/C&A');
    t.refuses(raise(505), '1828:6.3-2').accepts(raise(500));
  });

  rule('1828:6.3-3', 'the bank gets what is paid, and nothing before the private is won', () => {
    const t = auction();
    expect(t.money('bank')).toBe(-2400);
    t.does(bid('StCT', 35));
    expect([t.money('bank'), t.money('player1')]).toEqual([-2400, 800]);
    t.does(buyLot('SVN'));
    expect([t.money('bank'), t.money('player1'), t.money('player2')]).toEqual([-2345, 765, 780]);
  });

  rule('1828:6.3-4', 'the owner of a $250 private sets a yellow par price before anything else', () => {
    const t = remaining(['pCPR'], ['pGT']).does(buyLot('pCPR'));
    expect([t.asks, t.who, t.choices().map(({ type }) => type)]).toEqual(['par/CPR', ['player1'], ['par']]);
    for (const price of [66, 86, 94, 105, 120]) t.refuses(par(price), '1828:6.3-4');
    for (const price of [67, 71, 79]) {
      const after = remaining(['pCPR'], ['pGT']).does(buyLot('pCPR')).does(par(price));
      expect([after.s.ext.par['CPR'], after.price('CPR'), after.s.companies['CPR']!.director]).toEqual([
        price,
        price,
        'player1',
      ]);
      expect([after.money('player1'), after.who]).toEqual([550, ['player2']]);
    }
  });

  rule('1828:6.3-4', 'a bidder who wins one sets it, not the player whose turn it was', () => {
    const t = remaining(['C&A'], ['pCPR']).does(bid('pCPR', 300)).does(buyLot('C&A'));
    expect([t.asks, t.who]).toEqual(['par/CPR', ['player1']]);
  });
});
