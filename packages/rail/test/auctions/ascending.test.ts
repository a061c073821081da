import { field, movesFor } from '@roundhouse/kernel';
import { type AscendingAuction, ascendingKind, makeBid, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, players, Toy } from '../toy.ts';

const bid = movesFor<RailState>()({
  type: 'bid',
  fields: { amount: field.amount() },
  candidates: () => [],
  checks: [],
  apply: (g, f: AscendingAuction, a) => makeBid(g, f, a.amount),
});

/** Opened at nothing by the first player, or among those who have bid before. */
function auction(bidder: string | null = null, amount = 0, bidders: readonly string[] = players) {
  const sales: unknown[] = [];
  const kind = ascendingKind<RailState, AscendingAuction, 'bid'>({
    bid,
    decided: (_, f) => sales.push([f.bidder, f.bid]),
    asks: () => 'Bid',
  });
  const frame: AscendingAuction = { kind: 'auction', of: 'P1', bid: amount, bidder, bidders };
  return { toy: new Toy({ auction: kind }, blank, frame), sales };
}

describe('an ascending auction', () => {
  test('goes round among those who have not passed, to the last bid', () => {
    const { toy, sales } = auction();
    toy.act('player1', 'bid', { amount: 20 }).act('player2', 'pass').act('player3', 'bid', { amount: 25 });
    expect(sales).toEqual([]);
    toy.act('player1', 'pass');
    expect(sales).toEqual([['player3', 25]]);
    expect(toy.top.kind).toBe('table');
    expect(toy.logged('bid').at(-1)).toEqual({ event: 'bid', by: 'player3', lot: 'P1', amount: 25 });
  });
  test('the last who has not passed may still open it, or leave the lot unsold', () => {
    const opened = auction();
    opened.toy.act('player1', 'pass').act('player2', 'pass').act('player3', 'bid', { amount: 20 });
    expect(opened.sales).toEqual([['player3', 20]]);
    const unsold = auction();
    for (const player of players) unsold.toy.act(player, 'pass');
    expect(unsold.sales).toEqual([[null, 0]]);
  });
  test('with a bid that stands the others raise it or drop out', () => {
    const { toy, sales } = auction('player3', 30, ['player1', 'player3']);
    toy.act('player1', 'pass');
    expect(sales).toEqual([['player3', 30]]);
  });
});
