import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import { rule } from '../rule.ts';
import { building, builds, lay, place, running } from './building.ts';
import { Table } from './table.ts';

const HLV = { using: 'HLvVdG' };
const SRV = { using: 'SR-V' };

describe('8.3.1 Build track', () => {
  rule('1839:8.3.1-1', 'one yellow tile, or from light green phase on one upgrade, for nothing but the ground', () => {
    expect(
      builds('ZHESM')
        .does(lay('E8', '7', 3))
        .money('ZHESM'),
    ).toBe(500);
    expect(
      builds('AMS', 'light green')
        .does(lay('L15', '20', 0))
        .money('AMS'),
    ).toBe(500);
    builds('AMS', 'dark yellow').refuses(lay('L15', '20', 0), '1839:17.2-2');
  });

  rule('1839:8.3.1-2', 'a second tile for ƒ20, and no third', () => {
    const t = builds('ZHESM')
      .does(lay('E8', '7', 3))
      .does(lay('H5', '57', 0));
    expect(t.money('ZHESM')).toBe(480);
    // The step is over: what comes next cannot be a tile.
    expect(t.asks).not.toBe('track/ZHESM');
    const owner = building(running(Table.blank().private('HLvVdG', 'ZHESM'), 'ZHESM'), 'ZHESM', {
      laid: ['F9', 'H5'],
      placed: ['F9', 'H5'],
    });
    owner.refuses(lay('E8', '7', 3), '1839:8.3.1-2').accepts(lay('E8', '7', 3, HLV));
  });

  rule('1839:8.3.1-3', 'the second on another hexagon', () => {
    const t = builds('AMS', 'light brown').does(lay('L15', '20', 0));
    t.refuses(lay('L15', '545', 1), '1839:8.3.1-3').accepts(lay('N15', '57', 0));
  });

  rule('1839:8.3.1-4', 'never two upgrades; yellow and an upgrade in either order', () => {
    const t = builds('AMS', 'light green').does(lay('L15', '20', 0));
    t.refuses(lay('L13', '14', 1), '1839:8.3.1-4').accepts(lay('N15', '57', 0));
    builds('AMS', 'light green')
      .does(lay('N15', '57', 0))
      .accepts(lay('L15', '20', 0));
    builds('ZHESM', 'light green')
      .does(lay('E8', '7', 3))
      .accepts(lay('H5', '57', 0));
  });

  rule('1839:8.3.1-5', '1839:Q38', 'never a tile that it has laid in the same round, that of Het Laantje too', () => {
    const t = builds('AMS', 'light green').does(lay('N15', '57', 0));
    t.refuses(lay('N15', '619', 0), '1839:8.3.1-5').accepts(lay('L15', '20', 0));
    const extra = building(running(Table.blank().phase('light green').private('HLvVdG', 'AMS'), 'AMS'), 'AMS');
    extra.does(lay('N15', '57', 0, HLV)).refuses(lay('N15', '619', 0), '1839:8.3.1-5');
    // In a later round it may.
    const later = Table.blank().phase('light green').tile('N15', '57', 0);
    building(running(later, 'AMS'), 'AMS').accepts(lay('N15', '619', 0));
  });

  rule('1839:8.3.1-6', 'ground and fee are paid beside each other', () => {
    // A river of ƒ80 with the second tile.
    const t = builds('AMS', 'light green')
      .does(lay('L15', '20', 0))
      .does(lay('N15', '57', 0));
    expect(t.money('AMS')).toBe(400);
  });

  rule('1839:8.3.1-7', 'from the treasury to the bank, and not what it cannot pay', () => {
    builds('AMS', 'light yellow', { cash: 79 }).refuses(lay('N15', '57', 0), '1839:8.3.1-7');
    const t = builds('AMS', 'light yellow', { cash: 80 });
    const bank = t.money('bank');
    expect([t.does(lay('N15', '57', 0)).money('AMS'), t.money('bank') - bank]).toEqual([0, 80]);
    const second = builds('AMS', 'light green', { cash: 99 }).does(lay('L15', '20', 0));
    second.refuses(lay('N15', '57', 0), '1839:8.3.1-7');
    builds('AMS', 'light green', { cash: 100 })
      .does(lay('L15', '20', 0))
      .accepts(lay('N15', '57', 0));
  });

  rule('1839:8.3-1', 'after homes and the first train, before station, run and the rest', () => {
    // A Local's first operation: its homes and its train come by themselves.
    const t = Table.blank()
      .ext({ reservations: [{ owner: 'L1', hexes: ['L17'] }] })
      .tile('L13', '14', 1);
    t.company('L1', { shares: { player1: 6 }, price: 31, cash: 500 }).endRound();
    const steps = [t.asks];
    expect([t.s.stations['L1'], t.trains('L1')]).toEqual([[{ hex: 'L17', node: 0 }], ['2-1']]);
    for (const deed of [pass, pass, 'run', { type: 'dividend', choice: 'withhold' }] as const) {
      if (deed === 'run') t.runsBest();
      else t.does(deed);
      steps.push(t.asks);
    }
    expect(steps).toEqual(['track/L1', 'station/L1', 'run/L1', 'dividend/L1', 'trains/L1']);
  });

  rule('1839:8.3-10', 'no company has to build', () => {
    expect(builds('AMS').does(pass).asks).not.toBe('track/AMS');
  });
});

describe('14.2.2.1.1 Het Laantje van Van der Gaag', () => {
  const owner = (cash = 500): Table =>
    building(running(Table.blank().private('HLvVdG', 'ZHESM'), 'ZHESM', { cash }), 'ZHESM');

  rule('1839:14.2.2.1.1-3', 'one more yellow tile for ƒ20, connected like any other', () => {
    const t = owner()
      .does(lay('E8', '7', 3))
      .does(lay('H5', '57', 0))
      .does(lay('F9', '9', 0, HLV));
    expect([t.money('ZHESM'), Object.keys(t.s.tiles)]).toEqual([460, ['E8', 'H5', 'F9']]);
    owner().refuses(lay('I8', '57', 0, HLV), '1839:15.3.1-2');
    const green = building(running(Table.blank().phase('light green').private('HLvVdG', 'AMS'), 'AMS'), 'AMS');
    green.refuses(lay('L15', '20', 0, HLV), '1839:14.2.2.1.1-3');
  });

  rule('1839:14.2.2.1.1-5', 'before, between or after the normal ones', () => {
    const first = owner().does(lay('E8', '7', 3, HLV));
    expect(first.money('ZHESM')).toBe(480);
    expect(
      first
        .does(lay('F9', '9', 0))
        .does(lay('H5', '57', 0))
        .money('ZHESM'),
    ).toBe(460);
    const between = owner()
      .does(lay('E8', '7', 3))
      .does(lay('F9', '9', 0, HLV))
      .does(lay('H5', '57', 0));
    expect(between.money('ZHESM')).toBe(460);
  });

  rule('1839:14.2.2.1.1-2', 'it closes with that', () => {
    const t = owner();
    expect(t.s.privates['HLvVdG']).toBe('ZHESM');
    expect(t.does(lay('E8', '7', 3, HLV)).s.privates['HLvVdG']).toBe('gone');
    t.refuses(lay('F9', '9', 0, HLV), '1839:14.2.2.1.1-6');
  });

  rule('1839:14.2.2.1.1-4', 'the ground is due, but on H7', () => {
    const ams = building(running(Table.blank().private('HLvVdG', 'AMS'), 'AMS'), 'AMS');
    expect(ams.does(lay('N15', '57', 0, HLV)).money('AMS')).toBe(400);
    // Den Haag has track to H7.
    const h7 = (): Table =>
      building(running(Table.blank().private('HLvVdG', 'ZHESM').tile('H5', '57', 1), 'ZHESM'), 'ZHESM');
    expect(
      h7()
        .does(lay('H7', '55', 0, HLV))
        .money('ZHESM'),
    ).toBe(480);
    expect(
      h7()
        .does(lay('H7', '55', 0))
        .money('ZHESM'),
    ).toBe(420);
  });

  rule('1839:14.2.2.1.1-6', 'only a company that owns it uses it', () => {
    const t = building(running(Table.blank().private('HLvVdG', 'player1'), 'ZHESM'), 'ZHESM');
    t.refuses(lay('E8', '7', 3, HLV), '1839:14.2.2.1.1-6').accepts(lay('E8', '7', 3));
  });

  rule('1839:14.2.1-8', 'H7 is blocked until a company buys the private, or it closes', () => {
    const at = (holder: string): Table =>
      building(running(Table.blank().private('HLvVdG', holder).tile('H5', '57', 1), 'ZHESM'), 'ZHESM');
    at('player1').refuses(lay('H7', '55', 0), '1839:14.2.1-8');
    at('bank').refuses(lay('H7', '55', 0), '1839:14.2.1-8');
    at('NRS').accepts(lay('H7', '55', 0));
    at('gone').accepts(lay('H7', '55', 0));
  });
});

describe('14.2.2.1.2 Spoorlijn Roosendaal - Vlissingen', () => {
  const owner = (id = 'AMS', phase = 'light green', cash = 500, setup = (t: Table) => t): Table =>
    building(running(setup(Table.blank().phase(phase).private('SR-V', id)), id, { cash }), id);

  rule('1839:14.2.2.1.2-3', '1839:14.2.2.1.2-5', 'a tile in Arnhem or Venlo, connected or not', () => {
    for (const hex of ['I16', 'K16'])
      owner()
        .accepts(lay(hex, '57', 0, SRV))
        .refuses(lay(hex, '57', 0), '1839:15.3.1-2');
    owner().refuses(lay('N15', '57', 0, SRV), '1839:14.2.2.1.2-3');
    const upgraded = owner('AMS', 'light green', 500, (t) => t.tile('K16', '57', 0));
    upgraded.accepts(lay('K16', '619', 0, SRV));
  });

  rule('1839:14.2.2.1.2-4', 'it is one of the two tiles, and an upgrade the one upgrade', () => {
    const yellow = (t: Table): Table => t.tile('K16', '57', 0);
    owner('AMS', 'light green', 500, yellow)
      .does(lay('L15', '20', 0))
      .refuses(lay('K16', '619', 0, SRV), '1839:14.2.2.1.2-4');
    const after = owner('AMS', 'light green', 500, yellow).does(lay('K16', '619', 0, SRV));
    after.refuses(lay('L15', '20', 0), '1839:8.3.1-4').accepts(lay('N15', '57', 0));
    const full = owner('ZHESM')
      .does(lay('E8', '7', 3))
      .does(lay('F9', '9', 0));
    full.refuses(lay('K16', '57', 0, SRV), '1839:14.2.2.1.2-4');
  });

  rule('1839:14.2.2.1.2-8', '1839:Q36', 'ƒ80 in all, for tile, station or both, also as the second tile', () => {
    // A river of ƒ80 lies in Venlo.
    const t = owner().does(lay('K16', '57', 0, SRV));
    expect(t.money('AMS')).toBe(420);
    expect(t.does(place('K16', 0, SRV)).money('AMS')).toBe(420);
    expect(
      owner()
        .does(place('K16', 0, SRV))
        .money('AMS'),
    ).toBe(420);
    expect(
      owner()
        .does(lay('L15', '20', 0))
        .does(lay('K16', '57', 0, SRV))
        .money('AMS'),
    ).toBe(420);
    owner('AMS', 'light green', 79).refuses(place('K16', 0, SRV), '1839:14.2.2.1.2-8');
    owner('AMS', 'light green', 80).accepts(place('K16', 0, SRV));
  });

  rule('1839:14.2.2.1.2-8', '1839:14.2.2.1.2-4', 'the station may come before the tile of its hexagon', () => {
    const t = owner('AMS', 'light green', 80).does(place('K16', 0, SRV));
    const listed = t.choices('layTile').filter(({ fields }) => fields['using'] === 'SR-V');
    expect(new Set(listed.map(({ fields }) => fields['hex']))).toEqual(new Set(['K16']));
    t.refuses(lay('I16', '57', 0, SRV), '1839:14.2.1-6').does(lay('K16', '57', 0, SRV));
    expect([t.money('AMS'), t.s.tiles['K16']]).toEqual([0, { tile: '57', rotation: 0 }]);
    // It was one of the two tiles, also the second; only one comes with it.
    const second = owner('AMS', 'light green', 80)
      .does(lay('L15', '20', 0))
      .does(place('K16', 0, SRV));
    expect(second.asks).toBe('track/AMS');
    second.refuses(lay('N15', '57', 0), '1839:8.3.1-7').does(lay('K16', '57', 0, SRV));
    expect(second.asks).not.toBe('track/AMS');
    const more = owner()
      .does(place('K16', 0, SRV))
      .does(lay('K16', '57', 0, SRV));
    more.refuses(lay('K16', '619', 0, SRV), '1839:14.2.1-6').accepts(lay('N15', '57', 0));
    const upgrade = owner('AMS', 'light green', 80, (one) => one.tile('K16', '57', 0))
      .does(lay('L15', '20', 0))
      .does(place('K16', 0, SRV));
    // Nothing is left that could be laid, since the upgrade of the round is made.
    expect(upgrade.asks).not.toBe('track/AMS');
    const both = owner('ZHESM')
      .does(lay('E8', '7', 3))
      .does(lay('F9', '9', 0))
      .does(place('K16', 0, SRV));
    expect(both.asks).not.toBe('track/ZHESM');
    owner('AMS', 'light green', 500, (one) => one.tile('K16', '57', 0))
      .does(place('K16', 0, SRV))
      .does(lay('L15', '20', 0))
      .refuses(lay('K16', '619', 0, SRV), '1839:14.2.2.1.2-4');
  });

  rule('1839:14.2.2.1.2-6', 'the station goes to the hexagon of the tile', () => {
    const t = owner().does(lay('K16', '57', 0, SRV));
    t.refuses(place('I16', 0, SRV), '1839:14.2.2.1.2-6').accepts(place('K16', 0, SRV));
    owner()
      .accepts(place('I16', 0, SRV))
      .refuses(place('N17', 0, SRV), '1839:14.2.2.1.2-6');
    // In an empty circle, or for a government marker.
    const taken = owner('AMS', 'light green', 500, (one) => one.station('government', 'K16'));
    taken.refuses(place('K16', 0, SRV), '1839:8.3.2.2-2').does(place('K16', 0, { ...SRV, replaces: 'government' }));
    expect([taken.s.stations['AMS']!.at(-1), taken.s.stations['government']]).toEqual([{ hex: 'K16', node: 0 }, []]);
  });

  rule('1839:14.2.2.1.2-6', '1839:Q22', 'a place is left to the NRS', () => {
    const t = owner('AMS', 'light green', 500, (one) => one.station('L1', 'I16'));
    t.refuses(place('K16', 0, SRV), '1839:8.3.2.1-5');
    t.does(lay('K16', '57', 0, SRV)).refuses(place('K16', 0, SRV), '1839:8.3.2.1-5');
  });

  rule(
    '1839:14.2.2.1.2-7',
    '1839:14.2.2.1.2-10',
    '1839:Q37',
    'unconnected, in the track step, and it is the station of the round',
    () => {
      const t = owner('AMS', 'light green', 500, (one) => one.tile('N15', '57', 0)).does(place('K16', 0, SRV));
      expect([t.asks, t.s.stations['AMS']!.length]).toEqual(['track/AMS', 3]);
      // The station step is passed over, although there would be money and markers.
      expect(t.does(pass).asks).not.toBe('station/AMS');
      const twice = owner();
      twice.operating('AMS', 'track', { stationed: true }, { laid: [], placed: [], upgraded: false, paidFor: null });
      twice.refuses(place('K16', 0, SRV), '1839:14.2.2.1.2-7');
    },
  );

  rule('1839:14.2.2.1.2-9', '1839:14.2.2.1.2-2', 'in the track step, and it closes with that', () => {
    expect(owner().does(lay('K16', '57', 0, SRV)).s.privates['SR-V']).toBe('gone');
    expect(owner().does(place('K16', 0, SRV)).s.privates['SR-V']).toBe('gone');
    const player = building(running(Table.blank().phase('light green').private('SR-V', 'player1'), 'AMS'), 'AMS');
    player.refuses(lay('K16', '57', 0, SRV), '1839:14.2.1-6').refuses(place('K16', 0, SRV), '1839:14.2.1-6');
  });
});
