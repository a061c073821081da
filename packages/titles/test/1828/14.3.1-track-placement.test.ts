import { describe, expect } from 'vitest';
import { material } from '../../src/1828/material.ts';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay } from './track.ts';

/** The WAB in Louisville; its track leads to the left and, by way of Cincinnati (H8), to the right. */
const wab = (): Table =>
  floated('WAB', { cash: 500, stations: [['H6', 0]] })
    .tile('H6', '57', 1)
    .tile('H8', '57', 1);
const track = (t: Table, company = 'WAB'): Table => t.operate(company, 'track');
const other = (t: Table, hex: string): Table =>
  t.company('MP', { shares: { player2: 6 }, stations: [[hex, 0]], operated: true });
const beyond = lay('H10', '9', 1);

const bm = (cash = 500): Table => floated('B&M', { cash, stations: [['E27', 0]] });
const nyh = (cash = 500): Table => floated('NYH', { cash, stations: [['G23', 1]] });

/** The C&O in Richmond with track through the tunnel to the coalfields. */
const richmond = (coal = 0): Table =>
  floated('C&O', { cash: 500, coal, stations: [['K15', 0]] })
    .tile('K15', '57', 1)
    .tile('K13', '4', 1);

/** The MP in St Louis. Its track goes right to I7, around a loop and back; only then does it turn off in I5, to H4. */
const loop = (): Table =>
  floated('MP', { cash: 500, stations: [['I3', 0]] })
    .tile('I3', '57', 1)
    .tile('I5', '23', 4)
    .tile('I7', '23', 1)
    .tile('I9', '7', 0)
    .tile('J8', '7', 2);

describe('14.3.1 Track placement overview', () => {
  rule('1828:14.3.1-1', 'track must lead from a marker to a line of the tile', () => {
    const t = track(wab());
    t.accepts(beyond);
    // Beside the track but not joined to it, and far from it.
    t.refuses(lay('H10', '9', 0), '1828:14.3.1-1');
    t.refuses(lay('G7', '9', 1), '1828:14.3.1-1');
    t.refuses(lay('D8', '57', 1), '1828:14.3.1-1');
    // In the hex of its own marker any tile with track to it will do.
    const home = floated('WAB', { stations: [['H6', 0]] });
    track(home).accepts(lay('H6', '57', 0));
  });

  rule('1828:14.3.1-1', 'an upgrade of track that the company does not reach is refused', () => {
    const t = track(wab().phase('green').tile('H10', '9', 1).tile('G9', '9', 1));
    t.accepts(lay('H10', '20', 0));
    t.refuses(lay('G9', '20', 0), '1828:14.3.1-1');
  });

  rule('1828:14.3.1-2', 'not through a city that others fill', () => {
    track(wab()).accepts(beyond);
    track(other(wab(), 'H8')).refuses(beyond, '1828:14.3.1-2');
    track(wab().station('blocking', 'H8')).refuses(beyond, '1828:14.3.1-2');
    // The tile in the full city itself can be reached and upgraded.
    track(other(wab(), 'H8').phase('green')).accepts(lay('H8', '14', 1));
  });

  rule('1828:14.3.1-2', 'with a place left, or a marker of its own, the city is open', () => {
    const wide = (): Table => other(wab().tile('H8', '14', 1), 'H8');
    track(wide()).accepts(beyond);
    track(wide().station('blocking', 'H8')).refuses(beyond, '1828:14.3.1-2');
    track(wide().station('WAB', 'H8')).accepts(beyond);
  });

  rule('1828:14.3.1-3', 'not through the coalfields without a coal marker', () => {
    const behind = lay('J10', '9', 2);
    track(richmond(), 'C&O').refuses(behind, '1828:14.3.1-3');
    track(richmond(1), 'C&O').accepts(behind);
  });

  rule('1828:14.3.1-4', 'not over a hex edge twice', () => {
    const north = lay('H4', '9', 2);
    track(loop(), 'MP').refuses(north, '1828:14.3.1-4');
    // The loop itself is reached, and H4 where the track turns off at once.
    track(loop().phase('green'), 'MP').accepts(lay('J8', '29', 2));
    track(loop().tile('I5', '7', 1), 'MP').accepts(north);
  });

  rule('1828:14.3.1-6', 'track that is printed on the hex must be on the tile', () => {
    const bo = (): Table => track(floated('B&O', { cash: 500, stations: [['I19', 0]] }).phase('green'), 'B&O');
    for (const rotation of [0, 2, 4]) bo().accepts(lay('I19', '53', rotation));
    for (const rotation of [1, 3, 5]) bo().refuses(lay('I19', '53', rotation), '1828:14.3.1-6');
    const newYork = track(nyh().phase('green'), 'NYH');
    newYork.accepts(lay('G23', '54', 0));
    newYork.refuses(lay('G23', '54', 1), '1828:14.3.1-6');
  });

  rule('1828:14.3.1-7', 'no track off the map', () => {
    const t = track(bm().tile('C27', '9', 2), 'B&M');
    t.accepts(lay('B26', '8', 5));
    t.refuses(lay('B26', '9', 2), '1828:14.3.1-7');
    t.refuses(lay('B26', '8', 3), '1828:14.3.1-7');
  });

  rule('1828:14.3.1-8', 'to a gray hex only where that has track', () => {
    const t = track(bm().tile('C27', '9', 2), 'B&M');
    // D24 has no track on its right side, but on its lower right one.
    t.refuses(lay('D26', '9', 1), '1828:14.3.1-8');
    track(bm().tile('D26', '8', 4), 'B&M').accepts(lay('E25', '7', 2));
  });

  rule('1828:14.3.1-9', 'a tile can meet red hexes only at their triangles', () => {
    const { board } = material;
    const sides = board.hexes.flatMap(({ id, color }, hex) =>
      [0, 1, 2, 3, 4, 5].flatMap((edge) => {
        const beside = board.hexes[board.neighbours[hex * 6 + edge]!];
        if (color === 'red' || color === 'gray' || beside?.color !== 'red') return [];
        const triangle = board.printed[board.neighbours[hex * 6 + edge]!]!.edgeMask & (1 << ((edge + 3) % 6));
        return [`${id}-${beside.id}${triangle ? '' : ' without a triangle'}`];
      }),
    );
    expect(sides.sort().join(' ')).toBe(
      'B14-A13 B14-A15 B16-A15 B26-B28 C27-B28 G5-G3 H2-G3 H2-I1 H4-G3 I3-I1 J2-I1 J2-K3 J4-K3 K15-L16 K17-L16',
    );
    track(bm().tile('C27', '9', 2), 'B&M').accepts(lay('B26', '7', 4));
  });

  rule('1828:14.3.1-10', 'not into a blue barrier, from either side of it', () => {
    // A marker in Rochester, whose track leads to D16; above that is a barrier.
    const t = track(floated('NYC', { cash: 500, stations: [['D18', 0]] }), 'NYC');
    t.accepts(lay('D16', '9', 1));
    t.refuses(lay('D16', '8', 2), '1828:14.3.1-10');
    t.refuses(lay('D16', '7', 3), '1828:14.3.1-10');
    // Ottawa, which has the same barrier on its lower right side as C21 has on its upper left one.
    const ottawa = floated('CPR', { cash: 500, stations: [['A23', 0]] })
      .tile('B22', '8', 1)
      .tile('B20', '57', 1);
    const green = track(ottawa.phase('green'), 'CPR');
    green.accepts(lay('B20', '206', 1));
    green.refuses(lay('B20', '205', 4), '1828:14.3.1-10');
    const south = track(floated('CPR', { cash: 500, stations: [['A23', 0]] }).tile('B22', '9', 0), 'CPR');
    south.accepts(lay('C21', '8', 3));
    south.refuses(lay('C21', '7', 2), '1828:14.3.1-10');
  });

  rule('1828:14.3.1-11', 'a river costs $80 and a mountain $120, from the treasury to the bank', () => {
    const pays = (deed: ReturnType<typeof lay>, cash = 500): number[] => {
      const t = track(bm(cash), 'B&M');
      const bank = t.money('bank');
      t.does(deed);
      return [t.money('B&M'), t.money('bank') - bank];
    };
    expect(pays(lay('F26', '57', 1), 80)).toEqual([0, 80]);
    expect(pays(lay('D26', '8', 4), 120)).toEqual([0, 120]);
    expect(pays(lay('C27', '9', 2), 30)).toEqual([30, 0]);
    // To be paid before the tile is laid.
    track(bm(79), 'B&M').refuses(lay('F26', '57', 1), '1828:8.3.1-7');
    track(bm(119), 'B&M').refuses(lay('D26', '8', 4), '1828:8.3.1-7');
  });

  rule('1828:14.3.1-12', 'upgrades do not pay again', () => {
    const t = track(bm(0).tile('F26', '57', 1).phase('green'), 'B&M').does(lay('F26', '15', 1));
    expect([t.money('B&M'), t.s.tiles['F26']]).toEqual([0, { tile: '15', rotation: 1 }]);
  });

  rule(
    '1828:14.3.1-12',
    '1828:Q28',
    'a printed yellow hex pays at its first tile, a green one, and then no more',
    () => {
      const t = track(nyh(80).phase('green'), 'NYH');
      const bank = t.money('bank');
      t.does(lay('G23', '54', 0));
      expect([t.money('NYH'), t.money('bank') - bank]).toEqual([0, 80]);
      track(t.phase('brown'), 'NYH').does(lay('G23', '62', 0));
      expect([t.money('NYH'), t.s.tiles['G23']]).toEqual([0, { tile: '62', rotation: 0 }]);
      track(nyh(79).phase('green'), 'NYH').refuses(lay('G23', '54', 0), '1828:8.3.1-7');
    },
  );
});
