import {
  type Discard,
  directorOf,
  discardKind,
  excessOf,
  fewestTrains,
  limitsWithout,
  makeRoster,
  moveTrain,
  POOL,
  type RailState,
  type TrainFace,
  type TrainLimits,
  trainsOf,
} from '@roundhouse/rail';
import { apply } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { blank, started, Toy } from '../toy.ts';
import { face } from './plain.ts';

const single = face('4', 300);
const double = face('3×2', 500, { '3×2': 2 });
const either = face('2×2 or 3', 200, { '2×2': 2, '3': 1 });
const roster = makeRoster([
  { id: 'Y', count: 3, faces: [either] },
  { id: 'G', count: 4, faces: [single, double] },
]);
const limits = (trains: number, certificates: number): TrainLimits<RailState> => ({
  roster,
  measures: [
    { name: 'trains', most: () => trains, weight: fewestTrains },
    { name: 'certificates', most: () => certificates, weight: () => 1 },
  ],
  counts: (_, train) => train !== 'Y-3',
});
const owned = (trains: readonly string[], faces: RailState['faces'] = {}): RailState => ({
  ...started(blank, 'A', 'player1', { player1: 2 }),
  trains: Object.fromEntries(trains.map((train) => [train, 'A'])),
  faces,
});
const over = (s: RailState, by: TrainLimits<RailState>) =>
  excessOf(s, by, 'A').map(({ measure, excess }) => `${measure.name} ${excess}`);

describe('a load by several measures', () => {
  test('a double train weighs two, a certificate of two ways the fewest, and what does not count nothing', () => {
    const s = owned(['G-1', 'G-2', 'Y-1', 'Y-3'], { 'G-1': '3×2' });
    expect(over(s, limits(4, 3))).toEqual([]);
    expect(over(s, limits(3, 1))).toEqual(['trains 1', 'certificates 2']);
  });
  test('there is room for one more only if every limit has it', () => {
    const s = owned(['G-1', 'Y-3'], { 'G-1': '3×2' });
    const without = (bought: TrainFace, by: TrainLimits<RailState>) =>
      limitsWithout(s, by, 'A', bought).map(({ name }) => name);
    expect(without(single, limits(3, 2))).toEqual([]);
    expect(without(double, limits(3, 2))).toEqual(['trains']);
    expect(without(single, limits(3, 1))).toEqual(['certificates']);
  });
});

describe('coming down to the limits', () => {
  const discard = (by: TrainLimits<RailState>) =>
    discardKind<RailState>({
      limits: by,
      director: directorOf,
      rule: 'own-train',
      drop: (g, train) => moveTrain(g, train, POOL),
      apart: (_, train) => (train === 'G-4' ? 'marked' : ''),
      turning: { rule: 'single', says: 'No.', faces: (_, train) => (train.startsWith('G') ? [single] : []) },
    });
  const frame: Discard = { kind: 'discard', of: 'A' };
  const toy = (s: RailState, by: TrainLimits<RailState>) => new Toy({ discard: discard(by) }, s, frame);
  const refusal = (at: Toy, action: object) => {
    const done = apply(at.title, at.s, { by: 'player1', frame: 'discard/A', type: 'turnOver', ...action });
    return done.ok ? null : done.refusal.rule;
  };

  test('a double train may be turned over instead, and is asked for although all are alike', () => {
    const at = toy(owned(['G-1', 'G-2'], { 'G-1': '3×2', 'G-2': '3×2' }), limits(3, 2));
    expect(at.top.kind).toBe('discard');
    at.act('player1', 'turnOver', { train: 'G-2', face: '4' });
    expect([at.top.kind, at.s.faces]).toEqual(['table', { 'G-1': '3×2', 'G-2': '4' }]);
    expect(at.logged('turnOver')).toEqual([{ event: 'turnOver', company: 'A', train: 'G-2', face: '4' }]);
  });
  test('never back, nor where it helps nothing, nor what does not count', () => {
    const at = toy(owned(['G-1', 'G-2', 'Y-3'], { 'G-1': '3×2', 'G-2': '4' }), limits(2, 2));
    expect(refusal(at, { train: 'G-2', face: '3×2' })).toBe('toy:single');
    expect(refusal(at, { train: 'G-2', face: '4' })).toBe('toy:single');
    expect(refusal(at, { train: 'G-1', face: '4' })).toBe(null);
    expect(refusal(at, { type: 'discard', train: 'Y-3' })).toBe('toy:own-train');
    const certificates = toy(owned(['G-1', 'Y-1'], { 'G-1': '3×2' }), limits(9, 1));
    expect(refusal(certificates, { train: 'G-1', face: '4' })).toBe('toy:single');
  });
  test('where all remedies come to the same nobody is asked', () => {
    const at = toy(owned(['G-1', 'G-2', 'G-3'], { 'G-1': '4', 'G-2': '4', 'G-3': '4' }), limits(2, 2));
    expect([at.top.kind, trainsOf(at.s, roster, 'A').length]).toEqual(['table', 2]);
    const marked = toy(owned(['G-1', 'G-2', 'G-4'], { 'G-1': '4', 'G-2': '4', 'G-4': '4' }), limits(2, 2));
    expect(marked.top.kind).toBe('discard');
  });
});
