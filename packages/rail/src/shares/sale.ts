import {
  type Candidate,
  type Draft,
  type OpenField,
  oneOf,
  type OwnerId,
  type PlayerId,
  range,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, type Refusing, refusingBy } from '../faults.ts';
import { pay } from '../ledger/cash.ts';
import { moveShares } from '../ledger/shares.ts';
import { BANK, type CompanyId, POOL, type RailState } from '../state.ts';
import { directorAfter, mostAllowed, settleDirector } from './directors.ts';
import { sharesOf } from './holdings.ts';
import { about } from '../subjects.ts';
import { sharesInWords } from '../words.ts';

/** Shares of one company that somebody gives up in one action. */
export interface Sale {
  readonly by: PlayerId;
  readonly company: CompanyId;
  readonly count: number;
}

export interface SaleRules<S extends RailState> {
  readonly companies: readonly CompanyId[];
  readonly directorShares: number;
  /** How many shares of one company the pool takes; all, where not given. */
  readonly poolLimit?: number;
  /** Those who hold shares and may direct, the first among equals first; the players by their seats, where not given. */
  readonly holders?: (s: S) => readonly OwnerId[];
}

/** How a sale can be wrong. */
export interface SaleFaults {
  /** The company has no price yet. */
  readonly unstarted: object;
  /** The seller has only so many. */
  readonly held: { readonly held: number };
  /** The pool would have too many, on top of those that it has. */
  readonly pool: { readonly there: number };
  /** The director's certificate would be sold. `spread`: others do hold shares, but none enough of them. */
  readonly certificate: { readonly spread: boolean };
}

/** What the books say of a sale in the same words: a title names the rule. */
function saleRefusals<S extends RailState>(refusing: Refusing<S, unknown, Sale, SaleFaults>) {
  return {
    unstarted: (rule: string) =>
      refusing(rule, 'unstarted', (_, a) => `The ${a.company} has no par price yet, so you cannot sell its shares.`),
    held: (rule: string) =>
      refusing(
        rule,
        'held',
        ({ held }, a) => `You own ${sharesInWords(held)} of the ${a.company}, so you cannot sell ${a.count}.`,
      ),
    /** `pool`: the book's word for it. */
    pool: (rule: string, pool: string) =>
      refusing(
        rule,
        'pool',
        ({ there }, a) =>
          `The ${pool} may hold at most 50% of the ${a.company}; this sale would make it ${10 * (there + a.count)}%.`,
      ),
    /** Others hold shares of it, but none enough to direct it. */
    spread: (rule: string) =>
      refusing(
        rule,
        'certificate',
        (_, a) => `Nobody else owns 20% of the ${a.company}, so you must keep its director’s certificate.`,
        ({ spread }) => spread,
      ),
    certificate: (rule: string) =>
      refusing(rule, 'certificate', (_, a) => `You cannot sell the director’s certificate of the ${a.company}.`),
  };
}

/** Any number up to `most`. One is always shown, so that a player who may sell none is told why. */
export const upTo = (most: number): OpenField => range(1, Math.max(1, most));

/** The same number by number: where fewer shares can be refused and more be right. */
export const eachUpTo = (most: number): OpenField => oneOf(Array.from({ length: Math.max(1, most) }, (_, i) => i + 1));

/** Selling as one procedure, in stock turns and for money that must be raised. */
export function sellingBy<S extends RailState>(rules: SaleRules<S>) {
  const { companies, directorShares, poolLimit = Number.POSITIVE_INFINITY, holders = (s) => s.players } = rules;
  const directorThen = (s: S, { by, company, count }: Sale): OwnerId | null =>
    directorAfter(s, company, directorShares, by, count, holders(s));
  const judge: Judge<S, unknown, Sale, SaleFaults> = {
    unstarted: (s, _, { by, company }) =>
      s.companies[company]!.status === 'started' || sharesOf(s, company, by) === 0 ? null : {},
    held(s, _, a) {
      const held = sharesOf(s, a.company, a.by);
      return a.count >= 1 && a.count <= held ? null : { held };
    },
    pool(s, _, a) {
      const there = sharesOf(s, a.company, POOL);
      return there + a.count <= poolLimit ? null : { there };
    },
    certificate(s, _, a) {
      const { by, company, count } = a;
      const isKept = s.companies[company]!.director !== by || sharesOf(s, company, by) - count >= directorShares;
      if (isKept || directorThen(s, a) !== by) return null;
      return { spread: holders(s).some((holder) => holder !== by && sharesOf(s, company, holder) > 0) };
    },
  };
  const refusing = refusingBy(judge);
  const limits = Object.values(judge);
  /** How many shares somebody could sell. */
  const most = (s: S, company: CompanyId, seller: PlayerId): number =>
    mostAllowed(sharesOf(s, company, seller), (count) =>
      limits.every((limit) => limit(s, null, { by: seller, company, count }) === null),
    );
  /** Money for shares, each for `price`, which go to the pool or to where they wait. */
  const handOver = (g: Draft<S>, { by, company, count }: Sale, price: number, to: OwnerId): void => {
    log(g, { event: 'sell', by, company, count });
    pay(g, BANK, by, count * price, 'shares');
    moveShares(g, company, by, to, count);
  };
  /** Makes the player direct who ought to after a sale. */
  const settle = (g: Draft<S>, company: CompanyId): void => settleDirector(g, company, directorShares, holders(g.s));
  return {
    companies,
    judge,
    refusing,
    refuses: saleRefusals(refusing),
    most,
    /** Is there anything to decide? */
    canSell: (s: S, seller: PlayerId): boolean => companies.some((company) => most(s, company, seller) > 0),
    /** What selling as many as possible of every company would bring. */
    proceeds: (s: S, seller: PlayerId, price: (company: CompanyId) => number): number =>
      companies.reduce((sum, company) => {
        const count = most(s, company, seller);
        return count > 0 ? sum + count * price(company) : sum;
      }, 0),
    /** What an owner would look to sell: of each company that is held some shares. */
    candidates: (s: S, seller: OwnerId, count = (company: CompanyId) => upTo(most(s, company, seller))): Candidate[] =>
      companies
        .filter((company) => sharesOf(s, company, seller) > 0)
        .map((company) => ({
          fields: { company },
          openFields: { count: count(company) },
          subjects: [about.company(company)],
        })),
    directorThen,
    handOver,
    settle,
    /** To the pool, each share for `price`; then `fall`, what becomes of the marker, and a new director where there is one. */
    sell(g: Draft<S>, sale: Sale, price: number, fall: () => void): void {
      handOver(g, sale, price, POOL);
      fall();
      settle(g, sale.company);
    },
  };
}
export type Selling<S extends RailState> = ReturnType<typeof sellingBy<S>>;

/**
 * Can somebody have fewer certificates by selling shares of these companies? One share whose sale costs the directorship
 * does not help: two certificates come back for the director's.
 */
export const canSellDown = <S extends RailState>(
  s: S,
  player: PlayerId,
  { companies, most, directorThen }: Selling<S>,
  isSellable: (company: CompanyId) => boolean,
): boolean =>
  companies.filter(isSellable).some((company) => {
    const count = most(s, company, player);
    return (
      count > 1 || (count === 1 && directorThen(s, { by: player, company, count }) === s.companies[company]!.director)
    );
  });
