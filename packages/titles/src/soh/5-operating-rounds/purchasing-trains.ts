/** Operating rounds: purchasing trains from the bank and from other companies. */
import { updateFrame, type Check, field, pop, push } from '@roundhouse/kernel';
import {
  asItLies,
  cashOf,
  cashWith,
  DEPOT,
  drawUpTo,
  faceUp,
  GONE,
  moveTrain,
  isFullBy,
  joinWords,
  type OnSale,
  onSale,
  type Purchase,
  POOL,
  passUnless,
  purchaseJudge,
  type SumOwed,
  type TradeTerms,
  tradeTrain,
  trainsOf,
} from '@roundhouse/rail';
import { limits } from '../3-phases.ts';
import { discounted } from '../6-private-companies.ts';
import { companyIds, guilders, phaseOf, roster, trainDef } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, type PhaseChange, phase, type State, type StepFrame, stepKind } from '../state.ts';
import { hasRoute, hasRouteToAnything } from './geography.ts';
import { inOrder, onTurn } from './order.ts';
import { ownMoney, sources, treasuryShares } from './own-money.ts';
import { operatingTurnOf } from './round.ts';

/**
 * What the bank sells now: the next of each kind on sale, and by one reading also discarded trains (available-trains-2,
 * available-trains-3).
 */
const sales = (s: State): OnSale[] => [
  ...onSale(s, roster, { tier: ({ tier }) => tier }),
  ...trainsOf(s, roster, POOL).map((train) => asItLies(s, roster, train)),
];
export const bankTrains = (s: State): string[] => sales(s).map(({ train }) => train);

export const bankPrice = (s: State, company: string, train: string): number =>
  discounted(s, company, faceUp(s, roster, train).price);

/** The cheapest train of the bank; none when all are sold. */
export const cheapest = (s: State): string | undefined =>
  sales(s).sort((a, b) => a.face.price - b.face.price)[0]?.train;

/** A company that has no train, has a valid route and can find a train at the bank (forced-purchases-2). */
export const mustBuyTrain = (s: State, company: string): boolean =>
  trainsOf(s, roster, company).length === 0 && cheapest(s) !== undefined && hasRoute(s, company);

/** Too poor for even the cheapest train. */
export const cannotAffordTrain = (s: State, company: string): boolean =>
  cashOf(s, company) < bankPrice(s, company, cheapest(s)!);

/** By the reading `lenient` a route to a small city is enough for buying by force, but it obliges to nothing. */
export const mayBeForced = (s: State, company: string): boolean =>
  mustBuyTrain(s, company) ||
  (plays(s, 'forcedPurchase', 'lenient') &&
    trainsOf(s, roster, company).length === 0 &&
    cheapest(s) !== undefined &&
    cannotAffordTrain(s, company) &&
    hasRouteToAnything(s, company));

const isFull = (s: State, company: string): boolean => isFullBy(s, limits, company);

/** Would the phase that this train starts take so many old trains away that there were room? */
function wouldMakeRoom(s: State, company: string, train: string): boolean {
  const next = phaseOf(trainDef(train).phase);
  if (next.id <= s.phase) return false;
  const kept = trainsOf(s, roster, company).filter((one) => !next.rusts?.includes(roster.kindOf.get(one)!.id));
  return kept.length < next.trainLimit;
}

const limitChecks: readonly Check<State, StepFrame, { readonly train: string }>[] = [
  {
    rule: 'number-of-trains-2',
    passes: (s, f, a) => !isFull(s, f.of) || !wouldMakeRoom(s, f.of, a.train),
    says: (s, f) =>
      `The ${f.of} has ${phase(s).trainLimit} trains, its limit: those the new phase would remove still count.`,
  },
  {
    rule: 'number-of-trains-1',
    passes: (s, f) => !isFull(s, f.of),
    says: (s, f) =>
      `A company may own ${phase(s).trainLimit} trains in phase ${s.phase}, and the ${f.of} has them already.`,
  },
];

const judge = purchaseJudge<State, Purchase>({
  roster,
  money: guilders,
  onSale: sales,
  price: (s, company, { train }) => bankPrice(s, company, train),
  holders: companyIds,
  turn: (s) => operatingTurnOf(s)!,
});

export const onSaleCheck = judge.refusing('available-trains-1', 'notOnSale', (s) => {
  const kinds = [...new Set(bankTrains(s).map((train) => trainDef(train).id))];
  if (kinds.length === 0) return 'The bank has no trains left.';
  return `The bank sells only ${joinWords(kinds.map((kind) => `${kind}-trains`))} until these are sold out.`;
});

export const whenTrains = [...onTurn, inOrder];

const buyTrain = move({
  type: 'buyTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: StepFrame) => judge.candidates(s, f, [{}]),
  checks: [onSaleCheck, ...limitChecks, judge.refuses.money('train-costs-1')],
  when: whenTrains,
  apply: (g, f, a) => buyFromBank(g, f.of, a.train),
});

/** Money to the bank, the train to the company; the first of a new type starts its phase, at the end of the turn. */
export function buyFromBank(g: Game, company: string, train: string): void {
  const isNew = g.s.trains[train] === DEPOT;
  judge.buy(g, company, { train });
  if (isNew && plays(g.s, 'lastTrains', 'six-in-all')) turnCard(g, train);
  const { phase: next } = trainDef(train);
  const turn = operatingTurnOf(g.s)!;
  if (next <= g.s.phase || turn.phases.includes(next)) return;
  if (plays(g.s, 'phaseChange', 'at-once')) push(g, { kind: 'phaseChange', phases: [next] } satisfies PhaseChange);
  else updateFrame(g, turn, { phases: [...turn.phases, next] });
}

/** Reading `six-in-all`: a 6 and a 3E are two sides of one card, so buying one takes one of the other away. */
function turnCard(g: Game, train: string): void {
  const other = { '6': '3E', '3E': '6' }[trainDef(train).id];
  const back = roster.trains.findLast((one) => trainDef(one).id === other && g.s.trains[one] === DEPOT);
  if (back !== undefined) moveTrain(g, back, GONE);
}

/** Q35: what is sold or added for a forced purchase binds it to the price of the bank's cheapest train. */
export const bindsToCheapest = (s: State, f: StepFrame): boolean =>
  f.kind === 'emergency' && plays(s, 'forcedTrain', 'cheapest');

/** What the company can pay for a train of another one; when forced, with the president's cash. */
const canPay = (s: State, f: StepFrame): number =>
  bindsToCheapest(s, f) ? cashWith(s, f.of, sources) : ownMoney(s, f);

/** The most that it may pay: what lies in the treasury, or up to the bank's cheapest with the help of other money. */
const mostFor = (s: State, f: StepFrame): number =>
  bindsToCheapest(s, f)
    ? Math.max(cashOf(s, f.of), Math.min(canPay(s, f), bankPrice(s, f.of, cheapest(s)!)))
    : ownMoney(s, f);

/** A purchase from another company (train-costs-4, forced-purchases-3). */
export const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: { train: field.oneOf(roster.trains), price: field.amount() },
  candidates: (s, f: StepFrame) => judge.offers(s, f, [{}], () => mostFor(s, f)),
  checks: [
    judge.refuses.notAnothers('purchasing-trains-1'),
    ...limitChecks,
    {
      rule: 'forced-purchases-4',
      passes: (s, f: StepFrame) => bindsToCheapest(s, f) || !('committed' in f && f.committed),
      says: 'You are selling your own shares for the bank’s cheapest train, so you must buy that one.',
    },
    judge.refuses.noPrice('train-costs-2'),
    {
      rule: 'train-costs-3',
      passes: (s, f, a) => a.price <= canPay(s, f),
      says: (s, f, a) => `The ${f.of} can pay at most ${guilders(canPay(s, f))}, not ${guilders(a.price)}.`,
    },
    {
      rule: 'Q35',
      passes: (s, f, a) => !bindsToCheapest(s, f) || a.price <= mostFor(s, f),
      says: (s, f) =>
        `With treasury shares or your own cash you can pay at most ${guilders(bankPrice(s, f.of, cheapest(s)!))}, the price of the bank’s cheapest train.`,
    },
    judge.refuses.declined('train-costs-2'),
  ],
  when: whenTrains,
  apply: (g, f, a) => judge.trade(g, f, a, sellTrain),
});

/**
 * What was agreed: money from the buying to the selling company, the train the other way. In a forced purchase the
 * buyer first sells the treasury shares that it needs, and its president adds what is missing; elsewhere it has the money.
 */
export function sellTrain(g: Game, terms: TradeTerms): void {
  drawUpTo(g, terms.company, terms.price, sources);
  tradeTrain(g, terms);
}

const done = passUnless<State, StepFrame>(
  [
    {
      rule: 'forced-purchases-1',
      passes: (s, f) => !mustBuyTrain(s, f.of) || cannotAffordTrain(s, f.of),
      says: (_, f) => `The ${f.of} has a route, no train and the money for one, so it must buy a train.`,
    },
  ],
  (g, f) => pop(g, f),
);

export const trains = stepKind([buyTrain, buyTrainFrom, done], (_, f) => `${f.of}: buy trains`);

/** What a forced purchase costs, and what pays for it in the order of the book, to show the sum. */
export function sumOwed(s: State, company: string): SumOwed | null {
  const train = cheapest(s);
  if (train === undefined) return null;
  const price = bankPrice(s, company, train);
  return {
    train: trainDef(train).id,
    price,
    treasury: cashOf(s, company),
    shares: treasuryShares.most(s, company),
    lacking: Math.max(0, price - cashWith(s, company, sources)),
  };
}
