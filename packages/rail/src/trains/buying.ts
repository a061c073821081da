import { type Action, type Candidate, type Check, type Draft, type Json, log } from '@roundhouse/kernel';
import { type OfferingStep, wasDeclined } from '../agreements/offer.ts';
import { priceRange, type TradeTerms, tradeWith, trainTerms } from '../agreements/trades.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { faceInEvent, moveTrain, turnTrain } from '../ledger/things.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { directorOf } from '../shares/directors.ts';
import { BANK, type CompanyId, type RailState, type TrainId } from '../state.ts';
import { asItLies, type OnSale, type Roster, trainsOf } from './depot.ts';
import { about } from '../subjects.ts';

/** What is wrong with buying a train. Which of these count, and in which order, is the title's. */
export type PurchaseFault =
  /** The bank does not sell it now. */
  | 'notOnSale'
  /** The bank asks for more than the company has. */
  | 'money'
  /** It does not belong to another company. */
  | 'notAnothers'
  /** Nothing is offered for it. */
  | 'noPrice'
  /** More is offered for it than the company has. */
  | 'treasury'
  /** The other side has declined that price, or a higher one, in this turn. */
  | 'declined';

/** A purchase: from the bank, or with a price from another company. */
export interface Purchase {
  readonly train: TrainId;
  /** The face with which the bank sells it, where there is a choice. */
  readonly face?: string | undefined;
  readonly price?: number | undefined;
}

/** What purchases are judged by. */
export interface TrainMarket<S extends RailState, A extends Purchase> {
  readonly roster: Roster;
  /** How a sum is written. */
  readonly money: (sum: number) => string;
  /** What the bank sells now. */
  onSale(s: S): readonly OnSale[];
  /** What it asks a company for a train, where that is not what stands on its face. */
  price?(s: S, company: CompanyId, sale: OnSale): number;
  /** Those who may hold trains of a company, in the order in which they are listed: companies, or parts of them. */
  readonly holders: readonly string[];
  /** The company of such a holder, where it may be a part of one. */
  companyOf?(s: S, holder: string): CompanyId;
  /** Says of an offer more than what is bought by whom and for how much: where the train shall lie. */
  further?(f: StepFrame, a: A): Readonly<Record<string, string>>;
  /** The turn in which offers are made. */
  turn(s: S): OfferingStep;
}

/** A purchase from another company, which always says its price. */
type Offered<A extends Purchase> = A & { readonly price: number };

type PurchaseCheck<S, A> = Check<S, StepFrame, A>;

/** A way to buy a train: further fields of the action. */
type Way = Readonly<Record<string, Json>>;

/** How a purchase departs from the ordinary: where the train shall lie, and what is paid this once. */
interface Handover {
  readonly holder?: string | undefined;
  readonly price?: number | undefined;
}

export interface PurchaseJudge<S extends RailState, A extends Purchase> {
  /** The company that owns a train, if one does. */
  readonly ownerOf: (s: S, train: TrainId) => CompanyId | undefined;
  readonly terms: (s: S, f: StepFrame, a: Offered<A>) => TradeTerms;
  /** The train that is meant, with the face that it is sold with: one that is not for sale keeps its own. */
  readonly meant: (s: S, a: Purchase) => OnSale;
  readonly refusing: (rule: string, fault: PurchaseFault, says: PurchaseCheck<S, A>['says']) => PurchaseCheck<S, A>;
  /** What the books say in the same words: a title names the rule. */
  readonly refuses: Readonly<Record<Exclude<PurchaseFault, 'notOnSale'>, (rule: string) => PurchaseCheck<S, A>>>;
  /** What the bank sells, in each of these ways, as candidates of a move. */
  readonly candidates: (s: S, f: StepFrame, ways: readonly Way[]) => Candidate[];
  /** Trains of other companies, each for a price up to `most`, as candidates of a move. */
  readonly offers: <W extends Way>(
    s: S,
    f: StepFrame,
    ways: readonly W[],
    most: (train: TrainId) => number,
  ) => (Candidate & { readonly fields: W })[];
  /** The director of the owner is asked, unless one player decides for both. */
  readonly trade: (
    g: Draft<S>,
    f: StepFrame,
    a: Offered<A> & Action,
    carryOut: (g: Draft<S>, terms: TradeTerms) => void,
  ) => void;
  /** Money to the bank, the train to its new holder. */
  readonly buy: (g: Draft<S>, company: CompanyId, purchase: Purchase, how?: Handover) => void;
}

export function purchaseJudge<S extends RailState, A extends Purchase>(market: TrainMarket<S, A>): PurchaseJudge<S, A> {
  const companyOf = (s: S, holder: string): CompanyId => market.companyOf?.(s, holder) ?? holder;
  const ownerOf = (s: S, train: TrainId): CompanyId | undefined => {
    const holder = s.trains[train]!;
    return market.holders.includes(holder) ? companyOf(s, holder) : undefined;
  };
  const terms = (s: S, f: StepFrame, a: Offered<A>): TradeTerms => ({
    ...trainTerms(f.of, a),
    ...faceInEvent(s, a.train),
    ...market.further?.(f, a),
  });
  const salesOf = (s: S, train: TrainId): readonly OnSale[] => market.onSale(s).filter((sale) => sale.train === train);
  /** A face is named where the train is sold with one of several, and only there. */
  const found = (s: S, { train, face }: Purchase): OnSale | undefined => {
    const sales = salesOf(s, train);
    return sales.length > 1 ? sales.find((sale) => sale.face.name === face) : face === undefined ? sales[0] : undefined;
  };
  const meant = (s: S, a: Purchase): OnSale => found(s, a) ?? asItLies(s, market.roster, a.train);
  const priceOf = (s: S, company: CompanyId, sale: OnSale): number =>
    market.price?.(s, company, sale) ?? sale.face.price;
  const has: Readonly<Record<PurchaseFault, (s: S, f: StepFrame, a: A) => boolean>> = {
    notOnSale: (s, _, a) => found(s, a) === undefined,
    money: (s, f, a) => cashOf(s, f.of) < priceOf(s, f.of, meant(s, a)),
    notAnothers: (s, f, a) => (ownerOf(s, a.train) ?? f.of) === f.of,
    noPrice: (_, _f, a) => (a.price ?? 0) < 1,
    treasury: (s, f, a) => (a.price ?? 0) > cashOf(s, f.of),
    declined: (s, f, a) => wasDeclined(market.turn(s), terms(s, f, { ...a, price: a.price ?? 0 })),
  };
  const refusing: PurchaseJudge<S, A>['refusing'] = (rule, fault, says) => ({
    rule,
    passes: (s, f, a) => !has[fault](s, f, a),
    says,
  });
  const { money } = market;
  return {
    ownerOf,
    terms,
    meant,
    refusing,
    refuses: {
      money: (rule) =>
        refusing(
          rule,
          'money',
          (s, f, a) =>
            `That train costs ${money(priceOf(s, f.of, meant(s, a)))}, and the ${f.of} has ${money(cashOf(s, f.of))}.`,
        ),
      notAnothers: (rule) =>
        refusing(rule, 'notAnothers', (_, f) => `The ${f.of} can make an offer only for another company’s train.`),
      noPrice: (rule) => refusing(rule, 'noPrice', `A train from another company costs at least ${money(1)}.`),
      treasury: (rule) =>
        refusing(rule, 'treasury', (s, f) => `The ${f.of} has only ${money(cashOf(s, f.of))} in its treasury.`),
      declined: (rule) => refusing(rule, 'declined', 'The seller has declined that price this turn; offer more.'),
    },
    candidates: (s, f, ways) =>
      market.onSale(s).flatMap(({ train, face }) =>
        ways.map((way) => ({
          fields: { train, ...(salesOf(s, train).length > 1 ? { face: face.name } : {}), ...way },
          subjects: [about.train(train), about.company(f.of)],
        })),
      ),
    offers: (s, f, ways, most) =>
      market.holders
        .filter((holder) => companyOf(s, holder) !== f.of)
        .flatMap((holder) => trainsOf(s, market.roster, holder))
        .flatMap((train) =>
          ways.map((way) => {
            const offer = { train, price: 1, ...way } as unknown as Offered<A>;
            return {
              fields: { train, ...way },
              openFields: { price: priceRange(market.turn(s), terms(s, f, offer), most(train)) },
              subjects: [about.train(train), about.company(ownerOf(s, train)!)],
            };
          }),
        ),
    trade(g, f, a, carryOut) {
      const [seller] = directorOf(g.s, ownerOf(g.s, a.train)!);
      tradeWith(g, a, seller!, terms(g.s, f, a), carryOut);
    },
    buy(g, company, purchase, { holder = company, price } = {}) {
      const sale = meant(g.s, purchase);
      const { train, face } = sale;
      if (market.roster.kindOf.get(train)!.faces.length > 1) turnTrain(g, train, face.name);
      log(g, { event: 'buyTrain', company, train, from: BANK, ...faceInEvent(g.s, train) });
      pay(g, company, BANK, price ?? priceOf(g.s, company, sale), 'train');
      moveTrain(g, train, holder);
    },
  };
}
