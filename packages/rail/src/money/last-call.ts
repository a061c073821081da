import {
  type Action,
  updateFrame,
  type Draft,
  type FrameKind,
  field,
  movesFor,
  onlyThen,
  type PlayerId,
  pop,
} from '@roundhouse/kernel';
import { declinedRecord, type DeclinedOffers, mostAsked, propose } from '../agreements/offer.ts';
import { type TradeTerms, trainTerms } from '../agreements/trades.ts';
import { refusingBy } from '../faults.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { directorOf } from '../shares/directors.ts';
import { upTo } from '../shares/sale.ts';
import { about } from '../subjects.ts';
import type { RailState, TrainId } from '../state.ts';

/** Before the money for a train is given up: who has not said yet whether they would sell one. */
export interface LastCallFrame extends StepFrame {
  readonly kind: 'lastCall';
  readonly asked: readonly PlayerId[];
  readonly declined: DeclinedOffers;
}

interface TrainOffer extends Action {
  readonly train: TrainId;
  readonly price: number;
}

/** How such an offer can be wrong. */
interface TrainOfferFaults {
  readonly owner: object;
  /** It must cost something, and no more than this. */
  readonly price: { readonly most: number };
  /** After a refusal only less can be asked for the same train. */
  readonly declined: { readonly most: number };
}

interface Spec<S extends RailState, F extends LastCallFrame> {
  readonly trains: readonly TrainId[];
  /** What a player could offer. */
  trainsOf(s: S, player: PlayerId): readonly TrainId[];
  most(s: S, f: F, train: TrainId): number;
  /** What else belongs to the terms. */
  terms?(f: F): Readonly<Record<string, string>>;
  /** The rules: when it comes and who may offer, for how much, and that less is asked after a refusal. */
  readonly rules: { readonly call: string; readonly price: string; readonly declined: string };
  /** What the company can pay at most, and how a sum is written. */
  atHand(s: S, f: F): number;
  readonly money: (sum: number) => string;
  isMet(s: S, f: F): boolean;
  fail(g: Draft<S>, f: F): void;
}

/** A last question: one after the other offers a train, which the company's director may take, or lets it fail. */
export function lastCallKind<S extends RailState, F extends LastCallFrame>(
  spec: Spec<S, F>,
): FrameKind<S, F, 'offerTrain' | 'pass'> {
  const { rules, money } = spec;
  const termsOf = (f: F, a: Pick<TrainOffer, 'train' | 'price'>): TradeTerms => ({
    ...trainTerms(f.of, a),
    ...spec.terms?.(f),
  });
  const stillAsked = (f: F, train: TrainId): number => mostAsked(f, termsOf(f, { train, price: 0 }));
  const refusing = refusingBy<S, F, TrainOffer, TrainOfferFaults>({
    owner: (s, _, a) => (spec.trainsOf(s, a.by).includes(a.train) ? null : {}),
    price(s, f, a) {
      const most = spec.most(s, f, a.train);
      return a.price >= 1 && a.price <= most ? null : { most };
    },
    declined(_, f, a) {
      const most = stillAsked(f, a.train);
      return a.price <= most ? null : { most };
    },
  });
  const move = movesFor<S>();
  const offerTrain = move({
    type: 'offerTrain',
    fields: { train: field.oneOf(spec.trains), price: field.amount() },
    candidates: (s, f: F, by) =>
      spec.trainsOf(s, by).map((train) => ({
        fields: { train },
        openFields: { price: upTo(Math.min(spec.most(s, f, train), stillAsked(f, train))) },
        subjects: [about.train(train)],
      })),
    checks: [
      refusing(rules.call, 'owner', 'You can offer only trains of companies you direct.'),
      refusing(rules.price, 'price', ({ most }) => `Offer it for ${money(1)} to ${money(most)}.`),
      refusing(
        rules.declined,
        'declined',
        ({ most }) => `${money(most + 1)} was declined for this train: ask for less.`,
      ),
    ],
    when: [onlyThen(rules.call, 'You can offer a train like this only before a director would go bankrupt.')],
    apply: (g, f, a) => propose(g, { of: a.train, made: a, needs: directorOf(g.s, f.of), terms: termsOf(f, a) }),
  });
  const noOffer = move({
    type: 'pass',
    apply(g, f: F) {
      updateFrame<S, LastCallFrame>(g, f, { asked: f.asked.slice(1) });
    },
  });
  return {
    actors: (_, f) => f.asked.slice(0, 1),
    moves: [offerTrain, noOffer],
    record: (_, f) => declinedRecord(f),
    advance(g, f) {
      const met = spec.isMet(g.s, f);
      if (met) pop(g, f);
      else if (f.asked.length === 0) spec.fail(g, f);
      return met || f.asked.length === 0;
    },
    asks: (s, f) =>
      `Offer the ${f.of} a train for at most ${money(spec.atHand(s, f))}, or let its director go bankrupt`,
  };
}
