/** 13.2.2.5 Cobourg & Peterborough: builds and runs for the player who owns it. */
import { type FrameKind, pop, push, onlyThen, timed, type When } from '@roundhouse/kernel';
import {
  BANK,
  beatsShown,
  cashOf,
  revenueAsClaimed,
  endStep,
  type Network,
  networkOf,
  pay,
  perPosition,
  type Route,
  notEmpty,
  runJudge,
  runMoves,
  shownRecord,
  type TrainSpec,
  type RunRules,
  ownerOf,
} from '@roundhouse/rail';
import { layFields } from '../08-operating-round/8.3.1-track.ts';
import { judge } from '../14-track-tiles/14.2-types.ts';
import { connectionChecks, fitChecks, terrainOf } from '../14-track-tiles/14.3-placement.ts';
import { build } from '../14-track-tiles/building.ts';
import { layout } from '../14-track-tiles/geography.ts';
import { usesCoalfields, valueOf } from '../15-trains/15.2-routes.ts';
import { COBOURG, dollars, nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import { type CobourgRun, move, phase, type State, type StepFrame } from '../state.ts';
import { hasRouteOver, overTile } from './13.2.2.5-route.ts';

const inRevenueStep: When<State> = onlyThen(
  '13.2.2.5-3',
  'The Cobourg & Peterborough builds and runs for its player before the first company of a round operates.',
);

/** 13.2.2.5-4. */
const layTile = move({
  type: 'layTile',
  fields: layFields,
  candidates: (s, f: StepFrame, _, query) => judge.candidates(s, f.of, query),
  checks: [
    ...fitChecks,
    ...connectionChecks,
    {
      rule: '13.2.2.5-5',
      passes: (s, _f: StepFrame, a) => terrainOf(s, a) <= cashOf(s, COBOURG),
      says: (s, _, a) =>
        `The terrain costs ${dollars(terrainOf(s, a))}, and the Cobourg & Peterborough has ${dollars(cashOf(s, COBOURG))} of its own.`,
    },
  ],
  when: [inRevenueStep],
  apply(g, f, a) {
    const cost = terrainOf(g.s, a);
    pop(g, f);
    push(g, { kind: 'cobourgRun', of: COBOURG, hex: a.hex, indicated: null } satisfies CobourgRun);
    build(g, COBOURG, a, cost);
  },
});

/** In the private revenue step: a yellow tile or, from green phase on, an upgrade (13.2.2.5-3). */
export const cobourg = {
  actors: (s, f) => ownerOf(s, f.of),
  moves: [layTile, endStep],
  asks: () => 'Cobourg & Peterborough: lay or upgrade a tile',
} satisfies FrameKind<State, StepFrame>;

const train: TrainSpec = {
  id: COBOURG,
  kind: '2',
  limits: [{ kinds: ['city', 'town', 'offboard', 'coalfield'], max: 2 }],
  pays: { kinds: ['city', 'town', 'offboard', 'coalfield'] },
  multiplier: 1,
  ends: ['city', 'town', 'offboard', 'coalfield'],
  minStops: 2,
};

/**
 * Its route may start and end anywhere; both are ends, so nobody's markers are in the way. It never owns coal
 * (13.2.2.5-8).
 */
const networkByPhase = perPosition(
  (s: State, _revenue): Network =>
    networkOf(layout(s), {
      value: (place) => valueOf(s, place),
      passable: () => false,
      mine: () => true,
      closed: ({ def }) => def.kind === 'coalfield',
    }),
);
const networkFor = (s: State): Network => networkByPhase(s, phase(s).revenue);

const rulesFor = (s: State, f: CobourgRun): RunRules => ({ bonus: overTile(s, networkFor(s), f.hex) });

const runs = runJudge<State, CobourgRun>({ network: networkFor, trains: () => [train], rules: rulesFor, nameOf });

const centersOf = ({ path }: Route): number => path.filter((point) => point.includes(':')).length;

const moves = runMoves<State, CobourgRun>({
  judge: runs,
  checks: [
    runs.refusing(
      '13.2.2.5-6',
      ['unknown-train', 'train-twice'],
      () => 'The Cobourg & Peterborough runs one route, with its own train.',
    ),
    {
      rule: '13.2.2.5-6',
      passes: (_, _f, a) => a.routes.every((route) => centersOf(route) === 2),
      says: 'The Cobourg & Peterborough’s route must have exactly two revenue centers.',
    },
    {
      rule: '14.3.1.1-2',
      passes: (_, _f, a) => !usesCoalfields(a),
      says: 'The Cobourg & Peterborough never owns a coal marker, so it cannot run to the Virginia Coalfields.',
    },
    runs.refusing('15.2-11', ['stop-twice'], () => 'The route must join two different revenue centers.'),
    runs.refusing(
      '15.2-7',
      ['not-continuous', 'unknown-point', 'track-twice'],
      () => 'The route must be one continuous line of track that uses no piece twice.',
    ),
    {
      rule: '13.2.2.5-6',
      passes(s, f, a) {
        const found = runs.judge(s, f, a);
        return 'fault' in found || found.routes.every(({ bonus }) => bonus === 0);
      },
      says: (_, f) => `The route must use the new tile in ${nameOf(f.hex)} and a revenue center on it, if it has one.`,
    },
  ],
  // Which route is its owner's choice, but one it is: a tile with no route over it asks nothing.
  best: [
    notEmpty(
      '13.2.2.5-6',
      () => 'The Cobourg & Peterborough has a route over its new tile, so it must run one.',
      (s) => plays(s, 'emptyCobourgRun', 'taken'),
    ),
  ],
  shown: [
    revenueAsClaimed(
      runs,
      '13.2.2.5-6',
      (earned, said) => `This route is worth ${dollars(earned)}, not ${dollars(said)}.`,
    ),
    beatsShown('13.2.2.5-6', (shown) => `A route for ${dollars(shown)} has already been shown.`),
  ],
  ran(g, f, { revenue }) {
    const [owner] = ownerOf(g.s, f.of);
    pop(g, f);
    pay(g, BANK, owner!, revenue / 2, 'income');
    pay(g, BANK, COBOURG, revenue / 2, 'income');
  },
});

/** Half of a route of two revenue centers for the owner, half for its treasury (13.2.2.5-9, 13.2.2.5-10). */
const choosingRoute = {
  actors: (s, f) => ownerOf(s, f.of),
  moves: [moves.run, moves.indicate],
  advance(g, f) {
    const nothing = !hasRouteOver(g.s, networkFor(g.s), f.hex);
    if (nothing) pop(g, f);
    return nothing;
  },
  record: (_, f) => shownRecord(f),
  asks: () => 'Cobourg & Peterborough: choose its route',
} satisfies FrameKind<State, CobourgRun, 'run' | 'indicate'>;
export const cobourgRun = timed(choosingRoute, { run: [inRevenueStep], indicate: [inRevenueStep] });

/** What the host searches. */
export const cobourgProblem = (s: State, f: CobourgRun) => ({
  network: networkFor(s),
  trains: [train],
  rules: rulesFor(s, f),
});
