/** 8.3.5.2 Emergency train buying: what the director sells for the train. */
import { type Check, field, updateFrame } from '@roundhouse/kernel';
import { cashOf, cashWith, raisingBy, type Sale, type SumOwed } from '@roundhouse/rail';
import { onlyForTrain, onStockTurn } from '../07-stock-round/7.1-order.ts';
import { salePrice, saleChecks, selling, sellShares } from '../07-stock-round/7.2-selling.ts';
import { companyIds, dollars, roster, trainDef } from '../material.ts';
import { plays } from '../readings.ts';
import { type Emergency, emergencyOf, move, type State } from '../state.ts';
import { atHand, isOfAnother, nextTrain, sellerOf, sources, trainPrice } from './8.3.5.1-trains.ts';

/** In games of before a sale itself says for which train it is, where that is not the supply's. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
export const supplyPrice = (s: State): number => trainPrice(nextTrain(s));
const isSupplys = (s: State, { train }: Aim): boolean => train === undefined || train === nextTrain(s);
/** What the money is for: the train of another company that was agreed upon (Q36), else the supply's. */
const owed = (s: State, f: Emergency, a: Aim = {}): number => {
  if (f.agreed) return f.agreed.price;
  return isSupplys(s, a) ? supplyPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, trainPrice(a.train!));
};

/** The company's money first, then the director's cash, then shares; the operating company must stay the director's. */
export const raising = raisingBy<State, Emergency, Sale & Aim>({
  owes: owed,
  sources,
  selling,
  price: (s, f, company) => salePrice(s, f.prices, company),
  // As in a stock turn: prices drop, and directors change before a train is bought (8.3.5.2-3, 8.3.5.2-5).
  sell(g, f, a) {
    const least = atHand(g.s, f) + (a.count - 1) * salePrice(g.s, f.prices, a.company);
    return updateFrame(g, f, { prices: sellShares(g, f.prices, a), least: Math.max(f.least, least) });
  },
});
const { refusing } = raising;

/** What the train costs that the money is for, and what pays for it before any share is sold, to show the sum. */
export function sumOwed(s: State, company: string): SumOwed {
  const f = emergencyOf(s);
  const train = f?.agreed?.id ?? nextTrain(s);
  const price = f?.agreed?.price ?? trainPrice(train);
  return {
    train: trainDef(train).id,
    price,
    treasury: cashOf(s, company),
    lacking: Math.max(0, price - cashWith(s, company, sources)),
  };
}

/** What was agreed upon stays possible: its seller keeps the director who agreed, and enough can be raised after the sale. */
const agreedChecks: readonly Check<State, Emergency, Sale & Aim>[] = [
  {
    rule: '8.3.5.2-5',
    passes: (s, f, a) =>
      !f.agreed ||
      a.company !== sellerOf(s, f.agreed.id) ||
      selling.directorThen(s, a) === s.companies[a.company]!.director,
    says: (_, _f, a) =>
      `The director of the ${a.company} has agreed to sell its train, and this sale would give it another one.`,
  },
  {
    rule: 'Q36',
    passes: (s, f, a) => !f.agreed || raising.judge.stuck(s, f, a) === null,
    says: (_, f) =>
      `After this sale the ${dollars(f.agreed!.price)} for the train could not be raised: sell more at once.`,
  },
];

export const sell = move({
  type: 'sell',
  fields: {
    company: field.oneOf(companyIds),
    count: field.amount(),
    /** What the money is for, where it is not the supply's train. */
    train: field.optional(field.oneOf(roster.trains)),
    price: field.optional(field.amount()),
  },
  candidates: raising.candidates,
  checks: [
    ...saleChecks,
    refusing(
      '8.3.5.2-4',
      'control',
      (_, _a, _s, f) => `This sale would cost you the directorship of the ${f.of}, which you must keep for now.`,
    ),
    {
      rule: 'Q36',
      passes: (s, f, a) =>
        isSupplys(s, a) ||
        (plays(s, 'aimedSale', 'sold-first') ? isOfAnother(s, f.of, a.train!) : a.train === f.agreed?.id),
      says: 'You sell shares for the supply’s next train; for another company’s train, agree on its price first.',
    },
    refusing('8.3.5.2-7', 'excess', ({ owed, atHand }) =>
      atHand >= owed
        ? `You already have ${dollars(atHand)}, enough for the train at ${dollars(owed)}: sell no more shares.`
        : `You have ${dollars(atHand)} of the ${dollars(owed)} for the train: sell no more shares than it needs.`,
    ),
    ...agreedChecks,
    {
      rule: 'Q37',
      passes: (s, f, a) =>
        !f.voluntary ||
        Boolean(f.agreed) ||
        (owed(s, f, a) === supplyPrice(s) && raising.judge.stuck(s, f, a) === null),
      says: 'You need not fill this shell: sell shares only if you can then buy the supply’s train.',
    },
  ],
  when: [onlyForTrain, onStockTurn],
  apply: raising.sell,
});
