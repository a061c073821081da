import { describe, expect } from 'vitest';
import { nextTiles } from '../../src/1820/13-companies/13.5-british-rail.ts';
import { incomeOf } from '../../src/1820/13-companies/13.5-income.ts';
import { isInLiquidation } from '../../src/1820/10-context/10.7-liquidation.ts';
import { operatingOrder } from '../../src/1820/07-operating-round/7.1-round.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** A company that does nothing but exist; at a price after which British Rail's turn comes, or before it. */
const withCompany = (price: number, colour = 'brown'): Table => {
  const t = Table.blank().colour(colour);
  return t.company('LSR', { shares: { player1: 4 }, trains: ['8+-1'], price, cash: 1000 });
};
const places = (t: Table): string[] => t.s.stations['BR']!.map(({ hex, node }) => `${hex}:${node}`);
/** A whole Operating Round, in which companies only pay what they owe. */
const playedOut = (t: Table): Table => {
  t.nextOperatingRound();
  while (t.onTurn !== undefined)
    t.does({ type: t.asks.startsWith('due') ? 'payDue' : t.asks.startsWith('run') ? 'run' : 'pass', ...noRoutes(t) });
  return t;
};
const noRoutes = (t: Table): object => (t.asks.startsWith('run') ? { routes: [] } : {});

describe('10.8 Death of Queen Victoria', () => {
  rule('1820:10.8-1', '1820:13.5-4', 'at the end of the first Operating Round that starts in brown', () => {
    const t = withCompany(65).nextOperatingRound();
    expect([t.s.ext.victoriaDied, t.s.companies['BR']!.status]).toEqual([null, 'unstarted']);
    t.endTurn();
    expect([t.s.ext.victoriaDied, t.s.companies['BR']!.status]).toEqual([2, 'started']);
    expect(t.events.filter(({ event }) => event === 'victoria')).toHaveLength(1);
    // A round that starts in blue is not her last, though brown begins in it.
    const blue = withCompany(65, 'blue').nextOperatingRound().colour('brown').endTurn();
    expect(blue.s.ext.victoriaDied).toBe(null);
    // She dies once.
    const later = withCompany(65).britishRail(60).nextOperatingRound().endTurn();
    expect([later.s.ext.victoriaDied, later.price('BR')]).toEqual([1, 55]);
  });

  rule('1820:Q40', 'or in a later phase, if none has started in brown', () => {
    for (const colour of ['red', 'gray']) expect(playedOut(withCompany(65, colour)).s.ext.victoriaDied).toBe(2);
    expect(playedOut(withCompany(65, 'blue')).s.ext.victoriaDied).toBe(null);
  });
});

describe('13.5 British Rail', () => {
  rule('1820:13.5-5', '1820:13.5-6', '1820:2-3', 'starts at £95, with 100 shares, in London and Chatham', () => {
    const t = withCompany(105).station('LSR', 'M13', 2);
    t.company('LUR', { shares: { player2: 4 }, trains: ['8+-2'], price: 105, cash: 500 });
    playedOut(t);
    // The LSR and the LUR have earned nothing and stand at £95 when it comes, below them.
    expect([t.price('LSR'), t.price('BR'), operatingOrder(t.s)]).toEqual([95, 95, ['LSR', 'LUR', 'BR']]);
    expect(t.shares('BR', 'pool')).toBe(100);
    expect(places(t)).toEqual(['M13:0', 'M13:1', 'M13:3', 'M13:4', 'M15:0']);
    const full = withCompany(65).station('LSR', 'M15', 0);
    expect(places(playedOut(full))).toEqual(['M13:0', 'M13:1', 'M13:2', 'M13:3', 'M13:4']);
  });

  rule(
    '1820:13.5-1',
    '1820:Q71',
    'has no charter, treasury or director, no matter who holds most, and is never in liquidation',
    () => {
      const t = withCompany(65).britishRail(40, { player1: 60, player2: 1 });
      t.nextOperatingRound().endTurn();
      expect([t.s.ext.charters['BR'], t.s.companies['BR']!.director, t.money('BR')]).toEqual([undefined, null, 0]);
      // It earns nothing: one space down, without a second one for having no train, and then no further.
      expect([t.price('BR'), isInLiquidation(t.s, 'BR')]).toEqual([10, false]);
      const up = withCompany(65).britishRail(43).nextOperatingRound().endTurn();
      expect(up.price('BR')).toBe(40);
    },
  );

  rule('1820:13.5-7', 'its shares are traded one by one, at most 60 by one holder', () => {
    const t = Table.blank().colour('brown').britishRail(95, { player1: 59, player2: 30 });
    const buy = { type: 'buy', as: 'player1', company: 'BR', from: 'pool' };
    t.cash('player1', 500).does(buy).refuses(buy, '1820:6.5.2.4-3').does({ type: 'pass' });
    expect([t.shares('BR', 'player1'), t.s.companies['BR']!.director]).toEqual([60, null]);
    // All of them can be sold, to the last.
    t.cash('player2', 0).does({ type: 'sell', as: 'player2', company: 'BR', count: 30 });
    expect([t.money('player2'), t.shares('BR', 'pool'), t.price('BR')]).toEqual([2850, 40, 95]);
    t.does({ type: 'pass' }).does({ type: 'pass' }).refuses(buy, '1820:6.5.2.4-4', '60%');
    expect(Table.blank().britishRail(95).money('player1')).toBe(0);
  });

  rule('1820:6.7-4', 'its price does not fall for shares in the pool', () => {
    const t = Table.blank().colour('brown').britishRail(55);
    t.company('LSR', { shares: { player1: 4, pool: 1 }, trains: ['8+-1'] })
      .stockTurn('player1')
      .endRound();
    expect([t.onTurn, t.price('BR'), t.price('LSR')]).toEqual(['LSR', 55, 60]);
  });

  rule('1820:13.5-8', 'operates by itself at its place in the order of prices', () => {
    const t = withCompany(65).britishRail(71, { player2: 10 }).station('BR', 'M15', 0);
    t.nextOperatingRound();
    expect([t.onTurn, t.s.companies['BR']!.operated]).toEqual(['LSR', true]);
    // Brown: £30 in Chatham and £80 in the docks are as much as its price once: up one space.
    expect([t.price('BR'), t.money('player2')]).toEqual([78, 11]);
    const after = withCompany(65).britishRail(60).nextOperatingRound();
    expect([after.onTurn, after.s.companies['BR']!.operated]).toEqual(['LSR', false]);
    after.endTurn();
    expect(after.s.companies['BR']!.operated).toBe(true);
  });

  rule('1820:13.5-9', '1820:13.5-3', 'fills all open circles of the three nearest tiles, each round three more', () => {
    const t = withCompany(65).britishRail(95);
    // A city with two circles one step away, others at two, four and five; a town has no circle, and Margate no tile.
    t.tile('M11', '14', 0).tile('O13', '57', 0).tile('M5', '57', 1).tile('M3', '57', 1).tile('L12', '4', 0);
    t.station('LSR', 'O13', 0);
    expect(nextTiles(t.s)).toEqual(['M11', 'M5', 'M3']);
    t.nextOperatingRound();
    expect(places(t)).toEqual(['M11:0', 'M11:0', 'M5:0', 'M3:0']);
    // The next round goes on with what is left, as far as there is any.
    t.tile('G7', '150', 0).nextOperatingRound();
    expect(places(t).slice(4)).toEqual(['G7:0']);
    expect(places(t.nextOperatingRound())).toHaveLength(5);
  });

  rule('1820:13.5-10', '1820:Q69', 'at one distance clockwise around London from the direction of Margate', () => {
    const ring = ['N16', 'O15', 'O13', 'O11', 'N10', 'M9', 'L10', 'K11', 'K13', 'K15', 'L16'];
    const filled: string[] = [];
    const t = withCompany(65).britishRail(95);
    for (const [i, hex] of ring.toReversed().entries()) t.tile(hex, ['5', '6'][i % 2]!, 0);
    t.tile('N18', '57', 1).tile('N8', '57', 1);
    while (nextTiles(t.s).length > 0) {
      filled.push(...nextTiles(t.s));
      t.nextOperatingRound();
    }
    expect(filled).toEqual([...ring, 'N18', 'N8']);
    // OO tiles and Manchester with all their cities; or, in another reading, one circle of each tile.
    const full = (reading: string) => {
      const table = Table.blank(3, { readings: { britishRail: reading } })
        .colour('brown')
        .britishRail(95);
      table.company('LSR', { shares: { player1: 4 }, trains: ['8+-1'], cash: 500 });
      return places(table.tile('D6', 'M03', 0).tile('C7', '339', 0).nextOperatingRound());
    };
    expect(full('all-circles')).toEqual(['D6:0', 'D6:0', 'D6:0', 'D6:0', 'C7:0', 'C7:1']);
    expect(full('one-circle')).toEqual(['D6:0', 'C7:0']);
  });

  rule('1820:13.5-11', 'earns each city with a marker of its own once, single cities each for themselves', () => {
    const t = withCompany(65).britishRail(95).tile('M11', '14', 0).station('BR', 'M11', 0);
    expect(incomeOf(t.s).cities).toBe(30);
    t.station('BR', 'M11', 0);
    expect(incomeOf(t.s).cities).toBe(30);
    t.station('BR', 'M13', 0).station('BR', 'M13', 1);
    expect(incomeOf(t.s).cities).toBe(190);
    t.tile('D4', '339', 0).station('BR', 'D4', 0).station('LSR', 'D4', 1);
    expect(incomeOf(t.s).cities).toBe(240);
    t.tile('D6', 'M02', 0).station('BR', 'D6', 0).station('BR', 'D6', 1);
    expect(incomeOf(t.s).cities).toBe(340);
  });

  rule('1820:13.5-12', '1820:13.5-13', 'ports next to its markers, the docks once in all', () => {
    const t = withCompany(65).britishRail(95).tile('C15', '57', 1).tile('C13', '57', 1).station('BR', 'C13', 0);
    expect(incomeOf(t.s).ports).toBe(0);
    t.station('BR', 'C15', 0);
    // Hull in brown; a city that turns its back on the sea earns nothing there.
    expect(incomeOf(t.s).ports).toBe(40);
    expect(incomeOf(t.tile('C15', '57', 0).s).ports).toBe(0);
    for (const [hex, node] of [
      ['M13', 0],
      ['M13', 1],
      ['M15', 0],
    ] as const) {
      t.station('BR', hex, node);
      expect(incomeOf(t.s).ports).toBe(80);
    }
    expect(incomeOf(withCompany(65).britishRail(95).station('BR', 'M15', 0).s).ports).toBe(80);
  });

  rule(
    '1820:13.5-14',
    '1820:Q70',
    'off-boards that a line leads to which others’ markers do not block, each once',
    () => {
      const t = withCompany(65).britishRail(95).tile('M3', '57', 1).tile('M5', '4', 1).tile('M7', '57', 1);
      t.station('BR', 'M7', 0);
      expect(incomeOf(t.s)).toEqual({ cities: 20, ports: 0, offBoards: 40 });
      // Its own markers do not block it, those of others do.
      const own = withCompany(65).britishRail(95).tile('M3', '57', 1).tile('M5', '4', 1).tile('M7', '57', 1);
      expect(incomeOf(own.station('BR', 'M7', 0).station('BR', 'M3', 0).s).offBoards).toBe(40);
      expect(incomeOf(t.station('LSR', 'M3', 0).s).offBoards).toBe(0);
      // Two ways to Cornwall count once.
      own.tile('L2', '8', 0);
      expect(incomeOf(own.s).offBoards).toBe(40);
    },
  );

  rule('1820:13.5-15', 'pays out all of it, and its price moves as any other', () => {
    const t = withCompany(65).britishRail(95, { player1: 10, player2: 1 }).station('BR', 'M13', 0);
    t.tile('M11', '14', 0);
    const bank = t.money('bank');
    t.nextOperatingRound();
    // £80 in London and £80 in the docks, £30 in M11: £190, twice its price.
    expect(t.events).toContainEqual({ event: 'britishRail', cities: 110, ports: 80, offBoards: 0 });
    expect([t.money('player1'), t.money('player2'), t.money('bank') - bank]).toEqual([19, 2, -21]);
    expect(t.price('BR')).toBe(116);
  });

  rule('1820:13.5-16', 'its markers block a city like those of another company', () => {
    const runs = (owner: string): number => {
      const t = Table.blank()
        .colour('green')
        .tile('M3', '57', 1)
        .tile('M5', '4', 1)
        .tile('M7', '57', 1)
        .tile('M9', '57', 1);
      t.company('LSR', { shares: { player1: 4 }, trains: ['3+-1'], stations: [['M9', 0]] });
      if (owner === 'LUR') t.company('LUR', { shares: { player2: 4 }, price: 40 });
      return (owner === '' ? t : t.station(owner, 'M7', 0)).operating('LSR', 'run').runsBest();
    };
    expect([runs(''), runs('BR'), runs('LUR')]).toEqual([70, 40, 40]);
  });
});
