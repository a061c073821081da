import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const lay = (hex: string, tile: string, rotation: number, more: object = {}) => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...more,
});

describe('8.3 Operating round actions', () => {
  rule('1843:8.3-1', '1843:8.3-3', 'home, track, marker or port, run, dividend, trains, ports', () => {
    const t = Table.blank()
      .company('EST', { shares: { player1: 6 }, cash: 2000, trains: ['yellow-1'] })
      .company('SO', { price: 73, shares: { player2: 6 } })
      .ext({ ports: { ...Table.blank().s.ext.ports, H7: 'SO' } })
      .operate('EST');
    const asked: string[] = [];
    const note = (): string => {
      asked.push(t.asks.split('/')[0]!);
      return asked.at(-1)!;
    };
    expect(note()).toBe('track');
    expect(t.s.stations['EST']).toEqual([{ hex: 'H25', node: 0 }]);
    t.does({ type: 'pass' });
    note();
    t.runsBest();
    note();
    t.does({ type: 'dividend', choice: 'pay' });
    note();
    t.does({ type: 'pass' });
    note();
    t.does({ type: 'pass' });
    expect(asked).toEqual(['track', 'run', 'dividend', 'trains', 'ports']);
  });

  rule('1843:8.3-2', '1843:Q13', 'the home marker is placed in the first turn, free of charge', () => {
    const t = Table.blank()
      .company('SO', { shares: { player1: 6 }, cash: 10 })
      .operate('SO');
    expect([t.s.stations['SO'], t.money('SO')]).toEqual([[{ hex: 'H7', node: 0 }], 10]);
  });
});

describe('the home of the MID', () => {
  const mid = (phase = 'green'): Table =>
    Table.blank()
      .company('MID', { shares: { player1: 6 }, cash: 500 })
      .phase(phase);

  rule('1843:8.3-4', '1843:Q14', 'stands in J9 as a whole until a tile lies there, and leads nowhere', () => {
    const t = mid('yellow').operate('MID');
    expect([t.s.stations['MID'], t.s.ext.waiting]).toEqual([[], ['MID']]);
    expect(t.choices('layTile')).toEqual([]);
    expect(t.title.mustBuyTrain!(t.s, 'MID')).toBe(false);
  });

  rule('1843:8.3-4', '1843:Q14', 'its own tile is traced from there, and its director chooses at once', () => {
    const t = mid().operate('MID');
    t.does(lay('J9', '59', 0));
    expect([t.asks, t.who]).toEqual(['home/MID', ['player1']]);
    t.refuses({ type: 'chooseHome', node: 2 }, '1843:8.3-4').does({ type: 'chooseHome', node: 1 });
    expect([t.s.stations['MID'], t.s.ext.homes.some(({ owner }) => owner === 'MID')]).toEqual([
      [{ hex: 'J9', node: 1 }],
      false,
    ]);
  });

  rule('1843:8.3-4', '1843:Q14', 'also when another company lays the tile, in its turn', () => {
    const t = mid()
      .company('SO', { shares: { player2: 6 }, cash: 500, stations: [['J9', 0]] })
      .ext({ waiting: ['MID'] });
    // A marker of the SO in the hex stands for track that leads there.
    t.set({ stations: { ...t.s.stations, SO: [{ hex: 'K8', node: 0 }] } }).private('TB', 'gone');
    t.operate('SO', 'track').does(lay('J9', '59', 0));
    expect([t.asks, t.who]).toEqual(['home/MID', ['player1']]);
    t.refuses({ type: 'placeStation', by: 'player2', frame: 'station/SO' }, '1843:8.3-4', 'the MID chooses');
    t.does({ type: 'chooseHome', node: 0 });
    expect([t.asks.split('/')[1], t.s.ext.waiting]).toEqual(['SO', []]);
  });

  rule('1843:Q14', 'a tile elsewhere asks nothing of it', () => {
    const t = mid()
      .company('SO', { shares: { player2: 6 }, cash: 500, stations: [['H7', 0]] })
      .ext({ waiting: ['MID'] })
      .operate('SO', 'track')
      .does(lay('H7', '57', 0));
    expect([t.asks, t.s.ext.waiting]).toEqual(['track/SO', ['MID']]);
    t.refuses({ type: 'chooseHome', node: 0, frame: 'home/MID', by: 'player1' }, '1843:8.3-4', 'first tile');
  });

  rule('1843:Q14', 'if a tile lies there before its first turn, it chooses then', () => {
    const t = mid().tile('J9', '59', 0).operate('MID');
    expect(t.asks).toBe('home/MID');
  });

  rule('1843:8.5.1-11', '1843:Q14', 'nobody places a marker there before', () => {
    const at = (t: Table): Table =>
      t.tile('J9', '10', 0).company('SO', { shares: { player2: 6 }, cash: 500, stations: [['H7', 0]] });
    const busy = { claims: ['H7'], hadTrain: true };
    const t = at(mid()).station('SO', 'K8', 0).operate('SO', 'station', busy);
    expect(t.asks).toBe('station/SO');
    const deed = { type: 'placeStation', hex: 'J9', node: 0 };
    t.refuses(deed, '1843:8.5.1-11');
    at(mid()).station('MID', 'J9', 1).station('SO', 'K8', 0).operate('SO', 'station').accepts(deed);
  });
});
