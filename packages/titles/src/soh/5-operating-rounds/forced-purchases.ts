/** Operating rounds: forced train purchases — who pays, in which order, and the president's right to refuse. */
import { after, become, type FrameKind, field, log, pop } from '@roundhouse/kernel';
import {
  canGiveUp,
  cashOf,
  directorAfter,
  eachUpTo,
  mostAllowed,
  POOL,
  priceOf,
  saleCandidates,
  sharesOf,
  trainsOf,
} from '@roundhouse/rail';
import { adjustAfterSales, mostToSell, sellShares } from '../4-stock-round/selling.ts';
import { companyIds, POOL_LIMIT, market, DIRECTOR_SHARES, roster } from '../material.ts';
import { plays } from '../readings.ts';
import { directorOf, type Emergency, type Game, move, type State } from '../state.ts';
import { declareBankruptcy } from './bankruptcy.ts';
import { mostToRaise, ownMoney, raiseFromTreasury } from './own-money.ts';
import {
  addFromDirector,
  bankPrice,
  bankTrains,
  bindsToCheapest,
  buyFromBank,
  buyTrainFrom,
  cheapest,
  mustBuyTrain,
  onSaleCheck,
} from './purchasing-trains.ts';

const price = (s: State, company: string): number => priceOf(market, s.market, company);
const director = (s: State, f: Emergency): string => directorOf(s, f.of)[0]!;

/** First source: the company's money with the treasury shares that it may sell. Second: also the president's cash. */
const withCash = (s: State, f: Emergency): number => ownMoney(s, f) + cashOf(s, director(s, f));

/** By the reading `lenient` a company may go without a train, and refuse after sales, too. */
const isLenient = (s: State): boolean => plays(s, 'forcedPurchase', 'lenient');

const needed = (s: State, f: Emergency): number => bankPrice(s, f.of, cheapest(s)!);

/** Third source: what the president could get for own shares; the company's presidency must stay (Q3). */
function mostForced(s: State, f: Emergency, company: string): number {
  if (s.companies[company]!.status !== 'started') return 0;
  return mostAllowed(mostToSell(s, company, director(s, f)), (count) => keepsDirector(s, f, company, count));
}

const keepsDirector = (s: State, f: Emergency, company: string, count: number): boolean =>
  company !== f.of || directorAfter(s, company, DIRECTOR_SHARES, director(s, f), count) === director(s, f);

const couldRaise = (s: State, f: Emergency): number =>
  companyIds.reduce((sum, company) => sum + mostForced(s, f, company) * price(s, company), 0);

/** All sources together, the company's shares being sold first: that lowers what the president's bring. */
function allSources(s: State, f: Emergency): number {
  const then = after(s, (g) => raiseFromTreasury(g, f.of, needed(s, f)));
  return cashOf(then, f.of) + cashOf(then, director(then, f)) + couldRaise(then, f);
}

const buyTrain = move({
  type: 'buyTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: Emergency) => bankTrains(s).map((train) => ({ fields: { train }, subjects: [train, f.of] })),
  checks: [
    onSaleCheck,
    {
      rule: 'forced-purchases-4',
      passes: (s, f: Emergency, a) =>
        bankPrice(s, f.of, a.train) === needed(s, f) ||
        bankPrice(s, f.of, a.train) <= (bindsToCheapest(s, f) ? cashOf(s, f.of) : ownMoney(s, f)),
      says: (s, f) =>
        `With shares sold for it or the president’s money only the cheapest train of the bank can be bought, for fl. ${needed(s, f)}.`,
    },
    {
      rule: 'forced-purchases-7',
      passes: (s, f, a) => withCash(s, f) >= bankPrice(s, f.of, a.train),
      says: (s, f) =>
        `The ${f.of} with its shares and you with your cash have fl. ${withCash(s, f)}, and the train costs fl. ${needed(s, f)}: sell own shares${f.committed ? '' : ', or refuse'}.`,
    },
  ],
  apply: (g, f, a) => payAndBuy(g, f, a.train),
});

/** The company's shares first, then as much of the president's cash as is missing. */
function payAndBuy(g: Game, f: Emergency, train: string): void {
  const sum = bankPrice(g.s, f.of, train);
  raiseFromTreasury(g, f.of, sum);
  addFromDirector(g, f.of, sum);
  buyFromBank(g, f.of, train);
}

/** The president decides to sell own shares: the company's go first, and there is no way back. */
const commit = move({
  type: 'commit',
  fields: {},
  candidates: (_, f: Emergency) => (f.committed ? [] : [{}]),
  checks: [
    {
      rule: 'forced-purchases-7',
      passes: (_, f: Emergency) => !f.committed,
      says: 'You are selling own shares for the train already.',
    },
    {
      rule: 'forced-purchases-6',
      passes: (s, f) => withCash(s, f) < needed(s, f),
      says: (_, f) => `The shares of the ${f.of} and your cash pay for the train, so you sell no shares of your own.`,
    },
    {
      rule: 'forced-purchases-8',
      passes: (s, f) => isLenient(s) || allSources(s, f) >= needed(s, f),
      says: (s, f) =>
        `Even with all shares that you can sell there would be fl. ${allSources(s, f)} for a train of fl. ${needed(s, f)}, so nothing is sold.`,
    },
  ],
  apply(g, f) {
    log(g, { event: 'commit', by: director(g.s, f), company: f.of });
    const next = become(g, f, { committed: true });
    raiseFromTreasury(g, f.of, needed(g.s, next));
  },
});

const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: Emergency) =>
    f.committed ? saleCandidates(s, companyIds, director(s, f), (company) => eachUpTo(mostForced(s, f, company))) : [],
  checks: [
    {
      rule: 'forced-purchases-7',
      passes: (_, f: Emergency) => f.committed,
      says: 'Own shares are sold only after the company’s shares and the president’s cash have proved too little.',
    },
    {
      rule: 'selling-shares-1',
      passes: (s, _, a) => a.count >= 1 && a.count <= sharesOf(s, a.company, a.by),
      says: (s, _, a) =>
        `You own ${sharesOf(s, a.company, a.by)} shares of the ${a.company}, so you cannot sell ${a.count}.`,
    },
    {
      rule: 'Q14',
      passes: (s, _, a) => s.companies[a.company]!.status === 'started',
      says: (_, _f, a) => `The share of the ${a.company} cannot be sold before the company is started.`,
    },
    {
      rule: 'selling-shares-5',
      passes: (s, _, a) => sharesOf(s, a.company, POOL) + a.count <= POOL_LIMIT,
      says: (s, _, a) =>
        `The open market may hold 50% of a company; it has ${sharesOf(s, a.company, POOL)}0% of the ${a.company} already.`,
    },
    {
      rule: 'presidents-certificate-2',
      passes: (s, _, a) => canGiveUp(s, a.company, DIRECTOR_SHARES, a.by, a.count),
      says: (_, _f, a) =>
        `The president’s certificate of the ${a.company} cannot be sold, and nobody else can take it over.`,
    },
    {
      rule: 'Q3',
      passes: (s, f, a) => keepsDirector(s, f, a.company, a.count),
      says: (_, f) => `The presidency of the ${f.of} may not pass to another by this sale.`,
    },
    {
      rule: 'Q2',
      passes: (s, f, a) => (a.count - 1) * price(s, a.company) < missing(s, f),
      says: (s, f) => `Only fl. ${missing(s, f)} are missing: no more shares are sold than the train needs.`,
    },
    {
      rule: 'forced-purchases-8',
      passes: (s, f, a) => {
        const then = after(s, (g) => sellNow(g, a.by, a.company, a.count));
        return isLenient(s) || missing(then, f) <= couldRaise(then, f);
      },
      says: 'After this sale the price would be too low to raise the rest: sell more at once.',
    },
  ],
  apply: (g, _, a) => sellNow(g, a.by, a.company, a.count),
});

const missing = (s: State, f: Emergency): number => needed(s, f) - cashOf(s, f.of) - cashOf(s, director(s, f));

/** As a sale in a stock round: market price, then a step down per share, ledges holding for all but the president. */
function sellNow(g: Game, seller: string, company: string, count: number): void {
  const asDirector = g.s.companies[company]!.director === seller;
  sellShares(g, seller, company, count);
  adjustAfterSales(g, [{ company, count, asDirector }]);
}

/** The president will not, or cannot, sell own shares: no sale takes place at all, and the company is bankrupt. */
const refuse = move({
  type: 'refuse',
  fields: {},
  candidates: () => [{}],
  checks: [
    {
      rule: 'forced-purchases-5',
      passes: (s, f: Emergency) => ownMoney(s, f) < needed(s, f),
      says: (_, f) => `Shares from its own treasury pay for the train: the ${f.of} must sell them and buy it.`,
    },
    {
      rule: 'forced-purchases-6',
      passes: (s, f) => withCash(s, f) < needed(s, f),
      says: (_, f) => `The shares of the ${f.of} and your cash pay for the train: that must be done.`,
    },
    {
      rule: 'forced-purchases-8',
      passes: (s, f) => !f.committed || isLenient(s),
      says: 'You have begun to sell own shares for the train and have to go on.',
    },
  ],
  apply(g, f) {
    pop(g, f);
    declareBankruptcy(g, f.of);
  },
});

/** Only by the reading `lenient`: instead of selling treasury shares, enough or not, the company goes without a train. */
const goWithout = move({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [
    {
      rule: 'forced-purchases-1',
      passes: (s, f: Emergency) => isLenient(s) && (mostToRaise(s, f.of) > 0 || !mustBuyTrain(s, f.of)),
      says: (_, f) => `The ${f.of} has a route and no train: it must buy one.`,
    },
  ],
  apply: (g, f) => pop(g, f),
});

export const emergency = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [buyTrain, buyTrainFrom, commit, sell, refuse, goWithout],
  advance(g, f) {
    if (trainsOf(g.s, roster, f.of).length > 0) {
      pop(g, f);
      return true;
    }
    if (!f.committed || missing(g.s, f) > 0) return false;
    payAndBuy(g, f, cheapest(g.s)!);
    return true;
  },
  asks: (s, f) => `${f.of}: a train must be bought, for fl. ${needed(s, f)}`,
} satisfies FrameKind<State, Emergency>;
