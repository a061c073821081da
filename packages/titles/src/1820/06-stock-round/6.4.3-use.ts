/** 6.4.3 Future train use: a player's train is given to a company, at any time of its turn. */
import { field, type Json, log, type PlayerId, updateFrame, onlyThen } from '@roundhouse/kernel';
import {
  about,
  askDiscards,
  type CompanyId,
  type DividendFrame,
  moveTrain,
  propose,
  type RunFrame,
  type TrainId,
  trainsOf,
  wasDeclined,
} from '@roundhouse/rail';
import { beginColour, startsPhase } from '../05-phases.ts';
import { isInStep } from '../07-operating-round/7.2-any-time.ts';
import { nextTrain } from '../07-operating-round/7.2.7-on-sale.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { limits } from '../13-companies/13.7-train-limit.ts';
import { colourNumber, colourOf, roster } from '../material.ts';
import { directorOf, type Game, move, type OperatingTurn, type State } from '../state.ts';

/** The player who holds it; it is nobody's else until it is given away, and counts for no company (6.4.3-1). */
const holderOf = (s: State, train: TrainId): PlayerId | undefined =>
  s.players.find((player) => player === s.trains[train]);
const futureTrains = (s: State): TrainId[] => s.players.flatMap((player) => trainsOf(s, roster, player));

/** Are trains of its type sold, or have they been (6.4.3-3)? */
function isAvailable(s: State, train: TrainId): boolean {
  const next = nextTrain(s);
  return next === undefined || colourNumber(colourOf(train)) <= colourNumber(colourOf(next.train));
}

/** What its holder or the company's director is asked to agree to. */
export interface FutureTrainTerms {
  readonly thing: 'futureTrain';
  readonly id: TrainId;
  readonly company: CompanyId;
  readonly [key: string]: Json;
}
const termsOf = (company: CompanyId, id: TrainId): FutureTrainTerms => ({ thing: 'futureTrain', id, company });

/** Both have their say: who holds it, and who directs the company. */
const parties = (s: State, company: CompanyId, train: TrainId): PlayerId[] => [
  ...new Set([holderOf(s, train)!, ...directorOf(s, company)]),
];

/** From now on it is a train like any other (6.4.3-6). What was shown of a run was shown without it, and what was run stands. */
export function assignTrain(g: Game, { id, company }: FutureTrainTerms): void {
  log(g, { event: 'assigns', by: holderOf(g.s, id)!, company, train: id });
  moveTrain(g, id, company);
  const run = g.s.stack.findLast((one): one is RunFrame<'run'> => one.kind === 'run');
  if (run) updateFrame<State, RunFrame<'run'>>(g, run, { indicated: null, byPowers: [] });
  const ran = g.s.stack.findLast((one): one is DividendFrame => one.kind === 'dividend');
  if (ran) updateFrame<State, DividendFrame>(g, ran, { isFinal: true });
  // 6.4.3-5.
  if (startsPhase(g.s, id)) beginColour(g, colourOf(id));
  // 6.4.3-4.
  else askDiscards(g, limits, [company]);
}

/** Its holder offers it, or the director asks for it; the other one agrees (6.4.3-2, Q21). */
export const assign = move({
  type: 'assignTrain',
  ambient: true,
  fields: { train: field.oneOf(roster.trains) },
  actors: (s, f: OperatingTurn) =>
    isInStep(s) ? [...new Set([...futureTrains(s).map((train) => s.trains[train]!), ...directorOf(s, f.of)])] : [],
  candidates: (s, f: OperatingTurn, by) =>
    futureTrains(s)
      .filter((train) => parties(s, f.of, train).includes(by))
      .map((train) => ({ fields: { train }, subjects: [about.train(train), about.company(f.of)] })),
  checks: [
    {
      rule: '6.4.3-1',
      passes: (s, _, a) => holderOf(s, a.train) !== undefined,
      says: 'No player holds that train as a future train.',
    },
    {
      rule: '6.4.3-2',
      passes: (s, f: OperatingTurn, a) => parties(s, f.of, a.train).includes(a.by),
      says: (_, f) => `You neither hold that train nor direct the ${f.of}.`,
    },
    {
      // Q49.
      rule: '6.4.3-2',
      passes: (s, f) => !isUndirected(s, f.of),
      says: (_, f) => `No player directs the ${f.of}, so it cannot take a future train.`,
    },
    {
      rule: '6.4.3-3',
      passes: (s, _, a) => isAvailable(s, a.train),
      says: (s) =>
        `The supply sells ${nextTrain(s)!.face.name} trains now; you can assign this train when its type is available.`,
    },
    {
      rule: '6.4.3-2',
      passes: (_, f, a) => !wasDeclined(f, termsOf(f.of, a.train)),
      says: (_, f) => `This train has already been declined for the ${f.of} this turn.`,
    },
  ],
  when: [onlyThen('6.4.3-2', 'You can assign a future train only on the company’s turn in an Operating Round.')],
  apply(g, f, a) {
    const terms = termsOf(f.of, a.train);
    const needs = parties(g.s, f.of, a.train).filter((player) => player !== a.by);
    if (needs.length === 0) assignTrain(g, terms);
    else propose(g, { of: f.of, made: a, needs, terms });
  },
});
