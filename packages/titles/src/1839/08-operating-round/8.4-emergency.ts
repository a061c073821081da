/**
 * 8.4 Emergency money raising: what a company must pay and may not have, for its homes, its first train or the train that it must
 * own in the end, and what the red private company costs a player (8.4-1, 8.4-2, 8.4-3). Nothing else is paid like this (8.4-4).
 */
import { field, type FrameKind, type PlayerId, pop, onlyThen } from '@roundhouse/kernel';
import { BANK, directorsCash, drawUpTo, type MoneySource, pay, POOL, raisingBy, sharesOf } from '@roundhouse/rail';
import { noteSold } from '../07-stock-round/7.1-round.ts';
import { saleChecks, salePrice, sales, selling } from '../07-stock-round/7.2-selling.ts';
import { homesFee } from '../07-stock-round/7.5-fee.ts';
import { leave } from '../09-leaving/9-concession.ts';
import { moveBy } from '../13-stock-market.ts';
import { companyIds, guilders, privateOf, RED } from '../material.ts';
import { directorOf, type Emergency, type Game, move, type State } from '../state.ts';
import { plays } from '../readings.ts';
import { whenSold } from '../07-stock-round/7.1-order.ts';
import { mustBuyFirst } from './8.3-first-train.ts';
import { buyFromSupply, mustBuyTrain, nextTrain } from './8.3.5-trains.ts';

interface Need {
  owes(s: State, owner: string): number;
  pays(g: Game, owner: string): void;
  /** Is nothing owed any more? Asked again after everything that happens meanwhile. */
  isGone?(s: State, owner: string): boolean;
  readonly what: string;
}

const forTrain: Need = {
  owes: (s) => nextTrain(s).face.price,
  pays: (g, company) => buyFromSupply(g, company, nextTrain(g.s).train),
  what: 'its train',
};
const needs: Readonly<Record<Emergency['need'], Need>> = {
  homes: {
    owes: homesFee,
    pays: (g, company) => pay(g, company, BANK, homesFee(g.s, company), 'homes'),
    what: 'its homes',
  },
  // When somebody leaves, the next train can be gray or purple, and no company must begin with one of those (8.3-6).
  firstTrain: {
    ...forTrain,
    isGone: (s, company) => plays(s, 'firstTrainDuty', 'asked-again') && !mustBuyFirst(s, company),
  },
  // Diepenbrock's train will do, too (14.2.3.2.3-6).
  lastTrain: { ...forTrain, isGone: (s, company) => !mustBuyTrain(s, company) },
  private: {
    owes: () => -privateOf(RED).revenue,
    pays: (g, player) => pay(g, player, BANK, -privateOf(RED).revenue, 'charge'),
    what: privateOf(RED).name,
  },
};

/** Who has to find the money: the director of that moment, or the player who owes it. */
const payerOf = (s: State, { need, of }: Emergency): PlayerId => (need === 'private' ? of : directorOf(s, of)[0]!);

/**
 * First the company's own shares, like any sale: as many as it takes, for the price before they fall, and it does not
 * redeem them (8.4.1-1, Q51).
 */
const treasuryShares: MoneySource<State> = {
  most: (s, owner) => {
    const held = sharesOf(s, owner, owner);
    return held === 0 ? 0 : held * salePrice(s, owner);
  },
  draw(g, company, sum) {
    const held = sharesOf(g.s, company, company);
    if (held === 0) return;
    const price = salePrice(g.s, company);
    const count = Math.min(held, Math.ceil(sum / price));
    selling.handOver(g, { by: company, company, count }, price, POOL);
    moveBy(g, company, -count);
  },
};
/** Then the director's cash (8.4.1-2): it moves with the payment, so that it stays with a director who need not pay after all. */
const sources = [treasuryShares, directorsCash<State>('help')];
/** What is given while money is still missing; once the director's cash was, too. */
const givenAtOnce = (s: State) => (plays(s, 'directorsHelp', 'at-once') ? sources : [treasuryShares]);

/** Then what the payer sells, block by block, in any order; others may redeem, and get other directors (8.4.1-3, 8.4.1-5, 8.4.1-7). */
const raising = raisingBy<State, Emergency>({
  owes: (s, f) => needs[f.need].owes(s, f.of),
  payer: payerOf,
  sources,
  selling,
  price: (s, _, company) => salePrice(s, company),
  sell(g, f, { by, company, count }) {
    noteSold(g, by, company);
    sales.carryOut(g, by, [{ company, count }]);
    return f;
  },
});

const missing = (s: State, f: Emergency): number => Math.max(0, needs[f.need].owes(s, f.of) - raising.atHand(s, f));

/** What is owed and what of it is missing, who has to find it, and what that player's shares would bring. */
export const facts = (s: State, f: Emergency) => ({
  owed: needs[f.need].owes(s, f.of),
  missing: missing(s, f),
  payer: payerOf(s, f),
  inShares: raising.inShares(s, f),
});

const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: raising.candidates,
  checks: [
    ...saleChecks,
    raising.refusing(
      '8.4.1-4',
      'control',
      (_, _a, _s, f) => `You cannot give up control of the ${f.of} while raising money for it.`,
    ),
    raising.refusing(
      '8.4.1-6',
      'excess',
      ({ owed, atHand }) => `You need only ${guilders(owed - atHand)} more, so sell fewer shares.`,
    ),
  ],
  when: whenSold,
  apply: raising.sell,
});

const bankrupt = move({
  type: 'bankrupt',
  checks: [
    {
      rule: '8.4.1-8',
      passes: (s, f: Emergency) => raising.inShares(s, f) === 0,
      says: 'You still have shares to sell; you are bankrupt only when none are left.',
    },
  ],
  when: [onlyThen('8.4.1-8', 'You go bankrupt only over money that is owed and cannot be raised.')],
  apply(g, f, a) {
    const train = f.need === 'firstTrain' || f.need === 'lastTrain' ? nextTrain(g.s).train : null;
    leave(g, a.by, 'bankrupt', train);
  },
});

/** Pays as soon as there is enough, and no more than that (8.4.1-6). */
export const emergency = {
  actors: (s, f) => [payerOf(s, f)],
  moves: [sell, bankrupt],
  advance(g, f) {
    const need = needs[f.need];
    if (need.isGone?.(g.s, f.of)) {
      pop(g, f);
      return true;
    }
    const owed = need.owes(g.s, f.of);
    drawUpTo(g, f.of, owed, givenAtOnce(g.s));
    if (missing(g.s, f) > 0) return false;
    pop(g, f);
    drawUpTo(g, f.of, owed, sources);
    need.pays(g, f.of);
    return true;
  },
  asks(s, f) {
    const who = f.need === 'private' ? 'You are' : `${f.of} is`;
    return `${who} ${guilders(missing(s, f))} short for ${needs[f.need].what}: sell shares`;
  },
} satisfies FrameKind<State, Emergency, 'sell' | 'bankrupt'>;
