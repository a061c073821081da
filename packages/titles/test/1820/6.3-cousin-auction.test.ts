import { describe, expect } from 'vitest';
import type { CousinAuction } from '../../src/1820/state.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const [BLUE, BROWN, GREEN, RED] = ['GWSC', 'RSCF', 'BI', 'JH'] as const;
const order = ['player1', 'player2', 'player3'];
const auction = (players = 3): Table =>
  new Table(players, { deal: { order: order.slice(0, players), cousins: [BLUE, BROWN, GREEN, RED] } });
const bid = (cousin: string, amount: number): Deed => ({ type: 'bid', private: cousin, amount });
const pass: Deed = { type: 'pass' };
const bids = (t: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries((t.top as unknown as CousinAuction).bids).map(([id, one]) => [id, `${one.player} ${one.amount}`]),
  );
/** All pass until the auction is over. */
const end = (t: Table): Table => {
  while (t.asks === 'cousinAuction') t.does(pass);
  return t;
};
/** Nobody pays more than was bid. */
const paid = (t: Table): Table => {
  end(t);
  while (t.asks.startsWith('overpayment')) t.does(pass);
  return t;
};
const owner = (t: Table, cousin: string) => t.s.privates[cousin];

describe('6.3.1 Cousin auction overview', () => {
  rule('1820:6.1-2', 'only in the first Stock Round', () => {
    expect(auction().asks).toBe('cousinAuction');
    const t = Table.blank().ext({ stockRound: 1, operatingRound: 2, takeovers: true });
    t.company('LSR', { shares: { player1: 4 } }).frames({ kind: 'course' });
    expect([t.s.ext.stockRound, t.s.stack.some(({ kind }) => kind === 'cousinAuction')]).toEqual([2, false]);
  });

  rule('1820:6.3.1-1', 'turns by the cards from #1 on; who has passed may bid later', () => {
    const t = new Table(3, { deal: { order: ['player2', 'player3', 'player1'], cousins: [BLUE, BROWN, GREEN, RED] } });
    expect(t.who).toEqual(['player2']);
    expect(t.does(pass).who).toEqual(['player3']);
    expect(t.does(bid(BLUE, 20)).who).toEqual(['player1']);
    expect(t.does(pass).who).toEqual(['player2']);
    t.accepts(bid(BLUE, 30));
  });

  rule('1820:4-8', 'only cousins of this game are bid on', () => {
    auction().refuses(bid('SDS', 20), '1820:4-8', 'Sassoon').accepts(bid(BLUE, 20));
  });

  rule('1820:6.3.1-2', 'over when all pass in a full rotation', () => {
    const t = auction().does(pass).does(pass).does(bid(BLUE, 20)).does(pass).does(pass);
    expect(t.asks).toBe('cousinAuction');
    expect(t.does(pass).asks).not.toBe('cousinAuction');
  });
});

describe('6.3.2 Bidding', () => {
  rule('1820:6.3.2-1', 'the money of a bid is tied up until somebody outbids it', () => {
    const t = auction().does(bid(BLUE, 800)).does(pass).does(pass);
    t.refuses(bid(BROWN, 20), '1820:6.3.3-2').does(bid(BLUE, 810)).does(bid(BLUE, 820)).does(pass);
    t.accepts(bid(BROWN, 810));
  });

  rule('1820:6.3.2-2', 'at least £20, by £10, and above what stands there, also above one’s own', () => {
    const t = auction();
    t.refuses(bid(BLUE, 10), '1820:6.3.2-2').refuses(bid(BLUE, 25), '1820:6.3.2-2').does(bid(BLUE, 20));
    t.refuses(bid(BLUE, 20), '1820:6.3.2-2', '£20').does(pass).does(pass);
    t.refuses(bid(BLUE, 20), '1820:6.3.2-2').accepts(bid(BLUE, 30));
  });

  rule('1820:6.3.2-3', 'three of the four at a time', () => {
    const t = auction().does(bid(BLUE, 30)).does(bid(BROWN, 40)).does(bid(GREEN, 50));
    t.refuses(bid(RED, 30), '1820:6.3.2-3', '£30').does(bid(RED, 40));
    expect(Object.keys(bids(t))).toHaveLength(3);
  });

  rule('1820:6.3.2-4', 'a bid on the fourth must be larger than the smallest', () => {
    const t = auction().does(bid(BLUE, 30)).does(bid(BROWN, 40)).does(bid(GREEN, 50));
    t.refuses(bid(RED, 20), '1820:6.3.2-3').accepts(bid(RED, 40));
  });

  rule('1820:6.3.2-5', '1820:Q12', 'the smallest bid goes back, and all that tie with it; from £20 again', () => {
    const one = auction().does(bid(BLUE, 30)).does(bid(BROWN, 40)).does(bid(GREEN, 50)).does(bid(RED, 40));
    expect(bids(one)).toEqual({ [BROWN]: 'player2 40', [GREEN]: 'player3 50', [RED]: 'player1 40' });
    const two = auction().does(bid(BLUE, 30)).does(bid(BROWN, 30)).does(bid(GREEN, 50)).does(bid(RED, 40));
    expect(bids(two)).toEqual({ [GREEN]: 'player3 50', [RED]: 'player1 40' });
    expect(bids(two.does(bid(BLUE, 20)))).toEqual({
      [GREEN]: 'player3 50',
      [RED]: 'player1 40',
      [BLUE]: 'player2 20',
    });
  });
});

describe('6.3.3 Auction end', () => {
  rule('1820:6.3.3-1', 'each takes the cousins of their bids and pays the bank', () => {
    const t = paid(auction().does(bid(BLUE, 100)).does(bid(BROWN, 140)));
    expect([owner(t, BLUE), owner(t, BROWN), t.money('player1'), t.money('player2')]).toEqual([
      'player1',
      'player2',
      710,
      680,
    ]);
  });

  rule('1820:6.3.3-2', 'all bids of a player together are no more than the cash', () => {
    const t = auction().does(bid(BLUE, 500)).does(pass).does(pass);
    t.refuses(bid(BROWN, 320), '1820:6.3.3-2', '£310').accepts(bid(BROWN, 310)).accepts(bid(BLUE, 810));
  });

  rule('1820:6.3.3-3', 'without any bid all four leave the game', () => {
    const t = end(auction());
    expect(Object.values(t.s.privates)).toEqual(['gone', 'gone', 'gone', 'gone']);
  });

  rule('1820:6.3.3-4', '1820:6.3.3-5', 'leftovers by ascending cash, then by card; for the lowest winning bid', () => {
    // 810 − 10 more than player2 and player3 after their bids.
    const t = end(auction().does(bid(BLUE, 100)).does(bid(BROWN, 110)).does(pass));
    t.does(pass).does(pass);
    expect([t.asks, t.who]).toEqual(['leftovers', ['player1']]);
    expect(t.s.ext.order.map((player) => t.money(player))).toEqual([710, 710, 830]);
    t.does({ type: 'buyCousin', private: GREEN }).does(pass);
    expect([t.who, owner(t, GREEN), t.money('player1')]).toEqual([['player2'], 'player1', 610]);
    t.refuses({ type: 'buyCousin', private: GREEN }, '1820:6.3.3-5');
    t.does({ type: 'buyCousin', private: RED });
    expect([owner(t, RED), t.asks === 'leftovers']).toEqual(['player2', false]);
    // A player who cannot pay is not asked, nor asked again when one was enough.
    const dear = paid(auction().does(bid(BLUE, 500)));
    expect([dear.money('player1'), dear.who]).toEqual([310, ['player2']]);
    expect(dear.does({ type: 'buyCousin', private: RED }).who).toEqual(['player3']);
  });

  rule('1820:6.3.3-6', 'what nobody buys leaves the game', () => {
    const t = paid(auction().does(bid(BLUE, 100)));
    expect(t.who).toEqual(['player1']);
    t.does(pass).does(pass).does(pass);
    expect([BLUE, BROWN, GREEN, RED].map((id) => owner(t, id))).toEqual(['player1', 'gone', 'gone', 'gone']);
  });

  rule('1820:6.3.3-7', 'the treasury is the difference between marked price and payment, either way', () => {
    const t = paid(auction().does(bid(BLUE, 100)).does(bid(BROWN, 140)).does(bid(GREEN, 120)));
    expect([t.money(BLUE), t.money(BROWN), t.money(GREEN)]).toEqual([20, 10, 0]);
    t.does(pass).does({ type: 'buyCousin', private: RED });
    expect(t.money(RED)).toBe(30);
  });

  rule('1820:6.3.3-8', '1820:Q13', 'a winner may pay more, by £10, by the cards, before leftovers are offered', () => {
    const t = end(auction().does(bid(BLUE, 100)).does(bid(BROWN, 110)));
    expect([t.asks, t.who]).toEqual(['overpayment/player1', ['player1']]);
    const more = (amount: number, cousin: string = BLUE): Deed => ({ type: 'overpay', private: cousin, amount });
    t.refuses(more(25), '1820:6.3.3-8').refuses(more(0), '1820:6.3.3-8').refuses(more(10, BROWN), '1820:6.3.3-8');
    t.refuses(more(720), '1820:6.5.1-10', '£710').accepts(more(710)).does(more(200));
    expect([t.money(BLUE), t.money('player1'), t.asks]).toEqual([180, 510, 'overpayment/player2']);
    t.does(pass);
    expect([t.asks, t.who, (t.top as { price?: number }).price]).toEqual(['leftovers', ['player1'], 100]);
    expect(t.money(BROWN)).toBe(20);
  });
});
