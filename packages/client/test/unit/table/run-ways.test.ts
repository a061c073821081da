import { describe, expect, test } from 'vitest';
import { otherWays, trainsShown, withoutCard } from '../../../src/table/decision/run/ways.ts';

const trains = [
  { id: 'y:2:1', card: 'y', face: '0' },
  { id: 'y:2:2', card: 'y', face: '0' },
  { id: 'y:3', card: 'y', face: '1' },
  { id: 'g' },
];
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('a certificate that runs in one of several ways', () => {
  test('is shown in the way that its routes have', () => {
    expect(ids(trainsShown(trains, [{ train: 'y:3', path: [] }], { y: '0' }))).toEqual(['y:3', 'g']);
  });

  test('is shown as it was picked while it does not run, else in its first way', () => {
    expect(ids(trainsShown(trains, [], { y: '1' }))).toEqual(['y:3', 'g']);
    expect(ids(trainsShown(trains, [], {}))).toEqual(['y:2:1', 'y:2:2', 'g']);
  });

  test('has its other ways named once each, and a train of its own certificate none', () => {
    expect(ids(otherWays(trains, trains[2]!))).toEqual(['y:2:1']);
    expect(otherWays(trains, trains[3]!)).toEqual([]);
  });

  test('gives up the routes of one way for another', () => {
    const routes = ['y:2:1', 'g', 'y:2:2'].map((train) => ({ train, path: [] }));
    expect(withoutCard(trains, routes, 'y').map(({ train }) => train)).toEqual(['g']);
  });
});
