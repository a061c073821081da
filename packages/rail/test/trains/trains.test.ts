import {
  askDiscards,
  cardsBy,
  DEPOT,
  type Discard,
  discardKind,
  directorOf,
  GONE,
  makeRoster,
  moveTrain,
  onSale,
  phaseCards,
  type RailState,
  restockKinds,
  rust,
  trainCards,
  trainLimit,
  type TrainKind,
  trainsOf,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';
import { face, plainTrain } from './plain.ts';

const roster = makeRoster([
  { ...plainTrain('2', 2, 80), tier: 1 },
  { ...plainTrain('3', 1, 180), tier: 2 },
  { ...plainTrain('3E', 2, 200), tier: 2 },
]);
const sold = (
  owners: Readonly<Record<string, string>>,
  tier = (kind: TrainKind & { readonly tier: number }): number => kind.tier,
) => onSale(owned(owners), roster, { tier }).map(({ train }) => train);
const owned = (owners: Readonly<Record<string, string>>): RailState => ({
  ...started(blank, 'A', 'player1', { player1: 2 }),
  trains: { ...Object.fromEntries(roster.trains.map((train) => [train, DEPOT])), ...owners },
});

describe('the depot', () => {
  test('sells the next of a kind; the next tier comes when one is sold out', () => {
    expect(sold({})).toEqual(['2-1']);
    expect(sold({ '2-1': 'A' })).toEqual(['2-2']);
    expect(sold({ '2-1': 'A', '2-2': GONE })).toEqual(['3-1', '3E-1']);
    expect(sold({ '2-1': 'A', '2-2': 'A', '3-1': 'A' })).toEqual(['3E-1']);
  });
  test('what is on sale together is the title’s to say, and nothing is when all are sold', () => {
    expect(sold({ '2-1': 'A' }, () => 0)).toEqual(['2-2', '3-1', '3E-1']);
    expect(sold(Object.fromEntries(roster.trains.map((train) => [train, 'A'])))).toEqual([]);
  });
  test('a train has the card of its kind, whatever it is called; what is no train has none', () => {
    const cards = ['2', '3', '3E'].map((id) => ({ id, count: 1, price: 1, phase: id }));
    const card = cardsBy(roster, cards);
    expect(roster.trains.map((train) => card(owned({}), train)?.id)).toEqual(['2', '2', '3', '3E', '3E']);
    expect(card(owned({}), '3E-2')).toBe(cards[2]);
    expect(card(owned({}), '2')).toBe(undefined);
  });
  test('trains that rust leave wherever they are', () => {
    const g = draft(owned({ '2-1': 'A' }));
    rust(g, roster, ['2']);
    expect([g.s.trains['2-1'], g.s.trains['2-2'], g.s.trains['3-1']]).toEqual([GONE, GONE, DEPOT]);
    rust(g, roster, undefined);
    expect(g.events).toHaveLength(2);
  });
  test('one may stay for a last run', () => {
    const g = draft(owned({ '2-1': 'A', '2-2': GONE }));
    expect(rust(g, roster, ['2'], (train) => train.startsWith('2'))).toEqual(['2-1']);
    expect([g.s.trains['2-1'], g.events.length]).toEqual(['A', 0]);
  });
  test('and those of a kind that have left come back', () => {
    const g = draft({ ...owned({ '3E-1': GONE, '3E-2': 'A', '2-1': GONE }), faces: { '3E-1': '3E', '3E-2': '3E' } });
    restockKinds(g, roster, ['3E']);
    expect([g.s.trains['3E-1'], g.s.trains['3E-2'], g.s.trains['2-1']]).toEqual([DEPOT, 'A', GONE]);
    expect(g.s.faces).toEqual({ '3E-2': '3E' });
  });
});

test('a card says which phase takes its train away, and of which certificate it is one of several faces', () => {
  const phases = [{ id: 'yellow' }, { id: 'blue', rusts: ['2'] }];
  const kind = { tier: 0, phase: 'yellow' };
  const two = { ...kind, id: 'G', count: 2, faces: [face('4', 300), face('3×2', 500)] };
  expect(
    trainCards(
      [
        { ...kind, ...plainTrain('2', 1, 80) },
        { ...two, unlimited: true },
      ],
      phases,
    ),
  ).toEqual([
    { id: '2', count: 1, price: 80, phase: 'yellow', rusts: 'blue' },
    { id: '4', count: 2, price: 300, phase: 'yellow', unlimited: true, certificate: 'G' },
    { id: '3×2', count: 2, price: 500, phase: 'yellow', unlimited: true, certificate: 'G' },
  ]);
});

test('a phase has the colour of its name and counts trains, unless it says more', () => {
  const plain = { id: 'yellow', tiles: ['yellow'], trainLimit: 4, revenue: 'yellow', operatingRounds: 1 } as const;
  const phases = [
    { ...plain, companiesBuyPrivates: false },
    { ...plain, id: '3', color: 'green', cardLimit: 3, companiesBuyPrivates: true },
  ];
  const told = { tiles: ['yellow'], revenue: 'yellow' };
  expect(phaseCards(phases, ({ companiesBuyPrivates }) => (companiesBuyPrivates ? ['Privates.'] : []))).toEqual([
    { ...told, id: 'yellow', color: 'yellow', trainLimits: { trains: 4 }, events: [] },
    { ...told, id: '3', color: 'green', trainLimits: { trains: 4, certificates: 3 }, events: ['Privates.'] },
  ]);
  expect(phaseCards(phases)[1]!.events).toEqual([]);
});

const one = trainLimit<RailState>(roster, () => 1);

describe('discarding', () => {
  const discard = discardKind<RailState>({
    limits: one,
    director: directorOf,
    rule: 'own-train',
    drop: (g, train) => moveTrain(g, train, GONE),
  });
  test('the director chooses, one train after the other, down to the limit', () => {
    const toy = new Toy({ discard }, owned({ '2-1': 'A', '3-1': 'A', '3E-1': 'A' }), { kind: 'discard', of: 'A' });
    toy.act('player1', 'discard', { train: '3-1' });
    expect(toy.top.kind).toBe('discard');
    toy.act('player1', 'discard', { train: '2-1' });
    expect([toy.top.kind, trainsOf(toy.s, roster, 'A')]).toEqual(['table', ['3E-1']]);
  });
  test('where all are alike nobody is asked', () => {
    const toy = new Toy({ discard }, owned({ '2-1': 'A', '2-2': 'A' }), { kind: 'discard', of: 'A' });
    expect([toy.top.kind, trainsOf(toy.s, roster, 'A').length]).toEqual(['table', 1]);
  });
  test('where nobody decides the earliest go', () => {
    const s = owned({ '2-1': 'A', '3-1': 'A', '3E-1': 'A' });
    const led = { ...s, companies: { ...s.companies, A: { ...s.companies['A']!, director: 'cousin' } } };
    const toy = new Toy({ discard }, led, { kind: 'discard', of: 'A' });
    expect([toy.top.kind, trainsOf(toy.s, roster, 'A')]).toEqual(['table', ['3E-1']]);
  });
  test('only owners over the limit are asked, the first named first', () => {
    const g = draft(owned({ '2-1': 'A', '3-1': 'A', '2-2': 'B', '3E-1': 'C', '3E-2': 'C' }));
    askDiscards(g, one, ['C', 'B', 'A']);
    expect(g.s.stack.map((frame) => (frame as Discard).of)).toEqual(['A', 'C']);
  });
});
