/** 8.3.5.2 Emergency train buying: the director helps with cash, then with shares. */
import { type Action, type Check, field, hasChoice, log, onlyThen, pop, push, updateFrame } from '@roundhouse/kernel';
import { about, cashOf, drawUpTo, trainsOf } from '@roundhouse/rail';
import { shellsOf, trainsIn } from '../13-companies/13.4-systems.ts';
import { shellOf } from '../15-trains/15.4-train-limit.ts';
import { dollars, roster, trainDef } from '../material.ts';
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
  sellerOf,
  sellTrain,
  shellFields,
  sources,
  tradeCandidates,
  tradeChecks,
  trainFields,
  trainPrice,
  whenTrains,
} from './8.3.5.1-trains.ts';
import { raising, sell, supplyPrice } from './8.3.5.2-raising.ts';
import { declareBankruptcy, hasTrain } from './bankruptcy.ts';

const isOutOfReach = (s: State, f: Emergency): boolean => raising.reach(s, f) < supplyPrice(s);

/** Once a train is agreed upon, money is raised for that one (Q36). */
const stillOpen: Check<State, Emergency, Action> = {
  rule: 'Q36',
  passes: (_, f) => !f.agreed,
  says: (s, f) =>
    `The ${f.of} will buy the ${trainDef(f.agreed!.id).id} train of the ${sellerOf(s, f.agreed!.id)} for ${dollars(f.agreed!.price)}: raise the money for it.`,
};
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
    (f.agreed ? [] : shellFields(s, f.of))
      .filter((fields) => isForShell(s, f, fields))
      .map((fields) => ({
        fields: { train: nextTrain(s), ...fields },
        subjects: [about.train(nextTrain(s)), about.company(f.of)],
      })),
  checks: [
    stillOpen,
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
  // What is not there yet is raised when its director has agreed.
  candidates: (s, f: Emergency) =>
    f.agreed
      ? []
      : tradeCandidates(s, f, (train) =>
          Math.min(raising.reach(s, f), Math.max(trainPrice(train), cashOf(s, f.of))),
        ).filter(({ fields }) => isForShell(s, f, fields)),
  checks: [
    stillOpen,
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
      passes: (s, f, a) => a.price <= raising.reach(s, f),
      says: (s, f) =>
        `The ${f.of} and you have ${dollars(atHand(s, f))} together, and can raise ${dollars(raising.reach(s, f))} at most.`,
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

const bankrupt = move({
  type: 'bankrupt',
  candidates: (_, f: Emergency) => (f.voluntary ? [] : [{}]),
  checks: [
    {
      rule: 'Q37',
      passes: (_, f: Emergency) => !f.voluntary,
      says: 'You need not fill this shell, so you cannot go bankrupt over it.',
    },
    stillOpen,
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

/** A director who has sold shares buys; but an exchange of the Mohawk & Hudson can make another the director, who cannot pay. */
const mayStillLeave = (s: State, f: Emergency): boolean => !f.agreed && (!hasSoldShares(f) || isOutOfReach(s, f));

const giveUp = move({
  type: 'pass',
  candidates: (s, f: Emergency) => (f.voluntary && mayStillLeave(s, f) ? [{}] : []),
  checks: [
    {
      rule: '8.3.5.2-1',
      passes: (_, f: Emergency) => f.voluntary,
      says: (_, f) => `The ${f.of} has a route and must own a train.`,
    },
    stillOpen,
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
    return done || buyAgreed(g, f);
  },
  (_, { agreed }) => agreed ?? null,
);

/**
 * The train that was agreed upon is bought as soon as the money is there. Where it cannot be any more, or nothing may be sold for it, that
 * lapses: what was sold for it till then was needed, whatever is bought now.
 */
function buyAgreed(g: Game, f: Emergency): boolean {
  const { agreed } = f;
  if (!agreed) return false;
  const isAnothers = isOfAnother(g.s, f.of, agreed.id);
  if (isAnothers && atHand(g.s, f) >= agreed.price) {
    updateFrame(g, f, { agreed: null });
    sellTrain(g, agreed);
    return true;
  }
  if (isAnothers && hasChoice(g.s, f, sell, directorOf(g.s, f.of)[0]!)) return false;
  updateFrame(g, f, { agreed: null, least: 0 });
  log(g, { event: 'lapsed', terms: agreed });
  return true;
}
