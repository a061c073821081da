import {
  firstWithBid,
  isBuyable,
  nextToSettle,
  type RowAuction,
  setAside,
  withBid,
  withoutLot,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

const bare: RowAuction = { rows: [['a', 'b'], ['c'], ['d', 'e']], bids: {} };
const bid = (auction: RowAuction, lot: string, player: string, amount: number, alone = false): RowAuction => ({
  ...auction,
  bids: withBid(auction, lot, { player, amount }, alone),
});

describe('an auction of rows', () => {
  test('a lot of the first row can be bought when all others of the row have bids', () => {
    expect(isBuyable(bare, 'a')).toBe(false);
    const one = bid(bare, 'b', 'p1', 25);
    expect([isBuyable(one, 'a'), isBuyable(one, 'b'), isBuyable(one, 'c')]).toEqual([true, false, false]);
  });
  test('bids set money aside, and a raise replaces the bid before it', () => {
    const two = bid(bid(bid(bare, 'b', 'p1', 25), 'd', 'p1', 100), 'b', 'p2', 30);
    expect([setAside(two, 'p1'), setAside(bid(two, 'b', 'p1', 40), 'p1'), setAside(two, 'p2')]).toEqual([125, 140, 30]);
  });
  test('where only one bid stands the earlier one goes back', () => {
    const over = bid(bid(bare, 'd', 'p1', 100), 'd', 'p2', 105, true);
    expect([setAside(over, 'p1'), setAside(over, 'p2')]).toEqual([0, 105]);
  });
  test('rows are settled when they are wholly bid on; everything else waits', () => {
    const some = bid(bid(bare, 'b', 'p1', 25), 'c', 'p2', 45);
    expect([nextToSettle(some), firstWithBid(some)]).toEqual([undefined, 'b']);
    const afterA = withoutLot(some, 'a');
    expect(nextToSettle(afterA)).toBe('b');
    const afterB = withoutLot(afterA, 'b');
    expect([nextToSettle(afterB), setAside(afterB, 'p1')]).toEqual(['c', 0]);
    expect(nextToSettle(withoutLot(afterB, 'c'))).toBe(undefined);
  });
});
