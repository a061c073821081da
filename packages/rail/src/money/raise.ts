import { after, type Candidate, type Draft, type PlayerId } from '@roundhouse/kernel';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { directorOf, mostAllowed } from '../shares/directors.ts';
import { eachUpTo, type Sale, type SaleFaults, type Selling } from '../shares/sale.ts';
import type { CompanyId, RailState } from '../state.ts';

/** Money that comes to a company without a choice, after its own cash. */
export interface MoneySource<S extends RailState> {
  most(s: S, company: CompanyId): number;
  /** As much of the sum as there is. */
  draw(g: Draft<S>, company: CompanyId, sum: number): void;
}

/** Who stands in for a company: its director, with cash and then with shares. */
const payerFor = (s: RailState, company: CompanyId): PlayerId => directorOf(s, company)[0]!;

/** A player who owes has no director to help. */
export const directorsCash = <S extends RailState>(why: string): MoneySource<S> => ({
  most: (s, company) => directorOf(s, company).reduce((sum, payer) => sum + cashOf(s, payer), 0),
  draw(g, company, sum) {
    for (const payer of directorOf(g.s, company)) pay(g, payer, company, Math.min(sum, cashOf(g.s, payer)), why);
  },
});

/** A company's own cash with what these sources can add. */
export const cashWith = <S extends RailState>(s: S, company: CompanyId, sources: readonly MoneySource<S>[]): number =>
  sources.reduce((sum, source) => sum + source.most(s, company), cashOf(s, company));

/** A train that must be bought without enough money: its price, what is there for it beside the director's cash, and what is lacking still. */
export interface SumOwed {
  readonly train: string;
  readonly price: number;
  readonly treasury: number;
  /** What treasury shares would bring, where they are sold first. */
  readonly shares?: number;
  readonly lacking: number;
}

/** Brings a company's cash up to the sum: each source adds only what those before it have left missing. */
export function drawUpTo<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  sum: number,
  sources: readonly MoneySource<S>[],
): void {
  for (const source of sources) {
    const missing = sum - cashOf(g.s, company);
    if (missing > 0) source.draw(g, company, missing);
  }
}

/** Somebody, mostly a company, owes a sum that may not be there; cash and sources come first, then its director sells shares. */
export interface Obligation<S extends RailState, F extends StepFrame, A extends Sale> {
  /** What is owed; a sale can aim at another sum. */
  owes(s: S, f: F, sale?: A): number;
  /** Who sells shares for it: the director of the company that owes, where not given. */
  payer?(s: S, f: F): PlayerId;
  /** In the order of the book, the director's cash being the last. */
  readonly sources: readonly MoneySource<S>[];
  readonly selling: Selling<S>;
  /** What a share of the director's brings. */
  price(s: S, f: F, company: CompanyId): number;
  /** Like any sale; gives back the frame as it is then. */
  readonly sell: (g: Draft<S>, f: F, sale: Sale) => F;
}

/** How a sale for what is owed can be wrong, beyond what holds for every sale. */
export interface RaiseFaults extends SaleFaults {
  /** The company that owes would get another director. */
  readonly control: object;
  /** Fewer shares would do. */
  readonly excess: { readonly owed: number; readonly atHand: number };
  /** What is owed could no longer be raised after it. */
  readonly stuck: object;
}

export function raisingBy<S extends RailState, F extends StepFrame, A extends Sale = Sale>(o: Obligation<S, F, A>) {
  const payer = (s: S, f: F): PlayerId => o.payer?.(s, f) ?? payerFor(s, f.of);
  const keepsControl = (s: S, f: F, sale: Sale): boolean =>
    sale.company !== f.of || o.selling.directorThen(s, sale) === payer(s, f);
  /** Without the director's shares. */
  const atHand = (s: S, f: F): number => cashWith(s, f.of, o.sources);
  /** How many shares the director could sell. */
  const most = (s: S, f: F, company: CompanyId): number => {
    const by = payer(s, f);
    return mostAllowed(o.selling.most(s, company, by), (count) => keepsControl(s, f, { by, company, count }));
  };
  /** What the director's shares could bring. */
  const inShares = (s: S, f: F): number =>
    o.selling.companies.reduce((sum, company) => {
      const count = most(s, f, company);
      // What cannot be sold may have no price.
      return count === 0 ? sum : sum + count * o.price(s, f, company);
    }, 0);
  /** All together; the other sources are drawn first, which can lower what the director's shares bring. */
  const reach = (s: S, f: F): number => {
    const then = after(s, (g) => drawUpTo(g, f.of, o.owes(s, f), o.sources));
    return atHand(then, f) + inShares(then, f);
  };
  const judge: Judge<S, F, A, RaiseFaults> = {
    ...o.selling.judge,
    control: (s, f, a) => (keepsControl(s, f, a) ? null : {}),
    excess(s, f, a) {
      const fault = { owed: o.owes(s, f, a), atHand: atHand(s, f) };
      return fault.atHand + (a.count - 1) * o.price(s, f, a.company) < fault.owed ? null : fault;
    },
    stuck(s, f, a) {
      let next = f;
      const then = after(s, (g) => {
        next = o.sell(g, f, a);
      });
      return reach(then, next) >= o.owes(then, next) ? null : {};
    },
  };
  return {
    judge,
    refusing: refusingBy(judge),
    atHand,
    most,
    inShares,
    reach,
    sell: o.sell,
    /** What the director would look to sell, number by number: fewer can be too few, and more too many. */
    candidates: (s: S, f: F): Candidate[] =>
      o.selling.candidates(s, payer(s, f), (company) => eachUpTo(most(s, f, company))),
  };
}
