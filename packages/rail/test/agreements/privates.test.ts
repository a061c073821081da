import { type OfferingStep, privatePurchases, type RailState, tradePrivate } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';

const turn = { kind: 'turn', of: 'A', declined: {} } satisfies OfferingStep;
const after = (price: number): OfferingStep => ({
  ...turn,
  declined: { '{"company":"A","id":"P1","thing":"private"}': { lowest: price, highest: price } },
});
const s: RailState = {
  ...started(blank, 'A', 'player1', { player1: 2 }),
  cash: { ...blank.cash, A: 80 },
  privates: { P1: 'player2', P2: 'A' },
};
const buying = (step: OfferingStep = turn) =>
  privatePurchases<RailState>({
    privates: ['P1', 'P2'],
    called: (id) => id,
    money: String,
    most: () => 60,
    turn: () => step,
    carryOut: tradePrivate,
  });
const offer = (price: number, id = 'P1') => ({
  type: 'buyPrivate',
  by: 'player1',
  frame: 'turn/A',
  private: id,
  price,
});
const passes = (
  code: 'owner' | 'price' | 'money' | 'declined',
  a: ReturnType<typeof offer>,
  step?: OfferingStep,
): boolean => buying(step).refuses[code]('r', '').passes(s, turn, a);

describe('a company that buys a private', () => {
  test('buys from players, for 1 up to what the book allows and what it has', () => {
    expect([passes('owner', offer(1)), passes('owner', offer(1, 'P2'))]).toEqual([true, false]);
    expect([0, 1, 60, 61].map((price) => passes('price', offer(price)))).toEqual([false, true, true, false]);
    expect([80, 81].map((price) => passes('money', offer(price)))).toEqual([true, false]);
  });
  test('offers more after a refusal', () => {
    expect([50, 51].map((price) => passes('declined', offer(price), after(50)))).toEqual([false, true]);
    expect(buying(after(50)).candidates(s, turn, ['P1'])[0]!.openFields).toEqual({
      price: expect.objectContaining({ min: 51, max: 60 }),
    });
  });
  test('may buy it as something else, which is another offer', () => {
    const declined = { '{"as":"train","company":"A","id":"P1","thing":"private"}': { lowest: 50, highest: 50 } };
    const as = (a: object) =>
      buying({ ...turn, declined })
        .refuses.declined('r')
        .passes(s, turn, { ...offer(50), ...a });
    expect([as({}), as({ as: 'train' })]).toEqual([true, false]);
  });
  test('asks the owner', () => {
    const g = draft(s);
    buying().offer(g, turn, offer(50));
    expect(g.s.stack.at(-1)).toMatchObject({ kind: 'offer', of: 'P1', made: offer(50), needs: ['player2'] });
  });
});
