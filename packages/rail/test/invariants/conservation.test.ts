import { layoutOf, makeBoard, makeRoster, makeTiles, nothingIsLost, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank } from '../toy.ts';
import { plainTrain } from '../trains/plain.ts';

const board = makeBoard([
  { id: 'A1', color: 'white', nodes: [{ kind: 'city', slots: 1 }, { kind: 'town' }], tracks: [] },
]);
const tileSet = makeTiles([{ id: '9', color: 'yellow', nodes: [], tracks: ['0:3'], count: 1 }]);
const laws = nothingIsLost<RailState>({
  tileSet,
  roster: makeRoster([plainTrain('2', 2, 80)]),
  shares: () => 10,
  layout: () => layoutOf(board, tileSet, {}),
  mostStations: () => 1,
});
const whole: RailState = { ...blank, trains: { '2-1': 'depot', '2-2': 'A' } };
/** Everything that is wrong with the whole box when this has changed. */
const broken = (change: Partial<RailState>): string[] =>
  laws.flatMap((law) => law.broken({ ...whole, ...change }).map((what) => `${law.name}: ${what}`));

describe('nothing is created or lost', () => {
  test('in a box as it was opened', () => expect(broken({})).toEqual([]));

  test('money: not in all, not by debts, not in parts', () => {
    expect(broken({ cash: { ...whole.cash, A: 5 } })).toEqual(['money: 5 in all instead of 0']);
    expect(broken({ cash: { ...whole.cash, A: -5, B: 5 } })).toEqual(['cash: A has -5']);
    expect(broken({ cash: { ...whole.cash, A: 0.5, player1: 99.5 } })).toEqual([
      'cash: player1 has 99.5',
      'cash: A has 0.5',
    ]);
  });

  test('shares: not more, not fewer, not by owing some', () => {
    expect(broken({ shares: { ...whole.shares, A: { A: 11 } } })).toEqual(['share count: A has 11 shares']);
    expect(broken({ shares: { ...whole.shares, A: { A: 11, player1: -1 } } })).toEqual([
      'share count: A has 10 shares',
    ]);
  });

  test('tiles and trains', () => {
    const two = { A1: { tile: '9', rotation: 0 }, A3: { tile: '9', rotation: 0 } };
    expect(broken({ tiles: two })).toEqual(['tiles: more tiles 9 on the map than there are']);
    expect(broken({ trains: { '2-1': 'depot', '3-1': 'A' } })).toEqual([
      'trains: 2-2 is nowhere',
      'trains: 3-1 is no train',
    ]);
  });

  test('stations: one in each place, where there is one, and no more than an owner has', () => {
    const city = { hex: 'A1', node: 0 };
    expect(broken({ stations: { A: [city] } })).toEqual([]);
    expect(broken({ stations: { A: [city], B: [city] } })).toEqual([
      'stations: too many stations in A1',
      'stations: too many stations in A1',
    ]);
    expect(broken({ stations: { A: [{ hex: 'A1', node: 1 }] } })).toContain(
      'stations: A has a station in A1 where there is no place for any',
    );
    expect(broken({ stations: { A: [city, city] } })).toContain('stations: A has 2 stations on the map');
  });
});
