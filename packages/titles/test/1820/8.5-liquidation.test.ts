import { describe, expect, test } from 'vitest';
import { netWorth } from '../../src/1820/09-game-end.ts';
import { goBankrupt } from '../../src/1820/10-context/10.3-bankruptcy.ts';
import { rule } from '../rule.ts';
import { cellOf, type Sketch, Table } from './table.ts';

/** The LSR in liquidation as the round begins; nobody issues shares or bids. */
const begun = (sketch: Sketch, prepare: (t: Table) => Table = (t) => t): Table =>
  prepare(
    Table.blank()
      .cousin('BI', 'player3')
      .colour('brown')
      .company('LUR', { shares: { player2: 5 }, price: 65 })
      .company('LSR', { price: 10, ...sketch }),
  )
    .takeovers()
    .issuesNothing()
    .bidsNothing();
const out = (t: Table): boolean => t.s.ext.charters['LSR'] === undefined;

describe('8.1 Issue & Takeover overview: step 4', () => {
  rule('1820:8.1-8', 'what stood at £10 when the round began is liquidated, what came there later is not', () => {
    expect(out(begun({ shares: { player1: 5 } }))).toBe(true);
    expect(out(begun({ shares: { player1: 5 }, price: 40, size: 5 }))).toBe(false);
    // It comes to £10 in step 5, by the loans of the LUR that it has acquired.
    const t = Table.blank().colour('green');
    t.company('LUR', { shares: { player2: 5 }, price: 40, loans: 3 });
    t.company('LSR', { shares: { player1: 5 }, price: 47, cash: 500 })
      .takeovers()
      .issuesNothing();
    t.does({ type: 'putUp', company: 'LUR' }).does({ type: 'bid', by: 'player1', amount: 200 });
    t.does({ type: 'acquire', company: 'LSR', count: 0 });
    expect([t.price('LSR'), t.s.ext.takeovers, out(t)]).toEqual([10, false, false]);
  });

  rule('1820:8.1-10', '1820:Q37', 'step 5 goes by the order that liquidations leave', () => {
    const t = Table.blank().colour('green').trainsGone('2+');
    t.company('LUR', { shares: { player2: 5 }, price: 65 });
    t.company('CFR', { shares: { player3: 5 }, price: 60, cash: 100 });
    t.company('LSR', { shares: { player1: 5 }, price: 10 })
      .takeovers()
      .issuesNothing();
    t.does({ type: 'bid', by: 'player2', amount: 60 }).does({ type: 'decline' });
    expect([t.asks, t.title.operatingOrder(t.s)]).toEqual(['acquiring/LSR', ['LUR', 'CFR', 'LSR']]);
    // It issues a share to pay for what the bank sells.
    t.does({ type: 'acquire', company: 'LUR', count: 1 });
    expect([t.title.operatingOrder(t.s), t.asks]).toEqual([['CFR', 'LUR'], 'offering/LUR']);
  });

  rule('1820:8.1-13', 'back in the supply, and nothing of the old company is remembered', () => {
    const t = begun({ shares: { player1: 4, pool: 2 }, markers: 1, bigCity: true, trains: ['5+-1'] });
    expect([t.s.companies['LSR'], t.s.market.at['LSR']]).toEqual([
      { status: 'unstarted', director: null, operated: false },
      undefined,
    ]);
    expect([t.shares('LSR', 'unused'), t.s.ext.charters['LSR']]).toEqual([50, undefined]);
  });
});

describe('8.5 Liquidations', () => {
  test('several in operating order, and between them whatever a bankrupt cousin has left behind', () => {
    const t = Table.blank().cousin('BI', 'player3').colour('brown').cash('player1', 500);
    t.company('LUR', { shares: { player2: 5 }, price: 65 })
      .company('LSR', { price: 10, shares: { player1: 4, BI: 1 }, loans: 1 })
      .company('CFR', { size: 5, shares: { BI: 1, pool: 2 }, price: 47 })
      .company('M&BR', { size: 5, shares: { player1: 3 }, price: 10 });
    t.takeovers().issuesNothing();
    for (const company of ['LSR', 'M&BR', 'CFR']) {
      expect(t.asks).toBe(`bidding/${company}`);
      t.does({ type: 'decline' });
      expect(t.s.companies[company]!.status).toBe('unstarted');
    }
    expect([t.asks, t.s.privates['BI']]).toEqual(['offering/LUR', 'gone']);
  });

  /** The LSR is sold; nobody has bid yet but the bank. */
  const sale = (
    sketch: Partial<Sketch> = {},
    acquirer: Partial<Sketch> = {},
    prepare = (one: Table): Table => one,
  ): Table => {
    const t = Table.blank().cousin('BI', 'player3').colour('green').trainsGone('2+').cash('player1', 500);
    t.company('LUR', { shares: { player2: 5 }, price: 65, cash: 200, ...acquirer });
    t.company('LSR', { price: 10, shares: { player1: 3, BI: 1, pool: 2 }, ...sketch });
    return prepare(t).takeovers().issuesNothing();
  };
  const bid = (by: string, amount: number) => ({ type: 'bid', by, amount });
  const bought = (t: Table): Table => t.does(bid('player2', 70)).does({ type: 'acquire', company: 'LUR', count: 0 });

  rule(
    '1820:8.5-1',
    '1820:8.5-3',
    '1820:8.5-4',
    'the bank offers it and bids the minimum; others bid more, and the best stands',
    () => {
      const t = sale();
      expect([t.asks, t.who, t.top]).toMatchObject([
        'bidding/LSR',
        ['player2'],
        { bid: 60, bidder: 'bank', offeredBy: 'bank' },
      ]);
      t.refuses(bid('player2', 60), '1820:10.4-1').does(bid('player2', 70));
      // No forcing bid is asked for, nobody may decline.
      expect(t.asks).toBe('acquiring/LSR');
    },
  );

  rule('1820:8.5-2', 'only markers on the map and trains are sold, neither shares nor loans nor treasury', () => {
    const t = bought(sale({ cash: 90, loans: 1, markers: 1, stations: [['B6', 0]], trains: ['3+-11'] }));
    // £90 and £70 less the £200 for the loan: £40 are missing, £6 for each of six shares.
    expect([t.money('player1'), t.money('LUR'), t.s.ext.charters['LUR']!.loans]).toEqual([500 - 18, 200 - 70, 0]);
    expect([t.s.stations['LUR'], t.trains('LUR'), t.price('LUR')]).toEqual([[{ hex: 'B6', node: 0 }], ['3+-11'], 65]);
    expect(t.s.companies['LSR']!.status).toBe('unstarted');
  });

  rule('1820:8.5-5', '1820:8.5-6', 'the bid goes into its treasury, and unplaced markers leave the game', () => {
    const t = bought(sale({ markers: 2 }));
    // £70 for six shares: £11 each, and £4 for the director.
    expect([t.money('player1'), t.money('BI'), t.s.ext.charters['LUR']!.markers]).toEqual([500 + 33 + 4, 11, 0]);
  });

  rule('1820:8.4.2-5', 'its director bids £10 more than the bank or others', () => {
    const t = sale({}, { shares: { player1: 5 } });
    expect(t.who).toEqual(['player1']);
    t.refuses(bid('player1', 80), '1820:8.4.2-5', '£70').accepts(bid('player1', 70));
  });

  rule('1820:13.2-5', 'a private company may bid, too', () => {
    const own = { size: 1, shares: { player2: 1 }, cash: 0 };
    const t = bought(sale({ trains: ['3+-11'] }, own, (one) => one.cash('player2', 70)));
    expect([t.money('player2'), t.trains('LUR')]).toEqual([0, ['3+-11']]);
  });

  test('who does not buy is barred, and the bank bids again', () => {
    const t = sale().does(bid('player2', 70)).does({ type: 'forgo' });
    expect([t.s.companies['LSR']!.status, t.money('player1')]).toEqual(['unstarted', 530]);
  });

  test('an acquirer of a liquidated company has acquired one in this round', () => {
    const t = sale({}, {}, (one) => one.company('CFR', { shares: { player3: 5 }, price: 55, cash: 500 }));
    t.does(bid('player2', 70)).does({ type: 'decline' }).does({ type: 'acquire', company: 'LUR', count: 0 });
    expect(t.asks).toBe('offering/CFR');
    t.refuses({ type: 'putUp', company: 'LUR' }, '1820:8.4.1-8');
  });

  rule(
    '1820:10.3-4',
    '1820:Q77',
    'a cousin ruined in step 5: what it leaves is liquidated before anything else is offered',
    () => {
      const t = Table.blank().cousin('BI', 'player3').colour('brown').cash('player1', 900);
      t.company('LUR', { shares: { player2: 5 }, price: 65 });
      t.company('CFR', { size: 5, shares: { BI: 1, pool: 2 }, price: 71 });
      t.company('LSR', { price: 55, shares: { player1: 4, BI: 1 }, loans: 4 })
        .takeovers()
        .issuesNothing();
      t.does({ type: 'putUp', company: 'LSR' });
      // The bank bids £138 for what owes £800: £132 a share, and the cousin has nothing.
      while (t.asks === 'bidding/LSR') t.does({ type: 'decline' });
      expect([t.asks, t.s.privates['BI'], t.price('CFR')]).toEqual(['bidding/CFR', 'gone', 10]);
      t.does({ type: 'decline' });
      expect([t.s.companies['CFR']!.status, t.asks]).toEqual(['unstarted', 'offering/LUR']);
    },
  );

  rule('1820:Q68', 'red begins with the round: what only cousins held is liquidated in it', () => {
    const t = begun({ shares: { player1: 5 }, price: 95 }, (one) =>
      one.colour('brown', 11).company('CFR', { size: 5, shares: { BI: 2 }, price: 47 }),
    );
    expect([t.s.phase, t.s.privates['BI'], t.s.companies['CFR']!.status]).toEqual(['red', 'gone', 'unstarted']);
    // Half of the £94 that its shares brought.
    expect(t.money('player3')).toBe(47);
  });

  rule('1820:8.5-5', '1820:8.4.3-21', 'the bank’s £10 a share are shared out with the treasury', () => {
    // £60 and £45 for six shares: £17 each, and £3 for the director.
    const t = begun({ shares: { player1: 3, BI: 1, pool: 2 }, cash: 45 });
    expect([t.money('player1'), t.money('BI'), t.money('LSR')]).toEqual([54, 17, 0]);
  });

  rule(
    '1820:8.4.3-22',
    '1820:8.5-6',
    'the bank wins: markers on the map become British Rail’s, all else leaves the game',
    () => {
      const t = begun({ shares: { player1: 3 }, markers: 1, trains: ['5+-1'], stations: [['B6', 0]] });
      expect([t.s.stations['BR'], t.s.stations['LSR'], t.s.trains['5+-1']]).toEqual([
        [{ hex: 'B6', node: 0 }],
        [],
        'gone',
      ]);
    },
  );

  rule('1820:8.4.3-18', 'loans are repaid first, out of treasury and bid', () => {
    const t = begun({ shares: { player1: 5 }, cash: 160, loans: 1 });
    expect([t.money('player1'), out(t)]).toEqual([10, true]);
  });

  rule('1820:8.4.3-19', 'a shortfall is paid by the share, rounded down, and not for those in the pool', () => {
    // £400 less £60: £340 for six shares are £56 each.
    const sketch = { shares: { player1: 3, BI: 1, pool: 2 }, loans: 2 };
    const t = begun(sketch, (one) => one.cash('player1', 168).cash('BI', 60));
    expect([t.money('player1'), t.money('BI')]).toEqual([0, 4]);
  });

  rule(
    '1820:8.4.3-20',
    '1820:Q44',
    'cousins first, then players; shares of others are sold for it, no more than needed',
    () => {
      const t = begun({ shares: { player1: 3, BI: 1, pool: 2 }, loans: 2 }, (one) =>
        one.company('CFR', { shares: { player2: 5, player1: 3, BI: 2 }, price: 55 }),
      );
      expect([t.asks, t.who]).toEqual(['shortfall/LSR', ['player3']]);
      const question = () => t.title.frames['shortfall']!.asks!(t.s, t.s.stack.at(-1)!);
      expect(question()).toBe('Your cousin Bedlington Ironworks is £56 short for the LSR’s loans: sell its shares');
      t.refuses({ type: 'sell', company: 'CFR', count: 3 }, '1820:6.5.2.3-4').does({
        type: 'sell',
        company: 'CFR',
        count: 2,
      });
      expect([t.money('BI'), t.who]).toEqual([54, ['player1']]);
      expect(question()).toBe('You are £168 short for the LSR’s loans: sell shares');
      t.cash('player1', 100).refuses({ type: 'sell', company: 'CFR', count: 3 }, '1820:Q44');
      t.does({ type: 'sell', company: 'CFR', count: 2 });
      expect([t.money('player1'), t.asks]).toEqual([42, 'offering/CFR']);
    },
  );
});

describe('8.5 Liquidations: sales for a shortfall', () => {
  rule('1820:Q44', 'have the limits of any other sale, and only shares of other companies can be sold', () => {
    const sell = (company: string, count = 1) => ({ type: 'sell', company, count });
    // £1,000 less £50: £190 for each of player 1’s five shares.
    const t = begun({ shares: { player1: 5 }, loans: 5 }, (one) =>
      one
        .company('CFR', { shares: { player1: 4 }, price: 142 })
        .company('N&PR', { size: 1, shares: { player1: 1 } })
        .company('M&BR', { shares: { player1: 2, player2: 3 }, price: 95 }),
    );
    expect([t.asks, t.who]).toEqual(['shortfall/LSR', ['player1']]);
    t.refuses(sell('N&PR'), '1820:6.5.2.3-1').refuses(sell('LSR'), '1820:6.5.2.3-1');
    t.refuses(sell('CFR', 4), '1820:6.5.2.3-6').refuses(sell('CFR', 5), '1820:6.5.2.3-4').accepts(sell('CFR', 3));
    const gray = { ...t.s.market, at: { ...t.s.market.at, 'M&BR': cellOf(10) } };
    t.set({ market: gray }).refuses(sell('M&BR'), '1820:6.5.2.3-3');
  });
});

describe('10 Context: bankruptcies', () => {
  rule(
    '1820:10.2-1',
    '1820:10.2-2',
    '1820:9.1-1',
    'a player who cannot pay is bankrupt: the game ends at once, with nothing',
    () => {
      const t = begun({ shares: { player1: 5 }, loans: 5 }, (one) => one.cash('player1', 949));
      expect([t.s.ended?.reason, netWorth(t.s, 'player1'), netWorth(t.s, 'player2')]).toEqual(['bankruptcy', 0, 325]);
      expect(begun({ shares: { player1: 5 }, loans: 5 }, (one) => one.cash('player1', 950)).s.ended).toBeNull();
    },
  );

  rule(
    '1820:10.3-1',
    '1820:10.3-2',
    'a cousin who cannot leaves the game: money to the bank, shares to the pool',
    () => {
      const t = begun({ shares: { player1: 4, BI: 1 }, loans: 1 }, (one) =>
        one
          .cash('player1', 500)
          .cash('BI', 20)
          .company('CFR', { size: 5, shares: { BI: 1 }, price: 10 }),
      );
      expect([t.s.privates['BI'], t.money('BI'), t.shares('CFR', 'BI')]).toEqual(['gone', 0, 0]);
      expect(t.s.ended).toBeNull();
    },
  );

  rule('1820:10.3-3', 'of several that nobody holds, the cousin’s player chooses the order', () => {
    const t = begun({ shares: { player1: 4, BI: 1 }, loans: 1 }, (one) => {
      one.cash('player1', 500).company('CFR', { size: 5, shares: { BI: 1, pool: 2 }, price: 47 });
      return one.company('SDR', { size: 5, shares: { BI: 1, pool: 2 }, price: 43 });
    });
    expect([t.asks, t.who]).toEqual(['orphans/player3', ['player3']]);
    t.refuses({ type: 'failNext', company: 'LSR' }, '1820:10.3-3').does({ type: 'failNext', company: 'SDR' });
    expect(t.asks).toBe('bidding/SDR');
    t.bidsNothing();
    expect([t.s.companies['SDR']!.status, t.s.companies['CFR']!.status]).toEqual(['unstarted', 'unstarted']);
  });

  rule('1820:10.3-4', '1820:8.1-9', 'what nobody holds any more is liquidated in this very round', () => {
    const t = begun({ shares: { player1: 4, BI: 1 }, loans: 1 }, (one) =>
      one.cash('player1', 500).company('CFR', { size: 5, shares: { BI: 1, pool: 2 }, price: 47 }),
    );
    expect([t.s.companies['CFR']!.status, t.shares('CFR', 'unused')]).toEqual(['unstarted', 50]);
  });

  rule('1820:Q77', 'where somebody else holds a share, that one directs, and the company goes on', () => {
    const t = Table.blank()
      .cousin('BI', 'player3')
      .company('CFR', { shares: { BI: 2, player1: 1 }, price: 47 });
    const { companies, market } = t.trying((g) => goBankrupt(g, 'BI'));
    expect([companies['CFR']!.director, market.at['CFR']]).toEqual(['player1', cellOf(47)]);
  });

  rule(
    '1820:13.4-4',
    '1820:13.4-5',
    'of those who tie for it the next by the cards directs, or the cousin chosen',
    () => {
      const t = Table.blank()
        .cousin('BI', 'player2')
        .company('CFR', { shares: { BI: 3, player1: 2, player3: 2 }, price: 47 });
      expect(t.trying((g) => goBankrupt(g, 'BI')).companies['CFR']!.director).toBe('player3');
      t.cousin('VF', 'player3').cousin('CBV', 'player1');
      t.company('LUR', { shares: { BI: 3, VF: 2, CBV: 2 }, price: 47 }).after((g) => goBankrupt(g, 'BI'));
      expect([t.asks, t.who]).toEqual(['heir/LUR', ['player2']]);
      t.refuses({ type: 'chooseHeir', private: 'BI' }, '1820:13.4-5').does({ type: 'chooseHeir', private: 'CBV' });
      expect(t.s.companies['LUR']!.director).toBe('CBV');
    },
  );
});

describe('9 Game End', () => {
  rule('1820:9.1-2', '1820:Q73', 'over when no player controls a company after the round', () => {
    const t = Table.blank()
      .colour('brown')
      .company('LSR', { shares: { player1: 5 }, price: 10 })
      .takeovers();
    expect(t.s.ended?.reason).toBe('no-control');
  });
});
