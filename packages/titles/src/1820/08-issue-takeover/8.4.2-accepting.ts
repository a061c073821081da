/** 8.4.2 Auction: a winning bid below the forcing bid, which may be declined. */
import { log, pop, push, namedIn, onlyThen, type When } from '@roundhouse/kernel';
import { pounds } from '../material.ts';
import { type Accepting, decides, move, type State } from '../state.ts';
import { forcingBid } from './8.4.2-bids.ts';

/** 8.4.2-8. */
const whenAccepted: readonly When<State>[] = [
  onlyThen('8.4.2-8', 'The director answers a winning bid only right after the auction of the company.'),
];

const accept = move({
  type: 'accept',
  when: whenAccepted,
  apply(g, f: Accepting, a) {
    log(g, { event: 'acceptsBid', by: a.by, company: f.of });
    pop(g, f);
    push(g, { ...f, kind: 'acquiring' });
  },
});

/** Then the takeover has failed, and nothing changes hands (8.4.3-1). */
const decline = move({
  type: 'decline',
  when: [
    {
      rule: '8.4.2-9',
      passes: (s, _, a) => s.stack.at(-1)?.kind !== 'acquiring' || namedIn(a) !== s.stack.at(-1)!.of,
      says: 'You must accept a bid at or above the forcing bid.',
    },
    ...whenAccepted,
  ],
  apply(g, f: Accepting, a) {
    log(g, { event: 'declinesBid', by: a.by, company: f.of });
    pop(g, f);
  },
});

export const accepting = decides<Accepting, 'accept' | 'decline'>(
  [accept, decline],
  (s, f) => `Accept ${pounds(f.bid)} for the ${f.of}? You could refuse anything below ${pounds(forcingBid(s, f))}`,
  undefined,
  (_, f) => [f.bid, f.bidder, f.barred],
);
