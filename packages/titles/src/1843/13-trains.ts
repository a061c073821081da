/** 13 Trains: what they run, which of them count, and which are rusted. */
import {
  DEPOT,
  hasStation,
  canRunThrough,
  type Network,
  networkOf,
  perPosition,
  type Revenue,
  type RunOf,
  type RunRules,
  runnersBy,
  type TrainSpec,
  trainsOf,
} from '@roundhouse/rail';
import { cityIsBlocked, layout } from './geography.ts';
import { ENGINE, FIRST_COLOR, LAST_COLOR, roster, trainDef } from './material.ts';
import { phase, type State } from './state.ts';

/** The yellow trains, in the order in which they leave the supply. */
export const yellowTrains = roster.trains.filter((train) => roster.kindOf.get(train)!.id === FIRST_COLOR);
/** The next yellow train of the supply, while there is one. */
export const nextYellowTrain = (s: State): string | undefined =>
  yellowTrains.find((train) => s.trains[train] === DEPOT);

/**
 * Routes begin and end at any stop and have two of them at least (8.6.1-5, 8.6.1-1). An “×2” is two trains with routes of
 * their own, in one certificate (13.2-4, 13.2-5); NE and Electric trains have no length (13.2-6, 13.2-7).
 */
const runnersOf = runnersBy(roster, { ends: ['city', 'town', 'offboard'], minStops: 2 });
export const runners = (s: State, company: string): readonly TrainSpec[] => runnersOf(s, trainsOf(s, roster, company));

/** Marked by the Engineers and past its time: one more run, beyond all limits (10.2-23, 10.2-27). */
export const isObsolete = (s: State, train: string): boolean =>
  s.ext.engineers?.train === train && s.ext.engineers.obsolete;
/** What companies own in gray phase beside gray trains has rusted before (15.6-2), and runs like any other (15.6-3). */
export const isRusted = (s: State, train: string): boolean =>
  s.phase === LAST_COLOR && trainDef(train).id !== LAST_COLOR && train !== ENGINE && !isObsolete(s, train);

/** The train limit holds for running, too; an obsolete certificate runs besides (8.6.1-20, Q40). */
export const runRules = (s: State, company: string): RunRules => {
  const besides = runnersOf(
    s,
    trainsOf(s, roster, company).filter((train) => isObsolete(s, train)),
  );
  return { maxTrains: phase(s).trainLimit + besides.length };
};

const colors = ['yellow', 'green', 'brown', 'gray'];
/** The figure of the phase's colour, or else of the latest before it (8.6.2-2, 9-3). */
export const valueIn = (color: string, revenue: Revenue = 0): number =>
  typeof revenue === 'number'
    ? revenue
    : (colors
        .slice(0, colors.indexOf(color) + 1)
        .map((one) => revenue[one])
        .findLast((figure) => figure !== undefined) ?? 0);

/**
 * The network depends on the map and, beyond it, on what this key says: company, values in force. Any way through a stop,
 * separate lines of one tile, several cities of a hex, and routes that meet there (8.6.1-8, 8.6.1-9, 8.6.1-13, 8.6.1-16).
 */
const networkByKey = perPosition((s: State, key): Network => {
  const [company, color] = key.split(' ') as [string, string];
  return networkOf(layout(s), {
    value: ({ def }) => valueIn(color, def.revenue),
    // 8.6.1-3, 8.6.1-4, 8.6.1-6, 8.6.1-7; Genève weighs as a town (8.6.1-19).
    passable: ({ def, hexId, node }) => canRunThrough(def) && !cityIsBlocked(s, company, { hex: hexId, node }),
    mine: ({ hexId, node }) => hasStation(s.stations, company, hexId, node),
  });
});

/** The track as a company may run on it now. */
export const networkFor = (s: State, company: string): Network => networkByKey(s, `${company} ${phase(s).revenue}`);

/** The run of any company on the map with the tiles now on it, with its own trains or with others. */
export const runProblemOf = (s: State, company: string, trains?: readonly string[]): RunOf => ({
  company,
  network: networkFor(s, company),
  trains: runnersOf(s, trains ?? trainsOf(s, roster, company)),
  rules: runRules(s, company),
});
