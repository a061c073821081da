/**
 * A sale that waits for answers: all money first, then new directors, then each company in the order of the sale may take its
 * shares back, through its director at that moment; only after the last answer markers fall and the others' shares reach the pool.
 */
import {
  type Draft,
  enclosing,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  push,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { moveShares } from '../ledger/shares.ts';
import { BANK, type CompanyId, POOL, type RailState, SOLD } from '../state.ts';
import { about } from '../subjects.ts';
import { directorOf } from './directors.ts';
import { sharesOf } from './holdings.ts';
import type { Selling } from './sale.ts';

/** Shares of one company: sold for one price, answered once, and one move of the marker. */
export interface Bundle {
  readonly company: CompanyId;
  readonly count: number;
}

export interface SaleFrame extends Frame {
  readonly kind: 'sale';
  /** The seller. */
  readonly of: PlayerId;
  /** In the order of the sale. */
  readonly bundles: readonly Bundle[];
  /** How many of them have been looked at. */
  readonly asked: number;
  /** Those that were taken back. */
  readonly redeemed: readonly CompanyId[];
}

/** A company may take back what was sold of it. */
export interface Redemption extends Frame {
  readonly kind: 'redemption';
  readonly of: CompanyId;
  readonly count: number;
}

interface Rules<S extends RailState> {
  readonly selling: Selling<S>;
  /** What the seller gets for a share. */
  price(s: S, company: CompanyId): number;
  /** What the company pays to have one back. */
  cost(s: S, company: CompanyId): number;
  /** May it take shares back at all? */
  redeems(s: S, company: CompanyId): boolean;
  /** So many shares were sold and not taken back. */
  fall(g: Draft<S>, company: CompanyId, count: number): void;
}

/** Shares from the pool, or from a sale, into the treasury of their company. */
export function redeemShares<S extends RailState>(
  g: Draft<S>,
  by: PlayerId,
  { company, count }: Bundle,
  from: typeof POOL | typeof SOLD,
  price: number,
): void {
  log(g, { event: 'redeem', by, company, count });
  pay(g, company, BANK, count * price, 'redeem');
  moveShares(g, company, from, company, count);
}

/** The frames of such a sale, and how it begins. */
export function answeredSales<S extends RailState>(rules: Rules<S>) {
  const { selling } = rules;
  const move = movesFor<S>();
  const mayAnswer = (s: S, { company, count }: Bundle): boolean =>
    directorOf(s, company).length > 0 &&
    rules.redeems(s, company) &&
    cashOf(s, company) >= count * rules.cost(s, company);

  /** Markers and shares, in the order of the sale; of a company that has left the table meanwhile nothing lies there. */
  function close(g: Draft<S>, { bundles, redeemed }: SaleFrame): void {
    const waiting = bundles.filter(({ company }) => !redeemed.includes(company) && sharesOf(g.s, company, SOLD) > 0);
    for (const { company, count } of waiting) {
      rules.fall(g, company, count);
      moveShares(g, company, SOLD, POOL, count);
    }
  }

  const sale: FrameKind<S, SaleFrame, never> = {
    actors: () => [],
    moves: [],
    record: (_, f) => [f.bundles.map(({ company, count }) => [company, count]), f.redeemed],
    advance(g, f) {
      const bundle = f.bundles[f.asked];
      if (bundle === undefined) {
        pop(g, f);
        close(g, f);
        return true;
      }
      updateFrame<S, SaleFrame>(g, f, { asked: f.asked + 1 });
      if (mayAnswer(g.s, bundle)) {
        const question: Redemption = { kind: 'redemption', of: bundle.company, count: bundle.count };
        push<RailState>(g, question);
      }
      return true;
    },
  };

  const answer = <T extends string>(type: T, apply: (g: Draft<S>, f: Redemption, by: PlayerId) => void) =>
    move({
      type,
      candidates: (_, f: Redemption) => [{ subjects: [about.company(f.of)] }],
      apply(g, f, a) {
        pop(g, f);
        apply(g, f, a.by);
      },
    });

  /** Over without an answer, where what has happened meanwhile leaves nothing to be answered: the money is gone, or the player who was asked. */
  const redemption = (asks: (s: S, f: Redemption) => string): FrameKind<S, Redemption, 'redeem' | 'decline'> => ({
    actors: (s, f) => directorOf(s, f.of),
    record: (_, f) => f.count,
    advance(g, f) {
      const over = !mayAnswer(g.s, { company: f.of, count: f.count });
      if (over) pop(g, f);
      return over;
    },
    moves: [
      answer('redeem', (g, { of: company, count }, by) => {
        const waiting = enclosing<SaleFrame>(g.s, 'sale')!;
        redeemShares(g, by, { company, count }, SOLD, rules.cost(g.s, company));
        updateFrame<S, SaleFrame>(g, waiting, { redeemed: [...waiting.redeemed, company] });
      }),
      answer('decline', () => {}),
    ],
    asks,
  });

  return {
    sale,
    redemption,
    /** Will the company be asked, once its director is who it will be? */
    mayAnswer,
    /** Sells these bundles: every price is that before any of them falls. */
    carryOut(g: Draft<S>, by: PlayerId, bundles: readonly Bundle[]): void {
      const priced = bundles.map((bundle) => [bundle, rules.price(g.s, bundle.company)] as const);
      for (const [bundle, price] of priced) selling.handOver(g, { by, ...bundle }, price, SOLD);
      for (const { company } of bundles) selling.settle(g, company);
      const waiting: SaleFrame = { kind: 'sale', of: by, bundles, asked: 0, redeemed: [] };
      push<RailState>(g, waiting);
    },
  };
}
