/** What decides games: rules of several sections that meet in one turn. Each figure is worked out from the book. */
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const loan = (company: string): Deed => ({ type: 'takeLoan', frame: `operatingTurn/${company}` });
const buy = (train: string): Deed => ({ type: 'buyTrain', train });
const directs = (t: Table, company: string) => t.s.companies[company]?.director;
const charter = (t: Table, company: string) => t.s.ext.charters[company]!;

describe('a phase that begins in one’s own turn', () => {
  rule(
    '1820:7.2.8-1',
    '1820:13.7-1',
    'interest is due at its rate, on the loan that paid for it, too; all come under its limit',
    () => {
      const t = Table.blank().colour('blue', 8).trainsGone('2+', '3+', '5+');
      const four = ['5+-1', '5+-2', '5+-3', '3+-4'];
      t.company('LSR', { shares: { player1: 6 }, loans: 2, cash: 1000, price: 95, trains: four });
      t.company('LUR', { shares: { player2: 6 }, price: 86, trains: ['5+-5', '5+-6', '5+-7', '5+-8', '3+-9'] });
      t.operating('LSR', 'trains').does(loan('LSR')).does(buy('8+-1'));
      // Five were allowed when it bought, and four are now: both have one too many. Its loan has put it under the LUR.
      expect([t.s.phase, t.s.ext.column, t.asks]).toEqual(['brown', 9, 'discard/LUR']);
      t.does({ type: 'discard', train: '3+-9' });
      expect(t.asks).toBe('discard/LSR');
      t.does({ type: 'discard', train: '3+-4' }).refuses(buy('8+-2'), '1820:7.2.7-1', 'train limit of 4').does(pass);
      expect([t.asks, t.money('LSR')]).toEqual(['due/LSR', 1000 + 200 - 800]);
      // 20% on three loans.
      t.does({ type: 'payDue' });
      expect(t.money('LSR')).toBe(400 - 3 * 40);
    },
  );

  rule(
    '1820:14.1-11',
    '1820:14.1-13',
    'with red all cousins close, those of the buyer, of others, and those that direct',
    () => {
      const t = Table.blank().cousin('RSCF', 'player2', 51).cousin('JH', 'player3', 7).colour('brown', 11);
      t.trainsGone('2+', '3+', '5+', '8+');
      t.company('LSR', { shares: { player1: 6, RSCF: 2 }, cash: 2000, price: 95, loans: 1, trains: ['8+-1'] });
      t.company('LUR', { shares: { JH: 4, player1: 2, player2: 2 }, price: 86 });
      t.company('CFR', { shares: { JH: 2 }, price: 78 });
      t.operating('LSR', 'trains').does(buy('5D+-1'));
      // 51 and two shares at £95; 7, four at £86 and two at £78.
      expect([t.money('player2'), t.money('player3')]).toEqual([121, 254]);
      // Of the two who tie the next after player3; nobody holds the CFR any more.
      expect([directs(t, 'LUR'), directs(t, 'CFR'), t.price('CFR'), t.price('LUR')]).toEqual(['player1', null, 10, 86]);
      t.does(pass);
      // 30% on its loan.
      expect([t.asks, t.does({ type: 'payDue' }).money('LSR')]).toEqual(['due/LSR', 400 - 60]);
    },
  );

  rule('1820:8.2-1', 'a share-count that could be reduced cannot in the round whose first step brings brown', () => {
    const round = (column: number): Table =>
      Table.blank()
        .colour('blue', column)
        .trainsGone('2+', '3+')
        .company('LSR', { shares: { player1: 4 }, price: 95, cash: 500 })
        .takeovers();
    const reduce = { type: 'reduce', company: 'LSR', size: 5 };
    round(7).accepts(reduce);
    round(8).refuses(reduce, '1820:8.2-1', 'brown');
  });
});

describe('a director who changes in between', () => {
  rule('1820:6.5.2.2-7', '1820:13.4-1', 'in an increase: the buyer directs, and the turn stays the seller’s', () => {
    const t = Table.blank().cash('player2', 300).cash('player1', 0);
    t.company('LSR', { size: 5, shares: { player1: 3, player2: 2 }, price: 65, cash: 10 });
    t.company('LUR', { shares: { player1: 2, player3: 2 }, price: 71 }).stockTurn('player1');
    t.does({ type: 'increase', company: 'LSR', size: 20 }).does({ type: 'keepShares' });
    // Eight shares are 40%; four go to the pool, since 10 is skipped.
    t.does({ type: 'allot', owner: 'player2', count: 3 }).does({ type: 'proposeIncrease' });
    expect(t.who).toEqual(['player2']);
    t.does({ type: 'accept' });
    expect([directs(t, 'LSR'), t.money('LSR'), t.shares('LSR', 'pool'), t.shares('LSR', 'LSR')]).toEqual([
      'player2',
      10 + 195,
      4,
      8,
    ]);
    expect(t.who).toEqual(['player1']);
    t.refuses({ type: 'sell', as: 'player1', company: 'LSR', count: 1 }, '1820:6.5.2.3-2');
    t.does({ type: 'sell', as: 'player1', company: 'LUR', count: 1 });
    expect([t.money('player1'), directs(t, 'LUR')]).toEqual([71, 'player3']);
    t.does(pass);
    // The new director acts for it: four from the pool for £260, with one loan at £60, of which £180 come.
    t.does({ type: 'redeem', company: 'LSR', count: 4 });
    expect([t.shares('LSR', 'LSR'), t.money('LSR'), t.price('LSR'), charter(t, 'LSR').loans]).toEqual([
      12,
      205 + 180 - 240,
      60,
      1,
    ]);
  });

  rule('1820:Q80', 'in a forced sale: the player who gets the company operates it in this very round', () => {
    const t = Table.blank().colour('green', 5).cash('player1', 10);
    t.company('LSR', { shares: { player1: 4 }, price: 95, trains: ['3+-1', '3+-2'] });
    t.company('LUR', {
      shares: { player1: 2, player2: 2 },
      price: 86,
      director: 'player1',
      trains: ['3+-3'],
      stations: [['G7', 0]],
    });
    t.tile('G7', '150', 1).operating('LSR', 'maintenance');
    // £50 for two trains: the director has £10.
    t.refuses({ type: 'payDue' }, '1820:7.2.5-2').does({ type: 'sell', company: 'LUR', count: 1 });
    expect([directs(t, 'LUR'), t.price('LUR'), t.price('LSR')]).toEqual(['player2', 86, 95]);
    t.refuses({ type: 'refuse' }, '1820:Q80').does({ type: 'payDue' });
    expect([t.money('player1'), t.price('LSR')]).toEqual([10 + 86 - 50, 86]);
    // It has come to £86 under the LUR, which is still to operate.
    t.endTurn();
    expect([t.onTurn, t.who]).toEqual(['LUR', ['player2']]);
  });

  rule('1820:Q44', '1820:8.1-10', 'in a liquidation: the player who gets a company offers for it', () => {
    const t = Table.blank().colour('green').trainsGone('2+').cash('player1', 5).cash('player2', 500);
    t.company('LUR', { shares: { player1: 3, player2: 2 }, price: 86, cash: 500 });
    t.company('LSR', { shares: { player1: 4, player2: 1 }, price: 10, loans: 3 })
      .takeovers()
      .issuesNothing();
    while (t.asks === 'bidding/LSR') t.does({ type: 'decline' });
    // £50 of the bank for £600: £550 are missing, £110 for each of five shares; player1 owes £440 and has £5.
    expect([t.asks, t.who]).toEqual(['shortfall/LSR', ['player1']]);
    t.does({ type: 'sell', company: 'LUR', count: 2 });
    expect([directs(t, 'LUR'), t.s.ended]).toEqual(['player2', null]);
    // Two more do not exist: the last one may go, for player2 holds some, and then player1 is bankrupt.
    t.does({ type: 'sell', company: 'LUR', count: 1 });
    expect([t.s.ended?.reason, t.s.ext.bankrupt]).toEqual(['bankruptcy', 'player1']);
  });
});

describe('a cousin that directs and can sell nothing', () => {
  const turn = (sketch: object, others: (t: Table) => Table = (t) => t): Table =>
    others(
      Table.blank()
        .cousin('BI', 'player1', 100)
        .company('LSR', { shares: { BI: 3, player2: 1 }, ...sketch }),
    ).stockTurn('player1');
  rule('1820:6.5.1-3', '1820:14.1-3', 'leaves its player free to pass', () => {
    turn({})
      .refuses(pass, '1820:6.5.1-3')
      .refuses({ type: 'sell', as: 'BI', company: 'LSR', count: 2 }, '1820:14.1-3')
      .accepts({ type: 'sell', as: 'BI', company: 'LSR', count: 3 });
    // Floated or enlarged in this round, in liquidation, or the last share that anybody holds.
    for (const sketch of [{ floated: 2 }, { grown: 2 }, { price: 10 }, { shares: { BI: 1, pool: 3 } }])
      turn(sketch).accepts(pass);
    // With two against one a single share makes a tie, which changes nothing.
    turn({ shares: { BI: 2, player2: 1 } })
      .refuses({ type: 'sell', as: 'BI', company: 'LSR', count: 1 }, '1820:14.1-3')
      .accepts({ type: 'sell', as: 'BI', company: 'LSR', count: 2 });
    // Alone with three it sells two, and still directs.
    const alone = turn({ shares: { BI: 3 } }).refuses(
      { type: 'sell', as: 'BI', company: 'LSR', count: 1 },
      '1820:14.1-3',
    );
    alone.does({ type: 'sell', as: 'BI', company: 'LSR', count: 2 });
    expect([directs(alone, 'LSR'), alone.money('BI')]).toEqual(['BI', 100 + 2 * 65]);
    alone.does(pass).does(pass).does(pass).accepts(pass);
  });
});

describe('a future train for a company at its limit', () => {
  rule('1820:6.4.3-4', '1820:6.4.3-5', 'that begins a phase: it comes under the limit of that one', () => {
    const t = Table.blank().colour('blue', 8).trainsGone('2+', '3+', '5+').train('8+-6', 'player2');
    const five = ['5+-1', '5+-2', '5+-3', '5+-4', '3+-5'];
    t.company('LSR', { shares: { player1: 6 }, price: 95, trains: five, loans: 1, cash: 500 });
    t.operating('LSR', 'trains');
    t.does({ type: 'assignTrain', frame: 'operatingTurn/LSR', train: '8+-6' });
    expect(t.who).toEqual(['player2']);
    t.does({ type: 'accept' });
    // Six trains, and four are allowed.
    expect([t.s.phase, t.s.ext.column, t.asks]).toEqual(['brown', 9, 'discard/LSR']);
    t.does({ type: 'discard', train: '3+-5' }).does({ type: 'discard', train: '5+-1' });
    expect(t.trains('LSR')).toEqual(['5+-2', '5+-3', '5+-4', '8+-6']);
  });
});

describe('a proposal that is withdrawn half way', () => {
  rule('1820:Q21', '1820:6.6.2-14', 'moves nothing, and nobody’s word holds for the next one', () => {
    const lobbies = { kind: 'lobbies' };
    const float = { kind: 'float', of: 'player1', plan: null, spots: [], placed: false, buyers: {}, declined: {} };
    const t = Table.blank().tile('B6', '57', 1).stockTurn('player1', { resolved: true });
    for (const player of t.s.players) t.cash(player, 100);
    t.frames({ kind: 'course' }, { ...t.round }, lobbies, float);
    const propose: Deed = { type: 'proposeFloat' };
    const before = JSON.stringify([t.s.cash, t.s.shares, t.s.stations, t.s.market]);
    t.does({ type: 'found', company: 'LSR', size: 5, price: 55 }).does({ type: 'place', hex: 'B6', node: 0 });
    t.does({ type: 'keepMarker' }).does({ type: 'allot', owner: 'player2', count: 1 });
    t.does({ type: 'allot', owner: 'player3', count: 1 }).does(propose).does({ type: 'accept', by: 'player2' });
    t.does({ type: 'withdraw', by: 'player1' });
    expect(JSON.stringify([t.s.cash, t.s.shares, t.s.stations, t.s.market])).toBe(before);
    expect(t.does(propose).who).toEqual(['player2', 'player3']);
    t.does({ type: 'accept', by: 'player2' }).does({ type: 'decline', by: 'player3' });
    expect(JSON.stringify([t.s.cash, t.s.shares, t.s.stations, t.s.market])).toBe(before);
    // Exactly this was declined: something has to change.
    t.refuses(propose, '1820:6.6.2-14').does({ type: 'takeBack' }).does({ type: 'allot', owner: 'player1', count: 1 });
    t.does(propose).does({ type: 'accept' });
    // Of two who tie the founder directs.
    expect([t.money('player1'), t.money('player2'), t.money('LSR'), directs(t, 'LSR')]).toEqual([
      45,
      45,
      110,
      'player1',
    ]);
  });
});

describe('British Rail', () => {
  rule('1820:13.5-9', '1820:13.5-16', 'fills the last circle that somebody has run through in the same round', () => {
    const t = Table.blank().colour('brown').trainsGone('2+', '3+', '5+').britishRail(95);
    for (const [hex, tile] of Object.entries({ M3: '57', M5: '4', M7: '57', M9: '57' })) t.tile(hex, tile, 1);
    t.company('LSR', { shares: { player1: 4 }, price: 105, cash: 100, trains: ['8+-1'], stations: [['M9', 0]] });
    t.nextOperatingRound();
    while (t.asks !== 'run/LSR') t.does(pass);
    // Three cities and a town, £70, and Cornwall, £40 in brown.
    const whole = t.runsBest();
    t.does({ type: 'dividend', choice: 'pay' }).does({ type: 'payDue' }).endTurn();
    expect(t.s.stations['BR']).toContainEqual({ hex: 'M7', node: 0 });
    expect([whole, t.operating('LSR', 'run').runsBest()]).toEqual([70 + 40, 40]);
  });
});
