/** 8.3.5.2 Emergency train buying: the director helps with cash, then with shares. */
import { after, become, type Check, type FrameKind, field, pop, push } from '@roundhouse/kernel';
import { cashOf, eachUpTo, mostAllowed, pay, saleCandidates, trainsOf } from '@roundhouse/rail';
import { salePrice, saleChecks, sellShares } from '../07-stock-round/7.2-selling.ts';
import { directorThen, mostToSell } from '../13-companies/13.3.3-directors.ts';
import { isParred, shellsOf, trainsIn } from '../13-companies/13.4-systems.ts';
import { shellOf } from '../15-trains/15.4-train-limit.ts';
import { companyIds, roster } from '../material.ts';
import { plays } from '../readings.ts';
import {
  directorOf,
  type Emergency,
  type Game,
  hasSoldShares,
  type LastCall,
  move,
  orderFrom,
  type State,
} from '../state.ts';
import {
  buyFromSupply,
  isOfAnother,
  nextTrain,
  offerFields,
  offerForTrain,
  onSaleCheck,
  shellFields,
  tradeCandidates,
  tradeChecks,
  trainFields,
  trainPrice,
} from './8.3.5.1-trains.ts';
import { declareBankruptcy, hasTrain } from './bankruptcy.ts';

const helper = (s: State, f: Emergency): string => directorOf(s, f.of)[0]!;
/** The company's money first, then the director's cash. */
const atHand = (s: State, f: Emergency): number => cashOf(s, f.of) + cashOf(s, helper(s, f));
const supplyPrice = (s: State): number => trainPrice(nextTrain(s));
const missing = (s: State, f: Emergency, price: number): number => Math.max(0, price - cashOf(s, f.of));

/** Shares that the director could sell; the operating company must stay the director's. */
export function mostForced(s: State, f: Emergency, company: string): number {
  if (!isParred(s, company)) return 0;
  return mostAllowed(mostToSell(s, company, helper(s, f)), (count) => keepsCompany(s, f, company, count));
}
const keepsCompany = (s: State, f: Emergency, company: string, count: number): boolean =>
  company !== f.of || directorThen(s, company, helper(s, f), count) === helper(s, f);

const couldRaise = (s: State, f: Emergency): number =>
  companyIds.reduce((sum, company) => sum + mostForced(s, f, company) * salePrice(s, f.prices, company), 0);

/** The train is for the shell that is being filled; a system without any takes it into either of its own. */
const isForShell = (s: State, f: Emergency, a: { readonly shell?: string | undefined }): boolean =>
  f.voluntary ? shellOf(f, a) === f.shell : shellsOf(s, f.of).includes(shellOf(f, a));

const buyTrain = move({
  type: 'buyTrain',
  /** `help`: what the director adds; just what is missing where it is not said. */
  fields: { ...trainFields, help: field.amount().optional() },
  candidates: (s, f: Emergency) =>
    shellFields(s, f.of)
      .filter((fields) => isForShell(s, f, fields))
      .map((fields) => ({ fields: { train: nextTrain(s), ...fields }, subjects: [nextTrain(s), f.of] })),
  checks: [
    onSaleCheck,
    {
      rule: '8.3.5.1-14',
      passes: (s, f: Emergency, a) => isForShell(s, f, a),
      says: (_, f) => `The train is for the empty charter of the ${f.shell}.`,
    },
    {
      rule: '8.3.5.2-6',
      passes: (s, f, a) => (a.help ?? 0) <= missing(s, f, trainPrice(a.train)),
      says: (s, f, a) => `Only $${missing(s, f, trainPrice(a.train))} are missing; the director may not add more.`,
    },
    {
      rule: '8.3.5.2-1',
      passes: (s, f, a) => a.help === undefined || a.help === missing(s, f, trainPrice(a.train)),
      says: (s, f, a) => `The director must add the missing $${missing(s, f, trainPrice(a.train))}.`,
    },
    {
      rule: '8.3.5.2-2',
      passes: (s, f, a) => atHand(s, f) >= trainPrice(a.train),
      says: (s, f, a) =>
        `The train costs $${trainPrice(a.train)}; the ${f.of} and you have $${atHand(s, f)}. Sell shares.`,
    },
  ],
  apply(g, f, a) {
    pay(g, helper(g.s, f), f.of, missing(g.s, f, trainPrice(a.train)), 'help');
    buyFromSupply(g, f.of, a.train, shellOf(f, a));
  },
});

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: Emergency) =>
    tradeCandidates(s, f, (train) => Math.min(atHand(s, f), Math.max(trainPrice(train), cashOf(s, f.of)))).filter(
      ({ fields }) => isForShell(s, f, fields),
    ),
  checks: [
    ...(tradeChecks as readonly Check<
      State,
      Emergency,
      { train: string; price: number; shell?: string | undefined }
    >[]),
    {
      rule: '8.3.5.1-14',
      passes: (s, f: Emergency, a) => isForShell(s, f, a),
      says: (_, f) => `The train is for the empty charter of the ${f.shell}.`,
    },
    {
      rule: '8.3.5.2-9',
      passes: (s, f, a) => a.price <= cashOf(s, f.of) || a.price <= trainPrice(a.train),
      says: (_, _f, a) => `With the director’s help it may not cost more than its face value, $${trainPrice(a.train)}.`,
    },
    {
      rule: '8.3.5.2-2',
      passes: (s, f, a) => a.price <= atHand(s, f),
      says: (s, f) => `The ${f.of} and you have $${atHand(s, f)}.`,
    },
    {
      rule: 'Q36',
      passes: (_, f, a) => a.price > f.least,
      says: (_, f) => `Every share sold must have been needed: the train has to cost more than $${f.least}.`,
    },
  ],
  apply: (g, f, a) => offerForTrain(g, f, a, a.by),
});

/** The price that is aimed at: the supply's train, or another company's for at most its face value. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
const aimOf = (s: State, a: Aim): number =>
  isSupplys(s, a) ? supplyPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, trainPrice(a.train!));
const isSupplys = (s: State, { train }: Aim): boolean => train === undefined || train === nextTrain(s);

const sell = move({
  type: 'sell',
  fields: {
    company: field.oneOf(companyIds),
    count: field.amount(),
    /** What the money is for, where it is not the supply's train. */
    train: field.oneOf(roster.trains).optional(),
    price: field.amount().optional(),
  },
  candidates: (s, f: Emergency) =>
    saleCandidates(s, companyIds, helper(s, f), (company) => eachUpTo(mostForced(s, f, company))),
  checks: [
    ...(saleChecks as readonly Check<State, Emergency, { by: string; company: string; count: number } & Aim>[]),
    {
      rule: '8.3.5.2-4',
      passes: (s, f: Emergency, a) => keepsCompany(s, f, a.company, a.count),
      says: (_, f) => `The ${f.of} may not get another director by this sale.`,
    },
    {
      rule: 'Q36',
      passes: (s, f, a) => isSupplys(s, a) || isOfAnother(s, f.of, a.train!),
      says: 'Shares are sold for the train that the supply sells now, or for one of another company.',
    },
    {
      rule: '8.3.5.2-7',
      passes: (s, f, a) => atHand(s, f) + (a.count - 1) * salePrice(s, f.prices, a.company) < aimOf(s, a),
      says: (s, f, a) =>
        `The train costs $${aimOf(s, a)}, and $${atHand(s, f)} are there: no more shares may be sold than it needs.`,
    },
    {
      rule: 'Q37',
      passes: (s, f, a) => !f.voluntary || staysPossible(s, f, a),
      says: 'Nobody has to fill this shell: shares are sold only if the train can then be bought from the supply.',
    },
  ],
  apply(g, f, a) {
    const each = salePrice(g.s, f.prices, a.company);
    const least = atHand(g.s, f) + (a.count - 1) * each;
    const prices = sellShares(g, f.prices, a);
    become(g, f, { prices, least: Math.max(f.least, least) });
  },
});

/** Could the supply's train still be paid after this sale? */
function staysPossible(s: State, f: Emergency, a: { by: string; company: string; count: number } & Aim): boolean {
  if (aimOf(s, a) !== supplyPrice(s)) return false;
  let prices = f.prices;
  const then = after(s, (g) => {
    prices = sellShares(g, f.prices, a);
  });
  return atHand(then, f) + couldRaise(then, { ...f, prices }) >= supplyPrice(s);
}

const bankrupt = move({
  type: 'bankrupt',
  fields: {},
  candidates: (_, f: Emergency) => (f.voluntary ? [] : [{}]),
  checks: [
    {
      rule: 'Q37',
      passes: (_, f: Emergency) => !f.voluntary,
      says: 'Nobody has to fill this shell, so nobody goes bankrupt over it.',
    },
    {
      rule: '8.3.5.2-8',
      passes: (s, f) => atHand(s, f) + couldRaise(s, f) < supplyPrice(s),
      says: (_, f) => `You can raise the money for a train of the ${f.of} and must do so.`,
    },
    {
      rule: '8.3.5.2-8',
      passes: (s, f) => plays(s, 'bankruptcy', 'at-once') || couldRaise(s, f) === 0,
      says: 'First all shares must be sold that can be.',
    },
  ],
  apply(g, f) {
    if (plays(g.s, 'bankruptcy', 'at-once')) declareBankruptcy(g, f.of, (company) => mostForced(g.s, f, company));
    else callForTrains(g, f);
  },
});

/** Other directors may offer a train before it comes to that. */
function callForTrains(g: Game, f: Emergency): void {
  const director = helper(g.s, f);
  const asked = orderFrom(g.s, director).filter((player) => player !== director && hasTrain(g.s, player));
  push(g, {
    kind: 'lastCall',
    of: f.of,
    shell: f.shell,
    asked: atHand(g.s, f) > 0 ? asked : [],
    declined: {},
  } satisfies LastCall);
}

/** Whoever has sold shares buys; but an exchange of the Mohawk & Hudson can make another the director, who cannot pay. */
const mayStillLeave = (s: State, f: Emergency): boolean =>
  !hasSoldShares(f) || atHand(s, f) + couldRaise(s, f) < supplyPrice(s);

const giveUp = move({
  type: 'pass',
  fields: {},
  candidates: (s, f: Emergency) => (f.voluntary && mayStillLeave(s, f) ? [{}] : []),
  checks: [
    {
      rule: '8.3.5.2-1',
      passes: (_, f: Emergency) => f.voluntary,
      says: (_, f) => `The ${f.of} has a route and must own a train.`,
    },
    {
      rule: 'Q37',
      passes: (s, f) => mayStillLeave(s, f),
      says: 'You have sold shares for this train and must buy it.',
    },
  ],
  apply: (g, f) => pop(g, f),
});

export const emergency = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [buyTrain, buyTrainFrom, sell, bankrupt, giveUp],
  advance(g, f) {
    const done = (f.voluntary ? trainsOf(g.s, roster, f.shell) : trainsIn(g.s, f.of)).length > 0;
    if (done) pop(g, f);
    return done;
  },
  asks: (s, f) =>
    `${f.of}: ${f.voluntary ? 'a train for the empty shell' : 'a train must be bought'}, for $${supplyPrice(s)}; $${atHand(s, f)} are there`,
} satisfies FrameKind<State, Emergency>;
