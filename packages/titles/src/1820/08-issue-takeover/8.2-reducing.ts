/** 8.2 Reduce share-count. */
import { type Check, field, type OwnerId, type PlayerId, pop, push, updateFrame } from '@roundhouse/kernel';
import {
  about,
  acted,
  type CompanyId,
  directedBy,
  joinWords,
  mostAllowed,
  POOL,
  sharesInWords,
  sharesOf,
  upTo,
} from '@roundhouse/rail';
import { holderIds } from '../06-stock-round/6.5.2-acting.ts';
import { moreShares } from '../06-stock-round/6.6.2-buyers.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, sharesInPlay, sizeIn } from '../13-companies/13.1-sizes.ts';
import { holders } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { loansFor } from '../17-own-shares.ts';
import { colourNumber, companyIds, pounds, PRIVATE, shareCounts } from '../material.ts';
import { type BuyBack, type Issues, move, type State } from '../state.ts';
import { ownCompany } from './8.1-director.ts';
import { canCarryOut, carryOut } from './8.2-carrying-out.ts';
import { inIssues, inTakeover, issuesStep } from './8.1-order.ts';

const LAST_PHASE = 'blue';

/** How many shares must come back from pool and holders, so that no more than the new count are out (8.2-2). */
const toBuyBack = (s: State, company: CompanyId, size: number): number => Math.max(0, sharesInPlay(s, company) - size);
/** Those of them that holders give up, once the pool is empty (8.2-3). */
const fromHolders = (s: State, company: CompanyId, size: number): number =>
  Math.max(0, toBuyBack(s, company, size) - sharesOf(s, company, POOL));

/** Everything but one share of the director’s: there is nothing to choose. */
const allButOne = (s: State, company: CompanyId): Record<OwnerId, number> => {
  const { director } = s.companies[company]!;
  const left = (holder: OwnerId) => sharesOf(s, company, holder) - (holder === director ? 1 : 0);
  return Object.fromEntries(holders(s).map((holder) => [holder, left(holder)]));
};

/** From whom shares come back where nobody has to name them; nobody knows yet where somebody has. */
function withoutNaming(s: State, { company, size }: Reduction): Record<OwnerId, number> | null {
  const rest = fromHolders(s, company, size);
  const out = holders(s).filter((holder) => sharesOf(s, company, holder) > 0);
  if (size === PRIVATE) return allButOne(s, company);
  if (rest === 0) return {};
  return out.length === 1 ? { [out[0]!]: rest } : null;
}

/** Where holders are still to be named, at least the purchase can be paid; what the director must add is looked at with the last of them. */
const isPaid = (s: State, by: PlayerId, a: Reduction): boolean => {
  const from = withoutNaming(s, a);
  return from === null ? loansFor(s, a.company, toBuyBack(s, a.company, a.size)) !== null : canCarryOut(s, by, a, from);
};

interface Reduction {
  readonly company: CompanyId;
  readonly size: number;
}
const limits: readonly Check<State, unknown, Reduction & { readonly by: PlayerId }>[] = [
  {
    rule: '8.2-1',
    passes: (s) => colourNumber(s.phase) <= colourNumber(LAST_PHASE),
    says: (s) => `Companies cannot reduce their share-counts in ${s.phase} phase.`,
  },
  {
    rule: '8.2-12',
    passes: (s, _, a) => shareCounts.includes(a.size) && a.size < sizeIn(s, a.company),
    says(s, _f, a) {
      const size = sizeIn(s, a.company);
      const sizes = shareCounts.filter((count) => count < size).map(String);
      if (sizes.length === 0) return `The ${a.company} is already private.`;
      return `The ${a.company} has ${sharesInWords(size)}; choose ${joinWords(sizes, 'or')}.`;
    },
  },
  {
    rule: '10.7-4',
    passes: (s, _, a) => !isInLiquidation(s, a.company),
    says: (_, _f, a) => `The ${a.company} is in liquidation and cannot reduce its share-count.`,
  },
  // What could not be carried out to its end is not begun (8.2-11).
  {
    rule: '8.2-11',
    passes: (s, _, a) => !isPublic(s, a.company) || isPaid(s, a.by, a),
    says(s, _f, a) {
      const count = toBuyBack(s, a.company, a.size);
      const purchase = count === 0 ? '' : `buy back ${sharesInWords(count)} at ${pounds(price(s, a.company))} and `;
      return `Even with loans and your cash, the ${a.company} cannot ${purchase}repay its excess loans.`;
    },
  },
];

export const reduce = move({
  type: 'reduce',
  fields: { company: field.oneOf(companyIds), size: field.upTo(50) },
  candidates: (s, _: Issues, by) =>
    directedBy(s, by).flatMap((company) =>
      shareCounts
        .filter((size) => size < sizeIn(s, company))
        .map((size) => ({ fields: { company, size }, subjects: [about.company(company)] })),
    ),
  checks: [ownCompany, ...limits],
  when: inIssues,
  passedOver: issuesStep,
  apply(g, f, a) {
    acted(g, f);
    const from = withoutNaming(g.s, a);
    if (from === null) push(g, { kind: 'buyBack', of: a.company, by: a.by, size: a.size, from: {} });
    else carryOut(g, a.by, a, from);
  },
});

const named = (f: BuyBack): number => Object.values(f.from).reduce((sum, count) => sum + count, 0);
const missing = (s: State, f: BuyBack): number => fromHolders(s, f.of, f.size) - named(f);
const left = (s: State, f: Pick<BuyBack, 'of' | 'from'>, holder: OwnerId): number =>
  sharesOf(s, f.of, holder) - (f.from[holder] ?? 0);

/** Could the director still direct it in the end? Everybody who holds more must be named with what is left to name (8.2-4). */
function keepsDirector(s: State, f: BuyBack, owner: OwnerId, count: number): boolean {
  const then = { ...f, from: { ...f.from, [owner]: (f.from[owner] ?? 0) + count } };
  const others = holders(s).filter((holder) => holder !== f.by);
  const own = left(s, then, f.by);
  const above = others.reduce((sum, holder) => sum + Math.max(0, left(s, then, holder) - own), 0);
  return above <= missing(s, f) - count;
}

interface Naming {
  readonly owner: OwnerId;
  readonly count: number;
}
const naming = (f: BuyBack, { owner, count }: Naming): Record<OwnerId, number> => ({
  ...f.from,
  [owner]: (f.from[owner] ?? 0) + count,
});
/** Are all named with these, and are they there? */
const isLast = (s: State, f: BuyBack, a: Naming): boolean =>
  a.count === missing(s, f) && a.count <= left(s, f, a.owner);

const endsWell = (s: State, f: BuyBack, a: Naming): boolean =>
  !isLast(s, f, a) || canCarryOut(s, f.by, { company: f.of, size: f.size }, naming(f, a));
/** How many could come from somebody: each number up to it can. */
const mostFrom = (s: State, f: BuyBack, owner: OwnerId): number =>
  mostAllowed(
    Math.min(left(s, f, owner), missing(s, f)),
    (count) => keepsDirector(s, f, owner, count) && endsWell(s, f, { owner, count }),
  );

/** From whom the director likes, who cannot refuse (8.2-3). */
const whenBuyingBack = inTakeover(
  '8.2-2',
  'Shares are bought back like this only while a share-count is being reduced.',
);

const buyFrom = move({
  type: 'buyBack',
  fields: { owner: field.oneOf(holderIds), count: field.upTo(50) },
  candidates: (s, f: BuyBack) =>
    holders(s)
      .filter((owner) => left(s, f, owner) > 0)
      .map((owner) => ({
        fields: { owner },
        openFields: { count: upTo(mostFrom(s, f, owner)) },
      })),
  checks: [
    {
      rule: '8.2-3',
      passes: (s, f: BuyBack, a) => holders(s).includes(a.owner) && a.count >= 1 && a.count <= left(s, f, a.owner),
      says(s, f, a) {
        const most = left(s, f, a.owner);
        return `The ${f.of} can buy back ${most === 0 ? '' : 'only '}${sharesInWords(most)} there.`;
      },
    },
    {
      rule: '8.2-2',
      passes: (s, f, a) => a.count <= missing(s, f),
      says: (s, f) => `The ${f.of} needs only ${moreShares(missing(s, f))} from holders.`,
    },
    {
      rule: '8.2-4',
      passes: (s, f, a) => keepsDirector(s, f, a.owner, a.count),
      says: (_, f) => `A reduction cannot change the ${f.of}’s director; choose other holders.`,
    },
    {
      rule: '8.2-11',
      passes: endsWell,
      says: (_, f) => `The ${f.of} would have more loans than shares in play, and you could not repay them.`,
    },
  ],
  when: whenBuyingBack,
  apply(g, f, a) {
    const from = naming(f, a);
    const next = updateFrame<State, BuyBack>(g, f, { from });
    if (missing(g.s, next) > 0) return;
    pop(g, next);
    carryOut(g, f.by, { company: f.of, size: f.size }, from);
  },
});

/** Nothing has moved yet: the company stays as it is. */
const takeBack = move({
  type: 'takeBack',
  apply: (g, f: BuyBack) => pop(g, f),
});

export const buyBack = {
  actors: (_: State, f: BuyBack) => [f.by],
  moves: [buyFrom, takeBack],
  record: (_: State, f: BuyBack) => [f.size, Object.entries(f.from)],
  asks: (s: State, f: BuyBack) =>
    `Whose shares does the ${f.of} buy back? ${missing(s, f)} to go, at ${pounds(price(s, f.of))}`,
};
