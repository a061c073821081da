/** Operating rounds: forced train purchases — who pays, in which order, and the president's right to refuse. */
import { updateFrame, field, log, onlyThen, pop, type When } from '@roundhouse/kernel';
import { about, cashOf, drawUpTo, raisingBy, trainsOf } from '@roundhouse/rail';
import { notWhileOperating, onStockTurn } from '../4-stock-round/order.ts';
import { adjustAfterSales, saleOf, selling, saleChecks } from '../4-stock-round/selling.ts';
import { companyIds, guilders, roster } from '../material.ts';
import { plays } from '../readings.ts';
import { directorOf, type Emergency, type Game, move, price, type State, stepKind } from '../state.ts';
import { declareBankruptcy } from './bankruptcy.ts';
import { mostToRaise, ownMoney, sources, treasuryShares } from './own-money.ts';
import {
  bankPrice,
  bankTrains,
  bindsToCheapest,
  buyFromBank,
  buyTrainFrom,
  cheapest,
  mustBuyTrain,
  onSaleCheck,
  whenTrains,
} from './purchasing-trains.ts';

/** By the reading `lenient` a company may go without a train, and refuse after sales, too. */
const isLenient = (s: State): boolean => plays(s, 'forcedPurchase', 'lenient');

const needed = (s: State, f: Emergency): number => bankPrice(s, f.of, cheapest(s)!);

/**
 * Third source: own shares, sold as in a stock round: market price, then a step down per share, ledges holding for all
 * but the president. The company's presidency must stay (Q3).
 */
const raising = raisingBy<State, Emergency>({
  owes: needed,
  sources,
  selling,
  price: (s, _, company) => price(s, company),
  sell(g, f, sale) {
    selling.sell(g, sale, price(g.s, sale.company), () => adjustAfterSales(g, [saleOf(g.s, sale)]));
    return f;
  },
});
const { atHand, reach, refusing } = raising;

const whenForced: When<State> = onlyThen('forced-purchases-1', 'No company is forced to buy a train right now.');

const buyTrain = move({
  type: 'buyTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: Emergency) =>
    bankTrains(s).map((train) => ({ fields: { train }, subjects: [about.train(train), about.company(f.of)] })),
  checks: [
    onSaleCheck,
    {
      rule: 'forced-purchases-4',
      passes: (s, f: Emergency, a) =>
        bankPrice(s, f.of, a.train) === needed(s, f) ||
        bankPrice(s, f.of, a.train) <= (bindsToCheapest(s, f) ? cashOf(s, f.of) : ownMoney(s, f)),
      says: (s, f) =>
        `${bindsToCheapest(s, f) ? 'Treasury shares and your own cash' : 'Your own cash'} can buy only the bank’s cheapest train, for ${guilders(needed(s, f))}.`,
    },
    {
      rule: 'forced-purchases-7',
      passes: (s, f, a) => atHand(s, f) >= bankPrice(s, f.of, a.train),
      says: (s, f) =>
        `The train costs ${guilders(needed(s, f))}; the ${f.of}, its shares and your cash make ${guilders(atHand(s, f))}: sell your own shares${f.committed ? '' : ', or refuse'}.`,
    },
  ],
  when: whenTrains,
  apply: (g, f, a) => payAndBuy(g, f, a.train),
});

function payAndBuy(g: Game, f: Emergency, train: string): void {
  drawUpTo(g, f.of, bankPrice(g.s, f.of, train), sources);
  buyFromBank(g, f.of, train);
}

/** The president decides to sell own shares: the company's go first, and there is no way back. */
const commit = move({
  type: 'commit',
  candidates: (_, f: Emergency) => (f.committed ? [] : [{}]),
  checks: [
    {
      rule: 'forced-purchases-7',
      passes: (_, f: Emergency) => !f.committed,
      says: 'You are already selling your own shares for the train.',
    },
    {
      rule: 'forced-purchases-6',
      passes: (s, f) => atHand(s, f) < needed(s, f),
      says: (_, f) => `The ${f.of}’s shares and your cash are enough for the train, so you keep your own shares.`,
    },
    {
      rule: 'forced-purchases-8',
      passes: (s, f) => isLenient(s) || reach(s, f) >= needed(s, f),
      says: (s, f) =>
        `Even with every share you can sell there would be only ${guilders(reach(s, f))}, and the train costs ${guilders(needed(s, f))}: keep your shares.`,
    },
  ],
  when: [whenForced],
  apply(g, f) {
    log(g, { event: 'commit', by: directorOf(g.s, f.of)[0]!, company: f.of });
    updateFrame(g, f, { committed: true });
    drawUpTo(g, f.of, needed(g.s, f), [treasuryShares]);
  },
});

const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: Emergency) => (f.committed ? raising.candidates(s, f) : []),
  checks: [
    {
      rule: 'forced-purchases-7',
      passes: (_, f: Emergency) => f.committed,
      says: 'You can sell your own shares only once the company’s shares and your cash fall short.',
    },
    ...saleChecks,
    refusing(
      'Q3',
      'control',
      (_, _a, _s, f) => `This sale would cost you the presidency of the ${f.of}, which you must keep for now.`,
    ),
    refusing(
      'Q2',
      'excess',
      ({ owed, atHand }) => `You are only ${guilders(owed - atHand)} short: sell no more shares than the train needs.`,
    ),
    refusing(
      'forced-purchases-8',
      'stuck',
      'This sale would drop the price too far to raise the rest: sell more shares in one go.',
      (_, s) => !isLenient(s),
    ),
  ],
  when: [notWhileOperating, onStockTurn],
  apply: raising.sell,
});

/** The president will not, or cannot, sell own shares: no sale takes place at all, and the company is bankrupt. */
const refuse = move({
  type: 'refuse',
  checks: [
    {
      rule: 'forced-purchases-5',
      passes: (s, f: Emergency) => ownMoney(s, f) < needed(s, f),
      says: (_, f) => `The ${f.of} can pay for the train with treasury shares, so it must sell them and buy it.`,
    },
    {
      rule: 'forced-purchases-6',
      passes: (s, f) => atHand(s, f) < needed(s, f),
      says: (_, f) => `The ${f.of}’s shares and your cash are enough for the train, so you must buy it.`,
    },
    {
      rule: 'forced-purchases-8',
      passes: (s, f) => !f.committed || isLenient(s),
      says: 'You have started selling your own shares for the train, so you must go on.',
    },
  ],
  when: [whenForced],
  apply(g, f) {
    pop(g, f);
    declareBankruptcy(g, f.of);
  },
});

const mayGoWithout = (s: State, company: string): boolean =>
  isLenient(s) && (mostToRaise(s, company) > 0 || !mustBuyTrain(s, company));

/** Only by the reading `lenient`: instead of selling treasury shares, enough or not, the company goes without a train. */
const goWithout = move({
  type: 'pass',
  checks: [
    {
      rule: 'forced-purchases-1',
      passes: (s, f: Emergency) => mayGoWithout(s, f.of),
      says: (_, f) => `The ${f.of} has a route but no train, so it must buy one.`,
    },
  ],
  apply: (g, f) => pop(g, f),
});

export const emergency = stepKind(
  [buyTrain, buyTrainFrom, commit, sell, refuse, goWithout],
  (s, f: Emergency) => `${f.of} ${mayGoWithout(s, f.of) ? 'may' : 'must'} buy a train for ${guilders(needed(s, f))}`,
  (g, f) => {
    if (trainsOf(g.s, roster, f.of).length > 0) {
      pop(g, f);
      return true;
    }
    if (!f.committed || atHand(g.s, f) < needed(g.s, f)) return false;
    payAndBuy(g, f, cheapest(g.s)!);
    return true;
  },
  (_, f) => f.committed,
);
