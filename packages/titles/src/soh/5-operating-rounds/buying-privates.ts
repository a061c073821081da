/** Operating rounds: buying private companies from players, in phases 3 and 4. */
import { field } from '@roundhouse/kernel';
import {
  cashOf,
  endStep,
  leastOffer,
  playerOwning,
  privateOffers,
  privateTerms,
  tradePrivate,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { privateIds, privateOf } from '../material.ts';
import { move, phase, type State, type StepFrame, stepKind } from '../state.ts';
import { operatingTurnOf } from './round.ts';

const ofPlayers = (s: State): string[] => privateIds.filter((id) => playerOwning(s, id) !== undefined);

/** Privates that a company could buy now, if their owners agree (notes-on-privates-5). */
export const privatesForSale = (s: State, company: string): string[] =>
  phase(s).companiesBuyPrivates && cashOf(s, company) > 0 ? ofPlayers(s) : [];

export const buyPrivate = move({
  type: 'buyPrivate',
  fields: { private: field.oneOf(privateIds), price: field.amount() },
  candidates: (s, f: StepFrame) =>
    privateOffers(operatingTurnOf(s)!, f.of, ofPlayers(s), (id) => Math.min(privateOf(id).price, cashOf(s, f.of))),
  checks: [
    {
      rule: 'buying-privates-1',
      passes: (s) => phase(s).companiesBuyPrivates,
      says: 'Companies can buy privates only in phases 3 and 4.',
    },
    {
      rule: 'buying-privates-3',
      passes: (s, _, a) => playerOwning(s, a.private) !== undefined,
      says: (_, _f, a) => `${privateOf(a.private).name} does not belong to a player.`,
    },
    {
      rule: 'buying-privates-2',
      passes: (_, _f, a) => a.price >= 1 && a.price <= privateOf(a.private).price,
      says: (_, _f, a) =>
        `A company pays at least fl. 1 and at most the printed value, fl. ${privateOf(a.private).price}.`,
    },
    {
      rule: 'buying-privates-2',
      passes: (s, f: StepFrame, a) => a.price <= cashOf(s, f.of),
      says: (s, f) => `The ${f.of} has only fl. ${cashOf(s, f.of)}.`,
    },
    {
      rule: 'buying-privates-3',
      passes: (s, f, a) => !wasDeclined(operatingTurnOf(s)!, privateTerms(f.of, a)),
      says: (s, f, a) =>
        `The owner has declined: in this turn only fl. ${leastOffer(operatingTurnOf(s)!, privateTerms(f.of, a))} or more can be offered.`,
    },
  ],
  apply(g, f, a) {
    tradeWith(g, a.by, playerOwning(g.s, a.private)!, privateTerms(f.of, a), tradePrivate);
  },
});

export const buyPrivates = stepKind([buyPrivate, endStep], (_, f) => `${f.of}: buy privates from players`);
