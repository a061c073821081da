import { describe, expect } from 'vitest';
import { material } from '../../src/1843/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const buyPrivate = (id: string, price: number, more: object = {}) => ({
  type: 'buyPrivate',
  frame: 'operatingTurn/SO',
  private: id,
  price,
  ...more,
});
const lay = (hex: string, tile: string, rotation: number, using?: string, more: object = {}) => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using === undefined ? {} : { using }),
  ...more,
});
/** The SO at a step of its turn, with these privates of its own. */
const so = (
  step = 'track',
  { phase = 'green', cash = 500, own = [] as readonly string[], players = 3 } = {},
  setup: (t: Table) => Table = (t) => t,
): Table => {
  const t = Table.blank(players)
    .phase(phase)
    .company('SO', { shares: { player1: 6 }, cash, stations: [['H7', 0]], operated: true });
  for (const id of own) t.private(id, 'SO');
  return setup(t).operate('SO', step);
};
const ofPlayer =
  (...ids: string[]) =>
  (t: Table): Table => {
    for (const id of ids) t.private(id, 'player2');
    return t;
  };

describe('10.1 Private companies', () => {
  rule('1843:10.1-2', 'companies buy privates from green phase on', () => {
    so('track', {}, ofPlayer('C')).accepts(buyPrivate('C', 20));
    so('track', { phase: 'yellow' }, ofPlayer('C')).refuses(buyPrivate('C', 20), '1843:10.1-2');
  });

  rule('1843:10.1-3', '1843:Q56', 'at any time of the own turn, from players only', () => {
    for (const step of ['track', 'trains']) so(step, {}, ofPlayer('C')).accepts(buyPrivate('C', 20));
    const owned = so('track', {}, (t) => t.company('OU', { shares: { player2: 6 } }).private('C', 'OU'));
    owned.refuses(buyPrivate('C', 20), '1843:10.1-3');
    so('track', {}, ofPlayer('C')).refuses(
      { ...buyPrivate('C', 20), frame: 'operatingTurn/OU' },
      '1843:8.2-7',
      'The SO operates',
    );
  });

  rule(
    '1843:10.1-4',
    '1843:10.1-6',
    '1843:10.1-7',
    'if the owner agrees; the price goes to the owner, the private to the charter',
    () => {
      const t = so('track', {}, ofPlayer('C')).does(buyPrivate('C', 25));
      expect(t.who).toEqual(['player2']);
      const before = t.money('player2');
      t.does({ type: 'accept' });
      expect([t.money('SO'), t.money('player2') - before, t.s.privates['C']]).toEqual([475, 25, 'SO']);
      const declined = so('track', {}, ofPlayer('C')).does(buyPrivate('C', 25)).does({ type: 'decline' });
      declined.refuses(buyPrivate('C', 25), '1843:10.1-4').accepts(buyPrivate('C', 26));
      so('track', { cash: 19 }, ofPlayer('C')).refuses(buyPrivate('C', 20), '1843:10.1-6');
    },
  );

  rule('1843:10.1-5', 'for 1fr to twice the face value', () => {
    const t = so('track', {}, ofPlayer('C')).accepts(buyPrivate('C', 1)).accepts(buyPrivate('C', 40));
    t.refuses(buyPrivate('C', 0), '1843:10.1-5').refuses(buyPrivate('C', 41), '1843:10.1-5');
  });

  rule('1843:10.2-44', 'never LM', () => {
    so('track', {}, ofPlayer('LM', 'C')).accepts(buyPrivate('C', 20)).refuses(buyPrivate('LM', 100), '1843:10.2-44');
  });

  rule('1843:10.1-8', 'its power is the company’s from then on', () => {
    const t = so('track', {}, ofPlayer('PStG'));
    const tile = { ...lay('E14', '55', 0, 'PStG'), frame: 'operatingTurn/SO' };
    t.refuses(tile, '1843:10.1-8').does(buyPrivate('PStG', 40)).does({ type: 'accept' }).accepts(tile);
  });

  rule('1843:10.1-9', 'and only in the step for which it is stated', () => {
    const power = lay('C14', '57', 0, 'LH');
    so('track', { own: ['LH'] }).accepts(power);
    so('trains', { own: ['LH'] }).refuses(power, '1843:10.1-9');
  });

  rule('1843:10.1-10', 'a hex is closed until a company owns the private, or it closes', () => {
    const tile = lay('G14', '55', 0);
    const near =
      (owner: string) =>
      (t: Table): Table =>
        t
          .company('PO', { shares: { player1: 6 }, stations: [['F15', 0]], cash: 100, operated: true })
          .tile('F15', '57', 0)
          .private('VdL', owner);
    const at = (owner: string): Table => so('track', {}, near(owner)).operate('PO', 'track');
    at('player2').refuses({ ...tile, rotation: 0, hex: 'G14', tile: '55' }, '1843:10.1-10');
    for (const owner of ['SO', 'gone']) at(owner).accepts(tile);
  });
});

describe('10.2 Particulars', () => {
  rule('1843:10.2-1', '1843:10.2-6', '1843:10.2-7', 'TB, C and PStG', () => {
    const { privates } = material;
    expect(privates.slice(0, 3).map(({ id, price, revenue }) => [id, price, revenue])).toEqual([
      ['TB', 15, 0],
      ['C', 20, 5],
      ['PStG', 40, 10],
    ]);
  });
  rule('1843:10.2-12', '1843:10.2-18', '1843:10.2-34', 'LH, VdL and BA', () => {
    const { privates } = material;
    expect(privates.slice(3, 6).map(({ id, price, revenue }) => [id, price, revenue])).toEqual([
      ['LH', 60, 15],
      ['VdL', 110, 20],
      ['BA', 150, 25],
    ]);
  });
  rule('1843:10.2-40', '1843:10.2-45', 'LM closes as soon as the PLM has a train', () => {
    const t = Table.blank()
      .company('PLM', { shares: { player1: 6 }, cash: 500, stations: [['J17', 0]] })
      .private('LM', 'player1');
    expect(material.privates[6]).toMatchObject({ id: 'LM', price: 210, revenue: 30 });
    t.operate('PLM', 'trains').does({ type: 'buyTrain', train: 'yellow-1', face: '2+1' });
    expect(t.s.privates['LM']).toBe('gone');
  });

  rule('1843:10.2-2', '1843:10.2-5', 'TB: one more yellow tile for 20fr, by the usual rules; then it closes', () => {
    const t = so('track', { own: ['TB'], cash: 200 })
      .refuses(lay('F11', '9', 0, 'TB'), '1843:8.4.1-13')
      .does(lay('H7', '57', 0, 'TB'));
    expect([t.money('SO'), t.s.privates['TB']]).toEqual([100, 'gone']);
    so('track', { own: ['TB'] }, (u) => u.tile('H7', '57', 0)).refuses(lay('H7', '15', 3, 'TB'), '1843:10.2-2');
  });

  rule('1843:10.2-3', '1843:10.2-4', 'TB: before or after the whole build, on top of two tiles', () => {
    const before = so('track', { own: ['TB'] })
      .does(lay('H7', '57', 0, 'TB'))
      .does(lay('G8', '55', 0))
      .does(lay('F9', '9', 0));
    expect(Object.keys(before.s.tiles)).toHaveLength(3);
    const after = so('track', { own: ['TB'] })
      .does(lay('H7', '57', 0))
      .does(lay('G8', '55', 0))
      .does(lay('F9', '9', 0, 'TB'));
    expect(Object.keys(after.s.tiles)).toHaveLength(3);
    const between = so('track', { own: ['TB', 'BA'] })
      .does(lay('H7', '57', 0))
      .does(lay('G8', '55', 0, 'TB'));
    expect(between.asks).not.toBe('track/SO');
    between.refuses({ ...lay('F9', '9', 0), frame: 'track/SO' }, '1843:10.2-3', 'finished');
  });

  rule(
    '1843:10.2-8',
    '1843:10.2-9',
    '1843:10.2-11',
    'PStG: a yellow tile in E14, unconnected, at any time; it stays',
    () => {
      const tile = { ...lay('E14', '55', 0, 'PStG'), frame: 'operatingTurn/SO' };
      for (const step of ['track', 'trains']) {
        const t = so(step, { own: ['PStG'] }).does(tile);
        expect([t.s.tiles['E14']?.tile, t.s.privates['PStG'], t.money('SO')]).toEqual(['55', 'SO', 500]);
      }
      so('track', { own: ['PStG'] }).refuses({ ...tile, hex: 'G8' }, '1843:10.2-8');
    },
  );

  rule('1843:10.2-10', 'PStG: not if a tile lies there', () => {
    const tile = { ...lay('E14', '55', 0, 'PStG'), frame: 'operatingTurn/SO' };
    so('track', { own: ['PStG'] }).accepts(tile);
    so('track', { own: ['PStG'] }, (t) => t.tile('E14', '55', 0)).refuses(tile, '1843:10.2-10');
  });

  const havre = lay('C14', '57', 0, 'LH');
  const boulogne = (node = 0) => lay('C18', '59', 4, 'BA', { node });
  rule(
    '1843:10.2-13',
    '1843:10.2-17',
    '1843:Q21',
    'LH: tile and marker in Le Havre for 80fr in all, unconnected; it stays',
    () => {
      const t = so('track', { own: ['LH'], cash: 80 }).does(havre);
      expect([t.money('SO'), t.s.stations['SO']!.at(-1), t.s.privates['LH']]).toEqual([
        0,
        { hex: 'C14', node: 0 },
        'SO',
      ]);
      expect(t.title.mustBuyTrain!(t.s, 'SO')).toBe(true);
      so('track', { own: ['LH'], cash: 79 }).refuses(havre, '1843:8.4.1-22');
      so('track', { own: ['LH'] }).refuses(lay('H7', '57', 0, 'LH'), '1843:10.2-13');
    },
  );

  rule('1843:Q21', 'its marker is one placed: no port in that round, and the next costs 100fr', () => {
    const line = (t: Table): Table => t.tile('H7', '57', 1).tile('H9', '9', 1).tile('H11', '57', 1);
    const port = { claims: ['H7'], hadTrain: true };
    const t = line(so('track', { own: ['LH'] }))
      .operate('SO', 'track', port)
      .does(havre);
    t.refuses({ type: 'claimPort', hex: 'H7', frame: 'station/SO' }, '1843:8.5.1-9');
    t.operate('SO', 'station', port).does({ type: 'placeStation', hex: 'H11', node: 0 });
    expect(t.money('SO')).toBe(500 - 80 - 100);
    const first = line(so('track')).operate('SO', 'station', port).does({ type: 'placeStation', hex: 'H11', node: 0 });
    expect(first.money('SO')).toBe(500 - 40);
  });

  rule('1843:8.4.1-17', '1843:8.5.1-6', 'tiles and markers of PStG, LH and BA need no trace', () => {
    const t = so('track', { own: ['LH', 'PStG', 'BA'] })
      .accepts(havre)
      .accepts(lay('C18', '59', 4, 'BA', { node: 0 }));
    t.accepts({ ...lay('E14', '55', 0, 'PStG'), frame: 'operatingTurn/SO' });
    // Without them nothing leads there.
    t.refuses(lay('C14', '57', 0), '1843:8.4.1-13');
  });

  rule('1843:10.2-14', 'LH: all or nothing', () => {
    so('track', { own: ['LH'] }).accepts(havre);
    so('track', { own: ['LH'] }, (t) => t.station('SO', 'K8').station('SO', 'D9')).refuses(havre, '1843:10.2-14');
  });

  rule('1843:10.2-15', 'LH: as the whole track and station step', () => {
    const t = so('track', { own: ['LH', 'TB'] }).does(havre);
    t.refuses(lay('H7', '57', 0), '1843:10.2-15').accepts(lay('H7', '57', 0, 'TB'));
    const built = so('track', { own: ['LH'] }).does(lay('H7', '57', 0));
    built.refuses(havre, '1843:10.2-15');
  });

  rule('1843:10.2-16', 'LH: not if a tile lies there', () => {
    so('track', { own: ['LH'] }).accepts(havre);
    so('track', { own: ['LH'] }, (t) => t.tile('C14', '57', 0)).refuses(havre, '1843:10.2-16');
  });

  rule('1843:10.2-49', '1843:Q59', 'TB’s and PStG’s tiles may accompany LH’s and BA’s', () => {
    const t = so('track', { own: ['LH', 'TB', 'PStG'] }).does(havre);
    t.accepts(lay('H7', '57', 0, 'TB')).accepts({ ...lay('E14', '55', 0, 'PStG'), frame: 'operatingTurn/SO' });
    // TB's tile comes before or after, with BA too.
    so('track', { own: ['LH', 'TB'] })
      .does(lay('H7', '57', 0, 'TB'))
      .accepts(havre);
    so('track', { own: ['BA', 'TB'] })
      .does(lay('H7', '57', 0, 'TB'))
      .accepts(boulogne());
    so('track', { own: ['BA', 'TB'] })
      .does(boulogne())
      .accepts(lay('H7', '57', 0, 'TB'));
  });

  rule(
    '1843:10.2-36',
    '1843:10.2-39',
    '1843:Q22',
    'BA: a green tile and a marker in C18 for 100fr, unconnected; it stays',
    () => {
      const t = so('track', { own: ['BA'] }).does(boulogne(1));
      expect([t.money('SO'), t.s.stations['SO']!.at(-1), t.s.privates['BA']]).toEqual([
        400,
        { hex: 'C18', node: 1 },
        'SO',
      ]);
      so('track', { own: ['BA'] }).refuses(lay('C18', '59', 4, 'BA'), '1843:10.2-36');
      so('track', { own: ['BA'] }, (u) => u.tile('C18', '59', 4)).refuses(boulogne(), '1843:10.2-36');
    },
  );

  const alone = { type: 'placeStation', hex: 'C18', node: 0, using: 'BA' };
  rule('1843:10.2-37', 'BA: the marker alone where a tile lies', () => {
    const t = so('track', { own: ['BA'] }, (u) => u.tile('C18', '59', 4)).does(alone);
    expect([t.money('SO'), t.s.stations['SO']!.at(-1)]).toEqual([400, { hex: 'C18', node: 0 }]);
    so('track', { own: ['BA'] }).refuses(alone, '1843:10.2-37');
    const full = (u: Table): Table =>
      u.tile('C18', '59', 4).company('OU', { shares: { player2: 6 }, stations: [['C18', 0]] });
    so('track', { own: ['BA'] }, full)
      .refuses(alone, '1843:8.5.1-4')
      .accepts({ ...alone, node: 1 });
  });

  rule('1843:10.2-38', 'BA: either is the whole track and station step', () => {
    so('track', { own: ['BA', 'TB'] })
      .accepts(boulogne())
      .does(lay('H7', '57', 0))
      .refuses(boulogne(), '1843:10.2-38');
    const t = so('track', { own: ['BA', 'TB'] }).does(boulogne());
    t.refuses(lay('H7', '57', 0), '1843:10.2-38');
    const tiled = so('track', { own: ['BA', 'TB'] }, (u) => u.tile('C18', '59', 4)).does(lay('H7', '57', 0));
    tiled.refuses(alone, '1843:10.2-38');
  });

  rule(
    '1843:10.1-8',
    '1843:8.5.1-1',
    '1843:8.5.1-8',
    'powers are their owner’s, and their markers obey the limits of markers',
    () => {
      so('track', {}, (u) => u.tile('C18', '59', 4))
        .refuses(lay('H7', '57', 0, 'TB'), '1843:10.1-8')
        .refuses(alone, '1843:10.1-8');
      const own = { own: ['BA'] };
      so('track', own).accepts(boulogne());
      const spent = (u: Table): Table => u.station('SO', 'K8').station('SO', 'D9');
      so('track', own, spent).refuses(boulogne(), '1843:8.5.1-1');
      so('track', own, (u) => spent(u).tile('C18', '59', 4)).refuses(alone, '1843:8.5.1-1');
      const there = (u: Table): Table => u.station('SO', 'C18', 1);
      so('track', own, there).refuses(boulogne(), '1843:8.5.1-8');
      so('track', own, (u) => there(u).tile('C18', '59', 4)).refuses(alone, '1843:8.5.1-8');
      so('track', { ...own, cash: 99 }, (u) => u.tile('C18', '59', 4)).refuses(alone, '1843:8.4.1-22');
      so('track', { ...own, cash: 100 }, (u) => u.tile('C18', '59', 4)).accepts(alone);
    },
  );
});
