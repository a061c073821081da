/** 14.2.1 Private company general rules: a company buys green privates from players, at any time in its operation. */
import { onlyThen } from '@roundhouse/kernel';
import { privatePurchases, playerOwning, type TradeTerms, tradePrivate } from '@roundhouse/rail';
import { guilders, privateIds, privateOf } from '../material.ts';
import { directorOf, type Game, move, operatingTurnOf, type OperatingTurn, phase, type State } from '../state.ts';
import { onTurn, operating } from '../08-operating-round/8.3-order.ts';

const isSaleable = (id: string): boolean => privateOf(id).saleable ?? true;

/** What was agreed; from then on it pays the company, which may use its power at once (14.2.1-5, 14.2.1-6). */
export const sellPrivate = (g: Game, terms: TradeTerms): void => tradePrivate(g, terms);

const purchases = privatePurchases<State>({
  privates: privateIds,
  called: (id) => privateOf(id).name,
  money: guilders,
  most: (id) => privateOf(id).price,
  turn: (s) => operatingTurnOf(s)!,
  carryOut: sellPrivate,
});

const steps = ['home', 'track', 'station', 'run', 'pause', 'dividend', 'trains'];
/** A step of the company itself is being decided. */
const whenOpen = (s: State, f: OperatingTurn): readonly string[] =>
  steps.includes(s.stack.at(-1)!.kind) ? directorOf(s, f.of) : [];

/** 8.3: for a price on which both agree. */
export const buyPrivate = move({
  type: 'buyPrivate',
  ambient: true,
  fields: purchases.fields,
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) =>
    phase(s).companiesBuyPrivates
      ? purchases.candidates(
          s,
          f,
          privateIds.filter((id) => isSaleable(id) && playerOwning(s, id) !== undefined),
        )
      : [],
  checks: [
    {
      rule: '14.2.1-7',
      passes: (_, _f: OperatingTurn, a) => isSaleable(a.private),
      says: (_, _f, a) => `Companies can buy only green Private Companies, not ${privateOf(a.private).name}.`,
    },
    {
      rule: '14.2.1-3',
      passes: (s) => phase(s).companiesBuyPrivates,
      says: 'Companies can buy green Private Companies only from light green phase on.',
    },
    purchases.refuses.owner('14.2.1-3'),
    purchases.refuses.price('14.2.1-4', 'the face value'),
    purchases.refuses.money('14.2.1-4'),
    purchases.refuses.declined('14.2.1-2'),
  ],
  when: [
    ...onTurn,
    onlyThen('14.2.1-3', (s) => `First the question before this is settled: then the ${operating(s)} can buy again.`),
  ],
  apply: (g, f, a) => purchases.offer(g, f, a),
});
