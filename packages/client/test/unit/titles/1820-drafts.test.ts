import { apply, canonical, deciders, frameName, type LoggedAction, start } from '@roundhouse/kernel';
import { anyTitle, isOpenCry, type OpenCry, type RailState } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/game/handle.ts';
import type { InRound } from '../../../src/table/record/log.ts';
import { dealUnderWay } from '../../../src/titles/1820/deal.ts';
import { bidsAhead } from '../../../src/titles/1820/own-maximum.tsx';
import { feeOf, refundOf } from '../../../src/titles/1820/slip.ts';
import { refusedBy, refusedDrafts } from '../../../src/titles/1820/refusals.ts';

const title = anyTitle(title1820);
const fresh = start(title, { players: 3, seed: 1 }).state;

describe('an earlier draft of a float in 1820', () => {
  const terms = (buyers: Record<string, number>) => ({
    thing: 'float',
    founder: 'player1',
    company: 'LSR',
    size: 5,
    par: 65,
    spots: [],
    buyers,
  });
  const first = terms({ player1: 1, player2: 1 });
  const floating = (declined: readonly object[]): RailState => ({
    ...fresh,
    privates: { ...fresh.privates, VF: 'player2' },
    stack: [
      {
        kind: 'float',
        of: 'player1',
        plan: { company: 'LSR', size: 5, par: 65 },
        spots: [],
        placed: true,
        buyers: {},
        declined: Object.fromEntries(declined.map((one) => [canonical(one as never), { lowest: 0, highest: 0 }])),
      } as never,
    ],
  });
  const said = (by: string, of: object): InRound =>
    ({ round: 'SR 1', line: { event: { event: 'declined', by, terms: of } } }) as unknown as InRound;

  test('names who has refused how many shares at which price', () => {
    expect([...refusedBy(floating([first]), [said('player2', first)])]).toEqual([
      ['player2', { company: 'LSR', count: 1, price: 65 }],
    ]);
  });

  test('names a cousin for whom its player has refused, and the last of several refusals', () => {
    const second = terms({ player1: 1, player2: 2, VF: 1 });
    const s = floating([first, second]);
    expect(refusedDrafts(s)).toBe(2);
    expect([...refusedBy(s, [said('player2', first), said('player2', second)])]).toEqual([
      ['player2', { company: 'LSR', count: 2, price: 65 }],
      ['VF', { company: 'LSR', count: 1, price: 65 }],
    ]);
  });

  test('forgets what was refused in another float', () => {
    expect(refusedBy(floating([]), [said('player2', first)]).size).toBe(0);
    expect(refusedBy(fresh, [said('player2', first)]).size).toBe(0);
  });
});

describe('the fee of a second marker in 1820', () => {
  const spots = [
    { hex: 'H14', node: 0 },
    { hex: 'I9', node: 0 },
  ];

  test('comes back by half if Vignoles takes a share, and not if others do', () => {
    expect(feeOf({ spots })).toBe(240);
    expect(refundOf({ spots, buyers: { player1: 3, CBV: 1 } })).toBe(120);
    expect(refundOf({ spots, buyers: { player1: 4 } })).toBe(0);
    expect(refundOf({ spots: spots.slice(0, 1), buyers: { CBV: 2 } })).toBe(0);
  });
});

describe('a maximum in an open cry of 1820', () => {
  const after = (s: RailState, action: LoggedAction): RailState => {
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    return done.state;
  };
  const atAuction = (): RailState => {
    let s = fresh;
    while (!isOpenCry(s.stack.at(-1)))
      s = after(s, { type: 'pass', by: deciders(title, s)[0]!, frame: frameName(s.stack.at(-1)!) });
    return s;
  };
  const opened = atAuction();
  const frame = frameName(opened.stack.at(-1)!);
  const [ada, bram] = deciders(title, opened) as [string, string];
  const bid = after(opened, { type: 'bid', by: ada, frame, amount: 60 });
  const least = (s: RailState, player: string) => bidsAhead(title, s, s.stack.at(-1) as OpenCry, player)?.min;

  test('can be left by a player who is asked, whose bid stands, or who has declined', () => {
    expect(least(opened, ada)).toBe(20);
    expect(least(bid, bram)).toBe(70);
    expect(least(bid, ada)).toBe(70);
    expect(least(after(bid, { type: 'decline', by: bram, frame }), bram)).toBe(70);
    expect(least(after(bid, { type: 'leave', by: bram, frame }), bram)).toBe(70);
  });

  test('cannot be left by a player who may not bid, nor while something else is asked', () => {
    const cry = bid.stack.at(-1) as OpenCry;
    const barred = { ...cry, barred: [bram] };
    expect(bidsAhead(title, { ...bid, stack: [...bid.stack.slice(0, -1), barred] }, barred, bram)).toBeNull();
    expect(bidsAhead(title, fresh, cry, bram)).toBeNull();
  });
});

describe('a deal of 1820 that is being carried out', () => {
  /** Positions of the past, known by the number of actions that led to them. */
  const past = (seq: number): RailState => ({
    ...fresh,
    market: { ...fresh.market },
    stack: [{ kind: 'bidding', of: 'CVHR', bid: 50 + seq, bidder: 'bank' } as never],
  });
  const step = (seq: number, action: object): Step => ({ seq, action, events: [] }) as unknown as Step;
  const during = (...stack: object[]): RailState => ({ ...fresh, stack: stack as never });
  const takeover = { kind: 'takeover', of: 'Y&NR', acquirer: 'OW&WR', deal: 'takeover', price: 310, next: 4 };
  const acquired = [
    step(7, { type: 'acquire', company: 'OW&WR', count: 2 }),
    step(8, { type: 'giveUp', company: 'OW&WR', frame: 'overage/OW&WR' }),
  ];

  test('is told by its step and the position before the purchase', () => {
    const deal = dealUnderWay(during(takeover, { kind: 'overage', of: 'OW&WR' }), acquired, past);
    expect(deal).toMatchObject({ kind: 'takeover', of: 'Y&NR', acquirer: 'OW&WR', price: 310, issued: 2, at: 3 });
    expect([deal?.before, deal?.after]).toEqual([past(6), past(7)]);
  });

  test('has no acquirer where the bank has won and holders pay for the loans', () => {
    const s = during({ kind: 'shortfall', of: 'CVHR', debts: [] });
    const declined = [
      step(9, { type: 'decline', frame: 'bidding/CVHR' }),
      step(10, { type: 'sell', frame: 'shortfall' }),
    ];
    expect(dealUnderWay(s, declined, past)).toMatchObject({
      kind: 'liquidation',
      of: 'CVHR',
      acquirer: null,
      price: 58,
      before: past(8),
      at: null,
    });
  });

  test('is none where nothing is being taken over', () => {
    expect(dealUnderWay(during({ kind: 'issues' }), acquired, past)).toBeNull();
  });
});
