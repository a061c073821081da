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
  rule('1820:8.1-8', 'whoever stood at £10 when the round began is liquidated, whoever came there later is not', () => {
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
      t.refuses({ type: 'sell', company: 'CFR', count: 3 }, '1820:6.5.2.3-4').does({
        type: 'sell',
        company: 'CFR',
        count: 2,
      });
      expect([t.money('BI'), t.who]).toEqual([54, ['player1']]);
      t.cash('player1', 100).refuses({ type: 'sell', company: 'CFR', count: 3 }, '1820:Q44');
      t.does({ type: 'sell', company: 'CFR', count: 2 });
      expect([t.money('player1'), t.asks]).toEqual([42, 'offering/CFR']);
    },
  );
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

  rule(
    '1820:10.3-3',
    '1820:10.3-4',
    '1820:8.1-9',
    'what nobody holds any more is liquidated in this very round',
    () => {
      const t = begun({ shares: { player1: 4, BI: 1 }, loans: 1 }, (one) =>
        one.cash('player1', 500).company('CFR', { size: 5, shares: { BI: 1, pool: 2 }, price: 47 }),
      );
      expect([t.s.companies['CFR']!.status, t.shares('CFR', 'unused')]).toEqual(['unstarted', 50]);
    },
  );

  rule('1820:Q77', 'where somebody else holds a share, that one directs, and the company goes on', () => {
    const t = Table.blank()
      .cousin('BI', 'player3')
      .company('CFR', { shares: { BI: 2, player1: 1 }, price: 47 });
    const { companies, market } = t.trying((g) => goBankrupt(g, 'BI'));
    expect([companies['CFR']!.director, market.at['CFR']]).toEqual(['player1', cellOf(47)]);
  });
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
