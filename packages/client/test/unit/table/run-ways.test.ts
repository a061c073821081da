import { describe, expect, test } from 'vitest';
import { cardsShown, trainsTaken, waysOf, wayTaken, withoutOtherWays } from '../../../src/table/decision/run/ways.ts';

const trains = [
  { id: 'y:2:1', card: 'y', face: '0' },
  { id: 'y:2:2', card: 'y', face: '0' },
  { id: 'y:3', card: 'y', face: '1' },
  { id: 'g' },
];
const running = (...ids: string[]) => ids.map((train) => ({ train, path: [] }));

describe('a certificate that runs in one of several ways', () => {
  test('is one card with all its ways, and a train that is its own certificate is another', () => {
    expect(cardsShown(trains)).toEqual(['y', trains[3]]);
    expect([...waysOf(trains, 'y')].map(([face, list]) => [face, list.length])).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });

  test('runs in the way that its routes have, whatever was picked', () => {
    expect(wayTaken(trains, running('y:3'), 'y', '0')).toBe('1');
  });

  test('is taken as it was picked while it does not run, else in its first way', () => {
    expect(wayTaken(trains, [], 'y', '1')).toBe('1');
    expect(wayTaken(trains, [], 'y')).toBe('0');
  });

  test('counts with the trains of one way', () => {
    expect(trainsTaken(trains, running('y:3'))).toBe(2);
    expect(trainsTaken(trains, running('y:2:1'))).toBe(3);
  });

  test('gives up the routes of one way for another', () => {
    const left = withoutOtherWays(trains, running('y:2:1', 'g', 'y:2:2'), trains[2]!);
    expect(left.map(({ train }) => train)).toEqual(['g']);
    expect(withoutOtherWays(trains, running('y:2:1', 'g'), trains[1]!)).toHaveLength(2);
  });
});
