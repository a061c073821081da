import { type Frame, frameName } from '@roundhouse/kernel';
import {
  type Announcement,
  announcing,
  answeredSales,
  moveMarker,
  POOL,
  type RailState,
  redeemShares,
  SOLD,
  sellingBy,
  sharesOf,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const selling = sellingBy<RailState>({ companies: ['A', 'B', 'C'], directorShares: 2 });
/** A share is worth 10 for each column of its marker; the seller gets one column less. */
const worth = (s: RailState, company: string): number => 10 * s.market.at[company]!.col;
const sales = answeredSales<RailState>({
  selling,
  price: (s, company) => worth(s, company) - 10,
  cost: worth,
  redeems: (_, company) => company !== 'C',
  fall: (g, company, count) => moveMarker(g, company, { row: 0, col: g.s.market.at[company]!.col - count }),
});
const announced: (readonly [string, number])[] = [];
const announcements = announcing<RailState>({
  selling,
  announced(g, seller, bundles) {
    announced.push([seller, bundles.length]);
    sales.carryOut(g, seller, bundles);
  },
});
const announcement = announcements.kind({
  sell: [selling.refusing('held', 'held', 'Held.')],
  drop: [announcements.refusing('unlisted', 'unlisted', 'Unlisted.')],
  forward: [announcements.refusing('first', 'first', 'First.')],
  asks: () => 'Announce',
});
const kinds = { announcement, sale: sales.sale, redemption: sales.redemption(() => 'Redeem?') };

/** Player 1 directs A with 4 shares and B with 3; player 2 has 3 of A and 3 of B. Prices are 50, 60 and 70. */
function held(): RailState {
  const a = started(blank, 'A', 'player1', { player1: 4, player2: 3 });
  const b = started(a, 'B', 'player1', { player1: 3, player2: 3 });
  const c = started(b, 'C', 'player2', { player1: 2, player2: 4 });
  const at = { A: { row: 0, col: 5 }, B: { row: 0, col: 6 }, C: { row: 0, col: 7 } };
  return { ...c, market: { at, order: ['A', 'B', 'C'] }, cash: { ...c.cash, A: 150, B: 100, C: 500 } };
}
const open = (...bundles: readonly (readonly [string, number])[]): Toy => {
  const frame: Announcement = {
    kind: 'announcement',
    of: 'player1',
    bundles: bundles.map(([company, count]) => ({ company, count })),
  };
  return new Toy(kinds, held(), frame);
};
const asked = (toy: Toy): string => frameName(toy.top);
const bundles = (toy: Toy): string =>
  (toy.top as Announcement).bundles.map(({ company, count }) => company + count).join();
const columns = ({ s }: Toy): number[] => ['A', 'B', 'C'].map((company) => s.market.at[company]!.col);

describe('an announcement', () => {
  test('is put together, changed and ordered before anything happens', () => {
    const toy = open(['A', 1]).act('player1', 'sell', { company: 'B', count: 2 });
    toy.act('player1', 'sell', { company: 'C', count: 1 }).act('player1', 'forward', { company: 'C' });
    expect(bundles(toy)).toBe('A1,C1,B2');
    toy.act('player1', 'sell', { company: 'A', count: 2 }).act('player1', 'drop', { company: 'C' });
    expect([bundles(toy), toy.s.cash['player1'], announced]).toEqual(['A2,B2', 100, []]);
  });

  test('is gone when its last company is taken out', () => {
    expect(asked(open(['A', 1]).act('player1', 'drop', { company: 'A' }))).toBe('table');
  });

  test('loses what cannot be sold any more', () => {
    const toy = open(['A', 1], ['B', 2]);
    toy.s = { ...toy.s, shares: { ...toy.s.shares, B: { gone: 10 } } };
    toy.act('player1', 'sell', { company: 'C', count: 1 });
    expect(bundles(toy)).toBe('A1,C1');
  });

  test('opens with a first company', () => {
    const g = draft(held());
    announcements.open(g, 'player1', { company: 'A', count: 2 });
    const expected: Frame & Record<string, unknown> = {
      kind: 'announcement',
      of: 'player1',
      bundles: [{ company: 'A', count: 2 }],
    };
    expect(g.s.stack).toEqual([expected]);
  });
});

describe('a sale that waits for answers', () => {
  test('money first, at the prices before any move, then directors, then answers in order', () => {
    const toy = open(['B', 1], ['A', 2]).act('player1', 'announce');
    expect(announced).toEqual([['player1', 2]]);
    expect([toy.s.cash['player1'], columns(toy)]).toEqual([100 + 50 + 80, [5, 6, 7]]);
    // The sale has made player 2 director of both, who is asked for B first.
    expect([asked(toy), toy.s.companies['A']!.director, toy.s.companies['B']!.director]).toEqual([
      'redemption/B',
      'player2',
      'player2',
    ]);
    expect([sharesOf(toy.s, 'A', SOLD), sharesOf(toy.s, 'A', POOL)]).toEqual([2, 0]);
    toy.act('player2', 'redeem');
    expect([toy.s.cash['B'], toy.s.shares['B']!['B'], asked(toy)]).toEqual([40, 5, 'redemption/A']);
    toy.act('player2', 'decline');
    expect([columns(toy), toy.s.shares['A'], asked(toy)]).toEqual([
      [3, 6, 7],
      { A: 3, player1: 2, player2: 3, sold: 0, pool: 2 },
      'table',
    ]);
  });

  test('of a company that has left the table meanwhile nothing falls, and nothing reaches the pool', () => {
    const toy = open(['A', 2], ['B', 1]).act('player1', 'announce');
    const gone = { ...toy.s.shares, A: { gone: 10 } };
    toy.s = { ...toy.s, shares: gone };
    toy.act('player2', 'decline').act('player2', 'decline');
    expect([columns(toy), toy.s.shares['A'], sharesOf(toy.s, 'B', POOL)]).toEqual([[5, 5, 7], { gone: 10 }, 1]);
  });

  test('a question whose company has lost its money meanwhile is over', () => {
    const toy = open(['B', 1], ['A', 1]).act('player1', 'announce');
    const waiting = { ...toy.s, cash: { ...toy.s.cash, B: 59 } };
    expect([asked(toy), asked(new Toy(kinds, waiting, ...waiting.stack.slice(1)))]).toEqual([
      'redemption/B',
      'redemption/A',
    ]);
  });

  test('a company that may not redeem or cannot pay for all of it is not asked', () => {
    // C may not; A has the money for two shares and B, at 60 each, for one.
    const toy = open(['C', 1], ['B', 2], ['A', 3]).act('player1', 'announce');
    expect(asked(toy)).toBe('redemption/A');
    toy.act('player2', 'redeem');
    expect([columns(toy), toy.s.cash['A'], sharesOf(toy.s, 'C', POOL), sharesOf(toy.s, 'B', POOL)]).toEqual([
      [5, 4, 6],
      0,
      1,
      2,
    ]);
  });
});

test('a company takes shares out of the pool for its price, and the bank is paid', () => {
  const s = held();
  const g = draft({ ...s, shares: { ...s.shares, A: { A: 3, player1: 4, player2: 1, pool: 2 } } });
  redeemShares(g, 'player1', { company: 'A', count: 2 }, POOL, 50);
  expect([g.s.cash['A'], g.s.cash['bank'], g.s.shares['A']]).toEqual([
    50,
    -200,
    { A: 5, player1: 4, player2: 1, pool: 0 },
  ]);
  expect(g.events[0]).toEqual({ event: 'redeem', by: 'player1', company: 'A', count: 2 });
});
