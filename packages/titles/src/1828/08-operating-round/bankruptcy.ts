/** 8.3.5.2 Emergency train buying: bankruptcy, after a last call for trains of other companies. */
import { log } from '@roundhouse/kernel';
import { BANK, byPrice, cashOf, directedBy, lastCallKind, pay, trainsOf } from '@roundhouse/rail';
import { finish } from '../09-game-end.ts';
import { sellShares } from '../07-stock-round/7.2-selling.ts';
import { trainsIn } from '../13-companies/13.4-systems.ts';
import { dollars, market, roster } from '../material.ts';
import { directorOf, type Game, type LastCall, type State } from '../state.ts';
import { atHand, trainPrice } from './8.3.5.1-trains.ts';

const trainsFor = (s: State, player: string): string[] =>
  directedBy(s, player).flatMap((company) => trainsIn(s, company));
export const hasTrain = (s: State, player: string): boolean => trainsFor(s, player).length > 0;

export const lastCall = lastCallKind<State, LastCall>({
  trains: roster.trains,
  trainsOf: trainsFor,
  // What the treasury pays alone may be more than the face value (8.3.5.2-9).
  most: (s, f, train) => Math.min(Math.max(trainPrice(train), cashOf(s, f.of)), atHand(s, f)),
  terms: ({ shell }) => ({ shell }),
  rules: { call: '8.3.5.2-8', price: '8.3.5.2-9', declined: '8.3.5.2-11' },
  atHand,
  money: dollars,
  isMet: (s, f) => trainsOf(s, roster, f.shell).length > 0,
  fail: (g, f) => declareBankruptcy(g, f.of, () => 0),
});

/**
 * The director has given all, and the game ends at once. Whatever `most` says is sold first, in the order of the
 * market; by the book nothing is left to sell then.
 */
export function declareBankruptcy(g: Game, company: string, most: (company: string) => number): void {
  const director = directorOf(g.s, company)[0]!;
  for (const one of byPrice(market, g.s.market)) {
    const count = most(one);
    if (count > 0) sellShares(g, {}, { by: director, company: one, count });
  }
  pay(g, director, BANK, cashOf(g.s, director), 'bankrupt');
  log(g, { event: 'bankrupt', by: director, company });
  finish(g, 'bankruptcy');
}
