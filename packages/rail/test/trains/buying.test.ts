import type { Action } from '@roundhouse/kernel';
import {
  asItLies,
  DEPOT,
  GONE,
  faceUp,
  isFullBy,
  makeRoster,
  type OfferingStep,
  onSale,
  passUnless,
  POOL,
  type Purchase,
  type PurchaseFault,
  purchaseJudge,
  type RailState,
  type StepFrame,
  trainLimit,
  trainsOf,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';
import { face, plainTrain } from './plain.ts';

const roster = makeRoster([
  { ...plainTrain('2', 2, 80), tier: 1 },
  { ...plainTrain('3', 2, 180), tier: 2 },
]);
/** A company may have a yard besides, `A*`, that holds trains as well. */
type Buying = Purchase & { readonly yard?: string };
const turn = (declined: OfferingStep['declined'] = {}): OfferingStep => ({ kind: 'turn', declined });
const judge = purchaseJudge<RailState, Buying>({
  roster,
  money: String,
  onSale: (s) => onSale(s, roster, { tier: ({ tier }) => tier }),
  price: (_, company, { face }) => face.price - (company === 'C' ? 10 : 0),
  holders: ['A', 'A*', 'B', 'C'],
  companyOf: (_, holder) => holder.replace('*', ''),
  further: (f, { yard = f.of }) => ({ yard }),
  turn: (s) => s.stack[0] as OfferingStep,
});
const position = (trains: RailState['trains'], declined?: OfferingStep['declined']): RailState => ({
  ...blank,
  cash: { ...blank.cash, A: 80, C: 70 },
  trains: { '2-1': DEPOT, '2-2': DEPOT, '3-1': DEPOT, '3-2': DEPOT, ...trains },
  stack: [turn(declined)],
});
const step = (of = 'A'): StepFrame => ({ kind: 'trains', of });
const has = (s: RailState, fault: PurchaseFault, a: Buying, of = 'A'): boolean =>
  !judge.refusing('r', fault, 'no').passes(s, step(of), a);

describe('what is wrong with a purchase', () => {
  test('the bank does not sell the train now', () => {
    expect(has(position({}), 'notOnSale', { train: '2-1' })).toBe(false);
    expect(has(position({}), 'notOnSale', { train: '2-2' })).toBe(true);
    expect(has(position({}), 'notOnSale', { train: '3-1' })).toBe(true);
  });

  test('the company has less than the bank asks of it', () => {
    expect(has(position({}), 'money', { train: '2-1' })).toBe(false);
    expect(has(position({}), 'money', { train: '3-1' })).toBe(true);
    expect(has(position({}), 'money', { train: '2-1' }, 'C')).toBe(false);
    expect(has(position({}), 'money', { train: '2-1' }, 'B')).toBe(true);
  });

  test('the train is the bank’s, gone, or the company’s own', () => {
    const s = position({ '2-1': 'B', '2-2': 'A*', '3-1': GONE });
    expect(roster.trains.map((train) => has(s, 'notAnothers', { train }))).toEqual([false, true, true, true]);
    expect(roster.trains.map((train) => judge.ownerOf(s, train))).toEqual(['B', 'A', undefined, undefined]);
  });

  test('nothing is offered', () => {
    expect(has(position({}), 'noPrice', { train: '2-1', price: 1 })).toBe(false);
    expect(has(position({}), 'noPrice', { train: '2-1', price: 0 })).toBe(true);
  });

  test('the same was declined, for the same place', () => {
    const terms = judge.terms(position({}), step(), { train: '2-1', price: 30 });
    expect(terms).toEqual({ thing: 'train', id: '2-1', company: 'A', price: 30, yard: 'A' });
    const key = '{"company":"A","id":"2-1","thing":"train","yard":"A"}';
    const s = position({ '2-1': 'B' }, { [key]: { lowest: 30, highest: 30 } });
    expect(has(s, 'declined', { train: '2-1', price: 30 })).toBe(true);
    expect(has(s, 'declined', { train: '2-1', price: 31 })).toBe(false);
    expect(has(s, 'declined', { train: '2-1', price: 30, yard: 'A*' })).toBe(false);
  });
});

test('a company would look at what the bank sells, for each place', () => {
  expect(judge.candidates(position({}), step(), [{}, { yard: 'A*' }])).toEqual([
    { fields: { train: '2-1' }, subjects: ['train:2-1', 'company:A'] },
    { fields: { train: '2-1', yard: 'A*' }, subjects: ['train:2-1', 'company:A'] },
  ]);
});

test('and at the trains of others, at what has not been declined', () => {
  const key = '{"company":"C","id":"2-2","thing":"train","yard":"C"}';
  const s = position({ '2-1': 'C', '2-2': 'A*' }, { [key]: { lowest: 5, highest: 9 } });
  expect(judge.offers(s, step('C'), [{}], () => 70)).toEqual([
    {
      fields: { train: '2-2' },
      openFields: { price: { kind: 'range', min: 10, max: 70, step: 1 } },
      subjects: ['train:2-2', 'company:A'],
    },
  ]);
});

test('the director of the owner is asked, unless one player decides for both', () => {
  const led = started(started(position({ '2-2': 'A*' }), 'A', 'player1', { player1: 3 }), 'C', 'player2', {
    player2: 3,
  });
  const wish = { type: 'buyTrainFrom', by: 'player2', frame: 'trains/C', train: '2-2', price: 30 };
  const done: unknown[] = [];
  const asked = draft(led);
  judge.trade(asked, step('C'), wish, (_, terms) => done.push(terms));
  expect([done, asked.s.stack.at(-1)]).toMatchObject([[], { kind: 'offer', needs: ['player1'] }]);
  const own = draft({ ...led, companies: { ...led.companies, A: { ...led.companies['A']!, director: 'player2' } } });
  judge.trade(own, step('C'), wish, (_, terms) => done.push(terms));
  expect([done, own.s.stack.at(-1)!.kind]).toEqual([
    [{ thing: 'train', id: '2-2', company: 'C', price: 30, yard: 'C' }],
    'turn',
  ]);
});

test('the bank gets its price, and the train goes where it is to lie', () => {
  const g = draft(position({}));
  judge.buy(g, 'A', { train: '2-1' }, { holder: 'A*' });
  expect([g.s.cash['A'], g.s.trains['2-1']]).toEqual([0, 'A*']);
  judge.buy(g, 'C', { train: '2-2' });
  expect([g.s.cash['C'], g.s.trains['2-2']]).toEqual([0, 'C']);
  expect(g.events.filter(({ event }) => event === 'buyTrain')).toEqual([
    { event: 'buyTrain', company: 'A', train: '2-1', from: 'bank' },
    { event: 'buyTrain', company: 'C', train: '2-2', from: 'bank' },
  ]);
});

describe('a certificate with two faces', () => {
  const faces = [face('3', 100), face('2×2', 160, { '2×2': 2 })];
  const doubles = makeRoster([{ id: 'G', count: 2, faces }]);
  const sides = purchaseJudge<RailState, Purchase>({
    roster: doubles,
    money: String,
    onSale: (s) => [
      ...onSale(s, doubles, { tier: () => 1 }),
      ...trainsOf(s, doubles, POOL).map((train) => asItLies(s, doubles, train)),
    ],
    holders: ['A', 'B'],
    turn: (s) => s.stack[0] as OfferingStep,
  });
  const at = (trains: RailState['trains'], faces?: RailState['faces']): RailState => ({
    ...position({}),
    trains: { 'G-1': DEPOT, 'G-2': DEPOT, ...trains },
    cash: { ...blank.cash, A: 120 },
    ...(faces === undefined ? {} : { faces }),
  });
  const wrong = (s: RailState, fault: PurchaseFault, a: Purchase): boolean =>
    !sides.refusing('r', fault, 'no').passes(s, step(), a);

  test('is sold with the face that the buyer names, at its price', () => {
    const s = at({});
    expect(sides.candidates(s, step(), [{}]).map(({ fields }) => fields)).toEqual([
      { train: 'G-1', face: '3' },
      { train: 'G-1', face: '2×2' },
    ]);
    expect([{}, { face: '3' }, { face: '5' }].map((side) => wrong(s, 'notOnSale', { train: 'G-1', ...side }))).toEqual([
      true,
      false,
      true,
    ]);
    expect(['3', '2×2'].map((side) => wrong(s, 'money', { train: 'G-1', face: side }))).toEqual([false, true]);
    const g = draft(s);
    sides.buy(g, 'A', { train: 'G-1', face: '3' });
    expect([g.s.cash['A'], g.s.trains['G-1'], g.s.faces]).toEqual([20, 'A', { 'G-1': '3' }]);
    expect(g.events[0]).toEqual({ event: 'buyTrain', company: 'A', train: 'G-1', from: 'bank', face: '3' });
  });

  test('is sold from the pool, and between companies, with the face that is up', () => {
    const s = at({ 'G-1': POOL, 'G-2': 'B' }, { 'G-1': '2×2', 'G-2': '2×2' });
    expect(sides.candidates(s, step(), [{}]).map(({ fields }) => fields)).toEqual([{ train: 'G-1' }]);
    expect(wrong(s, 'notOnSale', { train: 'G-1', face: '3' })).toBe(true);
    expect(sides.meant(s, { train: 'G-1' }).face).toBe(faces[1]);
    expect(sides.terms(s, step(), { train: 'G-2', price: 5 })).toMatchObject({ id: 'G-2', face: '2×2', price: 5 });
    expect(faceUp(s, doubles, 'G-2').price).toBe(160);
  });
});

test('at the limit there is room for no more', () => {
  const s = position({ '2-1': 'A', '2-2': 'A' });
  const isFull = (most: number): boolean =>
    isFullBy(
      s,
      trainLimit(roster, () => most),
      'A',
    );
  expect([isFull(3), isFull(2)]).toEqual([false, true]);
});

test('passing can be refused', () => {
  const pass = passUnless<RailState, StepFrame>(
    [{ rule: 'duty', passes: (_, f) => f.of !== 'B', says: 'B must buy.' }],
    (g) => g.events.push({ event: 'passed' }),
  );
  const toy = (of: string) =>
    new Toy({ trains: { actors: () => ['p1'], moves: [pass] } }, position({}), { kind: 'trains', of });
  expect(toy('A').act('p1', 'pass').logged('passed')).toHaveLength(1);
  const refused: Action = { type: 'pass', by: 'p1', frame: 'trains/B' };
  expect(pass.checks.map((check) => check.passes(toy('B').s, step('B'), refused))).toEqual([false]);
});
