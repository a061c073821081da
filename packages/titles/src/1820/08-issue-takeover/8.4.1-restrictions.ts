/** 8.4.1 Restrictions: who may offer what for takeover, and 8.1 step 5, the turn in which a company does. */
import {
  type Check,
  field,
  hasChoice,
  log,
  pop,
  updateFrame,
  type LoggedAction,
  namedIn,
  onlyThen,
} from '@roundhouse/kernel';
import { about, type CompanyId, passUnless } from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, isPrivate } from '../13-companies/13.1-sizes.ts';
import { isLedByCousin } from '../13-companies/13.4-directors.ts';
import { BR, companyIds, pounds, pricedIds } from '../material.ts';
import { decides, directorOf, type Game, move, type Offering, type State, takeoverRoundOf } from '../state.ts';
import { openAuction } from './8.4.2-auction.ts';
import { minimumBid } from './8.4.2-bids.ts';
import { meansOf } from './8.4.2-means.ts';
import { liquidateNext } from './8.5-liquidating.ts';

type Offer = { readonly company: CompanyId };
const isSelf = (f: Offering, { company }: Offer): boolean => company === f.of;

const checks: readonly Check<State, Offering, Offer>[] = [
  {
    rule: '8.4.1-6',
    passes: (s, _, a) => isPublic(s, a.company),
    says: (_, _f, a) =>
      a.company === BR
        ? 'British Rail cannot be offered for takeover.'
        : `Only public companies can be offered, and the ${a.company} is not one.`,
  },
  {
    rule: '8.4.1-6',
    passes: (s, _, a) => !isInLiquidation(s, a.company),
    says: (_, _f, a) => `The ${a.company} is in liquidation and cannot be offered.`,
  },
  {
    rule: '8.4.3-2',
    passes: (s, f, a) => isSelf(f, a) || !takeoverRoundOf(s)!.offered.includes(a.company),
    says: (_, _f, a) => `The ${a.company}’s takeover failed this round, so no other company can offer it again.`,
  },
  {
    rule: '8.1-12',
    passes: (s, f, a) => !isSelf(f, a) || !takeoverRoundOf(s)!.offered.includes(a.company),
    says: (_, _f, a) => `The ${a.company} has already been offered this round.`,
  },
  // Itself it may offer all the same (8.4.1-9).
  {
    rule: '8.4.1-7',
    passes: (s, f, a) => isSelf(f, a) || !takeoverRoundOf(s)!.reduced.includes(a.company),
    says: (_, _f, a) => `The ${a.company} reduced its share-count this round, so only it can offer itself.`,
  },
  {
    rule: '8.4.1-8',
    passes: (s, f, a) => isSelf(f, a) || !takeoverRoundOf(s)!.acquirers.includes(a.company),
    says: (_, _f, a) => `The ${a.company} acquired a company this round, so only it can offer itself.`,
  },
  // Where it offers itself, the bank bids (Q33); “able” means that it could raise the sum (8.4.1-2).
  {
    rule: '8.4.1-1',
    passes: (s, f, a) => isSelf(f, a) || meansOf(s, f.of) >= minimumBid(s, a.company),
    says: (s, f, a) =>
      `The minimum bid for the ${a.company} is ${pounds(minimumBid(s, a.company))}, and the ${f.of} can raise only ${pounds(meansOf(s, f.of))}.`,
  },
];

/** The company that wants to make the offer. */
const offerer = (a: LoggedAction): string | undefined => companyIds.find((id) => id === namedIn(a));

/** Itself or any other company (8.1-11). */
const putUp = move({
  type: 'putUp',
  fields: { company: field.oneOf(pricedIds) },
  candidates: (s) =>
    companyIds
      .filter((company) => isPublic(s, company))
      .map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks,
  when: [
    {
      rule: '8.4.1-3',
      passes: (s, _, a) => {
        const company = offerer(a);
        return company === undefined || !(isPrivate(s, company) || isInLiquidation(s, company));
      },
      says: 'A private company or one in liquidation cannot offer a takeover.',
    },
    {
      rule: '14.1-7',
      passes: (s, _, a) => offerer(a) === undefined || !isLedByCousin(s, offerer(a)!),
      says: 'A company directed by a cousin offers only itself.',
    },
    {
      rule: '8.1-12',
      passes: (s, _, a) => a['company'] !== offerer(a) || !takeoverRoundOf(s)?.offered.includes(String(a['company'])),
      says: 'That company has already been offered this round.',
    },
    onlyThen('8.1-10', 'Takeovers come in step 5 of an Issue & Takeover Round, in reverse operating order.'),
  ],
  apply: (g, f, a) => openAuction(g, a.company, f.of),
});

/** 8.1-11. */
const passes = passUnless<State, Offering>([], (g, f) => {
  log(g, { event: 'offersNothing', company: f.of });
  pop(g, f);
});

/**
 * Until it has taken over another company, is gone, or passes. A company of a cousin offers itself at the first opportunity, and
 * nothing else (14.1-8, Q49). What a bankrupt cousin has left comes first (10.3-4, Q77).
 */
function goOn(g: Game, f: Offering): boolean {
  if (liquidateNext(g)) return true;
  const isDone = f.over || !isPublic(g.s, f.of) || isInLiquidation(g.s, f.of);
  const mayOfferItself = checks.every((check) => check.passes(g.s, f, { company: f.of }));
  if (!isDone && isLedByCousin(g.s, f.of) && mayOfferItself) openAuction(g, f.of, f.of);
  else if (!isDone && directorOf(g.s, f.of).some((by) => hasChoice(g.s, f, putUp, by))) return false;
  else pop(g, f);
  return true;
}

export const offering = decides<Offering, 'putUp' | 'pass'>(
  [putUp, passes],
  (_, f) => `${f.of}: offer itself or another company for takeover, or pass`,
  goOn,
);

/** A takeover ends the turn of the company that has acquired (8.1-11), and is remembered (8.4.1-8). */
export function noteAcquired(g: Game, acquirer: CompanyId): void {
  const round = takeoverRoundOf(g.s)!;
  updateFrame(g, round, { acquirers: [...round.acquirers, acquirer] });
  const turn = g.s.stack.find((f): f is Offering => f.kind === 'offering' && f.of === acquirer);
  if (turn) updateFrame<State, Offering>(g, turn, { over: true });
}
