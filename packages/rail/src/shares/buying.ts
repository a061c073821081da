import { type Candidate, type Draft, oneOf, type OwnerId, type PlayerId } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { moveShares, setDirector } from '../ledger/shares.ts';
import { type ActingTurn, mayAct } from '../rounds/acting.ts';
import { BANK, type CompanyId, IPO, POOL, type RailState } from '../state.ts';
import { about } from '../subjects.ts';
import { settleDirector } from './directors.ts';
import type { Floating, floatingBy } from './floating.ts';
import { sharesOf } from './holdings.ts';

/** A certificate bought from the IPO or the pool. */
export interface SharePurchase {
  readonly by: PlayerId;
  readonly company: CompanyId;
  readonly from: string;
}
/** A director's certificate bought, which starts a company. */
export interface CompanyStart {
  readonly by: PlayerId;
  readonly company: CompanyId;
  readonly price: number;
}

interface Rules<S extends RailState<Floating>> {
  readonly floating: ReturnType<typeof floatingBy<S>>;
  price(s: S, company: CompanyId, from: string): number;
  hasSold(s: S, player: PlayerId, company: CompanyId): boolean;
  /** How many shares of it a player may have. */
  most(s: S, company: CompanyId): number;
  /** Where certificates are bought: the IPO and the pool, where not given. */
  readonly sources?: readonly string[];
}

/** A source of shares: what a company has taken back. */
export const TREASURY = 'treasury';
const ownerAt = (company: CompanyId, from: string): OwnerId => (from === TREASURY ? company : from);

/** How buying a certificate can be wrong. */
export interface SharePurchaseFaults {
  readonly unparred: object;
  /** It is parred, and nobody has its director's certificate, which is the next to be bought from the IPO. */
  readonly directorless: object;
  /** None lies there. */
  readonly missing: object;
  /** The buyer has sold some in this round. */
  readonly sold: object;
  /** The buyer has as much as is allowed. */
  readonly most: object;
  readonly money: { readonly price: number; readonly cash: number };
}

/** How buying a director's certificate can be wrong. */
export interface CompanyStartFaults {
  readonly started: object;
  readonly money: { readonly price: number; readonly cash: number };
}

/** Buying certificates out of the IPO and the pool, and director's certificates, which start companies. */
export function buyingBy<S extends RailState<Floating>, F extends ActingTurn>(rules: Rules<S>) {
  const { floating, sources = [IPO, POOL] } = rules;
  const { companies, directorShares, holders } = floating.rules;
  const wrong = (is: boolean): object | null => (is ? {} : null);
  const short = (s: S, player: PlayerId, price: number) => {
    const cash = cashOf(s, player);
    return cash >= price ? null : { price, cash };
  };

  /** Parred once, and its director has left the game: the certificate lies in the IPO. */
  const lacksDirector = (s: S, company: CompanyId): boolean =>
    floating.isParred(s, company) && s.companies[company]!.director === null;
  /** How many shares the next certificate is. */
  const sizeOf = (s: S, company: CompanyId): number => (lacksDirector(s, company) ? directorShares : 1);
  const costOf = (s: S, { company, from }: SharePurchase): number => sizeOf(s, company) * rules.price(s, company, from);

  const purchase: Judge<S, F, SharePurchase, SharePurchaseFaults> = {
    unparred: (s, _, a) => wrong(!floating.isParred(s, a.company)),
    directorless: (s, _, a) => wrong(lacksDirector(s, a.company) && a.from !== IPO),
    missing: (s, _, a) => wrong(sharesOf(s, a.company, ownerAt(a.company, a.from)) === 0),
    sold: (s, _, a) => wrong(rules.hasSold(s, a.by, a.company)),
    most: (s, _, a) => wrong(sharesOf(s, a.company, a.by) >= rules.most(s, a.company)),
    money: (s, _, a) => short(s, a.by, costOf(s, a)),
  };
  const start: Judge<S, F, CompanyStart, CompanyStartFaults> = {
    started: (s, _, a) => wrong(s.companies[a.company]!.status !== 'unstarted'),
    money: (s, _, a) => short(s, a.by, directorShares * a.price),
  };

  /** Shares have changed hands: somebody else may direct, and the company may float. */
  const settle = (g: Draft<S>, company: CompanyId): void => {
    if (!floating.isParred(g.s, company)) return;
    settleDirector(g, company, directorShares, holders(g.s));
    floating.checkFloat(g, company);
  };
  /** A certificate comes to somebody, paid for or not. */
  const take = (g: Draft<S>, player: PlayerId, company: CompanyId, from: string): void => {
    const isDirectors = lacksDirector(g.s, company);
    moveShares(g, company, ownerAt(company, from), player, sizeOf(g.s, company));
    if (isDirectors) setDirector(g, company, player);
    settle(g, company);
  };

  return {
    refusing: refusingBy(purchase),
    refusingStart: refusingBy(start),
    candidates: (s: S, f: F): Candidate[] =>
      companies
        .filter((company) => mayAct(f, company) && floating.isParred(s, company))
        .flatMap((company) =>
          sources
            .filter((from) => sharesOf(s, company, ownerAt(company, from)) > 0)
            .map((from) => ({ fields: { company, from }, subjects: [about.company(company)] })),
        ),
    startCandidates: (s: S, f: F): Candidate[] =>
      companies
        .filter((company) => f.main === null && s.companies[company]!.status === 'unstarted')
        .map((company) => ({
          fields: { company },
          openFields: { price: oneOf(floating.openPars(s).map(({ price }) => price)) },
          subjects: [about.company(company)],
        })),
    take,
    lacksDirector,
    costOf,
    buy(g: Draft<S>, { by, company, from }: SharePurchase): void {
      log(g, { event: 'buy', by, company, from });
      pay(g, by, from === TREASURY ? company : BANK, costOf(g.s, { by, company, from }), 'shares');
      take(g, by, company, from);
    },
    /** The director's certificate, for the price of `paid` of its shares. */
    start(g: Draft<S>, { by, company, price }: CompanyStart, paid = directorShares): void {
      floating.takeDirectorship(g, by, company, price, paid);
      settle(g, company);
    },
  };
}
