/** 7.2.3 Run train(s): the step, and 15.2 what a route may be. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  hasStation,
  hexOfPoint,
  lateShowing,
  nameInEvent,
  revenueAsClaimed,
  type RunAction,
  companyJudge,
  runLimits,
  type RunningTurn,
  runStep,
  type StepFrame,
  withArticle,
  routeRefusals,
} from '@roundhouse/rail';
import { speakerOf } from '../13-companies/13.4-directors.ts';
import { powersFor } from '../14-cousins/14.2-in-routes.ts';
import { invested } from '../14-cousins/14.1-investments.ts';
import { payCousins } from '../14-cousins/14.2-incomes.ts';
import { isNextTo, networkFor, runners, runRules } from '../15-trains/15.2-network.ts';
import { board, cousinIds, cousinOf, LONDON, pounds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';
import { inOrder, onTurn } from './7.2-order.ts';

/** Trains run, or have run and a better run may still be shown. */
type Run = StepFrame;

const names = new Map(board.hexes.map(({ id, name }) => [id, name ?? id]));
const nameOf = (hex: string): string => names.get(hex)!;

const judge = companyJudge<State, Run>({ network: networkFor, trains: runners, rules: runRules, nameOf });
const { refusing } = judge;
const called = (train: string): string => nameInEvent(train);

const isStop = (point: string): boolean => point.includes(':');
const kindOf = (s: State, f: Run, stop: number) => networkFor(s, f.of).stops[stop]!.kind;
const londonIn = (path: readonly string[]): string[] =>
  path.filter((point) => isStop(point) && hexOfPoint(point) === LONDON);
const hasMarkerAt = (s: State, company: string, point: string): boolean =>
  hasStation(s.stations, company, hexOfPoint(point), Number(point.split(':n')[1]));

/** A port of the routes that is not at an end, straight behind a city of the next hex with a marker. */
function farPort(s: State, f: Run, a: RunAction): string | undefined {
  const { stops } = networkFor(s, f.of);
  const isPort = (point: string): boolean => stops.some(({ id, kind }) => id === point && kind === 'port');
  const isNear = (path: readonly string[], i: number): boolean => {
    const port = path[i]!;
    const isEnd = i === 0 || i === path.length - 1;
    const before = i === 0 ? path.slice(1).find(isStop) : path.slice(0, i).findLast(isStop);
    if (!isEnd || before === undefined) return isEnd;
    return hasMarkerAt(s, f.of, before) && isNextTo(hexOfPoint(port), hexOfPoint(before));
  };
  for (const { path } of a.routes) {
    const far = path.find((point, i) => isPort(point) && !isNear(path, i));
    if (far !== undefined) return far;
  }
  return undefined;
}

const route = routeRefusals(judge, called, 'hexagon edge');

/** The limits of every route, in the order of the book. */
const checks: readonly Check<State, Run, RunAction>[] = [
  route.ownTrainsOnce('7.2.3-1'),
  refusing(
    '7.2.3-3',
    ['track-twice'],
    ({ train, other }) => `The ${called(train)} and the ${called(other!)} train would use the same piece of track.`,
    ({ other }) => other !== undefined,
  ),
  refusing('14.1-9', ['unknown-power'], ({ power }, _, { of }, s) => {
    const cousin = cousinIds.find((id) => id === power);
    if (cousin === undefined) return 'Only a cousin’s ability changes what a train can run.';
    const { name } = cousinOf(cousin);
    if (invested(s, cousin, of) === 0)
      return `${name} holds no shares of the ${of}, so the ${of} cannot use its ability.`;
    return `The ability of ${name} does not apply to this run.`;
  }),
  refusing(
    '14.2.1-2',
    ['power-too-often'],
    (fault) => tooOften(fault),
    ({ power }) => power === 'GWSC',
  ),
  refusing(
    '14.2.2-2',
    ['power-too-often'],
    (fault) => tooOften(fault),
    ({ power }) => power === 'SDS',
  ),
  refusing(
    '14.2.2-1',
    ['kind-missing'],
    ({ kind }) =>
      `Doubling the off-board needs a port and an off-board, and this route has no ${kind === 'port' ? 'port' : 'off-board'}.`,
  ),
  refusing('14.5.2-2', ['power-too-often'], (fault) => tooOften(fault)),
  refusing(
    '15.2-2',
    ['no-station'],
    ({ train }, _, { of }) => `The ${called(train)} train’s run must include a city with a marker of the ${of}.`,
  ),
  {
    rule: '15.2-6',
    passes: (s, f, a) => farPort(s, f, a) === undefined,
    says: (s, f, a) =>
      `${nameOf(hexOfPoint(farPort(s, f, a)!))} counts only as the last stop, right after an adjacent city with a marker of the ${f.of}.`,
  },
  refusing(
    '15.2-3',
    ['blocked'],
    ({ stop }, where, { of }) => `Other markers fill ${where(stop)}: the ${of} may end there but not run through.`,
    ({ stop }, s, f) => kindOf(s, f, stop) === 'city',
  ),
  refusing('15.2-16', ['blocked'], ({ stop }, where) => `A route may end in ${where(stop)} but not run through it.`),
  route.hexsidesOnce('15.2-8'),
  route.noTurningBack('15.2-8'),
  refusing(
    '15.2-18',
    ['stop-twice'],
    ({ stop }, where) => `A route cannot both begin and end in ${where(stop)}, even by different spikes.`,
    ({ stop }, s, f) => kindOf(s, f, stop) === 'offboard',
  ),
  refusing(
    '15.2-14',
    ['stop-twice', 'too-long'],
    () => 'A route may have a port at one end only.',
    (fault, s, f) => (fault.code === 'stop-twice' ? kindOf(s, f, fault.stop) === 'port' : fault.kinds.includes('port')),
  ),
  {
    rule: '15.2-12',
    passes: (_, _f, a) => a.routes.every(({ path }) => londonIn(path).length < 2),
    says: 'A route cannot both begin and end in London.',
  },
  {
    rule: '15.2-11',
    passes: (s, f, a) => a.routes.every(({ path }) => londonIn(path).every((point) => hasMarkerAt(s, f.of, point))),
    says: (_, f) => `The ${f.of} can run to London only by an edge where it has a marker.`,
  },
  refusing('15.2-9', ['stop-twice', 'group-twice'], ({ stop }, where) => `A route may visit ${where(stop)} only once.`),
  refusing(
    '15.2-17',
    ['too-few-stops'],
    ({ min, count }) =>
      `A route needs ${min} towns, cities or off-boards, and this one has ${count}; ports do not count.`,
  ),
  refusing(
    '15.3.1-1',
    ['too-long'],
    ({ train, max, count }) =>
      `${capitalised(withArticle(called(train)))} train visits at most ${max} cities and off-boards, not ${count}.`,
  ),
  refusing('15.3.4-1', ['not-one-point'], () => 'Choose one marker for the FLOOD train’s network.'),
  refusing(
    '15.3.4-7',
    ['network-twice'],
    ({ stop }, where) => `The other FLOOD train already covers ${where(stop)} and all that it connects to.`,
  ),
  refusing(
    '15.2-1',
    ['not-continuous', 'unknown-point', 'wrong-end'],
    ({ train }) => `The ${called(train)} train’s route is not one continuous line of track.`,
  ),
];

type Overused = { readonly power: string; readonly max: number };

const tooOften = ({ power, max }: Overused): string =>
  `${cousinOf(power).name}’s ability serves ${max === 1 ? 'one train' : `${max} trains`} of this company, one per share it holds.`;

const isTrue = revenueAsClaimed(
  judge,
  '7.2.3-1',
  (earned, said) => `These trains earn ${pounds(earned)}, not ${pounds(said)}.`,
);

const limits = runLimits(judge, pounds);
const whole = runStep<State, RunningTurn>({
  judge,
  checks,
  best: [limits.asGoodAsFound('7.2.3-2')],
  shown: [isTrue, limits.beatsShown('7.2.3-2')],
  after: (g, routes) => payCousins(g, operatingTurnOf(g.s)!.of, routes),
  when: () => [...onTurn, inOrder],
});
export const { step } = whole;
/** Where a cousin directs, its player carries the run out, for as much as has been shown (14.1-5); where nobody does, the player with the lowest card does it (Q68). */
export const run: typeof whole.kind = {
  ...whole.kind,
  actors(s, f) {
    const { director } = s.companies[f.of]!;
    return director === null ? s.ext.order.slice(0, 1) : [speakerOf(s, director)];
  },
};

/**
 * When trains have run, too, until the dividend is decided (7.2.3-2, Q63): with the trains that have run, and where no power of a cousin can
 * have been used for it.
 */
export const showLate = lateShowing<State>([
  {
    rule: 'Q63',
    passes: (s, f) => Object.keys(powersFor(s, f.of)).length === 0,
    says: (_, f) => `Cousins hold shares of the ${f.of}, so a better run must be shown before it runs.`,
  },
  {
    rule: '7.2.3-1',
    passes: (_, f) => f.isFinal !== true,
    says: (_, f) => `The ${f.of} has gained a train since it ran, so its revenue stands.`,
  },
  ...checks,
  isTrue,
  {
    rule: '7.2.3-2',
    passes: (_, f, a) => a.revenue > f.revenue,
    says: (_, f) => `The ${f.of} has run for ${pounds(f.revenue)}; only a better run can replace that.`,
  },
]);
