import { apply, deciders, frameName, type LoggedAction, start } from '@roundhouse/kernel';
import { anyTitle, isOpenCry, type OpenCry, type RailState } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { auctionOf, type Maximums, maximumsInForce, nextBidOf, nextOf } from '../src/index.ts';

const title = anyTitle(title1820);

function after(s: RailState, action: LoggedAction): RailState {
  const done = apply(title, s, action);
  if (!done.ok) throw new Error(done.refusal.text);
  return done.state;
}

/** Three players before the future trains of the first Stock Round: everybody has passed in the cousin auction. */
function atAuction(): RailState {
  let { state } = start(title, { players: 3, seed: 1 });
  while (auctionOf(state) === null) {
    const [by] = deciders(title, state);
    state = after(state, { type: 'pass', by: by!, frame: frameName(state.stack.at(-1)!) });
  }
  return state;
}

const cryOf = (s: RailState): OpenCry => {
  const top = s.stack.at(-1);
  if (!isOpenCry(top)) throw new Error('the auction is over');
  return top;
};
const hosted = (state: RailState, maximums: Maximums) => ({ title, state, last: undefined, bots: [], maximums });

/** Goes on for as long as the host bids. */
function bidOut(s: RailState, maximums: Maximums): RailState {
  const next = nextOf(hosted(s, maximums));
  return next.kind === 'bid' ? bidOut(after(s, next.action), maximums) : s;
}

const first = atAuction();
const auction = auctionOf(first)!;
const [ada, bram, cato] = deciders(title, first) as [string, string, string];

describe('a maximum that is left with the host', () => {
  test('bids the least that is heard, once', () => {
    const s = bidOut(first, { [ada]: { auction, amount: 90 } });
    expect(cryOf(s)).toMatchObject({ bidder: ada, bid: 20 });
  });

  test('goes up against another one until the lower cannot follow, and its player is asked then', () => {
    const s = bidOut(first, { [ada]: { auction, amount: 50 }, [bram]: { auction, amount: 90 } });
    expect(cryOf(s)).toMatchObject({ bidder: bram, bid: 50 });
    expect(nextOf(hosted(s, {}))).toMatchObject({ kind: 'wait', people: expect.arrayContaining([ada, cato]) });
  });

  test('is reached exactly, and not passed', () => {
    const s = after(first, { type: 'bid', by: bram, frame: auction, amount: 40 });
    expect(nextBidOf(title, s, ada, { [ada]: { auction, amount: 50 } })).toMatchObject({ amount: 50 });
    expect(nextBidOf(title, s, ada, { [ada]: { auction, amount: 49 } })).toBeNull();
  });

  // 1820, 10.4-4 and Q1: no matter who opens the bidding or how far it has to go.
  test.each([40, 50, 60, 90, 95])('of %i is reached by the first of two players who left the same', (amount) => {
    const equal = { [ada]: { auction, amount }, [bram]: { auction, amount } };
    const top = amount - (amount % 10);
    for (const opened of [first, ...[ada, bram, cato].map((by) => after(first, bid(by, 20)))])
      expect(cryOf(bidOut(opened, equal)), JSON.stringify(cryOf(opened))).toMatchObject({ bidder: ada, bid: top });
  });

  test('stops a step before an equal one of somebody who comes first', () => {
    const equal = { [ada]: { auction, amount: 50 }, [bram]: { auction, amount: 50 } };
    expect(nextBidOf(title, after(first, bid(ada, 30)), bram, equal)).toMatchObject({ amount: 40 });
    expect(nextBidOf(title, after(first, bid(cato, 40)), bram, equal)).toBeNull();
    expect(nextBidOf(title, after(first, bid(cato, 40)), ada, equal)).toMatchObject({ amount: 50 });
  });

  test('holds for its own auction alone', () => {
    expect(nextBidOf(title, first, ada, { [ada]: { auction: 'bidding/LSR', amount: 90 } })).toBeNull();
    const before = start(title, { players: 3, seed: 1 }).state;
    expect(nextBidOf(title, before, ada, { [ada]: { auction, amount: 90 } })).toBeNull();
  });

  test('bids for a player who had declined, or left, before it was given', () => {
    for (const type of ['decline', 'leave']) {
      const s = after(after(first, bid(bram, 20)), { type, by: ada, frame: auction });
      expect(deciders(title, s)).toEqual([cato]);
      expect(cryOf(bidOut(s, { [ada]: { auction, amount: 90 } }))).toMatchObject({ bidder: ada, bid: 30 });
    }
  });

  test('is not tried again where its bid was refused', () => {
    const maximums = { [ada]: { auction, amount: 90 } };
    expect(nextOf(hosted(first, maximums), { bids: [ada] })).toMatchObject({ kind: 'wait' });
  });

  test('is forgotten when it is passed and when its auction is over, and kept while its bid stands', () => {
    const maximums = { [ada]: { auction, amount: 50 } };
    const own = bidOut(first, maximums);
    expect(maximumsInForce(title, first, maximums)).toBe(maximums);
    expect(maximumsInForce(title, own, maximums)).toBe(maximums);
    expect(maximumsInForce(title, after(own, bid(cato, 50)), maximums)).toEqual({});
    let s = own;
    for (const by of [bram, cato]) s = after(s, { type: 'decline', by, frame: auction });
    expect(maximumsInForce(title, s, maximums)).toEqual({});
  });
});

const bid = (by: string, amount: number): LoggedAction => ({ type: 'bid', by, frame: auction, amount });
