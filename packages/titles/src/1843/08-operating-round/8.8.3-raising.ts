/** 8.8.3 Emergency train buying: what the director sells for the train. */
import { field, onlyThen } from '@roundhouse/kernel';
import { about, BANK, faceUp, pay, privatesOf, raisingBy, type Sale, type StepFrame } from '@roundhouse/rail';
import { saleChecks, selling, sellShares } from '../07-stock-round/7.2-selling.ts';
import { closePrivate } from '../10-privates/10.1-privates.ts';
import { isObsolete, isRusted } from '../13-trains.ts';
import { price } from '../14-stock-market.ts';
import { companyIds, privateIds, privateOf, roster } from '../material.ts';
import { move, type State } from '../state.ts';
import { atHand, cheapest, judge, sources } from './8.8.1-on-sale.ts';
import { onlyForTrain, onStockTurn } from '../07-stock-round/7.1-order.ts';

/** The train that the money is for: another company's for at most its face value, else the bank's cheapest. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
export const bankPrice = (s: State): number => cheapest(s)!.face.price;
export const faceValue = (s: State, train: string): number => faceUp(s, roster, train).price;
const isAnothers = (s: State, company: string, train: string): boolean =>
  (judge.ownerOf(s, train) ?? company) !== company && !isRusted(s, train) && !isObsolete(s, train);
const owed = (s: State, a: Aim = {}): number =>
  a.train === undefined ? bankPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, faceValue(s, a.train));

/**
 * The treasury first, then the director's cash, then what the director sells, in any order (8.8.3-1, 8.8.3-2). Prices and
 * other companies' directors follow at once, before a train is bought (8.8.3-6, 8.8.3-7).
 */
export const raising = raisingBy<State, StepFrame, Sale & Aim>({
  owes: (s, _, a) => owed(s, a),
  sources,
  selling,
  price: (s, _, company) => price(s, company),
  sell(g, f, sale) {
    sellShares(g, sale);
    return f;
  },
});

const aimFields = { train: field.optional(field.oneOf(roster.trains)), price: field.optional(field.amount()) };
const aimCheck = {
  rule: '8.8.3-9',
  passes: (s: State, f: StepFrame, a: Aim): boolean => a.train === undefined || isAnothers(s, f.of, a.train),
  says: 'Money is raised for the cheapest train of the bank, or for one of another company.',
};

export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount(), ...aimFields },
  candidates: raising.candidates,
  checks: [
    // 7.2: the normal rules of selling.
    ...saleChecks.map((check) => ({ ...check, rule: '8.8.3-4' })),
    raising.refusing('8.8.3-5', 'control', (_, _a, _s, f) => `The ${f.of} may not get another director by this sale.`),
    aimCheck,
    raising.refusing(
      '8.8.3-14',
      'excess',
      ({ owed: sum, atHand: there }) =>
        `You have ${there}fr of the ${sum}fr for the train: this would sell more shares than it needs.`,
    ),
  ],
  when: [onlyForTrain, onStockTurn],
  apply: raising.sell,
});

/** Given up to the bank for its face value, whatever was paid for it; it leaves the game (8.8.3-3). */
export const giveUp = move({
  type: 'giveUpPrivate',
  fields: { private: field.oneOf(privateIds), ...aimFields },
  candidates: (s, _f: StepFrame, by) =>
    privatesOf(s, privateIds, by).map((id) => ({ fields: { private: id }, subjects: [about.private(id)] })),
  checks: [
    {
      rule: '8.8.3-3',
      passes: (s, _: StepFrame, a) => s.privates[a.private] === a.by,
      says: (_, _f, a) => `The ${privateOf(a.private).name} is not yours to give up.`,
    },
    aimCheck,
    {
      rule: '8.8.3-14',
      passes: (s, f, a) => atHand(s, f) < owed(s, a),
      says: (s, f, a) => `The train costs ${owed(s, a)}fr, and ${atHand(s, f)}fr are there.`,
    },
  ],
  when: [onlyThen('8.8.3-9', 'You can give up a private company only to pay for a train your company must buy.')],
  apply(g, _, a) {
    pay(g, BANK, a.by, privateOf(a.private).price, 'private');
    closePrivate(g, a.private);
  },
});
