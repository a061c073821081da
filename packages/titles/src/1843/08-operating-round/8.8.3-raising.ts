/** 8.8.3 Emergency train buying: what the director sells for the train. */
import { after, type Check, field, onlyThen } from '@roundhouse/kernel';
import { about, BANK, cashOf, faceUp, pay, privatesOf, raisingBy, type Sale, type StepFrame } from '@roundhouse/rail';
import { saleChecks, selling, sellShares } from '../07-stock-round/7.2-selling.ts';
import { closePrivate } from '../10-privates/10.1-privates.ts';
import { isObsolete, isRusted } from '../13-trains.ts';
import { price } from '../14-stock-market.ts';
import { companyIds, francs, privateIds, privateOf, roster } from '../material.ts';
import { plays } from '../readings.ts';
import { directorOf, move, type State } from '../state.ts';
import { type Emergency, emergencyOf } from '../state-operating.ts';
import { atHand, cheapest, judge, sources } from './8.8.1-on-sale.ts';
import { onlyForTrain, onStockTurn } from '../07-stock-round/7.1-order.ts';

/** In games of before a sale itself says for which train of another company it is, and does not bind to it. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
export const bankPrice = (s: State): number => cheapest(s)!.face.price;
export const faceValue = (s: State, train: string): number => faceUp(s, roster, train).price;
export const isAnothers = (s: State, company: string, train: string): boolean =>
  (judge.ownerOf(s, train) ?? company) !== company && !isRusted(s, train) && !isObsolete(s, train);
/** What the money is for: the train of another company that was agreed upon (Q48), else the bank's cheapest. */
export const owed = (s: State, f: Emergency, a: Aim = {}): number => {
  if (f.agreed) return f.agreed.price;
  return a.train === undefined ? bankPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, faceValue(s, a.train));
};

/**
 * What another company's train may cost, once for emergency and last call: what the treasury can pay alone; beyond that
 * the director adds up to the face value (8.8.3-11), and nothing for a rusted one (8.8.1-11).
 */
export const mostFor = (s: State, f: StepFrame, train: string, there = atHand(s, f)): number =>
  isRusted(s, train) ? cashOf(s, f.of) : Math.min(there, Math.max(faceValue(s, train), cashOf(s, f.of)));

/**
 * The treasury first, then the director's cash, then what the director sells, in any order (8.8.3-1, 8.8.3-2). Prices and
 * other companies' directors follow at once, before a train is bought (8.8.3-6, 8.8.3-7).
 */
export const raising = raisingBy<State, Emergency, Sale & Aim>({
  owes: owed,
  sources,
  selling,
  price: (s, _, company) => price(s, company),
  sell(g, f, sale) {
    sellShares(g, sale);
    return f;
  },
});

/** Treasury, cash, and all that the director could sell and give up. */
export const reach = (s: State, f: Emergency): number =>
  raising.reach(s, f) +
  privatesOf(s, privateIds, directorOf(s, f.of)[0]!).reduce((sum, id) => sum + privateOf(id).price, 0);

/** The train that the money is for and its price, and what treasury and director are short of it; nothing where no train must be bought. */
export function emergencyFacts(s: State): { readonly train: string; readonly price: number; readonly short: number } {
  const f = emergencyOf(s);
  if (f === undefined) return { train: '', price: 0, short: 0 };
  const train = f.agreed ? faceUp(s, roster, f.agreed.id).name : cheapest(s)!.face.name;
  return { train, price: owed(s, f), short: Math.max(0, owed(s, f) - atHand(s, f)) };
}

const aimFields = { train: field.optional(field.oneOf(roster.trains)), price: field.optional(field.amount()) };
const aimCheck = {
  rule: '8.8.3-9',
  passes: (s: State, f: Emergency, a: Aim): boolean =>
    a.train === undefined ||
    (plays(s, 'anothersTrain', 'sold-first') ? isAnothers(s, f.of, a.train) : a.train === f.agreed?.id),
  says: 'You raise money for the bank’s cheapest train; for another company’s train, agree on its price first.',
};

/** What was agreed upon stays possible: enough can be raised after the sale, and its seller keeps the director who agreed (8.8.3-7). */
const agreedChecks: readonly Check<State, Emergency, Sale & Aim>[] = [
  {
    rule: '8.8.3-7',
    passes: (s, f, a) =>
      !f.agreed ||
      a.company !== judge.ownerOf(s, f.agreed.id) ||
      selling.directorThen(s, a) === s.companies[a.company]!.director,
    says: (_, _f, a) =>
      `The director of the ${a.company} has agreed to sell its train, and this sale would give it another one.`,
  },
  {
    rule: 'Q49',
    passes(s, f, a) {
      if (!f.agreed) return true;
      return (
        reach(
          after(s, (g) => raising.sell(g, f, a)),
          f,
        ) >= f.agreed.price
      );
    },
    says: (_, f) =>
      `After this sale the ${francs(f.agreed!.price)} for the train could not be raised: sell more at once.`,
  },
];

export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount(), ...aimFields },
  candidates: raising.candidates,
  checks: [
    // 7.2: the normal rules of selling.
    ...saleChecks.map((check) => ({ ...check, rule: '8.8.3-4' })),
    raising.refusing(
      '8.8.3-5',
      'control',
      (_, _a, _s, f) => `This sale would cost you the directorship of the ${f.of}, which you must keep for now.`,
    ),
    aimCheck,
    raising.refusing(
      '8.8.3-14',
      'excess',
      ({ owed: sum, atHand: there }) =>
        `You have ${francs(there)} of the ${francs(sum)} for the train: sell no more shares than it needs.`,
    ),
    ...agreedChecks,
  ],
  when: [onlyForTrain, onStockTurn],
  apply: raising.sell,
});

/** Given up to the bank for its face value, whatever was paid for it; it leaves the game (8.8.3-3). */
export const giveUp = move({
  type: 'giveUpPrivate',
  fields: { private: field.oneOf(privateIds), ...aimFields },
  candidates: (s, _f: Emergency, by) =>
    privatesOf(s, privateIds, by).map((id) => ({ fields: { private: id }, subjects: [about.private(id)] })),
  checks: [
    {
      rule: '8.8.3-3',
      passes: (s, _: Emergency, a) => s.privates[a.private] === a.by,
      says: (_, _f, a) => `The ${privateOf(a.private).name} is not yours to give up.`,
    },
    aimCheck,
    {
      rule: '8.8.3-14',
      passes: (s, f, a) => atHand(s, f) < owed(s, f, a),
      says: (s, f, a) => `The train costs ${francs(owed(s, f, a))}, and there is ${francs(atHand(s, f))}.`,
    },
  ],
  when: [onlyThen('8.8.3-9', 'You can give up a private company only to pay for a train your company must buy.')],
  apply(g, _, a) {
    pay(g, BANK, a.by, privateOf(a.private).price, 'private');
    closePrivate(g, a.private);
  },
});
