import { describe, expect } from 'vitest';
import { material } from '../../src/1843/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const lay = (hex: string, tile: string, rotation: number, more: object = {}) => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...more,
});
/** A company with its home, at its track. */
const building = (company = 'OU', phase = 'yellow', cash = 1000, setup: (t: Table) => Table = (t) => t): Table => {
  const homes: Record<string, string> = {
    OU: 'D9',
    PO: 'F13',
    SO: 'H7',
    PRO: 'N15',
    NOR: 'C20',
    PLM: 'J17',
    EST: 'H25',
  };
  const t = Table.blank()
    .company(company, { shares: { player1: 6 }, cash, stations: [[homes[company]!, 0]], operated: true })
    .phase(phase);
  return setup(t).operate(company, 'track');
};

describe('8.4 Build track', () => {
  rule('1843:8.4-1', 'yellow tiles or one upgrade, not both', () => {
    const t = building('OU', 'green', 1000, (u) => u.tile('D9', '57', 1));
    t.accepts(lay('D9', '14', 1))
      .does(lay('D11', '9', 1))
      .refuses(lay('D9', '14', 1), '1843:8.4-1');
    const upgraded = building('PO', 'green', 1000, (u) => u.tile('F13', '57', 1).private('TB', 'PO'));
    upgraded.does(lay('F13', '14', 1)).refuses(lay('F15', '57', 1), '1843:8.4-1');
  });

  rule('1843:8.4.1-1', 'one yellow tile in a round', () => {
    const t = building('PO', 'yellow', 1000, (u) => u.private('TB', 'PO'));
    t.does(lay('F13', '57', 1)).refuses(lay('F15', '57', 1), '1843:8.4.1-1');
  });

  rule('1843:8.4.1-2', 'the EST, the MID, the OU, the PRO and the SO a second one for 20fr', () => {
    const t = building('OU', 'yellow', 100);
    t.does(lay('D9', '57', 1)).does(lay('D11', '9', 1));
    expect(t.money('OU')).toBe(80);
    // All in the same place, with an extra tile to come, so that the step goes on.
    const second = (id: string): Table =>
      Table.blank()
        .company(id, { shares: { player1: 6 }, cash: 100, stations: [['D9', 0]], operated: true })
        .private('TB', id)
        .operate(id, 'track')
        .does(lay('D9', '57', 1));
    for (const id of ['EST', 'MID', 'OU', 'PRO', 'SO'])
      expect(
        second(id)
          .does(lay('D11', '9', 1))
          .money(id),
      ).toBe(80);
    for (const id of ['ETA', 'NOR', 'PLM', 'PO']) second(id).refuses(lay('D11', '9', 1), '1843:8.4.1-1');
    building('OU', 'yellow', 20)
      .does(lay('D9', '57', 1))
      .accepts(lay('D11', '9', 1));
    const poor = building('OU', 'yellow', 19).does(lay('D9', '57', 1));
    expect(poor.asks).not.toBe('track/OU');
  });

  rule('1843:8.4.1-1', 'and no third one', () => {
    const t = building('OU', 'yellow', 1000, (u) => u.private('TB', 'OU'));
    t.does(lay('D9', '57', 1))
      .does(lay('D11', '9', 1))
      .refuses(lay('D13', '9', 1), '1843:8.4.1-1');
  });

  rule('1843:Q15', '1843:8.4.1-2', 'the second builds on the first', () => {
    const t = building('OU').does(lay('D9', '57', 1));
    t.accepts(lay('D11', '9', 1));
    building('OU').refuses(lay('D11', '9', 1), '1843:8.4.1-13');
  });

  rule('1843:8.4.1-3', 'a tile must be left in the supply', () => {
    const at = (setup: (u: Table) => Table) => building('SO', 'yellow', 1000, (u) => setup(u).tile('H7', '57', 0));
    at((u) => u).accepts(lay('G8', '1', 5));
    expect(material.tileSet.byId.get('1')!.count).toBe(1);
    at((u) => u.tile('B19', '1', 0)).refuses(lay('G8', '1', 5), '1843:8.4.1-3');
  });

  rule('1843:8.4.1-4', '7, 8 and 9 are unlimited', () => {
    const { byId } = material.tileSet;
    expect(['7', '8', '9', '57'].map((id) => byId.get(id)!.count === Number.POSITIVE_INFINITY)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  rule('1843:8.4.1-5', 'no tile on gray hexes and red off-boards', () => {
    const t = building('EST', 'green').accepts(lay('H23', '9', 1));
    t.refuses(lay('I24', '58', 0), '1843:8.4.1-5', 'gray hex').refuses(lay('J23', '9', 0), '1843:8.4.1-5', 'red');
    building('EST', 'green').refuses(lay('H25', '14', 0), '1843:8.4.1-5', 'gray hex');
  });

  rule('1843:9-2', '1843:8.4.1-6', 'a yellow hex takes no yellow tile, and green ones from green phase', () => {
    const t = building('SO', 'green', 1000, (u) => u.station('SO', 'K8'));
    t.refuses(lay('K8', '57', 0), '1843:8.4.1-5').accepts(lay('K8', '14', 0));
    building('OU', 'green').refuses(lay('D9', '14', 1), '1843:8.4.1-6');
  });

  rule('1843:8.4.1-7', '1843:8.4.1-8', 'brown over green, gray over brown', () => {
    const at = (tile: string) => building('PO', 'gray', 1000, (u) => u.tile('F13', tile, 0));
    at('14')
      .accepts(lay('F13', '63', 0))
      .refuses(lay('F13', '513', 0), '1843:8.4.1-8');
    at('57').refuses(lay('F13', '63', 0), '1843:8.4.1-7');
    at('63').accepts(lay('F13', '513', 0));
  });

  rule('1843:Q18', 'the gray city goes over tile 63 only: named cities end with brown', () => {
    building('PLM', 'gray', 1000, (u) => u.tile('J17', 'X10', 0)).refuses(lay('J17', '513', 0), '1843:8.4.1-8');
  });

  rule('1843:8.4.1-9', '1843:8.4.1-12', 'city tiles on cities, plain ones on hexes without any stop', () => {
    const t = building('OU', 'yellow', 1000, (u) => u.tile('D9', '57', 1));
    t.refuses(lay('D11', '57', 1), '1843:8.4.1-9').accepts(lay('D11', '9', 1));
    building('OU')
      .refuses(lay('D9', '9', 1), '1843:8.4.1-12')
      .accepts(lay('D9', '57', 1));
  });

  rule('1843:8.4.1-10', '1843:8.4.1-11', 'town tiles on towns, double-town tiles on double towns', () => {
    const t = building('OU', 'yellow', 1000, (u) => u.tile('D9', '57', 2));
    t.refuses(lay('E10', '55', 2), '1843:8.4.1-11').accepts(lay('E10', '4', 2));
    const bordeaux = building('SO', 'yellow', 1000, (u) => u.tile('H7', '57', 0));
    bordeaux.refuses(lay('G8', '4', 0), '1843:8.4.1-10').accepts(lay('G8', '55', 0));
  });
});

describe('8.4.1 Placing track: the trace and the map', () => {
  rule('1843:8.4.1-13', 'track leads from a marker to a line of the tile', () => {
    building('OU')
      .accepts(lay('D9', '57', 1))
      .refuses(lay('F11', '9', 0), '1843:8.4.1-13');
  });

  rule('1843:8.4.1-14', 'not through a city that others’ markers fill', () => {
    const way = (u: Table): Table => u.tile('F13', '57', 1).tile('F15', '57', 1);
    building('PO', 'yellow', 1000, way).accepts(lay('F17', '9', 1));
    const full = (u: Table): Table => way(u).company('OU', { shares: { player2: 6 }, stations: [['F15', 0]] });
    building('PO', 'yellow', 1000, full).refuses(lay('F17', '9', 1), '1843:8.4.1-14');
  });

  /** A switch in I12 behind Limoges, and a loop beyond it that comes back to the switch. */
  const loop = (u: Table): Table =>
    u
      .station('PO', 'H11')
      .tile('H11', '57', 2)
      .tile('I12', '23', 2)
      .tile('J13', '23', 5)
      .tile('K12', '7', 3)
      .tile('K14', '7', 1);
  rule('1843:8.4.1-15', 'not over a hex edge twice', () => {
    building('PO', 'green', 1000, loop)
      .refuses(lay('H13', '9', 0), '1843:8.4.1-15')
      .accepts(lay('H11', '14', 2));
  });

  rule('1843:8.4.1-16', 'nor by turning back at a junction', () => {
    const straight = (u: Table): Table => u.station('PO', 'H11').tile('H11', '57', 2).tile('I12', '23', 2);
    const t = building('PO', 'green', 1000, straight).refuses(lay('H13', '9', 0), '1843:8.4.1-16');
    t.accepts(lay('J13', '9', 2)).refuses(lay('I14', '9', 1), '1843:8.4.1-13');
  });

  rule('1843:Q20', 'a trace runs through Genève, and through no other off-board', () => {
    // Lyon, J19, Genève by its two sides, I20.
    const line = (u: Table): Table => u.tile('J17', 'X10', 0).tile('J19', '9', 1);
    building('PLM', 'yellow', 1000, line).accepts(lay('I20', '9', 2));
    // Barcelone has two sides as well.
    const spain = (u: Table): Table => u.station('SO', 'K8').tile('K8', '63', 0).tile('L9', '4', 2).tile('M10', '8', 4);
    building('SO', 'yellow', 1000, spain).refuses(lay('M8', '9', 2), '1843:8.4.1-13');
  });

  rule('1843:8.4.1-18', 'all connections that are there must stay, printed ones too', () => {
    const t = building('OU', 'yellow', 1000, (u) => u.station('OU', 'C14'));
    t.refuses(lay('C14', '57', 1), '1843:8.4.1-18').accepts(lay('C14', '57', 0));
  });

  rule('1843:8.4.1-19', 'no track off the map', () => {
    building('SO')
      .refuses(lay('H7', '57', 1), '1843:8.4.1-19')
      .accepts(lay('H7', '57', 0));
  });

  rule('1843:8.4.1-20', 'no track into a gray hex where that has none', () => {
    const t = building('OU', 'yellow', 1000, (u) => u.station('OU', 'D15').tile('D15', '57', 0));
    t.refuses(lay('C16', '8', 0), '1843:8.4.1-20').accepts(lay('C16', '8', 4));
  });

  rule('1843:8.4.1-21', 'no track to an off-board where that has no triangle', () => {
    building('EST')
      .refuses(lay('G24', '8', 3), '1843:8.4.1-21')
      .accepts(lay('G24', '8', 5));
  });

  rule('1843:8.4.1-22', '1843:8.4.2-7', 'rivers and mountains cost with the first tile only, before it lies', () => {
    const t = building('SO', 'green', 79);
    t.refuses(lay('H7', '57', 0), '1843:8.4.1-22');
    expect(
      building('SO', 'green', 80)
        .does(lay('H7', '57', 0))
        .money('SO'),
    ).toBe(0);
    const upgrade = building('SO', 'green', 10, (u) => u.tile('H7', '57', 0)).does(lay('H7', '15', 3));
    expect(upgrade.money('SO')).toBe(10);
  });

  rule('1843:Q19', 'also on a yellow hex with a triangle', () => {
    const t = building('PLM', 'green', 100, (u) => u.station('PLM', 'J15')).does(lay('J15', '14', 2));
    expect(t.money('PLM')).toBe(20);
  });
});

describe('8.4.2 Upgrading track', () => {
  const green = (tile = '57', phase = 'green'): Table =>
    building('PO', phase, 1000, (u) => u.tile('F13', tile, 1).private('TB', 'PO'));

  rule('1843:8.4.2-1', 'one upgrade in a round', () => {
    const t = building('PO', 'green', 1000, (u) => u.tile('F13', '57', 1).tile('F15', '57', 1).private('TB', 'PO'));
    t.does(lay('F13', '14', 1)).refuses(lay('F15', '14', 1), '1843:8.4.2-1');
  });

  rule('1843:8.4.2-2', '1843:15.1-3', '1843:15.2-2', 'green tiles from green phase on', () => {
    green('57', 'yellow').refuses(lay('F13', '14', 1), '1843:8.4.2-2');
    green('57', 'green').accepts(lay('F13', '14', 1));
  });

  rule('1843:8.4.2-3', '1843:15.3-3', '1843:15.4-3', 'brown ones from brown phase on, not in blue', () => {
    green('14', 'blue').refuses(lay('F13', '63', 0), '1843:8.4.2-3');
    green('14', 'brown').accepts(lay('F13', '63', 0));
  });

  rule('1843:8.4.2-4', '1843:15.5-2', '1843:15.6-4', 'gray ones in gray phase, not in red', () => {
    green('63', 'red').refuses(lay('F13', '513', 0), '1843:8.4.2-4');
    green('63', 'gray').accepts(lay('F13', '513', 0));
  });

  rule('1843:8.4.2-5', 'by the same limits as placements', () => {
    green()
      .refuses(lay('F13', '14', 2), '1843:8.4.2-5')
      .accepts(lay('F13', '14', 1));
    const far = building('PO', 'green', 1000, (u) => u.tile('D9', '57', 1).private('TB', 'PO'));
    far.refuses(lay('D9', '14', 1), '1843:8.4.2-5');
    const spent = (u: Table): Table =>
      u.tile('H7', '57', 0).tile('D9', '15', 0).tile('E20', '15', 0).tile('I16', '15', 0).tile('L15', '15', 0);
    expect(material.tileSet.byId.get('15')!.count).toBe(4);
    building('SO', 'green', 1000, spent).refuses(lay('H7', '15', 3), '1843:8.4.2-5');
  });

  rule('1843:8.4.2-6', 'the replaced tile can be used again', () => {
    const t = building('PO', 'green', 1000, (u) => u.tile('F13', '57', 1)).does(lay('F13', '14', 1));
    expect(t.s.tiles['F13']).toEqual({ tile: '14', rotation: 1 });
  });

  rule(
    '1843:8.4.2-8',
    '1843:12.2-7',
    '1843:Q58',
    'markers of Paris go to North Paris, those of Montparnasse stay',
    () => {
      const paris = (u: Table): Table =>
        u.station('PO', 'E16', 0).company('OU', { shares: { player2: 6 }, stations: [['E16', 1]] });
      const t = building('PO', 'green', 100, paris).does(lay('E16', 'X05', 0));
      expect([t.s.stations['PO'], t.s.stations['OU']]).toEqual([
        [
          { hex: 'F13', node: 0 },
          { hex: 'E16', node: 0 },
        ],
        [{ hex: 'E16', node: 1 }],
      ]);
    },
  );
});

describe('8.4.3 Special track placement rules', () => {
  rule('1843:8.4.3-1', '1843:12.2-1', 'a named tile must be used in its colour, and only at its city', () => {
    const bordeaux = building('SO', 'brown', 1000, (u) =>
      u.tile('H7', '15', 3).tile('H9', '9', 1).tile('H11', '14', 0),
    );
    bordeaux.refuses(lay('H7', '63', 0), '1843:8.4.3-1').accepts(lay('H7', 'X06', 0));
    bordeaux.refuses(lay('H11', 'X06', 1), '1843:12.2-1').accepts(lay('H11', '63', 0));
    building('SO').accepts(lay('H7', '57', 0));
    building('NOR')
      .refuses(lay('C20', '57', 2), '1843:8.4.3-1')
      .accepts(lay('C20', 'X01', 0));
  });

  rule('1843:8.4.3-2', 'Lille, Lyon and Paris lie in one way', () => {
    building('PLM')
      .accepts(lay('J17', 'X02', 0))
      .refuses(lay('J17', 'X02', 2), '1843:8.4.3-2');
  });

  rule(
    '1843:8.4.3-3',
    '1843:12.2-2',
    '1843:12.2-3',
    'Paris costs 40fr every time, with two cities and then three',
    () => {
      const paris = (tile?: string) => (u: Table) =>
        tile === undefined ? u.station('PO', 'E16') : u.station('PO', 'E16').tile('E16', tile, 0);
      const printed = material.board.hexes.find(({ id }) => id === 'E16')!;
      expect(printed.nodes?.map(({ name }) => name)).toEqual(['Paris', 'Montparnasse']);
      const first = building('PO', 'brown', 100, paris()).does(lay('E16', 'X05', 0));
      expect(first.money('PO')).toBe(60);
      const second = building('PO', 'brown', 100, paris('X05')).does(lay('E16', 'X11', 0));
      expect(second.money('PO')).toBe(60);
      const names = (id: string) => material.tileSet.byId.get(id)!.def.nodes!.map(({ name }) => name);
      expect([names('X05'), names('X11')]).toEqual([
        ['North Paris', 'Montparnasse', 'South Paris'],
        ['North Paris', 'Montparnasse', 'South Paris'],
      ]);
    },
  );

  /** Reims with track to the double town in F21. */
  const reims = (phase: string, tile = '55'): Table =>
    building('PO', phase, 1000, (u) => u.station('PO', 'E20').tile('E20', '57', 2).tile('F21', tile, 0));
  rule('1843:8.4.3-4', '1843:Q60', 'from brown phase G58 over a yellow double town, both towns becoming one', () => {
    reims('red').accepts(lay('F21', 'X12', 0));
    reims('green').refuses(lay('F21', 'X12', 0), '1843:8.4.2-3');
    const t = reims('brown').does(lay('F21', 'X12', 0));
    expect(material.tileSet.byId.get('X12')!.count).toBe(1);
    const single = (u: Table): Table => u.tile('D9', '57', 2).tile('E10', '4', 2);
    building('OU', 'brown', 1000, single).refuses(lay('E10', 'X12', 0), '1843:8.4.3-4');
    expect(t.asks).not.toBe('track/PO');
    const bare = building('SO', 'brown', 1000, (u) => u.tile('H7', '57', 0));
    bare.refuses(lay('G8', 'X12', 0), '1843:8.4.3-4').accepts(lay('G8', '55', 0));
  });

  rule(
    '1843:8.4.3-5',
    '1843:11.2-1',
    'the MID, the PRO and the SO build brown in ports, terrain if it is the first tile',
    () => {
      const port = { using: 'ports' };
      const t = building('SO', 'brown', 100).does(lay('H7', 'X06', 0, port));
      expect(t.money('SO')).toBe(20);
      const over = (tile: string, rotation: number, readings = {}) =>
        building('SO', 'brown', 100, (u) =>
          u.set({ readings: { ...u.s.readings, ...readings } }).tile('H7', tile, rotation),
        );
      expect(
        over('57', 0)
          .does(lay('H7', 'X06', 0, port))
          .money('SO'),
      ).toBe(100);
      // Over green no power is needed, and the tile is offered once.
      over('15', 3)
        .refuses(lay('H7', 'X06', 0, port), '1843:8.4.3-5')
        .accepts(lay('H7', 'X06', 0));
      const offered = over('15', 3)
        .choices('layTile')
        .filter(({ fields }) => fields['tile'] === 'X06');
      expect(offered.map(({ fields }) => fields['using'])).toEqual([undefined]);
      over('15', 3, { portPower: 'anywhere' }).accepts(lay('H7', 'X06', 0, port));
      building('SO', 'blue').refuses(lay('H7', 'X06', 0, port), '1843:8.4.3-5');
      building('OU', 'brown', 1000, (u) => u.station('OU', 'C14')).refuses(lay('C14', 'X08', 0, port), '1843:8.4.3-5');
      expect(
        building('PRO', 'brown')
          .choices('layTile')
          .some(({ fields }) => fields['using'] === 'ports'),
      ).toBe(true);
    },
  );

  rule('1843:8.4.3-6', '1843:Q16', 'but not in Brest', () => {
    const t = building('SO', 'brown').accepts(lay('H7', 'X06', 0, { using: 'ports' }));
    t.refuses(lay('A6', '63', 0, { using: 'ports' }), '1843:8.4.3-6');
  });

  rule('1843:8.4.3-7', '1843:Q17', 'by the usual trace, which may run over the new tile', () => {
    const t = building('SO', 'brown').accepts(lay('H7', 'X06', 0, { using: 'ports' }));
    t.refuses(lay('N15', 'X07', 5, { using: 'ports' }), '1843:8.4.3-7');
  });

  rule('1843:8.4.3-8', 'as the one upgrade of the round', () => {
    const t = building('SO', 'brown', 1000, (u) => u.station('SO', 'K8'));
    t.accepts(lay('K8', '63', 0, { using: 'ports' })).does(lay('H7', '57', 0));
    t.refuses(lay('K8', '63', 0, { using: 'ports' }), '1843:8.4.3-8');
    const done = building('SO', 'brown', 1000, (u) => u.station('SO', 'K8').tile('K8', '63', 0));
    done.refuses(lay('K8', '63', 0, { using: 'ports' }), '1843:8.4.1-7');
  });

  rule('1843:8.4.3-9', 'a port takes only what its label allows', () => {
    const t = building('SO', 'brown', 1000, (u) => u.station('SO', 'K8').station('SO', 'C18'));
    t.refuses(lay('H7', '63', 0, { using: 'ports' }), '1843:8.4.3-9').accepts(lay('H7', 'X06', 0, { using: 'ports' }));
    t.accepts(lay('K8', '63', 0, { using: 'ports' })).accepts(lay('C18', '64', 0, { using: 'ports' }));
  });

  rule('1843:12.2-4', '1843:12.2-5', 'OO tiles on OO hexes, and nothing else there', () => {
    const t = building('OU', 'green', 1000, (u) => u.station('OU', 'E12').tile('D9', '57', 1));
    t.accepts(lay('E12', '59', 0))
      .refuses(lay('E12', '14', 0), '1843:12.2-4')
      .refuses(lay('D9', '59', 1), '1843:12.2-5');
  });
});
