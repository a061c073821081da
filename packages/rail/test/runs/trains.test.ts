import { certificateOf, makeRoster, nameInEvent, type RailState, runnersBy, trainName } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank } from '../toy.ts';
import { face, plainTrain } from '../trains/plain.ts';

const roster = makeRoster([
  plainTrain('8E', 1, 500),
  { id: 'yellow', count: 2, faces: [face('2+1', 125), face('2×2 or 3+1', 200, { '2×2': 2, '3+1': 1 })] },
]);
const s: RailState = { ...blank, faces: { 'yellow-1': '2×2 or 3+1', 'yellow-2': '2+1' } };
const runners = runnersBy(roster, { ends: [], minStops: 2 })(s, ['8E-1', 'yellow-1', 'yellow-2']);

test('a certificate runs in one of its ways, each train of which has an id', () => {
  expect(runners.map(({ id, kind, card, face }) => [id, kind, card, face])).toEqual([
    ['8E-1', '8E', undefined, undefined],
    ['yellow-1:2×2:1', '2×2', 'yellow-1', '0'],
    ['yellow-1:2×2:2', '2×2', 'yellow-1', '0'],
    ['yellow-1:3+1', '3+1', 'yellow-1', '1'],
    ['yellow-2:2+1', '2+1', undefined, undefined],
  ]);
});

test('what runs has a name and belongs to a certificate', () => {
  expect(runners.map(({ id }) => certificateOf(id))).toEqual(['8E-1', 'yellow-1', 'yellow-1', 'yellow-1', 'yellow-2']);
  expect(runners.map(({ id }) => nameInEvent(id))).toEqual(['8E', '2×2', '2×2', '3+1', '2+1']);
  expect([nameInEvent('yellow-1', '2+1'), nameInEvent('yellow-1')]).toEqual(['2+1', 'yellow']);
  const title = {
    train: (_: RailState, id: string) => (id === '8E-1' ? { id: '8E', count: 1, price: 1, phase: '' } : undefined),
  };
  expect(['8E-1', 'yellow-1:3+1', 'no train'].map((id) => trainName(title, s, id))).toEqual(['8E', '3+1', 'no train']);
});
