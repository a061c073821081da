/** More of what decides games in an Issue & Takeover Round: who directs, pays and is asked changes in the middle of it. */
import { describe, expect } from 'vitest';
import { meansOf } from '../../src/1820/08-issue-takeover/8.4.2-means.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const bid = (by: string, amount: number) => ({ type: 'bid', by, amount });
const offer = (company: string) => ({ type: 'putUp', company });
const buy = (company: string, count = 0) => ({ type: 'acquire', company, count });
const sell = (company: string, count: number) => ({ type: 'sell', company, count });
const directs = (t: Table, company: string) => t.s.companies[company]!.director;
const declined = (t: Table): Table => {
  while (t.asks.startsWith('bidding/')) t.does({ type: 'decline' });
  return t;
};

describe('a director who changes in the middle', () => {
  /** The LUR of player 1, half of which is player 2’s, has bought what the LSR had; player 1 owes £540 for it. */
  const owing = (cash: number): Table => {
    const t = Table.blank().colour('green').trainsGone('2+').cash('player1', cash);
    t.company('LSR', { price: 10, shares: { player1: 5 }, loans: 3, trains: ['3+-1'] });
    t.company('LUR', { price: 55, shares: { player1: 3, player2: 3 }, cash: 60 })
      .takeovers()
      .issuesNothing();
    t.does(bid('player1', 60)).does(buy('LUR'));
    expect([t.asks, t.trains('LUR')]).toEqual(['shortfall/LSR', ['3+-1']]);
    return t;
  };

  rule('1820:Q44', '1820:8.1-10', 'of a liquidation: who sells shares of the buyer for it loses its turn, too', () => {
    const t = owing(500).does(sell('LUR', 1));
    expect([directs(t, 'LUR'), t.money('player1'), t.asks, t.who]).toEqual([
      'player2',
      15,
      'offering/LUR',
      ['player2'],
    ]);
    // What it has bought is no reason against offering itself.
    t.accepts(offer('LUR'));
  });

  rule('1820:10.2-1', '1820:Q74', 'and is bankrupt with the last share sold: others are scored as things stand', () => {
    const t = owing(0).does(sell('LUR', 1)).does(sell('LUR', 2));
    expect([t.s.ended?.reason, t.title.score(t.s)]).toMatchObject(['bankruptcy', { player1: 0, player2: 165 }]);
  });

  rule('1820:Q77', '1820:13.4-3', 'of step 5: the heir of a bankrupt cousin has the turn that comes', () => {
    const t = Table.blank().cousin('BI', 'player3').colour('brown').cash('player1', 900);
    t.company('LSR', { price: 47, shares: { player1: 3, BI: 1 }, loans: 3 });
    t.company('CFR', { size: 5, shares: { BI: 1, player2: 1 }, director: 'BI', price: 55 });
    t.company('LUR', { shares: { player2: 5 }, price: 65 })
      .takeovers()
      .issuesNothing();
    declined(t.does(offer('LSR')));
    // £600 less the bank’s £94: £126 a share, for which the cousin’s other share brings £55.
    t.does(sell('CFR', 1));
    expect([t.s.privates['BI'], t.money('BI'), t.money('player1')]).toEqual(['gone', 0, 900 - 378]);
    expect([t.asks, t.who]).toEqual(['offering/CFR', ['player2']]);
  });
});

describe('two cousins bankrupt in one liquidation', () => {
  rule('1820:10.3-3', '1820:10.3-4', 'each player orders what their own leaves, the lower card first', () => {
    const t = Table.blank().cousin('BI', 'player3', 5).cousin('VF', 'player2', 7).colour('brown').cash('player1', 900);
    t.company('LSR', { price: 10, shares: { player1: 2, BI: 1, VF: 1 }, loans: 2 });
    t.company('CFR', { size: 5, shares: { BI: 1, pool: 1 }, price: 47 });
    t.company('SDR', { size: 5, shares: { BI: 1 }, price: 43, cash: 3 });
    t.company('M&BR', { size: 5, shares: { VF: 1, pool: 2 }, price: 60 });
    t.company('MHR', { size: 5, shares: { VF: 1 }, price: 60 });
    t.company('LUR', { shares: { player2: 5 }, price: 65 })
      .takeovers()
      .issuesNothing();
    t.does({ type: 'decline' });
    expect([t.asks, t.who]).toEqual(['orphans/player2', ['player2']]);
    t.does({ type: 'failNext', company: 'MHR' });
    expect([t.asks, t.who, t.money('player1')]).toEqual(['orphans/player3', ['player3'], 900]);
    t.does({ type: 'failNext', company: 'SDR' });
    // £400 less £40 for four shares.
    expect(t.money('player1')).toBe(900 - 180);
    const sold: string[] = [];
    while (t.asks.startsWith('bidding/')) {
      sold.push(t.asks.slice(8));
      t.does({ type: 'decline' });
    }
    expect([sold, t.asks]).toEqual([['MHR', 'M&BR', 'SDR', 'CFR'], 'offering/LUR']);
  });
});

describe('red that begins with the last brown train in step 2', () => {
  rule(
    '1820:8.1-4',
    '1820:14.1-11',
    '1820:Q68',
    'closes cousins before anybody reduces, issues or is liquidated',
    () => {
      const t = Table.blank().cousin('BI', 'player3', 101).colour('brown', 9);
      t.trainsGone('2+', '3+', '5+', '8+').train('8+-1', 'depot');
      t.company('CFR', { shares: { BI: 3, player1: 1, player2: 1 }, price: 47 });
      t.company('LSR', { shares: { player2: 5 }, price: 65 });
      t.company('SDR', { shares: { BI: 1, pool: 1 }, price: 43 }).takeovers();
      expect([t.s.phase, t.s.ext.column, t.s.privates['BI']]).toEqual(['red', 12, 'gone']);
      // £101, £141 and £43: half of £285. After player 3 comes player 1.
      expect([t.money('player3'), directs(t, 'CFR'), t.price('SDR')]).toEqual([143, 'player1', 10]);
      t.refuses({ type: 'reduce', by: 'player1', company: 'CFR', size: 5 }, '1820:8.2-1', 'red');
      t.does({ type: 'issue', by: 'player1', company: 'CFR', count: 1 }).issuesNothing();
      expect([t.asks, t.top['bid']]).toEqual(['bidding/SDR', 20]);
    },
  );
});

describe('a purchase with shares and loans', () => {
  rule(
    '1820:Q35',
    '1820:8.4.3-10',
    '1820:17.3-4',
    'after which too many loans are counted by the shares then in play',
    () => {
      const t = Table.blank().colour('green').trainsGone('2+').cash('player1', 1000);
      t.company('LUR', { shares: { player1: 2 }, price: 95, loans: 1 });
      t.company('LSR', { shares: { player2: 5 }, price: 65, loans: 4, cash: 10 });
      t.company('CFR', { shares: { player3: 5 }, price: 60, cash: 400 })
        .takeovers()
        .issuesNothing();
      // Ten spaces above £40: five shares at £95, and with seven then in play five loans more of £180.
      expect(meansOf(t.s, 'LUR')).toBe(5 * 95 + 5 * 180);
      declined(t.does(offer('LSR')).does(bid('player1', 330)))
        .does({ type: 'accept' })
        .does(buy('LUR', 2));
      // Two shares and a loan: £78, £71; four loans come: £51. Two of six are too many for four shares: £400, of which £50 are there.
      expect([t.money('LUR'), t.money('player1'), t.s.ext.charters['LUR']!.loans]).toEqual([0, 1000 - 350, 4]);
      // Two up, and one down for the help.
      expect(t.price('LUR')).toBe(55);
    },
  );
});

describe('bidders who default one after the other', () => {
  rule('1820:10.4-5', '1820:8.4.3-3', 'leave a company that has offered itself to the bank, at its first bid', () => {
    const t = Table.blank(5).colour('green');
    t.ext({ order: ['player3', 'player5', 'player1', 'player2', 'player4'] });
    for (const [i, id] of ['LUR', 'CFR', 'LSR', 'M&BR', 'MHR'].entries())
      t.company(id, { size: 5, shares: { [`player${i + 1}`]: 3 }, price: [43, 60, 65, 71, 78][i]!, cash: 600 });
    t.takeovers().issuesNothing().does(offer('LUR'));
    // By the cards, and without the director, who may bid £10 more than £65, which is no bid.
    expect(t.who).toEqual(['player3', 'player5', 'player2', 'player4']);
    t.does({ type: 'leave', by: 'player5' }).does(bid('player2', 130)).does(bid('player5', 140));
    declined(t).does({ type: 'forgo' });
    expect([t.top['bid'], t.top['bidder'], t.who]).toEqual([65, 'bank', ['player3', 'player2', 'player4']]);
    t.refuses(bid('player5', 200), '1820:10.4-5').does(bid('player3', 130));
    declined(t).does({ type: 'forgo' }).refuses(bid('player3', 200), '1820:10.4-5');
    declined(t);
    // £65 and £600 for three shares.
    expect([t.s.companies['LUR']!.status, t.money('player1'), t.asks]).toEqual(['unstarted', 665, 'offering/CFR']);
  });
});
