/** 8.8.3 Emergency train buying: a last question to the others, and bankruptcy. */
import { log, push, onlyThen } from '@roundhouse/kernel';
import {
  BANK,
  beginningWith,
  cashOf,
  directedBy,
  lastCallKind,
  pay,
  privatesOf,
  type StepFrame,
  trainsOf,
} from '@roundhouse/rail';
import { isObsolete, isRusted } from '../13-trains.ts';
import { francs, privateIds, roster } from '../material.ts';
import { directorOf, type Game, move, type State } from '../state.ts';
import type { Emergency, LastCall } from '../state-operating.ts';
import { atHand, mustBuyTrain } from './8.8.1-on-sale.ts';
import { bankPrice, mostFor, raising } from './8.8.3-raising.ts';
import { finish } from './8.10-game-end.ts';

export const bankrupt = move({
  type: 'bankrupt',
  checks: [
    {
      rule: '8.8.3-8',
      passes: (s, f: Emergency) => atHand(s, f) < bankPrice(s),
      says: (_, f) => `You have the money for the ${f.of}’s train, so you must buy it.`,
    },
    {
      rule: '8.8.3-8',
      passes: (s, f, a) => raising.inShares(s, f) === 0 && privatesOf(s, privateIds, a.by).length === 0,
      says: 'First sell every share and private company you can.',
    },
  ],
  when: [onlyThen('8.8.3-8', 'You go bankrupt only over a train that your company must buy and you cannot pay for.')],
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
  most: (s, f, train) => mostFor(s, f, train),
  rules: { call: '8.8.3-8', price: '8.8.3-11', declined: '8.8.3-13' },
  atHand,
  money: francs,
  isMet: (s, f) => !mustBuyTrain(s, f.of),
  fail: (g, f) => declareBankruptcy(g, f.of),
});

/** The director has given all; what could not be sold is scored (Q50). The game ends at once (8.10.1-1). */
function declareBankruptcy(g: Game, company: string): void {
  const director = directorOf(g.s, company)[0]!;
  pay(g, director, BANK, cashOf(g.s, director), 'bankrupt');
  log(g, { event: 'bankrupt', by: director, company });
  finish(g, 'bankruptcy');
}
