/** 6.6.2 and 6.5.2.2: 40% of a company find buyers, where it floats and where it grows. */
import { type Check, field, type OwnerId, type PlayerId, range, updateFrame, type When } from '@roundhouse/kernel';
import {
  cashOf,
  type CompanyId,
  type OfferingStep,
  propose,
  sharesInWords,
  type Terms,
  wasDeclined,
} from '@roundhouse/rail';
import { holders, speakerOf } from '../13-companies/13.4-directors.ts';
import { HOLDING_LIMIT_PERCENT, pounds } from '../material.ts';
import { type Game, move, type State } from '../state.ts';
import { holderIds } from './6.5.2-acting.ts';
import { plays } from '../readings.ts';
import { inStockRound } from './6.1-order.ts';

const HELD_PERCENT = 40;

/** A draft in which buyers are named one after the other. */
interface BuyersDraft extends OfferingStep {
  /** How many shares each of them would buy. */
  readonly buyers: Readonly<Record<OwnerId, number>>;
}

/** What they would buy. */
interface TreasurySale {
  readonly company: CompanyId;
  /** Its share-count as it will be. */
  readonly size: number;
  readonly price: number;
  /** How many shares of the treasury can be sold. */
  readonly most: number;
  /** What holders have before. */
  readonly held: (owner: OwnerId) => number;
  /** Who arranges it, and what that player has to pay beside shares. */
  readonly by: PlayerId;
  readonly fee: number;
}

const allotted = ({ buyers }: BuyersDraft): number => Object.values(buyers).reduce((sum, count) => sum + count, 0);

/** How many shares have still to be sold: players and cousins hold 40% in the end. */
export function missingIn(s: State, f: BuyersDraft, { size, held }: TreasurySale): number {
  const before = holders(s).reduce((sum, owner) => sum + held(owner), 0);
  return Math.max(0, (size * HELD_PERCENT) / 100 - before - allotted(f));
}

/** `one more share`, `2 more shares`. */
export const moreShares = (count: number): string => (count === 1 ? 'one more share' : `${count} more shares`);

/** What can still be sold: exactly 40%, or at least (Q19). */
const onSale = (s: State, f: BuyersDraft, sale: TreasurySale): number =>
  plays(s, 'floatSale', 'exactly') ? missingIn(s, f, sale) : sale.most - allotted(f);

/** As many as bring an owner to 60%; exactly 40% never lead there (6.5.2.4-4, Q81). */
const withinLimit = ({ size, held }: TreasurySale, owner: OwnerId): number =>
  Math.max(0, (size * HOLDING_LIMIT_PERCENT) / 100 - held(owner));

/** As many as an owner can pay for. */
const affordable = (s: State, sale: TreasurySale, owner: OwnerId): number =>
  Math.max(0, Math.floor((cashOf(s, owner) - (owner === sale.by ? sale.fee : 0)) / sale.price));

/** Others who buy, for themselves or for a cousin, have to agree (Q21). */
const whoAgrees = (s: State, { buyers }: BuyersDraft, by: PlayerId): PlayerId[] =>
  s.ext.order.filter((player) => player !== by && Object.keys(buyers).some((owner) => speakerOf(s, owner) === player));

interface Allotting {
  readonly owner: OwnerId;
  readonly count: number;
}

/** The two moves of such a draft: to name a buyer, and to ask all of them at once. */
export function buyersMoves<F extends BuyersDraft, T extends string>(spec: {
  /** Not known before all that comes first is chosen. */
  readonly sale: (s: State, f: F) => TreasurySale | null;
  /** How much is sold, and to whom. */
  readonly rules: { readonly part: string; readonly mix: string };
  readonly notYet: string;
  /** What stands against a buyer beside. */
  readonly barred: readonly Check<State, F, Allotting>[];
  /** When it is proposed. */
  readonly when: readonly When<State>[];
  readonly type: T;
  readonly terms: (s: State, f: F) => Terms;
  readonly carryOut: (g: Game, f: F) => void;
}) {
  const { sale: saleOf, rules } = spec;
  const isSold = (s: State, f: F): boolean => {
    const sale = saleOf(s, f);
    return sale !== null && missingIn(s, f, sale) === 0;
  };
  const left = (s: State, f: F): number => onSale(s, f, saleOf(s, f)!);
  const mayHold = (s: State, f: F, owner: OwnerId): number => withinLimit(saleOf(s, f)!, owner);
  const paidFor = (s: State, f: F, { owner }: Allotting): number => affordable(s, saleOf(s, f)!, owner);

  const allot = move({
    type: 'allot',
    fields: { owner: field.oneOf(holderIds), count: field.upTo(50) },
    candidates(s, f: F) {
      const sale = saleOf(s, f);
      if (sale === null) return [];
      return holders(s)
        .filter((owner) => f.buyers[owner] === undefined && left(s, f) > 0)
        .map((owner) => {
          const most = Math.min(left(s, f), mayHold(s, f, owner), affordable(s, sale, owner));
          return { fields: { owner }, openFields: { count: range(1, Math.max(1, most)) } };
        });
    },
    checks: [
      { rule: rules.part, passes: (s, f: F) => saleOf(s, f) !== null, says: spec.notYet },
      {
        rule: rules.mix,
        passes: (s, f, a) => holders(s).includes(a.owner) && f.buyers[a.owner] === undefined,
        says: 'Name each player or cousin only once.',
      },
      ...spec.barred,
      {
        rule: rules.part,
        passes: (s, f, a) => a.count >= 1 && a.count <= left(s, f),
        says(s, f) {
          const { company } = saleOf(s, f)!;
          const count = left(s, f);
          return count === 0
            ? `Every share of the ${company} on sale already has a buyer.`
            : `Only ${sharesInWords(count)} of the ${company} ${count === 1 ? 'is' : 'are'} still on sale.`;
        },
      },
      {
        rule: '6.5.2.4-4',
        passes: (s, f, a) => a.count <= mayHold(s, f, a.owner),
        says(s, f, a) {
          const most = mayHold(s, f, a.owner);
          const limit = `${HOLDING_LIMIT_PERCENT}% of the ${saleOf(s, f)!.company}`;
          return most === 0
            ? `This buyer already holds ${limit} and cannot buy more.`
            : `No buyer may hold more than ${limit}: at most ${sharesInWords(most)} here.`;
        },
      },
      {
        rule: '6.5.1-10',
        passes: (s, f, a) => a.count <= paidFor(s, f, a),
        says(s, f, a) {
          const most = paidFor(s, f, a);
          return `This buyer can afford ${most === 0 ? '' : 'only '}${sharesInWords(most)} at ${pounds(saleOf(s, f)!.price)}.`;
        },
      },
    ],
    when: inStockRound.allot,
    apply: (g, f, a) => {
      updateFrame<State, BuyersDraft>(g, f, { buyers: { ...f.buyers, [a.owner]: a.count } });
    },
  });

  /** Nothing has moved yet: everything does at once when the last of them agrees. */
  const ask = move({
    type: spec.type,
    candidates: (s, f: F) => (isSold(s, f) ? [{}] : []),
    checks: [
      {
        rule: rules.part,
        passes: (s, f: F) => isSold(s, f),
        says(s, f) {
          const sale = saleOf(s, f);
          if (sale === null) return `First find buyers for ${HELD_PERCENT}% of the company.`;
          const missing = missingIn(s, f, sale);
          return `First find ${missing === 1 ? 'a buyer' : 'buyers'} for ${moreShares(missing)}.`;
        },
      },
      {
        rule: rules.mix,
        passes: (s, f) => saleOf(s, f) === null || !wasDeclined(f, spec.terms(s, f)),
        says: 'These terms were declined; change something before you ask again.',
      },
    ],
    when: spec.when,
    apply(g, f, a) {
      const { company, by } = saleOf(g.s, f)!;
      const needs = whoAgrees(g.s, f, by);
      if (needs.length === 0) spec.carryOut(g, f);
      else propose(g, { of: company, made: a, needs, terms: spec.terms(g.s, f) });
    },
  });
  return { allot, ask, isSold };
}

/** Without the buyer who was named last. */
export const withoutLast = ({ buyers }: BuyersDraft): BuyersDraft['buyers'] =>
  Object.fromEntries(Object.entries(buyers).slice(0, -1));
