import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { layTile, owning } from './privates.ts';
import { pass } from '../deals.ts';
import { Table } from './table.ts';

type Tiles = readonly (readonly [hex: string, tile: string, rotation: number])[];

/** The first player owns the C&P; the last operating round of a set begins. */
function cobourg(tiles: Tiles = [], phase = 'yellow', cash = 0, readings = {}): Table {
  const t = Table.blank(3, { readings }).phase(phase).private('C&P', 'player1').cash('C&P', cash);
  for (const [hex, tile, rotation] of tiles) t.tile(hex, tile, rotation);
  return t.operatingRound(2);
}
const run = (...path: string[]): Deed => ({ type: 'run', routes: [{ train: 'C&P', path }] });
/** What the owner has earned, and what lies in its treasury. */
const earned = (t: Table): number[] => [t.money('player1') - 800, t.money('C&P')];

/** Track from Peterborough (20) over C17 and B18 to Ottawa (20), and from B16 to Canada (30). */
const toOttawa = [
  ['C17', '8', 1],
  ['B18', '8', 4],
  ['B16', '8', 2],
  ['B20', '57', 1],
] as const;
/** The tile that joins them. */
const junction = layTile('B18', '24', 4);
const canadaOttawa = ['A15:n0', 'B16/2', 'B18/1', 'B20/1', 'B20:n0'];
const peterboroughOttawa = ['C15:n0', 'C17/1', 'B18/0', 'B20/1', 'B20:n0'];
/** Kingston is worth 10. */
const peterboroughKingston = ['C15:n0', 'C17/1', 'C19/1', 'C19:n0'];

describe('13.2.2.5 Cobourg & Peterborough: its track', () => {
  rule('1828:13.2.2.5-1', '$80, blocks C15 and fills its circle', () => {
    expect(800 - remaining(['C&P'], ['pCPR']).does(buyLot('C&P')).money('player1')).toBe(80);
    const t = () =>
      owning('C&P', 'OS&H', { stations: [['A15', 0]] })
        .tile('B14', '57', 0)
        .tile('C13', '7', 3);
    t()
      .operate('OS&H', 'track')
      .refuses(layTile('C15', '205', 0), '1828:13.2.1-10');
    const station = t().operate('OS&H', 'station').accepts({ type: 'placeStation', hex: 'B14', node: 0 });
    station.refuses({ type: 'placeStation', hex: 'C15', node: 0 }, '1828:8.3.2-3');
  });

  rule('1828:13.2.2.5-2', 'a company gets $15 and builds nothing with it', () => {
    const t = owning('C&P').private('C&P', 'B&O').operatingRound();
    expect([t.money('B&O'), t.asks]).toEqual([515, 'track/B&O']);
  });

  rule('1828:13.2.2.5-3', 'a player uses it in the private revenue step of every operating round', () => {
    const t = owning('C&P').private('SVN', 'player2').operatingRound();
    // The others have been paid, no company has begun.
    expect([t.asks, t.who, t.money('player2')]).toEqual(['cobourg/C&P', ['player1'], 805]);
    t.does(pass);
    expect(t.asks).toBe('track/B&O');
    while (t.asks.endsWith('B&O')) t.does(pass);
    expect([t.s.ext.operatingRound, t.asks]).toEqual([2, 'cobourg/C&P']);
  });

  rule('1828:13.2.2.5-4', 'one yellow tile on track from C15', () => {
    const t = cobourg()
      .accepts(layTile('C13', '8', 4))
      .accepts(layTile('C17', '8', 1));
    // Neither apart from it nor beside its track.
    t.refuses(layTile('B16', '8', 2), '1828:14.3.1-1').refuses(layTile('C13', '8', 3), '1828:14.3.1-1');
    t.does(layTile('C13', '8', 4));
    expect(t.asks).toBe('stockTurn/player1');
  });

  rule('1828:13.2.2.5-4', 'from green phase on an upgrade, also of the hex that it keeps closed to others', () => {
    const t = (phase: string) => cobourg([['C13', '8', 4]], phase, 80);
    const [c13, c15] = [layTile('C13', '29', 4), layTile('C15', '14', 0)];
    t('yellow').refuses(c13, '1828:14.3.2-1').refuses(c15, '1828:14.3.2-1');
    const green = t('green')
      .accepts(c13)
      .accepts(layTile('C17', '8', 1))
      .does(c15);
    expect(green.s.tiles['C15']).toEqual({ tile: '14', rotation: 0 });
    expect(green.s.stations['C&P']).toEqual([{ hex: 'C15', node: 0 }]);
  });

  rule('1828:Q32', 'it builds by the rules of every company: not beyond a city that others fill', () => {
    const t = () => Table.blank().private('C&P', 'player1').cash('C&P', 80).tile('C17', '8', 1).tile('B18', '8', 4);
    const beyond = layTile('B22', '9', 1);
    t().tile('B20', '57', 1).operatingRound().accepts(beyond);
    t().tile('B20', '57', 1).station('blocking', 'B20').operatingRound().refuses(beyond, '1828:14.3.1-2');
  });

  rule('1828:Q32', 'the coal marker of a tunnel that it builds goes to the coalfields', () => {
    const t = Table.blank().private('C&P', 'player1').cash('C&P', 120).tile('K15', '57', 1);
    t.set({ stations: { ...t.s.stations, 'C&P': [{ hex: 'K15', node: 0 }] } }).operatingRound();
    t.does(layTile('K13', '4', 1));
    expect([t.s.ext.coal['K11'], t.s.ext.coal['K13'], t.s.ext.coal['C&P'] ?? 0]).toEqual([3, 0, 0]);
    // Its route is to Richmond, not to the coalfields.
    expect(t.runsBest()).toBe(10 + 20);
  });

  rule('1828:13.2.2.5-5', 'terrain is paid out of its own treasury', () => {
    const barrie = layTile('B14', '57', 0);
    const c13 = [['C13', '7', 3]] as const;
    cobourg(c13, 'yellow', 79)
      .refuses(barrie, '1828:13.2.2.5-5')
      .accepts(layTile('C17', '8', 1));
    expect(earned(cobourg(c13, 'yellow', 80).does(barrie))).toEqual([0, 0]);
    expect(earned(cobourg(c13, 'yellow', 100).does(barrie))).toEqual([0, 20]);
  });
});

describe('13.2.2.5 Cobourg & Peterborough: its revenue', () => {
  rule('1828:13.2.2.5-6', 'the book’s example: a tile on B18, from Canada to Ottawa, $25', () => {
    const t = cobourg(toOttawa, 'green').does(junction);
    expect([t.asks, t.who]).toEqual(['cobourgRun/C&P', ['player1']]);
    t.does(run(...canadaOttawa));
    expect([earned(t)[0], t.asks]).toEqual([25, 'stockTurn/player1']);
  });

  rule('1828:13.2.2.5-6', 'the route is the owner’s choice, the best or not', () => {
    const t = () => cobourg(toOttawa, 'green').does(junction);
    const { routes, revenue } = t().best();
    expect([[...routes[0]!.path].sort(), revenue]).toEqual([[...canadaOttawa].sort(), 50]);
    const shown = () => t().does({ type: 'indicate', by: 'host', routes, revenue });
    expect(earned(shown().does(run(...peterboroughOttawa)))).toEqual([20, 20]);
    // But a route it is.
    const empty = { type: 'run', routes: [] };
    shown().refuses(empty, '1828:13.2.2.5-6');
    const before = cobourg(toOttawa, 'green', 0, { emptyCobourgRun: 'taken' }).does(junction);
    before.does({ type: 'indicate', by: 'host', routes, revenue }).accepts(empty);
    // What is shown must be worth what is said, and more than what was shown before.
    const lower = { type: 'indicate', routes: [{ train: 'C&P', path: peterboroughOttawa }] };
    t()
      .refuses({ ...lower, revenue: 50 }, '1828:13.2.2.5-6')
      .accepts({ ...lower, revenue: 40 });
    shown().refuses({ ...lower, revenue: 40 }, '1828:13.2.2.5-6');
  });

  rule('1828:13.2.2.5-6', '1828:Q32', 'two revenue centers, one of them on the tile if it has any', () => {
    // A new tile in Ottawa; Kingston lies between it and Peterborough.
    const t = () => cobourg([['C17', '9', 1]]).does(layTile('B20', '57', 0));
    const route = ['C19:n0', 'B20/0', 'B20:n0'];
    t().refuses(run(...peterboroughKingston), '1828:13.2.2.5-6');
    t().refuses(run(...peterboroughKingston, 'B20/0', 'B20:n0'), '1828:13.2.2.5-6');
    t().refuses({ type: 'run', routes: [{ train: '2-1', path: route }] }, '1828:13.2.2.5-6');
    expect(t().best().revenue).toBe(30);
    expect(earned(t().does(run(...route)))).toEqual([15, 15]);
  });

  rule('1828:Q32', 'by the other reading a route need only touch the tile', () => {
    const t = cobourg([['C17', '9', 1]], 'yellow', 0, { cobourgRoute: 'touching' }).does(layTile('B20', '57', 0));
    expect(earned(t.does(run(...peterboroughKingston)))).toEqual([15, 15]);
  });

  rule('1828:Q32', 'one line of track between two different centers, and never to the coalfields', () => {
    // C17 and B16 lead round from Peterborough to Peterborough; C13 leads to Barrie.
    const loop = [
      ['C15', '14', 0],
      ['C17', '7', 1],
      ['B16', '7', 5],
      ['B14', '57', 0],
    ] as const;
    const t = cobourg(loop, 'green').does(layTile('C13', '7', 3));
    t.refuses(run('C15:n0', 'C17/1', 'C17/2', 'B16/0', 'C15:n0'), '1828:15.2-11');
    t.refuses(run('C15:n0', 'C15/1', 'B14:n0'), '1828:15.2-7').refuses(run('C15:n0', 'K11:n0'), '1828:14.3.1.1-2');
    t.accepts(run('C15:n0', 'C15/1', 'B14/0', 'B14:n0'));
  });

  rule('1828:13.2.2.5-7', 'the tile lies between the two revenue centers', () => {
    const t = cobourg().does(layTile('C17', '9', 1));
    expect(earned(t.does(run(...peterboroughKingston)))).toEqual([15, 15]);
  });

  rule('1828:13.2.2.5-7', 'or leads on from one end of the route', () => {
    // D12 is two hexes away from Peterborough, behind C13; nothing leads to it from Canada or Ottawa.
    const tiles: Tiles = [...toOttawa, ['B18', '24', 4], ['C13', '8', 4]];
    const t = cobourg(tiles, 'green').does(layTile('D12', '9', 0));
    t.refuses(run(...canadaOttawa), '1828:13.2.2.5-6').does(run(...peterboroughOttawa));
    expect(earned(t)).toEqual([20, 20]);
  });

  rule('1828:13.2.2.5-8', 'the route need not come to Peterborough', () => {
    const t = cobourg(toOttawa, 'green').does(junction);
    t.accepts(run(...canadaOttawa)).accepts(run(...peterboroughOttawa));
  });

  rule('1828:13.2.2.5-9', 'the other half stays in its treasury, round after round', () => {
    const t = cobourg(toOttawa, 'green', 30).does(junction);
    const bank = t.money('bank');
    t.does(run(...canadaOttawa));
    expect([t.money('player1'), t.money('C&P'), t.money('bank') - bank]).toEqual([825, 55, -50]);
  });

  rule('1828:13.2.2.5-10', 'no tile, no revenue; nor with a single revenue center in reach of the tile', () => {
    const none = cobourg(toOttawa, 'green').does(pass);
    expect([none.asks, ...earned(none)]).toEqual(['stockTurn/player1', 0, 0]);
    const one = cobourg().does(layTile('C13', '8', 4));
    expect([one.asks, ...earned(one)]).toEqual(['stockTurn/player1', 0, 0]);
  });
});
