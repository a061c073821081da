import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay, system } from './track.ts';

/** The WAB in Louisville; to its left the rural H4 with a tile. */
const wab = (phase: string, louisville = '57', plain = '9'): Table =>
  floated('WAB', { cash: 500, stations: [['H6', 0]] })
    .phase(phase)
    .tile('H6', louisville, 1)
    .tile('H4', plain, 1)
    .operate('WAB', 'track');

/** Hamilton and Toronto on a green tile, with a company in each: Hamilton's track is at edge 0, Toronto's at edge 2. */
const toronto = (): Table =>
  floated('CPR', { stations: [['D14', 0]] })
    .phase('brown')
    .tile('D14', '59', 0)
    .company('GT', { shares: { player2: 6 }, stations: [['D14', 1]] })
    .operate('CPR', 'track');

describe('14.3.2 Upgrading track', () => {
  rule('1828:14.3.2-1', 'to green from green phase on', () => {
    wab('yellow').refuses(lay('H6', '14', 1), '1828:14.3.2-1');
    for (const phase of ['green', 'blue', 'brown', 'red', 'gray', 'purple']) wab(phase).accepts(lay('H6', '14', 1));
  });

  rule('1828:14.3.2-1', 'to brown from brown phase on, not yet in blue phase', () => {
    for (const phase of ['green', 'blue']) wab(phase, '14').refuses(lay('H6', '449', 1), '1828:14.3.2-1');
    for (const phase of ['brown', 'red', 'gray', 'purple']) wab(phase, '14').accepts(lay('H6', '449', 1));
    const map = floated('IC', { cash: 500, stations: [['J6', 0]] });
    map.operate('IC', 'track').refuses(lay('J6', '15', 1), '1828:14.3.2-1');
    map
      .phase('green')
      .operate('IC', 'track')
      .accepts(lay('J6', '15', 1));
  });

  rule('1828:14.3.2-2', 'the type of a tile does not change', () => {
    const t = wab('green');
    t.accepts(lay('H6', '14', 1)).accepts(lay('H4', '23', 1));
    t.refuses(lay('H6', '23', 1), '1828:14.3.2-2');
    t.refuses(lay('H6', '59', 1), '1828:14.3.2-2');
    t.refuses(lay('H6', '121', 1), '1828:14.3.2-2');
    t.refuses(lay('H4', '14', 1), '1828:14.3.2-2');
    const boston = floated('B&M', { stations: [['E27', 0]] })
      .phase('brown')
      .tile('E27', '121', 1);
    boston.operate('B&M', 'track').accepts(lay('E27', '997', 0));
    boston.refuses(lay('E27', '63', 0), '1828:14.3.2-2');
  });

  rule('1828:14.3.2-3', 'edges that are joined stay joined; only that counts', () => {
    const straight = wab('green');
    // From H6 (its edge 4) straight on (edge 1).
    for (const rotation of [0, 1, 3, 4]) straight.accepts(lay('H4', '20', rotation));
    for (const rotation of [2, 5]) straight.refuses(lay('H4', '20', rotation), '1828:14.3.2-3');
    straight.refuses(lay('H4', '25', 1), '1828:14.3.2-3');
    // From H6 (edge 4) to edge 0 in a wide curve: tile 20 has both edges, but does not join them.
    const curve = wab('green').tile('H4', '8', 4).operate('WAB', 'track');
    curve.refuses(lay('H4', '20', 0), '1828:14.3.2-3');
    curve.accepts(lay('H4', '24', 4));
    const green = wab('brown').tile('H4', '23', 1).operate('WAB', 'track');
    green.accepts(lay('H4', '41', 4));
    green.refuses(lay('H4', '39', 4), '1828:14.3.2-3');
  });

  rule('1828:14.3.2-4', 'a city keeps its track to the edges', () => {
    const t = wab('green');
    t.accepts(lay('H6', '15', 1));
    t.refuses(lay('H6', '15', 2), '1828:14.3.2-4');
    t.refuses(lay('H6', '14', 2), '1828:14.3.2-4');
  });

  rule('1828:14.3.2-4', 'two cities stay apart, each with its own track', () => {
    const t = toronto();
    t.accepts(lay('D14', '67', 0));
    // Edges 0 and 2 at one and the same city.
    t.refuses(lay('D14', '64', 0), '1828:14.3.2-4');
  });

  rule('1828:14.3.2-5', 'a company does not upgrade what it has laid itself in this round; another one may', () => {
    const hills = lay('C27', '9', 2);
    const switched = lay('C27', '23', 2);
    const t = floated('B&M', { cash: 500, stations: [['E27', 0]] });
    t.company('NYC', { shares: { player2: 6 }, stations: [['F26', 0]] });
    t.phase('green').tile('F26', '57', 1).operate('B&M', 'track').does(hills);
    t.refuses(switched, '1828:14.3.2-5');
    // The NYC comes from Providence by way of Mansfield and Boston.
    t.tile('E27', '121', 1).operate('NYC', 'track').accepts(switched);
  });

  rule('1828:14.3.2-5', 'nor what it has upgraded', () => {
    const t = system('WAB', 'PRR', { cash: 500, stations: [['H6', 0]] })
      .tile('H6', '57', 1)
      .phase('brown');
    t.operate('WAB', 'track').does(lay('H6', '14', 1));
    t.refuses(lay('H6', '449', 1), '1828:14.3.2-5');
    t.operate('WAB', 'track').accepts(lay('H6', '449', 1));
  });

  rule('1828:14.3.2-6', 'markers move along to the matching cities', () => {
    const kept = toronto().does(lay('D14', '67', 0));
    expect([kept.s.stations['CPR'], kept.s.stations['GT']]).toEqual([
      [{ hex: 'D14', node: 0 }],
      [{ hex: 'D14', node: 1 }],
    ]);
    // Turned so, the tile has the first of its cities at edge 2.
    const turned = toronto().does(lay('D14', '64', 2));
    expect([turned.s.stations['CPR'], turned.s.stations['GT']]).toEqual([
      [{ hex: 'D14', node: 1 }],
      [{ hex: 'D14', node: 0 }],
    ]);
    const blocking = floated('CPR', { stations: [['D14', 0]] })
      .phase('brown')
      .tile('D14', '59', 0);
    blocking
      .station('blocking', 'D14', 1)
      .operate('CPR', 'track')
      .does(lay('D14', '64', 2));
    expect(blocking.s.stations['blocking']).toEqual([{ hex: 'D14', node: 0 }]);
  });
});
