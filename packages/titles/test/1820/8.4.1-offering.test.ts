import { describe, expect } from 'vitest';
import { meansOf } from '../../src/1820/08-issue-takeover/8.4.2-means.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const offer = (company: string) => ({ type: 'putUp', company });
const pass = { type: 'pass' };

/**
 * Step 5: the LUR of player 1 at £55 acts first, then the CFR of player 3 at £60, then the LSR of player 2 at £65, of which 5 shares are in
 * play.
 */
const step5 = (sketches: Readonly<Record<string, Partial<Sketch>>> = {}, prepare = (t: Table): Table => t): Table => {
  const t = Table.blank().cousin('BI', 'player3').colour('green');
  t.company('LUR', { shares: { player1: 5 }, price: 55, ...sketches['LUR'] });
  t.company('CFR', { shares: { player3: 5 }, price: 60, ...sketches['CFR'] });
  t.company('LSR', { shares: { player2: 4, pool: 1 }, price: 65, ...sketches['LSR'] });
  return prepare(t).takeovers().issuesNothing();
};
/** Nobody bids. */
const declined = (t: Table): Table => {
  while (t.asks.startsWith('bidding/')) t.does({ type: 'decline' });
  return t;
};

describe('8.1 Issue & Takeover overview: step 5', () => {
  rule('1820:8.1-10', '1820:Q37', 'in reverse operating order, as it was when the step began', () => {
    const t = step5();
    expect([t.asks, t.who]).toEqual(['offering/LUR', ['player1']]);
    t.does(pass);
    expect(t.asks).toBe('offering/CFR');
    t.does(pass);
    expect([t.asks, t.who]).toEqual(['offering/LSR', ['player2']]);
    expect(t.does(pass).s.ext.takeovers).toBe(false);
    // The LSR buys the M&BR with loans and falls below the CFR: it comes after it all the same.
    const moved = step5({ CFR: { shares: { player2: 5 } } }, (one) =>
      one.company('M&BR', { shares: { player3: 10 }, price: 47 }),
    );
    moved.does(pass).does(offer('M&BR')).does({ type: 'bid', by: 'player2', amount: 470 });
    declined(moved).does({ type: 'accept' }).does({ type: 'acquire', company: 'LSR', count: 0 });
    expect([moved.price('LSR'), moved.price('CFR'), moved.asks]).toEqual([51, 60, 'offering/LUR']);
    expect(moved.does(pass).asks).toBe('offering/CFR');
  });

  rule('1820:8.1-11', 'one after another, until it takes one over or passes', () => {
    const t = step5({}, (one) => one.company('M&BR', { shares: { player3: 5 }, price: 71 }));
    declined(t.does(offer('M&BR')));
    expect(t.asks).toBe('offering/LUR');
    t.does(offer('CFR')).does({ type: 'bid', by: 'player1', amount: 300 });
    declined(t).does({ type: 'accept' }).does({ type: 'acquire', company: 'LUR', count: 0 });
    // It has taken over the CFR: its turn is over, and the CFR has none.
    expect(t.asks).toBe('offering/LSR');
    // It is acquired itself.
    const own = step5();
    own.does(offer('LUR')).does({ type: 'bid', by: 'player2', amount: 280 });
    declined(own).does({ type: 'acquire', company: 'LSR', count: 0 });
    expect(own.asks).toBe('offering/CFR');
    // It is liquidated.
    const sold = declined(step5().does(offer('LUR')));
    expect([sold.asks, sold.s.companies['LUR']!.status]).toEqual(['offering/CFR', 'unstarted']);
  });

  rule('1820:8.1-12', '1820:8.4.3-2', 'no company is offered twice in a round, by itself or by others', () => {
    const t = declined(step5().does(offer('LSR')));
    t.refuses(offer('LSR'), '1820:8.4.3-2').accepts(offer('CFR')).does(pass);
    t.refuses(offer('LSR'), '1820:8.4.3-2').does(pass);
    expect(t.asks).toBe('offering/LSR');
    t.refuses(offer('LSR'), '1820:8.1-12');
    step5().does(pass).does(pass).accepts(offer('LSR'));
  });
});

describe('8.4.1 Restrictions', () => {
  rule('1820:8.4.1-1', '1820:8.4.1-2', 'who offers must be able to raise the minimum bid, cash or not', () => {
    // £65 for each of 5 shares are £325. The LUR could take four loans of £180.
    expect(meansOf(step5().s, 'LUR')).toBe(720);
    step5().accepts(offer('LSR'));
    // At £40 it can borrow nothing.
    const poor = { LUR: { price: 40, cash: 324 } };
    step5(poor).refuses(offer('LSR'), '1820:8.4.1-1', '£325');
    step5({ LUR: { price: 40, cash: 325 } }).accepts(offer('LSR'));
  });

  rule('1820:8.4.1-3', '1820:13.2-5', 'no offers by a private company or one in liquidation', () => {
    const t = step5({ LUR: { size: 1, shares: { player1: 1 } } }, (one) => one.cash('player1', 500));
    expect(t.asks).toBe('offering/CFR');
    t.refuses({ ...offer('LSR'), by: 'player1', frame: 'offering/LUR' }, '1820:8.4.1-3');
    t.accepts(offer('LSR'));
    // It could bid all the same.
    t.does(offer('LSR')).accepts({ type: 'bid', by: 'player1', amount: 330 });
    // The CFR has gone into liquidation by loans that it has acquired: its own turn does not come.
    const fallen = step5({ CFR: { price: 43, cash: 500 }, LUR: { loans: 3 } });
    expect(fallen.asks).toBe('offering/CFR');
    fallen.does(pass).does(offer('LUR')).does({ type: 'bid', by: 'player3', amount: 280 });
    declined(fallen).does({ type: 'acquire', company: 'CFR', count: 0 });
    expect([fallen.price('CFR'), fallen.asks]).toEqual([10, 'offering/LSR']);
    fallen.refuses({ ...offer('LSR'), by: 'player3', frame: 'offering/CFR' }, '1820:8.4.1-3');
  });

  rule(
    '1820:8.4.1-4',
    '1820:8.4.1-5',
    'who offers itself gets a bid of the bank: half, rounded up, and all of it after Queen Victoria',
    () => {
      const early = step5().does(offer('LUR'));
      expect([early.top['bid'], early.top['bidder']]).toEqual([138, 'bank']);
      const late = step5({}, (one) => one.britishRail(95)).does(offer('LUR'));
      expect([late.top['bid'], late.top['bidder']]).toEqual([275, 'bank']);
      // Nobody bids first for another company.
      expect(step5().does(offer('LSR')).top['bidder']).toBeNull();
    },
  );

  rule('1820:8.4.1-6', 'what is offered is public and not in liquidation', () => {
    const t = step5({ LSR: { size: 1, shares: { player2: 1 } } });
    t.refuses(offer('LSR'), '1820:8.4.1-6', 'public').refuses(offer('M&BR'), '1820:8.4.1-6').accepts(offer('CFR'));
    // It has come to £10 in this very round.
    const fallen = step5({ LUR: { loans: 4 }, CFR: { price: 43, cash: 500 } })
      .does(pass)
      .does(offer('LUR'));
    fallen.does({ type: 'bid', by: 'player3', amount: 280 });
    declined(fallen).does({ type: 'acquire', company: 'CFR', count: 0 });
    fallen.refuses(offer('CFR'), '1820:8.4.1-6', 'liquidation');
  });

  rule('1820:8.4.1-7', 'one that has reduced its share-count is not offered by others', () => {
    const t = Table.blank()
      .colour('green')
      .company('LUR', { shares: { player1: 5 }, price: 55 })
      .company('LSR', { size: 20, shares: { player2: 4, pool: 1 }, price: 65 })
      .company('CFR', { shares: { player3: 5 }, price: 60 })
      .takeovers();
    t.does({ type: 'reduce', by: 'player2', company: 'LSR', size: 10 }).issuesNothing();
    t.refuses(offer('LSR'), '1820:8.4.1-7').accepts(offer('CFR'));
  });

  /** In its own turn the LUR has taken over the CFR. */
  const acquired = (): Table => {
    const t = step5({ CFR: { price: 47 } }).does(pass);
    expect(t.asks).toBe('offering/LUR');
    t.does(offer('CFR')).does({ type: 'bid', by: 'player1', amount: 240 });
    return declined(t).does({ type: 'accept' }).does({ type: 'acquire', company: 'LUR', count: 0 });
  };
  rule('1820:8.4.1-8', 'nor one that has acquired another', () => {
    const t = acquired();
    expect(t.asks).toBe('offering/LSR');
    t.refuses(offer('LUR'), '1820:8.4.1-8');
    const quiet = step5({ CFR: { price: 47 } })
      .does(pass)
      .does(pass);
    expect(quiet.asks).toBe('offering/LSR');
    quiet.accepts(offer('LUR'));
  });

  rule('1820:8.4.1-9', 'either may offer itself', () => {
    // The LSR has acquired the CFR in the turn of the LUR.
    const t = step5();
    t.does(offer('CFR')).does({ type: 'bid', by: 'player2', amount: 300 });
    declined(t).does({ type: 'accept' }).does({ type: 'acquire', company: 'LSR', count: 0 }).does(pass);
    expect(t.asks).toBe('offering/LSR');
    t.accepts(offer('LSR'));
    const small = Table.blank()
      .colour('green')
      .company('LSR', { size: 20, shares: { player2: 4, pool: 1 }, price: 65 })
      .takeovers();
    small.does({ type: 'reduce', by: 'player2', company: 'LSR', size: 10 }).issuesNothing();
    small.accepts(offer('LSR'));
  });
});

describe('14.1 Cousin overview: a company that a cousin directs', () => {
  rule('1820:14.1-8', '1820:Q49', 'is offered when its turn comes, by itself', () => {
    const t = step5({ CFR: { shares: { BI: 5 } } }).does(pass);
    // Half of £300 is the bank's bid.
    expect([t.asks, t.top['bid'], t.top['offeredBy']]).toEqual(['bidding/CFR', 150, 'CFR']);
    declined(t);
    expect([t.asks, t.s.companies['CFR']!.status, t.money('BI')]).toEqual(['offering/LSR', 'unstarted', 150]);
  });

  rule('1820:14.1-7', 'it offers no other company and buys none', () => {
    const t = step5({ CFR: { shares: { BI: 5 } } }, (one) =>
      one.company('M&BR', { shares: { player3: 5 }, price: 71, cash: 500 }),
    );
    t.refuses({ ...offer('LSR'), by: 'player3', frame: 'offering/CFR' }, '1820:14.1-7').accepts(offer('LSR'));
    t.does(offer('LSR')).does({ type: 'bid', by: 'player3', amount: 330 });
    declined(t).does({ type: 'accept' });
    const buy = (company: string) => ({ type: 'acquire', company, count: 0 });
    t.refuses(buy('CFR'), '1820:14.1-7').accepts(buy('M&BR'));
  });

  rule('1820:Q49', 'offered by another company, it accepts every bid, and is not offered again', () => {
    const t = step5({ CFR: { shares: { BI: 5 } } }).does(offer('CFR'));
    // Nobody is bound to £10 more: its cousin's player neither.
    t.accepts({ type: 'bid', by: 'player2', amount: 400 }).does({ type: 'bid', by: 'player1', amount: 300 });
    declined(t);
    expect(t.asks).toBe('acquiring/CFR');
    const failed = declined(step5({ CFR: { shares: { BI: 5 } } }).does(offer('CFR')));
    expect(failed.asks).toBe('offering/LUR');
    expect(failed.does(pass).asks).toBe('offering/LSR');
  });
});
