/** 8.8.3 Emergency train buying: the director helps with cash, then with shares and privates. */
import { field, log, pop, push } from '@roundhouse/kernel';
import {
  about,
  BANK,
  beginningWith,
  cashOf,
  directedBy,
  drawUpTo,
  faceUp,
  lastCallKind,
  pay,
  privatesOf,
  raisingBy,
  type Sale,
  type StepFrame,
  trainsOf,
} from '@roundhouse/rail';
import { saleChecks, selling, sellShares } from '../07-stock-round/7.2-selling.ts';
import { closePrivate } from '../10-privates/10.1-privates.ts';
import { isObsolete, isRusted } from '../13-trains.ts';
import { price } from '../14-stock-market.ts';
import { companyIds, privateIds, privateOf, roster } from '../material.ts';
import { decides, directorOf, type Game, move, type State } from '../state.ts';
import type { LastCall } from '../state-operating.ts';
import { finish } from './8.10-game-end.ts';
import {
  atHand,
  buyFromBank,
  cheapest,
  insteadChecks,
  insteadField,
  judge,
  mustBuyTrain,
  offerFields,
  offerForTrain,
  onSaleCheck,
  sources,
  tradeCandidates,
  tradeChecks,
  trainFields,
  waysFor,
} from './8.8.1-trains.ts';

/** The train that the money is for: another company's for at most its face value, else the bank's cheapest. */
interface Aim {
  readonly train?: string | undefined;
  readonly price?: number | undefined;
}
const bankPrice = (s: State): number => cheapest(s)!.face.price;
const faceValue = (s: State, train: string): number => faceUp(s, roster, train).price;
const isAnothers = (s: State, company: string, train: string): boolean =>
  (judge.ownerOf(s, train) ?? company) !== company && !isRusted(s, train) && !isObsolete(s, train);
const owed = (s: State, a: Aim = {}): number =>
  a.train === undefined ? bankPrice(s) : Math.min(a.price ?? Number.POSITIVE_INFINITY, faceValue(s, a.train));

/**
 * The treasury first, then the director's cash, then what the director sells, in any order (8.8.3-1, 8.8.3-2). Prices and
 * other companies' directors follow at once, before a train is bought (8.8.3-6, 8.8.3-7).
 */
const raising = raisingBy<State, StepFrame, Sale & Aim>({
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

const buyTrain = move({
  type: 'buyTrain',
  fields: { ...trainFields, ...insteadField },
  candidates: (s, f: StepFrame) =>
    judge.candidates(s, f, waysFor(s, f.of)).filter(({ fields }) => !isRusted(s, fields!['train'] as string)),
  checks: [
    onSaleCheck,
    {
      rule: '8.8.1-10',
      passes: (s, _: StepFrame, a) => !isRusted(s, a.train),
      says: 'A rusted train is bought by the treasury alone, and before the director has to help.',
    },
    ...insteadChecks,
    {
      rule: '8.8.3-12',
      passes: (s, _, a) => judge.meant(s, a).face.price === bankPrice(s),
      says: (s) => `With the director’s help only the cheapest train of the bank can be bought, for ${bankPrice(s)}fr.`,
    },
    {
      rule: '8.8.3-2',
      passes: (s, f) => atHand(s, f) >= bankPrice(s),
      says: (s, f) => `The train costs ${bankPrice(s)}fr; the ${f.of} and you have ${atHand(s, f)}fr. Sell something.`,
    },
  ],
  apply(g, f, a) {
    // No more than the train needs; the treasury is empty then (8.8.3-10).
    drawUpTo(g, f.of, bankPrice(g.s), sources);
    buyFromBank(g, f.of, a);
  },
});

/** Beyond what the treasury holds the director adds up to the face value, and nothing for a rusted train. */
const mostOffered = (s: State, f: StepFrame, train: string): number =>
  isRusted(s, train) ? cashOf(s, f.of) : Math.min(atHand(s, f), Math.max(faceValue(s, train), cashOf(s, f.of)));

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: StepFrame) => tradeCandidates(s, f, (train) => mostOffered(s, f, train)),
  checks: [
    ...tradeChecks,
    {
      rule: '8.8.1-11',
      passes: (s, f: StepFrame, a) => !isRusted(s, a.train) || a.price <= cashOf(s, f.of),
      says: (_, f) => `A rusted train is paid for by the treasury of the ${f.of} alone.`,
    },
    {
      rule: '8.8.3-11',
      passes: (s, f, a) => a.price <= cashOf(s, f.of) || a.price <= faceValue(s, a.train),
      says: (s, _, a) =>
        `With the director’s help it may not cost more than its face value, ${faceValue(s, a.train)}fr.`,
    },
    {
      rule: '8.8.3-2',
      passes: (s, f, a) => a.price <= atHand(s, f),
      says: (s, f) => `The ${f.of} and you have ${atHand(s, f)}fr.`,
    },
  ],
  apply: (g, f, a) => offerForTrain(g, f, a),
});

const sell = move({
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
        `The train costs ${sum}fr, and ${there}fr are there: no more shares may be sold than it needs.`,
    ),
  ],
  apply: raising.sell,
});

/** Given up to the bank for its face value, whatever was paid for it; it leaves the game (8.8.3-3). */
const giveUp = move({
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
  apply(g, _, a) {
    pay(g, BANK, a.by, privateOf(a.private).price, 'private');
    closePrivate(g, a.private);
  },
});

const bankrupt = move({
  type: 'bankrupt',
  fields: {},
  candidates: () => [{}],
  checks: [
    {
      rule: '8.8.3-8',
      passes: (s, f: StepFrame) => atHand(s, f) < bankPrice(s),
      says: (_, f) => `You have the money for a train of the ${f.of} and must buy one.`,
    },
    {
      rule: '8.8.3-8',
      passes: (s, f, a) => raising.inShares(s, f) === 0 && privatesOf(s, privateIds, a.by).length === 0,
      says: 'First all shares and private companies go that can be sold.',
    },
  ],
  apply: (g, f) => callForTrains(g, f),
});

/** Trains that a player could sell to a company in need. */
const trainsFor = (s: State, player: string): string[] =>
  directedBy(s, player)
    .flatMap((company) => trainsOf(s, roster, company))
    .filter((train) => !isRusted(s, train) && !isObsolete(s, train));

/** Other directors may offer a train before it comes to that. */
function callForTrains(g: Game, f: StepFrame): void {
  const director = directorOf(g.s, f.of)[0]!;
  const others = beginningWith(g.s.ext.order, director).slice(1);
  const asked = atHand(g.s, f) > 0 ? others.filter((player) => trainsFor(g.s, player).length > 0) : [];
  push(g, { kind: 'lastCall', of: f.of, asked, declined: {} } satisfies LastCall);
}

export const lastCall = lastCallKind<State, LastCall>({
  trains: roster.trains,
  trainsOf: trainsFor,
  most: (s, f, train) => Math.min(faceValue(s, train), atHand(s, f)),
  checks: (refusing) => [
    refusing('8.8.3-8', 'owner', 'You can offer only a train of a company that you direct.'),
    refusing('8.8.3-11', 'price', ({ most }) => `It can be offered for 1fr to ${most}fr.`),
    refusing('8.8.3-13', 'declined', ({ most }) => `${most + 1}fr was declined for this train: ask for less.`),
  ],
  isMet: (s, f) => !mustBuyTrain(s, f.of),
  fail: (g, f) => declareBankruptcy(g, f.of),
  asks: (s, f) => `Offer the ${f.of} a train for at most ${atHand(s, f)}fr, or let its director go bankrupt`,
});

/** The director has given all; what could not be sold is scored (Q50). The game ends at once (8.10.1-1). */
function declareBankruptcy(g: Game, company: string): void {
  const director = directorOf(g.s, company)[0]!;
  pay(g, director, BANK, cashOf(g.s, director), 'bankrupt');
  log(g, { event: 'bankrupt', by: director, company });
  finish(g, 'bankruptcy');
}

export const emergency = decides(
  [buyTrain, buyTrainFrom, sell, giveUp, bankrupt],
  (s, f) => `${f.of}: a train must be bought, for ${bankPrice(s)}fr; ${atHand(s, f)}fr are there`,
  (g, f) => {
    const over = !mustBuyTrain(g.s, f.of);
    if (over) pop(g, f);
    return over;
  },
);
