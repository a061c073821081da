import { describe, expect, test } from 'vitest';
import { forcingBid } from '../../src/1820/08-issue-takeover/8.4.2-bids.ts';
import { fundingsFor, meansOf } from '../../src/1820/08-issue-takeover/8.4.2-means.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const bid = (by: string, amount: number) => ({ type: 'bid', by, amount });
const buy = (company: string, count = 0) => ({ type: 'acquire', company, count });
const decline = (by: string) => ({ type: 'decline', by });

interface Wish {
  readonly companies?: Readonly<Record<string, Partial<Sketch>>>;
  readonly readings?: Record<string, string>;
  readonly prepare?: (t: Table) => Table;
}
/** The LUR of player 1 offers a company: the LSR of player 2, with five shares in play at £65, where nothing else is said. */
const offered = (company = 'LSR', { companies = {}, readings = {}, prepare = (t) => t }: Wish = {}): Table => {
  const t = Table.blank(4, { readings }).cousin('BI', 'player3').colour('green');
  t.company('LUR', { shares: { player1: 5 }, price: 55, ...companies['LUR'] });
  t.company('CFR', { shares: { player3: 5 }, price: 60, ...companies['CFR'] });
  t.company('LSR', { shares: { player2: 4, pool: 1 }, price: 65, ...companies['LSR'] });
  return prepare(t).takeovers().issuesNothing().does({ type: 'putUp', company });
};
/** All others decline. */
const won = (t: Table): Table => {
  while (t.asks.startsWith('bidding/')) t.does({ type: 'decline' });
  return t;
};

describe('8.4.2 Auction', () => {
  rule('1820:8.4.2-1', 'an open cry: multiples of £10, from the minimum bid on', () => {
    const t = offered();
    expect([t.asks, t.who]).toEqual(['bidding/LSR', ['player1', 'player3']]);
    // Five shares at £65 are £325, and the next multiple of £10 is the least bid.
    t.refuses(bid('player1', 320), '1820:8.4.2-1', '£330').refuses(bid('player1', 335), '1820:8.4.2-1', '£330');
    t.does(bid('player1', 330)).refuses(bid('player3', 330), '1820:10.4-1').does(bid('player3', 350));
    expect([t.who, t.top['bid'], t.top['bidder']]).toEqual([['player1'], 350, 'player3']);
    t.refuses(bid('player3', 400), '1820:10.4-1', 'yours').does(decline('player1'));
    expect(t.asks).toBe('accepting/LSR');
  });

  test('the question names the least bid, which the bank’s own can be far below', () => {
    const asks = (t: Table) => t.title.frames['bidding']!.asks!(t.s, t.s.stack.at(-1)!);
    expect(asks(offered())).toBe('Bid £330 or more for the LSR, or decline');
    // Half of £275, and £275 rounded up.
    const own = offered('LUR');
    expect(asks(own)).toBe('LUR stands at £138: bid £280 or more, or decline');
    expect(asks(own.does(bid('player3', 300)))).toBe('LUR stands at £300: bid £310 or more, or decline');
  });

  rule('1820:8.4.2-2', 'for any company that one directs, private ones too, and nobody says for which', () => {
    const t = offered('LSR', {
      companies: { CFR: { size: 1, shares: { player3: 1 } } },
      prepare: (one) => one.cash('player3', 400).company('M&BR', { shares: { player3: 3 }, price: 71, cash: 350 }),
    });
    t.refuses(bid('player4', 330), '1820:8.4.2-2').does(bid('player3', 350));
    expect(JSON.stringify(t.events)).not.toMatch(/CFR|M&BR/);
    won(t).does({ type: 'accept' });
    t.accepts(buy('CFR')).accepts(buy('M&BR'));
  });

  rule('1820:8.4.2-3', 'no more than one of its companies could raise, which need not have it now', () => {
    // Four loans of £180 for the LUR, and nothing in its treasury.
    offered().refuses(bid('player1', 730), '1820:8.4.2-3', '£720').accepts(bid('player1', 720));
    // A private company has its director's cash, and no shares are sold for it.
    const own = { companies: { CFR: { size: 1, shares: { player3: 1 } } } };
    const cash = (amount: number) => offered('LSR', { ...own, prepare: (t) => t.cash('player3', amount) });
    // The company that buys must be one that can, and a private one issues no shares.
    const two = offered('LSR', {
      ...own,
      prepare: (t) => t.cash('player3', 340).company('M&BR', { shares: { player3: 3 }, price: 40, cash: 339 }),
    });
    won(two.does(bid('player3', 340))).does({ type: 'accept' });
    two
      .refuses(buy('M&BR'), '1820:8.4.2-3', '£339')
      .refuses(buy('CFR', 1), '1820:8.4.3-6', 'private')
      .accepts(buy('CFR'));
    cash(339).refuses(bid('player3', 340), '1820:8.4.2-3');
    cash(340).accepts(bid('player3', 340));
  });

  rule('1820:8.4.2-4', '1820:10.7-5', 'a company in liquidation neither bids nor takes over', () => {
    const t = Table.blank().colour('green');
    t.company('LUR', { shares: { player1: 5 }, price: 55 }).company('LSR', { shares: { player2: 5 }, price: 10 });
    t.company('CFR', { shares: { player3: 5 }, price: 10, cash: 900 });
    t.takeovers().issuesNothing();
    expect([t.asks, t.who]).toEqual(['bidding/LSR', ['player1']]);
    t.refuses(bid('player3', 60), '1820:8.4.2-4').accepts(bid('player1', 60));
    const two = Table.blank()
      .colour('green')
      .company('LSR', { shares: { player2: 5 }, price: 10 });
    two.company('CFR', { shares: { player3: 5 }, price: 10, cash: 900 });
    two
      .company('M&BR', { shares: { player3: 5 }, price: 71 })
      .takeovers()
      .issuesNothing();
    two.does(bid('player3', 60)).refuses(buy('CFR'), '1820:10.7-5').accepts(buy('M&BR'));
  });

  rule(
    '1820:8.4.2-5',
    '1820:Q34',
    'the director of the lot opens with the minimum, then bids £10 more than others',
    () => {
      const rich = { LSR: { shares: { player1: 4, pool: 1 } }, LUR: { cash: 900 } };
      const t = offered('LSR', { companies: rich });
      t.refuses(bid('player1', 340), '1820:8.4.2-5', '£330').accepts(bid('player1', 330));
      t.does(bid('player3', 500)).refuses(bid('player1', 520), '1820:8.4.2-5', '£510').does(bid('player1', 510));
      // Never above a bid of one's own.
      t.refuses(bid('player1', 520), '1820:10.4-1').does(bid('player3', 520)).accepts(bid('player1', 530));
      // Others are not bound.
      offered().accepts(bid('player3', 700));
    },
  );

  rule('1820:8.4.2-6', 'forcing is the price after the premium of the chart, for each share in play', () => {
    // Column 4: eight spaces up from £65 are £142.
    const t = offered();
    expect([t.s.ext.column, forcingBid(t.s, { of: 'LSR', offeredBy: 'LUR' })]).toEqual([4, 5 * 142]);
    const later = offered('LSR', { prepare: (one) => one.colour('gray', 15) });
    expect([later.s.ext.column, forcingBid(later.s, { of: 'LSR', offeredBy: 'LUR' })]).toEqual([16, 5 * 65]);
    // The market has a top.
    const top = offered('LSR', { companies: { LSR: { price: 453 }, LUR: { cash: 9999 } } });
    expect(forcingBid(top.s, { of: 'LSR', offeredBy: 'LUR' })).toBe(5 * 500);
  });

  rule(
    '1820:8.4.2-8',
    '1820:8.4.3-1',
    'below it the director declines or accepts; declined, nothing changes hands',
    () => {
      const t = won(offered().does(bid('player3', 700)));
      expect([t.asks, t.who]).toEqual(['accepting/LSR', ['player2']]);
      const before = [t.s.cash, t.s.shares, t.s.market, t.s.ext.charters];
      t.accepts({ type: 'accept' }).does({ type: 'decline' });
      expect([t.s.cash, t.s.shares, t.s.market, t.s.ext.charters]).toEqual(before);
      expect(t.asks).toBe('offering/LUR');
      // Nobody bids.
      const none = offered();
      expect(won(none).asks).toBe('offering/LUR');
      expect([none.s.cash, none.s.shares]).toEqual(before.slice(0, 2));
    },
  );

  rule('1820:8.4.2-9', 'from it on the director must accept', () => {
    expect(won(offered().does(bid('player3', 710))).asks).toBe('acquiring/LSR');
    // Nobody is asked about a bid of one's own.
    const own = offered('LSR', { companies: { LSR: { shares: { player1: 4, pool: 1 } } } });
    expect(won(own.does(bid('player1', 330))).asks).toBe('acquiring/LSR');
  });

  rule('1820:10.4-5', 'who does not buy what was won is out of the auction that follows', () => {
    const t = won(offered().does(bid('player3', 710)));
    expect(t.who).toEqual(['player3']);
    t.does({ type: 'forgo' });
    expect([t.asks, t.who, t.top['bid']]).toEqual(['bidding/LSR', ['player1'], 0]);
    t.refuses(bid('player3', 330), '1820:10.4-5').does(bid('player1', 720));
    // A company that defaults later is barred as well.
    t.does({ type: 'forgo' });
    expect([t.asks, t.s.ext.charters['LSR']!.size]).toEqual(['offering/LUR', 10]);
  });

  rule('1820:Q36', 'any company of a player but the lot; one that has acquired already, too', () => {
    const t = offered('CFR', {
      prepare: (one) => one.company('M&BR', { shares: { player1: 3 }, price: 71, cash: 900 }),
    });
    t.does(bid('player1', 300));
    won(t).does({ type: 'accept' });
    t.refuses(buy('LSR'), '1820:8.4.3-4').refuses(buy('CFR'), '1820:8.4.3-4').does(buy('M&BR'));
    // It was the turn of the LUR, which goes on; the M&BR acquires once more.
    expect([t.asks, t.s.companies['CFR']!.status]).toEqual(['offering/LUR', 'unstarted']);
    t.does({ type: 'putUp', company: 'LSR' }).does(bid('player1', 330));
    won(t).does({ type: 'accept' }).does(buy('M&BR'));
    expect([t.asks, t.s.companies['LSR']!.status]).toEqual(['offering/LUR', 'unstarted']);
  });
});

describe('8.4.2 Auction: a company that has offered itself', () => {
  rule('1820:Q33', 'others bid the usual minimum, or by the other reading anything above the bank’s bid', () => {
    const t = offered('LUR');
    t.refuses(bid('player3', 270), '1820:8.4.2-1').accepts(bid('player3', 280));
    // Its director cannot bid before others: £10 more than £138 is below the minimum.
    expect(t.who).toEqual(['player2', 'player3']);
    const cheap = offered('LUR', { readings: { selfOffer: 'above-bank' } });
    cheap.refuses(bid('player3', 130), '1820:8.4.2-1').accepts(bid('player3', 140));
    // After Queen Victoria the bank has bid £275.
    const late = offered('LUR', { prepare: (one) => one.britishRail(95) });
    late.refuses(bid('player3', 270), '1820:8.4.2-1').accepts(bid('player3', 280));
    // The offering company need not have the means.
    const poor = offered('LUR', { companies: { LUR: { price: 40 } } });
    expect(meansOf(poor.s, 'LUR')).toBe(0);
  });

  rule('1820:8.4.2-7', 'every winning bid stands', () => {
    const t = won(offered('LUR').does(bid('player3', 280)));
    expect(t.asks).toBe('acquiring/LUR');
    expect(forcingBid(t.s, { of: 'LUR', offeredBy: 'LUR' })).toBe(138);
  });

  rule('1820:8.4.3-3', '1820:Q43', 'the bank’s bid wins: a liquidation, without a second auction', () => {
    const t = offered('LUR', {
      companies: { LUR: { cash: 62, loans: 1, shares: { player1: 3, pool: 2 }, trains: ['3+-9'] } },
    });
    expect(t.top['bid']).toBe(138);
    won(t);
    // £138 and £62 just repay the loan.
    expect([t.asks, t.s.companies['LUR']!.status, t.money('player1')]).toEqual(['offering/CFR', 'unstarted', 0]);
    expect(t.s.trains['3+-9']).toBe('gone');
  });
});

describe('8.4.2 Auction: means', () => {
  const of = (sketch: Sketch, readings: Record<string, string> = {}) =>
    Table.blank(3, { readings }).colour('green').company('LUR', sketch).s;

  rule('1820:Q35', 'treasury, shares issued at today’s price, then loans less their interest; never to £10', () => {
    // Four spaces above £40: each takes a share for £55 or a loan of £180.
    expect(meansOf(of({ shares: { player1: 5 }, price: 55, cash: 30 }), 'LUR')).toBe(30 + 4 * 180);
    expect(meansOf(of({ shares: { player1: 5 }, price: 55 }, { loanInterest: 'next-turn' }), 'LUR')).toBe(4 * 200);
    // No more loans than shares in play, those issued included: one issued, then two loans more.
    expect(meansOf(of({ shares: { player1: 1 }, price: 55 }), 'LUR')).toBe(2 * 55 + 2 * 180);
    // 50 shares: 5 of them are 10% and two spaces; the other eight are for loans.
    const large = of({ size: 50, shares: { player1: 45 }, price: 95 });
    expect(meansOf(large, 'LUR')).toBe(5 * 95 + 8 * 180);
    expect(meansOf(of({ shares: { player1: 5 }, price: 40, cash: 7 }), 'LUR')).toBe(7);
  });

  rule('1820:8.4.3-6', 'a sum is raised without a share or loan that it does not need', () => {
    const s = of({ shares: { player1: 5 }, price: 55, cash: 100 });
    expect(fundingsFor(s, 'LUR', 100)).toEqual([{ shares: 0, loans: 0 }]);
    expect(fundingsFor(s, 'LUR', 200)).toEqual([
      { shares: 0, loans: 1 },
      { shares: 1, loans: 1 },
      { shares: 2, loans: 0 },
    ]);
    expect(fundingsFor(s, 'LUR', 821)).toEqual([]);
    const t = offered('LSR', { companies: { LUR: { cash: 220 } } }).does(bid('player1', 330));
    won(t).does({ type: 'accept' });
    t.refuses(buy('LUR', 3), '1820:8.4.3-6').accepts(buy('LUR', 0)).does(buy('LUR', 2));
    expect([t.shares('LUR', 'pool'), t.s.ext.charters['LUR']!.loans, t.price('LUR'), t.money('LUR')]).toEqual([
      2, 0, 47, 0,
    ]);
  });
});
