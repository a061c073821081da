/** 8.3.5.2 Emergency train buying: the director helps with cash, then with shares. */
import { updateFrame, type Check, field, pop, push, onlyThen } from '@roundhouse/kernel';
import { about, cashOf, drawUpTo, raisingBy, type Sale, trainsOf } from '@roundhouse/rail';
import { salePrice, saleChecks, selling, sellShares } from '../07-stock-round/7.2-selling.ts';
import { shellsOf, trainsIn } from '../13-companies/13.4-systems.ts';
import { shellOf } from '../15-trains/15.4-train-limit.ts';
import { companyIds, dollars, roster } from '../material.ts';
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
  stepKind,
} from '../state.ts';
import {
  atHand,
  buyFromSupply,
  isOfAnother,
  nextTrain,
  offerFields,
  offerForTrain,
  onSaleCheck,
  shellFields,
  sources,
  tradeCandidates,
  tradeChecks,
  trainFields,
  trainPrice,
  whenTrains,
} from './8.3.5.1-trains.ts';
import { declareBankruptcy, hasTrain } from './bankruptcy.ts';
import { onlyForTrain, onStockTurn } from '../07-stock-round/7.1-order.ts';

/** The price that is aimed at: the supply's train, or another company's for at most its face value. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
const supplyPrice = (s: State): number => trainPrice(nextTrain(s));
const isSupplys = (s: State, { train }: Aim): boolean => train === undefined || train === nextTrain(s);
const aimOf = (s: State, a: Aim): number =>
  isSupplys(s, a) ? supplyPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, trainPrice(a.train!));

/** The company's money first, then the director's cash, then shares; the operating company must stay the director's. */
const raising = raisingBy<State, Emergency, Sale & Aim>({
  owes: (s, _, a) => aimOf(s, a ?? {}),
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
const isOutOfReach = (s: State, f: Emergency): boolean => raising.reach(s, f) < supplyPrice(s);
/** What the director adds: the company pays all that it has, so that its treasury is empty then (8.3.5.2-10). */
const missing = (s: State, f: Emergency, price: number): number => Math.max(0, price - cashOf(s, f.of));

/** The train is for the shell that is being filled; a system without any takes it into either of its own. */
const isForShell = (s: State, f: Emergency, a: { readonly shell?: string | undefined }): boolean =>
  f.voluntary ? shellOf(f, a) === f.shell : shellsOf(s, f.of).includes(shellOf(f, a));

const forShellCheck: Check<State, Emergency, { readonly shell?: string | undefined }> = {
  rule: '8.3.5.1-14',
  passes: isForShell,
  says: (_, f) => `This train must go on the empty charter of the ${f.shell}.`,
};

const buyTrain = move({
  type: 'buyTrain',
  /** `help`: what the director adds; just what is missing where it is not said. */
  fields: { ...trainFields, help: field.optional(field.amount()) },
  candidates: (s, f: Emergency) =>
    shellFields(s, f.of)
      .filter((fields) => isForShell(s, f, fields))
      .map((fields) => ({
        fields: { train: nextTrain(s), ...fields },
        subjects: [about.train(nextTrain(s)), about.company(f.of)],
      })),
  checks: [
    onSaleCheck,
    forShellCheck,
    {
      rule: 'Q36',
      passes: (s, f, a) => trainPrice(a.train) > f.least || plays(s, 'anothersTrain', 'free'),
      says: (_, f) =>
        `Every share sold must have been needed, so the train must cost more than ${dollars(f.least)}: buy the one you sold shares for.`,
    },
    {
      rule: '8.3.5.2-6',
      passes: (s, f, a) => (a.help ?? 0) <= missing(s, f, trainPrice(a.train)),
      says: (s, f, a) =>
        `The ${f.of} is only ${dollars(missing(s, f, trainPrice(a.train)))} short; you cannot add more than that.`,
    },
    {
      rule: '8.3.5.2-1',
      passes: (s, f, a) => a.help === undefined || a.help === missing(s, f, trainPrice(a.train)),
      says: (s, f, a) =>
        `The ${f.of} is ${dollars(missing(s, f, trainPrice(a.train)))} short, and you must add exactly that.`,
    },
    {
      rule: '8.3.5.2-2',
      passes: (s, f, a) => atHand(s, f) >= trainPrice(a.train),
      says: (s, f, a) =>
        `The train costs ${dollars(trainPrice(a.train))}, and the ${f.of} and you have ${dollars(atHand(s, f))}: sell shares.`,
    },
  ],
  when: whenTrains,
  apply(g, f, a) {
    drawUpTo(g, f.of, trainPrice(a.train), sources);
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
    ...tradeChecks,
    forShellCheck,
    {
      rule: '8.3.5.2-9',
      passes: (s, f, a) => a.price <= cashOf(s, f.of) || a.price <= trainPrice(a.train),
      says: (_, _f, a) =>
        `With your own money added, offer at most the train’s face value, ${dollars(trainPrice(a.train))}.`,
    },
    {
      rule: '8.3.5.2-2',
      passes: (s, f, a) => a.price <= atHand(s, f),
      says: (s, f) => `The ${f.of} and you have only ${dollars(atHand(s, f))} together.`,
    },
    {
      rule: 'Q36',
      passes: (_, f, a) => a.price > f.least,
      says: (_, f) => `You sold shares for it, so the train must cost more than ${dollars(f.least)}.`,
    },
  ],
  when: whenTrains,
  apply: (g, f, a) => offerForTrain(g, f, a),
});

const sell = move({
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
      passes: (s, f, a) => isSupplys(s, a) || isOfAnother(s, f.of, a.train!),
      says: 'Sell shares only for the supply’s next train or for another company’s.',
    },
    refusing('8.3.5.2-7', 'excess', ({ owed, atHand }) =>
      atHand >= owed
        ? `You already have ${dollars(atHand)}, enough for the train at ${dollars(owed)}: sell no more shares.`
        : `You have ${dollars(atHand)} of the ${dollars(owed)} for the train: sell no more shares than it needs.`,
    ),
    {
      rule: 'Q37',
      passes: (s, f, a) => !f.voluntary || (aimOf(s, a) === supplyPrice(s) && raising.judge.stuck(s, f, a) === null),
      says: 'You need not fill this shell: sell shares only if you can then buy the supply’s train.',
    },
  ],
  when: [onlyForTrain, onStockTurn],
  apply: raising.sell,
});

const bankrupt = move({
  type: 'bankrupt',
  fields: {},
  candidates: (_, f: Emergency) => (f.voluntary ? [] : [{}]),
  checks: [
    {
      rule: 'Q37',
      passes: (_, f: Emergency) => !f.voluntary,
      says: 'You need not fill this shell, so you cannot go bankrupt over it.',
    },
    {
      rule: '8.3.5.2-8',
      passes: isOutOfReach,
      says: (_, f) => `You can raise the money for the ${f.of}’s train, so you must.`,
    },
    {
      rule: '8.3.5.2-8',
      passes: (s, f) => plays(s, 'bankruptcy', 'at-once') || raising.inShares(s, f) === 0,
      says: 'You must first sell every share you can.',
    },
  ],
  when: [onlyThen('8.3.5.2-8', 'You go bankrupt only over a train that your company must buy and you cannot pay for.')],
  apply(g, f) {
    if (plays(g.s, 'bankruptcy', 'at-once')) declareBankruptcy(g, f.of, (company) => raising.most(g.s, f, company));
    else callForTrains(g, f);
  },
});

/** Other directors may offer a train before it comes to that. */
function callForTrains(g: Game, f: Emergency): void {
  const director = directorOf(g.s, f.of)[0]!;
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
const mayStillLeave = (s: State, f: Emergency): boolean => !hasSoldShares(f) || isOutOfReach(s, f);

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
      says: 'You sold shares for this train, so you must buy it.',
    },
  ],
  apply: (g, f) => pop(g, f),
});

export const emergency = stepKind(
  [buyTrain, buyTrainFrom, sell, bankrupt, giveUp],
  (s, f: Emergency) =>
    `${f.of}${f.voluntary ? ': a train for the empty shell at' : ' must buy a train for'} ${dollars(supplyPrice(s))}; you have ${dollars(atHand(s, f))} together`,
  (g, f) => {
    const done = (f.voluntary ? trainsOf(g.s, roster, f.shell) : trainsIn(g.s, f.of)).length > 0;
    if (done) pop(g, f);
    return done;
  },
);
