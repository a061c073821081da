import { expect, test } from 'vitest';
import type { Mind } from '../src/mind/mind.ts';
import type { Plan } from '../src/plans/plan.ts';
import { pick, seedFor } from '../src/search/pick.ts';
import { proposed } from '../src/search/weigh.ts';

const mind = { sense: { is: (kind: string, type: string) => kind === type } } as unknown as Mind;

const plan = (type: string, total: number): Plan => ({
  action: { type, by: 'player1', frame: 'track/NCS' },
  next: [],
  worth: { total, parts: { cash: total, dividends: 0, prices: 0, privates: 0, duties: 0, treasuries: 0, others: 0 } },
  bias: 0,
  after: {} as never,
});

const picked = (plans: readonly Plan[]): Set<string> =>
  new Set(Array.from({ length: 200 }, (_, seed) => pick(mind, plans, { noise: 0.01, slack: 0 }, seed)!.action.type));

test('noise never makes a player do what gains nothing', () => {
  expect(picked([plan('pass', 3000), plan('lay', 3000), plan('sell', 2999)])).toEqual(new Set(['pass']));
});

test('noise chooses among moves that are nearly as good, and passing is one of them', () => {
  expect(picked([plan('lay', 3002), plan('buy', 3001), plan('pass', 3000), plan('sell', 2000)])).toEqual(
    new Set(['lay', 'buy', 'pass']),
  );
});

test('what must be done is chosen by its worth alone', () => {
  expect(picked([plan('lay', 3000), plan('buy', 2000)])).toEqual(new Set(['lay']));
});

test('worth overrules custom only for more than is set', () => {
  const plans = [plan('lay', 3000), plan('buy', 2900), plan('pass', 2500)];
  const chosen = (customs: number, sure = false): string => {
    const weighing = { ...mind, weights: { customs } } as unknown as Mind;
    return proposed(weighing, {} as never, plans, { action: plan('buy', 0).action, sure })[0]!.action.type;
  };
  expect([chosen(0), chosen(90), chosen(110), chosen(1_000_000)]).toEqual(['lay', 'lay', 'buy', 'buy']);
  // What comes of a founding no sum tells: there custom decides.
  expect(chosen(0, true)).toBe('buy');
});

test('each seat errs in its own way', () => {
  expect(new Set([0, 1, 2, 3].map((place) => seedFor(7, 12, place))).size).toBe(4);
});
