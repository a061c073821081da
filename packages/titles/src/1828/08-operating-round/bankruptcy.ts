/** 8.3.5.2 Emergency train buying: bankruptcy, after a last call for trains of other companies. */
import { become, type FrameKind, field, log, pop } from '@roundhouse/kernel';
import {
  BANK,
  byPrice,
  cashOf,
  directedBy,
  mostAsked,
  pay,
  propose,
  type TradeTerms,
  trainsOf,
} from '@roundhouse/rail';
import { finish } from '../09-game-end.ts';
import { sellShares } from '../07-stock-round/7.2-selling.ts';
import { trainsIn } from '../13-companies/13.4-systems.ts';
import { market, roster } from '../material.ts';
import { directorOf, type Game, type LastCall, move, type State } from '../state.ts';
import { trainPrice } from './8.3.5.1-trains.ts';

const trainsFor = (s: State, player: string): string[] =>
  directedBy(s, player).flatMap((company) => trainsIn(s, company));
export const hasTrain = (s: State, player: string): boolean => trainsFor(s, player).length > 0;

const atHand = (s: State, f: LastCall): number => cashOf(s, f.of) + cashOf(s, directorOf(s, f.of)[0]!);
const termsOf = (f: LastCall, a: { readonly train: string; readonly price: number }): TradeTerms => ({
  thing: 'train',
  id: a.train,
  company: f.of,
  price: a.price,
  shell: f.shell,
});
const mostFor = (s: State, f: LastCall, train: string): number => Math.min(trainPrice(train), atHand(s, f));
/** After a refusal only less can be asked for the same train. */
const stillAsked = (f: LastCall, train: string): number => mostAsked(f, termsOf(f, { train, price: 0 }));

const offerTrain = move({
  type: 'offerTrain',
  fields: { train: field.oneOf(roster.trains), price: field.amount() },
  candidates: (s, f: LastCall, by) =>
    trainsFor(s, by).map((train) => ({
      fields: { train },
      holes: {
        price: {
          kind: 'range',
          min: 1,
          max: Math.max(1, Math.min(mostFor(s, f, train), stillAsked(f, train))),
          step: 1,
        },
      },
      subjects: [train],
    })),
  checks: [
    {
      rule: '8.3.5.2-8',
      passes: (s, _f: LastCall, a) => trainsFor(s, a.by).includes(a.train),
      says: 'You can offer only a train of a company that you direct.',
    },
    {
      rule: '8.3.5.2-9',
      passes: (s, f, a) => a.price >= 1 && a.price <= mostFor(s, f, a.train),
      says: (s, f, a) => `It can be offered for $1 to $${mostFor(s, f, a.train)}.`,
    },
    {
      rule: '8.3.5.2-11',
      passes: (_, f, a) => a.price <= stillAsked(f, a.train),
      says: (_, f, a) => `$${stillAsked(f, a.train) + 1} was declined for this train: ask for less.`,
    },
  ],
  apply(g, f, a) {
    propose(g, { of: a.train, by: a.by, needs: directorOf(g.s, f.of), terms: termsOf(f, a) });
  },
});

const noOffer = move({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply(g, f: LastCall) {
    become(g, f, { asked: f.asked.slice(1) });
  },
});

export const lastCall = {
  actors: (_, f) => f.asked.slice(0, 1),
  moves: [offerTrain, noOffer],
  advance(g, f) {
    if (trainsOf(g.s, roster, f.shell).length > 0) {
      pop(g, f);
      return true;
    }
    if (f.asked.length > 0) return false;
    declareBankruptcy(g, f.of, () => 0);
    return true;
  },
  asks: (s, f) => `Offer the ${f.of} a train for at most $${atHand(s, f)}, or let its director go bankrupt`,
} satisfies FrameKind<State, LastCall>;

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
