/** 8.2 Reduce share-count. */
import { type Check, field, type OwnerId, pop, push, range, updateFrame } from '@roundhouse/kernel';
import { about, acted, cashOf, type CompanyId, directedBy, POOL, sharesInWords, sharesOf } from '@roundhouse/rail';
import { holderIds } from '../06-stock-round/6.5.2-acting.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, sharesInPlay, sizeIn } from '../13-companies/13.1-sizes.ts';
import { holders } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { canPay } from '../17-own-shares.ts';
import { colourNumber, companyIds, PRIVATE, shareCounts } from '../material.ts';
import { type BuyBack, type Issues, move, type State } from '../state.ts';
import { ownCompany } from './8.1-director.ts';
import { canGoPrivate, carryOut } from './8.2-carrying-out.ts';

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

const isPaid = (s: State, company: CompanyId, size: number): boolean => {
  const count = toBuyBack(s, company, size);
  return size === PRIVATE ? canGoPrivate(s, company, count) : canPay(s, company, count);
};

interface Reduction {
  readonly company: CompanyId;
  readonly size: number;
}
const limits: readonly Check<State, unknown, Reduction>[] = [
  {
    rule: '8.2-1',
    passes: (s) => colourNumber(s.phase) <= colourNumber(LAST_PHASE),
    says: (s) => `No share-count can be reduced in ${s.phase} phase.`,
  },
  {
    rule: '8.2-12',
    passes: (s, _, a) => shareCounts.includes(a.size) && a.size < sizeIn(s, a.company),
    says: (s, _f, a) => `The ${a.company} has ${sharesInWords(sizeIn(s, a.company))}; fewer are ${counts(s, a)}.`,
  },
  {
    rule: '10.7-4',
    passes: (s, _, a) => !isInLiquidation(s, a.company),
    says: (_, _f, a) => `The ${a.company} is in liquidation and cannot reduce its share-count.`,
  },
  // What could not be carried out to its end is not begun (8.2-11).
  {
    rule: '8.2-11',
    passes: (s, _, a) => !isPublic(s, a.company) || isPaid(s, a.company, a.size),
    says: (s, _f, a) =>
      `The ${a.company} has £${cashOf(s, a.company)}: that, loans and its director’s cash do not pay for ${sharesInWords(toBuyBack(s, a.company, a.size))} at £${price(s, a.company)} and the loans that are then too many.`,
  },
];
const counts = (s: State, { company }: Reduction): string =>
  shareCounts.filter((size) => size < sizeIn(s, company)).join(', ') || 'not possible';

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
  apply(g, f, a) {
    const rest = fromHolders(g.s, a.company, a.size);
    const out = holders(g.s).filter((holder) => sharesOf(g.s, a.company, holder) > 0);
    acted(g, f);
    if (a.size === PRIVATE) carryOut(g, a.by, a, allButOne(g.s, a.company));
    else if (rest === 0) carryOut(g, a.by, a, {});
    else if (out.length === 1) carryOut(g, a.by, a, { [a.by]: rest });
    else push(g, { kind: 'buyBack', of: a.company, by: a.by, size: a.size, from: {} });
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

/** From whom the director likes, who cannot refuse (8.2-3). */
const buyFrom = move({
  type: 'buyBack',
  fields: { owner: field.oneOf(holderIds), count: field.upTo(50) },
  candidates: (s, f: BuyBack) =>
    holders(s)
      .filter((owner) => left(s, f, owner) > 0)
      .map((owner) => ({
        fields: { owner },
        openFields: { count: range(1, Math.min(left(s, f, owner), missing(s, f))) },
      })),
  checks: [
    {
      rule: '8.2-3',
      passes: (s, f: BuyBack, a) => holders(s).includes(a.owner) && a.count >= 1 && a.count <= left(s, f, a.owner),
      says: (s, f, a) => `There are ${sharesInWords(left(s, f, a.owner))} of the ${f.of} left to buy back there.`,
    },
    {
      rule: '8.2-2',
      passes: (s, f, a) => a.count <= missing(s, f),
      says: (s, f) => `Only ${sharesInWords(missing(s, f))} of the ${f.of} are bought back from holders.`,
    },
    {
      rule: '8.2-4',
      passes: (s, f, a) => keepsDirector(s, f, a.owner, a.count),
      says: (_, f) => `The ${f.of} may not get another director by its reduction.`,
    },
  ],
  apply(g, f, a) {
    const from = { ...f.from, [a.owner]: (f.from[a.owner] ?? 0) + a.count };
    const next = updateFrame<State, BuyBack>(g, f, { from });
    if (missing(g.s, next) > 0) return;
    pop(g, next);
    carryOut(g, f.by, { company: f.of, size: f.size }, from);
  },
});

/** Nothing has moved yet: the company stays as it is. */
const takeBack = move({
  type: 'takeBack',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply: (g, f: BuyBack) => pop(g, f),
});

export const buyBack = {
  actors: (_: State, f: BuyBack) => [f.by],
  moves: [buyFrom, takeBack],
  asks: (s: State, f: BuyBack) =>
    `From whom does the ${f.of} buy back ${sharesInWords(missing(s, f))} at £${price(s, f.of)}?`,
};
