/** What decides games: rules of several sections that meet in an Issue & Takeover Round. Each figure is worked out from the book. */
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const buy = (train: string): Deed => ({ type: 'buyTrain', train });
const directs = (t: Table, company: string) => t.s.companies[company]?.director;
const charter = (t: Table, company: string) => t.s.ext.charters[company]!;

describe('a company that is liquidated and floats again', () => {
  rule('1820:8.1-13', '1820:13.1-2', 'is remembered as new', () => {
    const t = Table.blank()
      .cousin('JH', 'player2', 900)
      .cousin('GLCC', 'player3', 900)
      .colour('green')
      .trainsGone('2+')
      .tile('B6', '57', 1);
    t.company('LUR', { shares: { player2: 5 }, price: 65 });
    const used = { bigCity: true, earlyTrain: true, freeMarkers: 3, grown: 2 };
    t.company('LSR', {
      shares: { player1: 4, JH: 1 },
      price: 10,
      loans: 0,
      markers: 1,
      stations: [['B6', 0]],
      trains: ['3+-1'],
      ...used,
    });
    t.ext({ stockRound: 2, operatingRound: 2, takeovers: false, earlyTrains: 1 }).frames({ kind: 'course' });
    t.issuesNothing().bidsNothing();
    // £50 of the bank for five shares.
    expect([t.money('player1'), t.money('JH'), t.s.stations['BR'], t.s.trains['3+-1']]).toEqual([
      40 + 800,
      910,
      [{ hex: 'B6', node: 0 }],
      'gone',
    ]);
    while (t.asks.startsWith('futureTrains')) t.does({ type: 'decline' });
    t.does({ type: 'lobby', amount: 20 });
    while (t.asks.startsWith('stockTurn')) t.does(pass);
    t.does({ type: 'found', company: 'LSR', size: 10, price: 86 });
    // British Rail’s marker fills the only circle in Preston: a green tile makes another one.
    t.refuses({ type: 'place', hex: 'B6', node: 0 }, '1820:6.6.2-4');
    const [spot] = t.choices('place').filter(({ fields }) => fields['hex'] === 'B6');
    t.does({
      type: 'place',
      ...spot!.fields,
      rotation: (spot!.openFields['rotation'] as unknown as { values: number[] }).values[0],
    });
    t.does({ type: 'keepMarker' })
      .does({ type: 'allot', owner: 'player1', count: 3 })
      .does({ type: 'allot', owner: 'JH', count: 1 });
    t.does({ type: 'proposeFloat' }).does({ type: 'accept' });
    expect(charter(t, 'LSR')).toEqual({
      size: 10,
      floated: 3,
      grown: null,
      loans: 0,
      markers: 1,
      fee: null,
      freeMarkers: 0,
      bigCity: false,
      earlyTrain: false,
    });
    expect([t.price('LSR'), t.money('LSR'), t.trains('LSR'), directs(t, 'LSR')]).toEqual([86, 344, [], 'player1']);
    t.endRound();
    // Holden’s power serves it again, the second time in this game.
    while (t.onTurn !== 'LSR') t.endTurn();
    while (t.asks !== 'earlyTrains/LSR') t.does(pass);
    t.does(buy('3+-3'));
    expect([t.s.ext.earlyTrains, charter(t, 'LSR').earlyTrain, t.asks]).toEqual([2, true, 'run/LSR']);
  });
});

describe('loans that come with a company', () => {
  /** The LUR of player1 takes over the LSR of player2, four shares at £47, for £200. */
  const bought = (acquirer: object, sold: object, prepare = (t: Table) => t): Table => {
    const t = Table.blank().colour('green').trainsGone('2+');
    t.company('LSR', { shares: { player2: 4 }, price: 47, ...sold });
    t.company('LUR', { shares: { player1: 5 }, price: 51, cash: 500, ...acquirer });
    t.company('CFR', { shares: { player3: 5 }, price: 40, cash: 300 });
    prepare(t).takeovers().issuesNothing();
    expect(t.asks).toBe('offering/CFR');
    t.does({ type: 'putUp', company: 'LSR' }).does({ type: 'bid', by: 'player1', amount: 200 });
    while (t.asks.startsWith('bidding/')) t.does({ type: 'decline' });
    if (t.asks.startsWith('accepting/')) t.does({ type: 'accept' });
    return t.does({ type: 'acquire', company: 'LUR', count: 0 });
  };

  rule(
    '1820:17.2-2',
    '1820:8.4.3-15',
    'put the acquirer into liquidation: it borrows nothing for markers, and has no turn',
    () => {
      const hexes = ['B6', 'C5', 'C7', 'C11', 'C15', 'D4', 'D6'];
      const stations = hexes.map((hex) => [hex, 0] as const);
      const fee = { type: 'payOverage', free: 0 };
      const with_ = (cash: number) =>
        bought({ size: 5, cash: 250, stations }, { loans: 4, cash, stations: [['G7', 0]] });
      // The eighth marker costs £100, the seventh was there before.
      expect(with_(50).does(fee).money('LUR')).toBe(0);
      const t = with_(49)
        .refuses(fee, '1820:8.4.3-15', 'even with loans')
        .does({ type: 'giveUp', hex: 'D4' })
        .does(fee);
      // From £51 four spaces down.
      expect([t.price('LUR'), charter(t, 'LUR').loans, t.money('LUR'), t.s.stations['LUR']!.length]).toEqual([
        10, 4, 99, 7,
      ]);
      // The CFR, which has offered it, goes on; the LUR is not liquidated in this round.
      expect(t.asks).toBe('offering/CFR');
      t.does(pass);
      expect([t.s.ext.takeovers, t.s.companies['LUR']!.status, t.price('LUR')]).toEqual([false, 'started', 10]);
    },
  );

  rule(
    '1820:8.4.3-9',
    '1820:17.1-2',
    'a private acquirer repays them at once: its director’s cash with what came over, then shares',
    () => {
      const own = { size: 1, shares: { player1: 1 }, cash: 0 };
      const t = bought(own, { loans: 3, cash: 150 }, (one) =>
        one.cash('player1', 230).company('M&BR', { shares: { player1: 3, player2: 4 }, price: 173 }),
      );
      // £230 less £200, and £150 from its treasury: £420 are missing.
      expect([t.asks, t.money('player1'), t.money('player2')]).toEqual(['excessLoans/LUR', 180, 200]);
      t.refuses({ type: 'sell', company: 'M&BR', count: 4 }, '1820:6.5.2.3-4').does({
        type: 'sell',
        company: 'M&BR',
        count: 3,
      });
      expect([t.money('player1'), charter(t, 'LUR').loans, t.price('M&BR')]).toEqual([180 + 519 - 600, 0, 173]);
      expect(t.s.ext.charters['LSR']).toBeUndefined();
    },
  );

  rule(
    '1820:8.2-10',
    '1820:17.3-4',
    'a reduction that leaves too many: each repaid a space up, and one down for its director’s help',
    () => {
      const t = Table.blank().colour('green').trainsGone('2+').cash('player1', 100);
      t.company('LSR', { shares: { player1: 5, player2: 1, pool: 2 }, price: 60, loans: 7, cash: 520 }).takeovers();
      t.does({ type: 'reduce', company: 'LSR', size: 5 });
      // Two of the pool for £120 and one of player2 or player1 for £60: £340 are left, and two loans are too many.
      t.does({ type: 'buyBack', owner: 'player2', count: 1 });
      expect([charter(t, 'LSR').loans, t.money('LSR'), t.money('player1'), t.money('player2')]).toEqual([5, 0, 40, 60]);
      // £60, two up to £71, one down.
      expect([t.price('LSR'), t.shares('LSR', 'LSR'), t.shares('LSR', 'unused')]).toEqual([65, 0, 45]);
      expect(t.asks).not.toBe('excessLoans/LSR');
    },
  );
});

describe('markers of two companies', () => {
  rule(
    '1820:8.4.3-13',
    '1820:8.4.3-14',
    '1820:13.6-3',
    'over the maximum: unplaced ones first, then on the map, and £100 for each above the limit',
    () => {
      const t = Table.blank().colour('green').trainsGone('2+');
      const at = (...hexes: string[]) => hexes.map((hex) => [hex, 0] as const);
      t.company('LSR', { shares: { player2: 3 }, price: 65, markers: 2, stations: at('C15', 'D4', 'D6', 'D10', 'G7') });
      t.company('LUR', {
        size: 5,
        shares: { player1: 3 },
        price: 51,
        cash: 600,
        markers: 1,
        stations: at('B6', 'C5', 'C7', 'C11', 'N18'),
      });
      t.takeovers().issuesNothing().does({ type: 'putUp', company: 'LSR' }).does({ type: 'bid', amount: 200 });
      t.does({ type: 'accept' }).does({ type: 'acquire', company: 'LUR', count: 0 });
      // Six and seven are thirteen: three unplaced ones go by themselves, and one of ten on the map.
      expect([charter(t, 'LUR').markers, t.s.stations['LUR']!.length, t.asks]).toEqual([0, 10, 'overage/LUR']);
      t.refuses({ type: 'payOverage', free: 0 }, '1820:13.6-2').does({ type: 'giveUp', hex: 'D4' });
      t.accepts({ type: 'payOverage', free: 0 })
        .does({ type: 'giveUp', hex: 'D6' })
        .does({ type: 'payOverage', free: 0 });
      // Eight are two above the limit of six.
      expect([t.money('LUR'), t.s.stations['LUR']!.length, t.s.stations['BR']]).toEqual([
        200,
        8,
        [
          { hex: 'D4', node: 0 },
          { hex: 'D6', node: 0 },
        ],
      ]);
    },
  );
});

describe('two liquidations and a bankrupt cousin in one step', () => {
  rule('1820:Q44', 'it pays first, and sells what it can for that', () => {
    const t = Table.blank().cousin('BI', 'player3', 20).colour('brown').cash('player1', 500).cash('player2', 500);
    t.company('LUR', { shares: { player2: 5 }, price: 65 });
    t.company('LSR', { price: 10, shares: { player1: 2, BI: 2 }, loans: 1, cash: 40 });
    t.company('SDR', { shares: { BI: 3, pool: 1 }, price: 43 })
      .takeovers()
      .issuesNothing()
      .does({ type: 'decline' });
    // £40 of the bank and £40 for £200: £30 for each of four shares.
    expect([t.asks, t.who]).toEqual(['shortfall/LSR', ['player3']]);
    t.refuses({ type: 'sell', company: 'SDR', count: 2 }, '1820:Q44', '£40').does({
      type: 'sell',
      company: 'SDR',
      count: 1,
    });
    expect([t.s.privates['BI'], t.money('BI'), t.money('player1')]).toEqual(['player3', 20 + 43 - 60, 500 - 60]);
  });

  rule(
    '1820:10.3-1',
    '1820:10.3-3',
    '1820:10.3-4',
    'with nothing more to sell it is bankrupt; what it leaves is liquidated in the order that its player chooses',
    () => {
      const t = Table.blank().cousin('BI', 'player3', 20).colour('brown').cash('player1', 500).cash('player2', 500);
      t.company('LUR', { shares: { player2: 5 }, price: 65 });
      t.company('LSR', { price: 10, shares: { player1: 2, BI: 2 }, loans: 1, cash: 40 });
      // The last share that anybody holds is not sold; of the LSR nothing is left.
      t.company('CFR', { shares: { BI: 1, pool: 2 }, price: 47, cash: 100 });
      t.company('SDR', { shares: { BI: 1 }, price: 43, cash: 7 });
      t.company('M&BR', { price: 10, shares: { player1: 3 }, cash: 31 })
        .takeovers()
        .issuesNothing();
      t.does({ type: 'decline' });
      expect([t.asks, t.who, t.s.privates['BI']]).toEqual(['orphans/player3', ['player3'], 'gone']);
      t.does({ type: 'failNext', company: 'SDR' });
      const seen: string[] = [];
      while (t.asks.startsWith('bidding/')) {
        seen.push(t.asks.slice(8));
        t.does({ type: 'decline' });
      }
      // The M&BR was in liquidation before them.
      expect([seen, t.asks]).toEqual([['M&BR', 'SDR', 'CFR'], 'offering/LUR']);
      // £30 and £31 for three shares: £20 each, and £1 for the director.
      expect(t.money('player1')).toBe(500 - 60 + 61);
    },
  );
});
