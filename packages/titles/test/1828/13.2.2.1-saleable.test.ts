import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { buyPrivate, layTile, owning, paid } from './privates.ts';
import { pass } from '../deals.ts';
import type { Table } from './table.ts';

/** Face value, revenue to a player and to a company. */
const figures = (id: string): number[] => [
  800 - remaining([id], ['pCPR']).does(buyLot(id)).money('player1'),
  paid(owning(id), 'player1'),
  paid(owning(id).private(id, 'B&O'), 'B&O'),
];
/** A player's private closes the hex; once it is out of the game only the track is missing. */
function blocks(id: string, hex: string, tile: string): void {
  owning(id)
    .operate('B&O', 'track')
    .refuses(layTile(hex, tile, 1), '1828:13.2.1-10');
  owning(id)
    .private(id, 'gone')
    .operate('B&O', 'track')
    .refuses(layTile(hex, tile, 1), '1828:14.3.1-1');
}
/** No power of its own: nothing more can be done by the company that owns it. */
function hasNoPower(id: string): void {
  const kinds = (t: Table) =>
    t
      .operate('B&O', 'track')
      .choices()
      .map(({ type, fields }) => [type, fields]);
  expect(kinds(owning(id).private(id, 'B&O'))).toEqual(kinds(owning(id).private(id, 'gone')));
}

const atBurlington = (tile = '4', rotation = 1) => ({
  ...layTile('B24', tile, rotation, 'C&StL'),
  frame: 'operatingTurn/B&O',
});

describe('13.2.2.1 Schuylkill Valley Navigation', () => {
  rule('1828:13.2.2.1-1', '$20, revenue $5, blocks G19', () => {
    expect(figures('SVN')).toEqual([20, 5, 5]);
    blocks('SVN', 'G19', '9');
    hasNoPower('SVN');
  });
});

describe('13.2.2.2 Saint Clair Tunnel', () => {
  rule('1828:13.2.2.2-1', '$20, revenue $5 to a player and $10 to a company, blocks D10', () => {
    expect(figures('StCT')).toEqual([20, 5, 10]);
    blocks('StCT', 'D10', '4');
    hasNoPower('StCT');
  });
});

describe('13.2.2.3 Champlain & St. Lawrence', () => {
  /** The B&O in Baltimore, with the private and a train. */
  const table = (phase = 'green') =>
    owning('C&StL', 'B&O', { stations: [['I19', 0]], trains: ['2-1'] }, phase)
      .private('C&StL', 'B&O')
      .tile('J18', '57', 0);

  rule('1828:13.2.2.3-1', '$40, revenue $10, blocks B24', () => {
    expect(figures('C&StL')).toEqual([40, 10, 10]);
    blocks('C&StL', 'B24', '4');
  });

  rule('1828:13.2.2.3-2', 'the tile on B24 is free and leaves the normal build', () => {
    const t = table().operate('B&O', 'track').does(atBurlington());
    expect([t.asks, t.s.tiles['B24'], t.money('B&O')]).toEqual(['track/B&O', { tile: '4', rotation: 1 }, 500]);
    t.does(layTile('K17', '9', 0));
    expect(t.asks).toBe('station/B&O');
    // As well after the track step, and at any later time in the turn.
    for (const step of ['station', 'run', 'trains']) table().operate('B&O', step).accepts(atBurlington());
  });

  rule('1828:13.2.2.3-2', 'it is a yellow tile, and in B24 only', () => {
    const t = table().operate('B&O', 'track').accepts(atBurlington('58', 0));
    t.refuses({ ...layTile('K17', '9', 0, 'C&StL'), frame: 'operatingTurn/B&O' }, '1828:13.2.2.3-2');
    t.refuses(atBurlington('57'), '1828:14.2-1').refuses(atBurlington('14'), '1828:13.2.2.3-2');
    expect(
      t
        .does(atBurlington())
        .choices('layTile')
        .filter(({ fields }) => fields['using'] === 'C&StL'),
    ).toEqual([]);
    // Nothing else can lie there, and the company has built it in this round.
    t.refuses(atBurlington('3', 0), '1828:14.1-2');
  });

  rule('1828:13.2.2.3-3', 'it need not be connected with anything', () => {
    const t = table().operate('B&O', 'track');
    t.refuses(layTile('B24', '4', 1), '1828:14.3.1-1').accepts(atBurlington());
    expect(t.choices('layTile').some(({ fields }) => fields['using'] === 'C&StL')).toBe(true);
  });
});

describe('13.2.2.4 Delaware & Hudson', () => {
  const scranton = (tile = '57', rotation = 1) => layTile('F20', tile, rotation, 'D&H');
  const marker = { type: 'placeStation', hex: 'F20', node: 0, using: 'D&H' };
  /** A company with its home, $500 and the D&H, at its track step. */
  const table = (company = 'B&O', home = 'I19') =>
    owning('D&H', company, { stations: [[home, 0]] }).private('D&H', company);

  rule('1828:13.2.2.4-1', '$80, revenue $15, blocks Scranton', () => {
    expect(figures('D&H')).toEqual([80, 15, 15]);
    blocks('D&H', 'F20', '57');
  });

  rule('1828:13.2.2.4-2', '1828:Q30', '$120 in all for a tile in Scranton, mountain and all, unconnected', () => {
    const t = table()
      .operate('B&O', 'track')
      .refuses(layTile('F20', '57', 1), '1828:14.3.1-1');
    const bank = t.money('bank');
    t.does(scranton());
    expect([t.s.tiles['F20'], t.money('B&O'), t.money('bank') - bank]).toEqual([{ tile: '57', rotation: 1 }, 380, 120]);
    table().cash('B&O', 120).operate('B&O', 'track').accepts(scranton());
    table().cash('B&O', 119).operate('B&O', 'track').refuses(scranton(), '1828:8.3.1-7');
    table()
      .operate('B&O', 'track')
      .refuses(layTile('K17', '9', 0, 'D&H'), '1828:13.2.2.4-2');
  });

  rule('1828:13.2.2.4-2', '1828:Q30', 'and $120 again for an upgrade later', () => {
    const t = table().tile('F20', '57', 1).operate('B&O', 'track').does(scranton('14', 0));
    expect([t.s.tiles['F20'], t.money('B&O')]).toEqual([{ tile: '14', rotation: 0 }, 380]);
  });

  rule('1828:13.2.2.4-3', 'it is the normal build of the round', () => {
    const t = table()
      .operate('B&O', 'track')
      .accepts(scranton())
      .does(layTile('I21', '8', 1));
    expect([t.asks, t.money('B&O')]).toEqual(['trains/B&O', 420]);
    t.refuses({ ...scranton(), frame: 'track/B&O' }, '1828:13.2.2.4-3');
    const other = table().operate('B&O', 'track').does(scranton());
    other.refuses({ ...layTile('I21', '8', 1), frame: 'track/B&O' }, '1828:8.3.1-1');
  });

  rule('1828:13.2.2.4-3', 'an extra tile that is still open is none for Scranton', () => {
    // The B&M has its tile for $40 left.
    const t = table('B&M', 'E27')
      .operate('B&M', 'track')
      .accepts(scranton())
      .does(layTile('F26', '57', 1));
    expect(t.asks).toBe('track/B&M');
    t.refuses(scranton(), '1828:13.2.2.4-3');
    const other = table('B&M', 'E27').operate('B&M', 'track').does(scranton());
    other.refuses(layTile('C27', '9', 2), '1828:8.3.1-1');
  });

  rule('1828:13.2.2.4-4', 'a marker in Scranton costs nothing more, with the tile only', () => {
    const t = table().operate('B&O', 'track').does(scranton());
    expect(t.asks).toBe('station/B&O');
    t.does(marker);
    expect([t.s.stations['B&O']!.at(-1), t.money('B&O')]).toEqual([{ hex: 'F20', node: 0 }, 380]);
    // Nor does it need money: $120 were all that the company had.
    const poor = table().cash('B&O', 120).operate('B&O', 'track').does(scranton()).does(marker);
    expect(poor.s.stations['B&O']!.length).toBe(2);
    const noTile = table().tile('F20', '57', 1).tile('J18', '57', 0).operate('B&O', 'station');
    expect(noTile.asks).toBe('station/B&O');
    noTile.refuses(marker, '1828:13.2.2.4-4');
    const elsewhere = table().tile('J18', '57', 0).operate('B&O', 'track').does(scranton());
    elsewhere.refuses({ ...marker, hex: 'J18' }, '1828:13.2.2.4-4').accepts(marker);
  });

  rule('1828:13.2.2.4-5', 'it is the one marker of the round', () => {
    const ready = () => table().tile('J18', '57', 0).private('C&P', 'player1').operate('B&O', 'track').does(scranton());
    const placed = ready().does(pass).does(marker);
    placed.refuses({ type: 'placeStation', frame: 'station/B&O', hex: 'J18', node: 0 }, '1828:8.3.2-8');
    // A marker in Peterborough goes before it.
    const before = ready().does(buyPrivate('B&O', 'C&P')).does({ type: 'replaceStation' });
    expect(before.asks).toBe('trains/B&O');
    before.refuses({ ...marker, frame: 'station/B&O' }, '1828:13.2.2.4-5');
    const blocked = ready().does(buyPrivate('B&O', 'C&P')).does(pass);
    expect(blocked.asks).toBe('station/B&O');
    blocked.accepts(marker);
  });

  rule('1828:13.2.2.4-6', 'the tile belongs to the track step, the marker to the station step', () => {
    const t = table().operate('B&O', 'track');
    const powers = () =>
      t
        .choices()
        .filter(({ fields }) => fields['using'] === 'D&H')
        .map(({ type }) => type);
    expect(new Set(powers())).toEqual(new Set(['layTile']));
    t.does(scranton());
    expect([t.asks, powers()]).toEqual(['station/B&O', ['placeStation']]);
    t.does(pass);
    expect([t.asks, powers()]).toEqual(['trains/B&O', []]);
  });
});
