import { describe, expect } from 'vitest';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const buy = { type: 'buy', company: 'NSM', from: 'treasury' };
const start = { type: 'start', company: 'HYSM', price: 65 };
const sell = (company: string, count: number) => ({ type: 'sell', company, count });
const pass = { type: 'pass' };

/** player1 is president wherever possible and owns so many certificates; the NSM and the HYSM are there to be bought. */
function owning(certificates: number, players = 3): Table {
  const t = Table.blank(players).company('NSM', { shares: { player2: 2 } });
  let left = certificates;
  for (const company of ['AR', 'NCS', 'NBD', 'OSM']) {
    // Six shares are five certificates, and so on: the president's stands for two.
    const here = Math.min(5, left);
    if (here > 0) t.company(company, { shares: { player1: here + 1 } });
    left -= here;
  }
  return t.stockTurn('player1');
}

describe('Stock round: maximum number of certificates', () => {
  rule('soh:maximum-certificates-1', '18 with 2 players, 16 with 3, 14 with 4, 12 with 5', () => {
    const limits = { 2: 18, 3: 16, 4: 14, 5: 12 };
    for (const [players, limit] of Object.entries(limits)) {
      owning(limit - 1, Number(players))
        .accepts(buy)
        .accepts(start);
      owning(limit, Number(players))
        .refuses(buy, 'soh:maximum-certificates-1')
        .refuses(start, 'soh:maximum-certificates-1');
    }
  });

  rule('soh:maximum-certificates-1', 'a start counts all its certificates: three in phase 4', () => {
    owning(13).phase('4').accepts(start);
    owning(14).phase('4').refuses(start, 'soh:maximum-certificates-1', 'adds 3 certificates to your 14');
    owning(16).refuses(start, 'soh:maximum-certificates-1', 'adds 1 certificate to your 16');
  });

  rule('soh:maximum-certificates-2', 'privates in a player’s hand count, those of companies do not', () => {
    const t = owning(15).private('P1', 'player1');
    expect(certificates(t.s, 'player1')).toBe(16);
    t.refuses(buy, 'soh:maximum-certificates-1');
    t.private('P1', 'AR').accepts(buy);
    t.private('P1', 'player2').accepts(buy);
  });

  rule('soh:maximum-certificates-3', 'a president’s certificate counts as one', () => {
    const t = Table.blank().company('AR', { shares: { player1: 5, player2: 4 } });
    expect([certificates(t.s, 'player1'), certificates(t.s, 'player2')]).toEqual([4, 4]);
    const full = owning(16);
    const shares = ['AR', 'NCS', 'NBD', 'OSM'].map((company) => full.shares(company, 'player1'));
    expect(shares).toEqual([6, 6, 6, 2]);
    full.refuses(buy, 'soh:maximum-certificates-1');
  });

  /** player1 has the 16 certificates allowed; then player2 takes the OSM over, so that there are 17. */
  const overLimit = () => {
    const t = owning(13).company('OSM', { shares: { player1: 4, player2: 4 }, director: 'player1' });
    t.stockTurn('player2');
    expect(certificates(t.s, 'player1')).toBe(16);
    return t.does({ type: 'buy', company: 'OSM', from: 'treasury' }).does(pass);
  };

  rule('soh:maximum-certificates-4', 'over the limit a player must sell down to it in the next turn', () => {
    const t = overLimit();
    expect(t.asks).toBe('stockTurn/player1');
    expect(certificates(t.s, 'player1')).toBe(17);
    for (const deed of [pass, buy, start]) t.refuses(deed, 'soh:maximum-certificates-4');
    t.does(sell('OSM', 1)).accepts(pass);
    t.refuses(buy, 'soh:maximum-certificates-1');
  });

  rule('soh:maximum-certificates-4', 'face-down shares do not put it off either', () => {
    const t = overLimit().ext({ faceDown: { player1: { NBD: 1 } } });
    const activate = { type: 'activate', company: 'NBD' };
    t.refuses(activate, 'soh:maximum-certificates-4');
    t.does(sell('OSM', 1)).accepts(activate);
  });

  rule('soh:maximum-certificates-4', 'more than one too many: all of them go in that turn', () => {
    const t = owning(18);
    t.does(sell('AR', 1)).refuses(pass, 'soh:maximum-certificates-4');
    t.does(sell('NCS', 1)).accepts(pass);
  });

  rule('soh:Q13', 'nobody buys over the limit; only a lost presidency leads there', () => {
    owning(16).refuses(buy, 'soh:maximum-certificates-1');
    const t = overLimit();
    expect(certificates(t.s, 'player1')).toBe(17);
  });

  /** 17 certificates: four companies with 50% in the market, and of a fifth one share. */
  const stuck = (market: number) => {
    const t = Table.blank();
    for (const company of ['AR', 'NCS', 'NBD', 'OSM']) t.company(company, { shares: { player1: 5, pool: 5 } });
    return t.company('HYSM', { shares: { player1: 1, player2: 2, pool: market } }).stockTurn('player1');
  };

  rule('soh:Q13', 'what the open market cannot take is kept until it can', () => {
    const t = stuck(5);
    expect(certificates(t.s, 'player1')).toBe(17);
    t.refuses(sell('HYSM', 1), 'soh:selling-shares-5');
    t.does(pass);
    stuck(4).refuses(pass, 'soh:maximum-certificates-4').does(sell('HYSM', 1)).accepts(pass);
  });

  rule('soh:Q13', 'nobody has to sell what would not make the certificates fewer', () => {
    // One more share in the market would cost the presidency of the HYSM: three shares are two certificates, and so
    // are the two shares left.
    const t = stuck(5).company('HYSM', { shares: { player1: 3, player2: 3, pool: 4 }, director: 'player1' });
    t.stockTurn('player1');
    expect(certificates(t.s, 'player1')).toBe(18);
    expect(certificates(t.copy().does(sell('HYSM', 1)).s, 'player1')).toBe(18);
    t.accepts(pass);
    // Where the presidency stays, the sale does help.
    t.company('HYSM', { shares: { player1: 3, player2: 2, pool: 4 } }).stockTurn('player1');
    t.refuses(pass, 'soh:maximum-certificates-4');
  });
});
