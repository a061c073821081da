/** Operating rounds: buying private companies from players, in phases 3 and 4. */
import { cashOf, endStep, playerOwning, tradePrivate, privatePurchases, type Skipped } from '@roundhouse/rail';
import { guilders, privateIds, privateOf } from '../material.ts';
import { plays } from '../readings.ts';
import { move, phase, type State, type StepFrame, stepKind } from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './order.ts';
import { operatingTurnOf } from './round.ts';

const ofPlayers = (s: State): string[] => privateIds.filter((id) => playerOwning(s, id) !== undefined);

/** Privates that a company could buy now, if their owners agree (notes-on-privates-5). */
export const privatesForSale = (s: State, company: string): string[] =>
  phase(s).companiesBuyPrivates && cashOf(s, company) > 0 ? ofPlayers(s) : [];

export function whyNoPrivates(s: State): Skipped {
  if (!phase(s).companiesBuyPrivates) return { why: 'phase' };
  return { why: ofPlayers(s).length === 0 ? 'noneLeft' : 'money' };
}

const buying = privatePurchases<State>({
  privates: privateIds,
  called: (id) => privateOf(id).name,
  money: guilders,
  most: (id) => privateOf(id).price,
  turn: (s) => operatingTurnOf(s)!,
  carryOut: tradePrivate,
});

/** The step, if it was passed over since there is nothing to buy, or no money. */
const buyingStep = (s: State): StepFrame | undefined =>
  isOver(s, 'buyPrivates') && privatesForSale(s, operating(s)).length === 0
    ? { kind: 'buyPrivates', of: operating(s) }
    : undefined;

export const buyPrivate = move({
  type: 'buyPrivate',
  fields: buying.fields,
  candidates: (s, f: StepFrame) => buying.candidates(s, f, ofPlayers(s)),
  checks: [
    {
      rule: 'buying-privates-1',
      passes: (s) => phase(s).companiesBuyPrivates,
      says: 'Companies can buy privates only in phases 3 and 4.',
    },
    buying.refuses.owner('buying-privates-3'),
    buying.refuses.price('buying-privates-2', 'the printed value'),
    buying.refuses.money('buying-privates-2'),
    buying.refuses.declined('buying-privates-3'),
  ],
  when: [
    ...onTurn,
    // In these phases the step is passed over.
    {
      rule: 'buying-privates-1',
      passes: (s) => phase(s).companiesBuyPrivates,
      says: 'Companies can buy privates only in phases 3 and 4.',
    },
    // Where privates are bought at any time, money that is promised is kept.
    {
      rule: 'Q29',
      passes: (s) => !plays(s, 'privatePurchase', 'any-time') || !isOver(s, 'buyPrivates'),
      says: (s) => `The ${operating(s)} has promised its money: first the offer is answered, or the train paid for.`,
    },
    inOrder,
  ],
  passedOver: buyingStep,
  apply: buying.offer,
});

export const buyPrivates = stepKind([buyPrivate, endStep], (_, f) => `${f.of}: buy privates from players`);
