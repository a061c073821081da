import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const place = (hex: string, node = 0) => ({ type: 'placeStation', hex, node });
const moveTo = (hex: string, node: number, fromHex: string, fromNode = 0) => ({
  type: 'moveStation',
  hex,
  node,
  fromHex,
  fromNode,
});
const claim = (hex: string) => ({ type: 'claimPort', hex });
const busy = { claims: ['A6'], hadTrain: true };

/** The PO with track from Orléans by Versailles to Paris; a port waits, so that the step is there to be asked. */
const line = (t: Table): Table => t.tile('F13', '57', 1).tile('F15', '15', 1).tile('E16', 'X05', 0);
const step = (cash = 1000, setup: (t: Table) => Table = (t) => t, phase = 'green', turn: object = {}): Table =>
  setup(
    line(Table.blank().phase(phase)).company('PO', {
      shares: { player1: 6 },
      cash,
      stations: [['F13', 0]],
      operated: true,
    }),
  ).operate('PO', 'station', { ...busy, ...turn });

describe('8.5.1 Placing a station marker', () => {
  rule('1843:8.5.1-1', 'only if the company has one left', () => {
    step().accepts(place('F15'));
    step(1000, (t) => t.station('PO', 'D9')).refuses(place('F15'), '1843:8.5.1-1');
  });

  rule(
    '1843:8.5.1-2',
    '1843:8.5.1-3',
    '1843:Q13',
    'the first after the home costs 40fr, each further one 100fr',
    () => {
      expect(step(100).does(place('F15')).money('PO')).toBe(60);
      step(39).refuses(place('F15'), '1843:8.5.1-2');
      expect(step(40).does(place('F15')).money('PO')).toBe(0);
      const ou = (cash: number): Table =>
        line(Table.blank().phase('green'))
          .company('OU', {
            shares: { player1: 6 },
            cash,
            stations: [
              ['F13', 0],
              ['D9', 0],
            ],
            operated: true,
          })
          .operate('OU', 'station', busy);
      expect(ou(100).does(place('F15')).money('OU')).toBe(0);
      ou(99).refuses(place('F15'), '1843:8.5.1-3');
    },
  );

  rule('1843:8.5.1-4', 'into an empty circle', () => {
    step().accepts(place('F15'));
    const full = (t: Table): Table =>
      t
        .company('OU', { shares: { player2: 6 }, stations: [['F15', 0]] })
        .company('NOR', { shares: { player2: 6 }, stations: [['F15', 0]] });
    step(1000, full).refuses(place('F15'), '1843:8.5.1-4');
  });

  rule('1843:8.5.1-5', 'to which track leads from a marker, not through a full city', () => {
    step().accepts(place('E16', 1)).refuses(place('E20'), '1843:8.5.1-5');
    const full = (t: Table): Table =>
      t
        .company('OU', { shares: { player2: 6 }, stations: [['F15', 0]] })
        .company('NOR', { shares: { player2: 6 }, stations: [['F15', 0]] });
    step(1000, full).refuses(place('E16', 1), '1843:8.5.1-5', 'Other companies’ markers fill');
  });

  rule('1843:8.5.1-5', 'nor over a hex edge twice, nor by turning back at a junction', () => {
    // From Limoges track leads by a loop back over its own edge, and by G12 to Orléans.
    const t = Table.blank()
      .phase('green')
      .tile('H11', '57', 2)
      .tile('I12', '23', 2)
      .tile('J13', '23', 5)
      .tile('K12', '7', 3)
      .tile('K14', '7', 1)
      .tile('H13', '8', 0)
      .tile('G12', '58', 3)
      .tile('F13', '14', 0);
    const so = (...stations: string[]): Table =>
      t
        .company('SO', { shares: { player1: 6 }, cash: 1000, operated: true })
        .set({ stations: { ...t.s.stations, SO: [] } })
        .company('SO', {
          shares: { player1: 6 },
          cash: 1000,
          stations: stations.map((hex) => [hex, 0]),
          operated: true,
        })
        .operate('SO', 'station', busy);
    so('H7', 'H11').refuses(place('F13'), '1843:8.5.1-5', 'crossing a hex edge twice');
    so('H7', 'F15').refuses(place('F13'), '1843:8.5.1-5', 'no track from one of its markers');
    t.tile('F15', '15', 0);
    so('H7', 'F15').accepts(place('F13'));
    // Without the loop the train would have to turn back in I12.
    const { K12: _, ...open } = t.s.tiles;
    t.set({ tiles: open });
    so('H7', 'H11').refuses(place('F13'), '1843:8.5.1-5', 'turning back');
  });

  rule('1843:8.5.1-3', '1843:Q14', 'a home that waits for its tile counts as placed', () => {
    const mid = (cash: number): Table =>
      Table.blank()
        .phase('green')
        .tile('C14', '57', 0)
        .tile('D13', '7', 3)
        .tile('D15', '57', 1)
        .company('MID', { shares: { player1: 6 }, cash, stations: [['C14', 0]], operated: true })
        .ext({ waiting: ['MID'] })
        .operate('MID', 'station', busy);
    mid(99).refuses(place('D15'), '1843:8.5.1-3');
    expect(mid(100).does(place('D15')).money('MID')).toBe(0);
  });

  rule('1843:8.5.1-7', 'one in a round; the home is not counted', () => {
    const t = step().does(place('F15'));
    t.refuses({ ...place('E16', 1), frame: 'station/PO' }, '1843:8.5.1-7');
    const home = line(Table.blank().phase('green'))
      .company('PO', { shares: { player1: 6 }, cash: 1000 })
      .operate('PO');
    home.does({ type: 'pass' }).accepts(place('F15'));
  });

  rule('1843:8.5.1-8', 'one on a hex, in Paris too', () => {
    step(1000, (t) => t.company('OU', { shares: { player2: 6 } })).accepts(place('E16', 1));
    const eta = line(Table.blank().phase('green'))
      .company('ETA', {
        shares: { player1: 6 },
        cash: 1000,
        stations: [
          ['F13', 0],
          ['E16', 1],
        ],
        operated: true,
      })
      .operate('ETA', 'station', busy);
    eta.refuses(place('E16', 0), '1843:8.5.1-8');
  });

  rule('1843:8.5.1-9', 'no port in the same round, nor the reverse', () => {
    const t = step().accepts(claim('A6')).does(place('F15'));
    t.refuses({ ...claim('A6'), frame: 'station/PO' }, '1843:8.5.1-9');
    step()
      .does(claim('A6'))
      .refuses({ ...place('F15'), frame: 'station/PO' }, '1843:8.5.1-9');
  });

  rule('1843:8.5.3-2', 'nor a second port', () => {
    step()
      .does(claim('A6'))
      .refuses({ ...claim('C14'), frame: 'station/PO' }, '1843:8.5.3-2', 'its one port');
  });

  rule('1843:8.5.1-10', '1843:Q23', 'the last circle of a home is kept for its company, floated or not', () => {
    const t = (stations: boolean): Table => {
      const table = Table.blank()
        .phase('green')
        .tile('D9', '57', 1)
        .tile('D11', '9', 1)
        .tile('D13', '9', 1)
        .tile('D15', '57', 1);
      if (stations) table.station('OU', 'D9');
      return table
        .company('PO', { shares: { player1: 6 }, cash: 1000, stations: [['D15', 0]], operated: true })
        .ext({ homes: table.s.ext.homes.filter(({ owner }) => owner !== 'PO') })
        .operate('PO', 'station', busy);
    };
    t(false).refuses(place('D9'), '1843:8.5.1-10');
    const green = t(true).tile('D9', '14', 1);
    green.operate('PO', 'station', busy).accepts(place('D9'));
  });
});

describe('8.5.2 Move station marker', () => {
  const gray = (cash = 1000, setup: (t: Table) => Table = (t) => t): Table => step(cash, setup, 'gray');

  rule('1843:8.5.2-1', 'in gray phase only, once in the game', () => {
    gray().accepts(moveTo('F15', 0, 'F13'));
    step().refuses(moveTo('F15', 0, 'F13'), '1843:8.5.2-1');
    gray(1000, (t) => t.ext({ moved: ['PO'] })).refuses(moveTo('F15', 0, 'F13'), '1843:8.5.2-1');
  });

  rule(
    '1843:8.5.2-2',
    '1843:8.5.2-3',
    '1843:Q24',
    'any marker, the home and the only one too, for 100fr in all',
    () => {
      const t = gray().does(moveTo('F15', 0, 'F13'));
      expect([t.s.stations['PO'], t.money('PO'), t.s.ext.moved]).toEqual([[{ hex: 'F15', node: 0 }], 900, ['PO']]);
      gray(99).refuses(moveTo('F15', 0, 'F13'), '1843:8.5.2-3');
      gray(100).accepts(moveTo('F15', 0, 'F13'));
      gray().refuses(moveTo('F15', 0, 'E16'), '1843:8.5.2-2');
    },
  );

  rule('1843:8.5.2-4', 'as the station step of the round', () => {
    const t = gray()
      .accepts(place('F15'))
      .does(moveTo('F15', 0, 'F13'));
    t.refuses({ ...place('E16', 1), frame: 'station/PO' }, '1843:8.5.2-4');
    t.refuses({ ...claim('A6'), frame: 'station/PO' }, '1843:8.5.2-4');
    gray()
      .does(place('F15'))
      .refuses({ ...moveTo('E16', 1, 'F13'), frame: 'station/PO' }, '1843:8.5.2-4');
  });

  rule('1843:8.5.2-5', 'by the rules of placing', () => {
    const t = gray(1000, (u) => u.company('OU', { shares: { player2: 6 }, stations: [['E16', 1]] }));
    t.accepts(moveTo('F15', 0, 'F13')).refuses(moveTo('E16', 1, 'F13'), '1843:8.5.2-5');
  });

  rule('1843:8.5.2-5', 'not beside another marker of the company', () => {
    const t = gray(1000, (u) => u.station('PO', 'E16', 1)).accepts(moveTo('F15', 0, 'E16', 1));
    t.refuses(moveTo('E16', 1, 'F13'), '1843:8.5.2-5', 'already');
    gray(1000, (u) => u.station('PO', 'F15')).refuses(moveTo('F15', 0, 'F13'), '1843:8.5.2-5');
  });

  rule('1843:8.5.2-5', 'not where a home of others is to come', () => {
    const at = (hex: string, map: Readonly<Record<string, readonly [tile: string, rotation: number]>>): Table => {
      const t = Table.blank().phase('gray');
      for (const [place, [tile, rotation]] of Object.entries(map)) t.tile(place, tile, rotation);
      return t
        .company('PO', { shares: { player1: 6 }, cash: 1000, stations: [[hex, 0]], operated: true })
        .operate('PO', 'station', busy);
    };
    const rennes = { D9: ['57', 1], D11: ['9', 1], D13: ['9', 1], D15: ['57', 1] } as const;
    at('D15', rennes).refuses(moveTo('D9', 0, 'D15'), '1843:8.5.2-5', 'kept for the OU');
    at('D15', { ...rennes, D9: ['14', 1] }).accepts(moveTo('D9', 0, 'D15'));
    // Toulouse has a line to the city of J9 that the MID may choose.
    at('K8', { J9: ['59', 0] }).refuses(moveTo('J9', 0, 'K8'), '1843:8.5.2-5', 'until the MID has chosen');
  });

  rule(
    '1843:8.5.2-6',
    '1843:8.5.2-7',
    'also to another circle of the same city; a “blocked” marker stays behind',
    () => {
      const t = gray(1000, (u) => u.station('PO', 'F15')).does(moveTo('F15', 0, 'F15'));
      expect([t.s.stations['PO']!.length, t.s.stations['blocked']]).toEqual([2, [{ hex: 'F15', node: 0 }]]);
    },
  );

  rule('1843:8.5.2-8', 'track leads to another marker or to where it stood', () => {
    const t = gray(1000, (u) => u.tile('F15', '14', 0)).accepts(moveTo('F15', 0, 'F13'));
    t.refuses(moveTo('E20', 0, 'F13'), '1843:8.5.2-8');
  });

  rule('1843:8.5.2-9', '1843:2-2', 'a “blocked” marker shuts its circle to all, the company too', () => {
    const t = gray(1000, (u) => u.tile('F13', '57', 1)).does(moveTo('F15', 0, 'F13'));
    const { stops } = t.title.runProblemOf(t.s, 'PO', []).network;
    expect(stops.find(({ id }) => id === 'F13:n0')).toMatchObject({ passable: false, mine: false });
  });
});

describe('8.5.3 Claim port marker', () => {
  /** The SO with its home in Bordeaux, and track to a town. */
  const so = (trains: readonly string[] = ['green-1'], setup: (t: Table) => Table = (t) => t): Table =>
    setup(
      Table.blank()
        .phase('green')
        .company('SO', { shares: { player1: 6 }, cash: 500, trains, stations: [['H7', 0]], operated: true })
        .tile('H7', '57', 0)
        .tile('G8', '55', 0),
    );

  rule('1843:8.5.3-2', '1843:Q25', 'free of charge, one in a round, while it is on the map', () => {
    const t = so().operate('SO').does({ type: 'pass' }).does(claim('H7'));
    expect([t.s.ext.ports['H7'], t.money('SO'), t.asks]).toEqual(['SO', 500, 'run/SO']);
    const two = { claims: ['H7', 'A6'], hadTrain: true };
    const taken = so(['green-1'], (u) => u.ext({ ports: { ...u.s.ext.ports, H7: 'OU' } })).operate(
      'SO',
      'station',
      two,
    );
    taken.refuses(claim('H7'), '1843:8.5.3-2').accepts(claim('A6'));
  });

  rule('1843:8.5.3-3', '1843:Q57', 'with a train at the start of its turn', () => {
    so().operate('SO').does({ type: 'pass' }).accepts(claim('H7'));
    so([])
      .tile('H7', '15', 3)
      .station('SO', 'K8')
      .operate('SO', 'station', { claims: ['H7'], hadTrain: true })
      .accepts(claim('H7'));
    const none = so([], (u) => u.tile('H9', '9', 1).tile('H11', '57', 1))
      .tile('H7', '15', 3)
      .operate('SO');
    none.does({ type: 'pass' }).refuses(claim('H7'), '1843:8.5.3-3');
  });

  rule('1843:8.5.3-4', '1843:Q26', '1843:Q57', 'and a route to it then; later track does not help', () => {
    const t = so(['green-1'], (u) =>
      u
        .tile('G8', '55', 2)
        .tile('H9', '9', 1)
        .tile('H11', '57', 1)
        .station('SO', 'K8')
        .tile('K8', '63', 0)
        .tile('L9', '4', 2),
    ).operate('SO');
    t.accepts({ type: 'pass' }).does({ type: 'layTile', hex: 'H7', tile: '15', rotation: 3 });
    t.refuses(claim('H7'), '1843:8.5.3-4').accepts(claim('K8'));
  });

  rule('1843:8.5.3-1', 'C18 counts for either of its cities', () => {
    for (const node of [0, 1]) {
      const t = Table.blank().phase('green').tile('C18', '59', 4);
      t.company('NOR', {
        shares: { player1: 6 },
        cash: 500,
        trains: ['green-1'],
        stations: [['C18', node]],
        operated: true,
      });
      t.tile('B19', '55', 1).tile('C20', 'X03', 0).operate('NOR');
      expect(t.s.stack.find(({ kind }) => kind === 'operatingTurn')).toMatchObject({ claims: ['C18'] });
    }
  });

  rule('1843:Q57', 'track that others have laid in the round before helps', () => {
    const t = so()
      .company('OU', { cell: [5, 9], shares: { player2: 6 }, cash: 80, trains: ['green-2'], stations: [['H11', 0]] })
      .tile('H7', '57', 1)
      .tile('H11', '57', 1)
      .operate('OU', 'track')
      .does({ type: 'layTile', hex: 'H9', tile: '9', rotation: 1 });
    const claims = (): unknown => t.s.stack.find(({ kind }) => kind === 'operatingTurn');
    while (t.asks !== 'run/OU') t.does({ type: 'pass' });
    t.runsBest();
    t.does({ type: 'dividend', choice: 'pay' }).does({ type: 'pass' });
    expect([t.asks, claims()]).toMatchObject(['track/SO', { claims: ['H7'], hadTrain: true }]);
    t.does({ type: 'pass' }).accepts(claim('H7'));
  });

  rule('1843:Q26', 'a city filled by others is in the way, and may be the port itself', () => {
    const at = (...others: readonly (readonly [string, number])[]): unknown => {
      const t = Table.blank().phase('brown').tile('H11', '57', 0).tile('I10', '9', 0).tile('J9', '66', 0);
      t.company('PO', { shares: { player1: 6 }, trains: ['brown-1'], stations: [['H11', 0]], operated: true });
      t.company('OU', { shares: { player2: 6 }, stations: others }).operate('PO');
      return t.s.stack.find(({ kind }) => kind === 'operatingTurn');
    };
    // From Limoges by I10 and a city of J9 to Toulouse.
    expect([at(), at(['K8', 0]), at(['J9', 0])]).toMatchObject([
      { claims: ['K8'] },
      { claims: ['K8'] },
      { claims: [] },
    ]);
  });
});
