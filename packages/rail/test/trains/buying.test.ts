import type { Action } from '@roundhouse/kernel';
import {
  DEPOT,
  GONE,
  isAtLimit,
  makeRoster,
  type OfferingStep,
  onSale,
  passUnless,
  type Purchase,
  type PurchaseFault,
  purchaseJudge,
  type RailState,
  type StepFrame,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, Toy } from '../toy.ts';

const roster = makeRoster([
  { id: '2', count: 2, price: 80, tier: 1 },
  { id: '3', count: 2, price: 180, tier: 2 },
]);
/** A company may have a yard besides, `A*`, that holds trains as well. */
type Buying = Purchase & { readonly yard?: string };
const turn = (declined: OfferingStep['declined'] = {}): OfferingStep => ({ kind: 'turn', declined });
const judge = purchaseJudge<RailState, Buying>({
  roster,
  onSale: (s) => onSale(s, roster),
  price: (_, company, train) => roster.kindOf.get(train)!.price - (company === 'C' ? 10 : 0),
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
    expect(has(position({}), 'not-on-sale', { train: '2-1' })).toBe(false);
    expect(has(position({}), 'not-on-sale', { train: '2-2' })).toBe(true);
    expect(has(position({}), 'not-on-sale', { train: '3-1' })).toBe(true);
  });

  test('the company has less than the bank asks of it', () => {
    expect(has(position({}), 'money', { train: '2-1' })).toBe(false);
    expect(has(position({}), 'money', { train: '3-1' })).toBe(true);
    expect(has(position({}), 'money', { train: '2-1' }, 'C')).toBe(false);
    expect(has(position({}), 'money', { train: '2-1' }, 'B')).toBe(true);
  });

  test('the train is the bank’s, gone, or the company’s own', () => {
    const s = position({ '2-1': 'B', '2-2': 'A*', '3-1': GONE });
    expect(roster.trains.map((train) => has(s, 'not-anothers', { train }))).toEqual([false, true, true, true]);
    expect(roster.trains.map((train) => judge.ownerOf(s, train))).toEqual(['B', 'A', undefined, undefined]);
  });

  test('nothing is offered', () => {
    expect(has(position({}), 'no-price', { train: '2-1', price: 1 })).toBe(false);
    expect(has(position({}), 'no-price', { train: '2-1', price: 0 })).toBe(true);
  });

  test('the same was declined, for the same place', () => {
    const terms = judge.terms(step(), { train: '2-1', price: 30 });
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
      holes: { price: { kind: 'range', min: 10, max: 70, step: 1 } },
      subjects: ['train:2-2', 'company:A'],
    },
  ]);
});

test('the bank gets its price, and the train goes where it is to lie', () => {
  const g = draft(position({}));
  judge.buy(g, 'A', '2-1', 'A*');
  expect([g.s.cash['A'], g.s.trains['2-1']]).toEqual([0, 'A*']);
  judge.buy(g, 'C', '2-2');
  expect([g.s.cash['C'], g.s.trains['2-2']]).toEqual([0, 'C']);
  expect(g.events.filter(({ event }) => event === 'buyTrain')).toEqual([
    { event: 'buyTrain', company: 'A', train: '2-1', from: 'bank' },
    { event: 'buyTrain', company: 'C', train: '2-2', from: 'bank' },
  ]);
});

test('at the limit there is room for no more', () => {
  const s = position({ '2-1': 'A', '2-2': 'A' });
  expect([isAtLimit(s, roster, 'A', 3), isAtLimit(s, roster, 'A', 2)]).toEqual([false, true]);
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
