/** 7.2.1 Build track. */
import { type Candidate, type Check, field, type Query, updateFrame, type LoggedAction } from '@roundhouse/kernel';
import { askIf, buildTrack, layFields, type Step, type Tile, trackStep } from '@roundhouse/rail';
import { isCityType } from '../12-track/12.2-types.ts';
import {
  type Build,
  connectionChecks,
  fitChecks,
  GAS_LIGHT,
  isSpaced,
  judge,
  judgeOf,
  phaseChecks,
} from '../12-track/12.3-placing.ts';
import { buildCost } from '../12-track/12.3.1-costs.ts';
import { tilesIn, isAfterYellow, isPrivate } from '../13-companies/13.1-sizes.ts';
import { fund, treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import {
  BEDLINGTON,
  BUILDERS,
  discountOf,
  hasBigCity,
  hasExtra,
  powerChecks,
  rewardBuilder,
  rewardLocke,
} from '../14-cousins/14.4-building.ts';
import { board, nameOf, pounds, tileSet } from '../material.ts';
import { move, type OperatingTurn, type State, type TrackStep, operatingTurnOf } from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './7.2-order.ts';

type TrackCheck = Check<State, TrackStep, Build>;

/** Tiles of its normal build so far: the one that Bedlington adds is not among them. */
const laid = ({ hexes, extra }: TrackStep): number => hexes.length - (extra ? 1 : 0);
const hasTilesLeft = (s: State, f: TrackStep): boolean => laid(f) < tilesIn(s, f.of);
/** With Joseph Locke's discount. */
const costOf = (s: State, { of }: TrackStep, a: Build): number => buildCost(s, a) - discountOf(s, of, buildCost(s, a));

/**
 * Two of them, or four of a private company after yellow phase (7.2.1-1, 13.2-4, Q55), each in another hex: with the last one the step
 * is over, unless Bedlington adds to it.
 */
const countChecks: readonly TrackCheck[] = [
  {
    rule: '7.2.1-2',
    passes: (s, f, { using }) => using === BEDLINGTON || hasTilesLeft(s, f),
    says: (s, f) =>
      `The ${f.of} has already placed or upgraded ${tilesIn(s, f.of) === 4 ? 'four' : 'two'} tiles this Operating Round.`,
  },
  {
    rule: '12.3.5-6',
    passes: (_, f, a) => !f.hexes.includes(a.hex),
    says: (_, f, a) => `The ${f.of} has already placed or upgraded the tile in ${nameOf(a.hex)} this Operating Round.`,
  },
];

function candidates(s: State, f: TrackStep, query: Query): Candidate[] {
  const found = (using?: string, tiles: (tile: Tile) => boolean = () => true): Candidate[] =>
    judgeOf(using).candidates(
      s,
      f.of,
      query,
      { tiles, worth: (hex, tile) => !f.hexes.includes(board.ids[hex]!) && isSpaced(s, hex, tile, using) },
      using === undefined ? {} : { using },
    );
  return [
    ...(hasTilesLeft(s, f) ? found() : []),
    ...(hasTilesLeft(s, f) && hasBigCity(s, f) ? found(GAS_LIGHT) : []),
    ...(hasExtra(s, f) ? found(BEDLINGTON, ({ color, def }) => color !== 'yellow' && isCityType(def.type)) : []),
  ];
}

const layTile = move({
  type: 'layTile',
  fields: { ...layFields(board, tileSet), using: field.optional(field.oneOf(BUILDERS)) },
  candidates: (s, f: TrackStep, _, query) => candidates(s, f, query),
  checks: [
    ...powerChecks,
    ...countChecks,
    ...phaseChecks,
    ...fitChecks,
    ...connectionChecks,
    {
      rule: '12.3.1.1-9',
      passes: (s, f: TrackStep, a) => costOf(s, f, a) <= treasuryOf(s, f.of),
      says: (s, f, a) => `This costs ${pounds(costOf(s, f, a))}, and the ${f.of} has ${pounds(treasuryOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '14.1-4',
      passes: (s) => !isUndirected(s, operating(s)),
      says: 'No player directs this company, so it cannot build track or place markers.',
    },
    {
      rule: '7.2.1-1',
      passes: (s, _, a) => !hasBuilt(s, a) || isAfterYellow(s),
      says: 'This company has already placed two tiles this Operating Round.',
    },
    {
      rule: '14.4.1-1',
      passes: (s, _, a) => !hasBuilt(s, a) || !operatingTurnOf(s)!.track!.extra,
      says: 'This company has built all its track this Operating Round, the extra city of Bedlington Ironworks too.',
    },
    {
      rule: '13.2-4',
      passes: (s, _, a) => !hasBuilt(s, a) || !isPrivate(s, operating(s)),
      says: 'This private company has already placed or upgraded four tiles this Operating Round.',
    },
    {
      rule: '7.2.1-2',
      passes: (s, _, a) => !hasBuilt(s, a),
      says: 'This company has already placed or upgraded two tiles this Operating Round.',
    },
    inOrder,
  ],
  passedOver: (s) => (isOver(s, 'track') ? operatingTurnOf(s)!.track : undefined),
  /** The tile that lay there goes back to the supply (12.1-4), and markers follow their cities (12.3.5-7). */
  apply(g, f, a) {
    const lay = judge.lay(g.s, a);
    const cost = buildCost(g.s, a);
    const discount = discountOf(g.s, f.of, cost);
    updateFrame(g, f, { hexes: [...f.hexes, a.hex], extra: f.extra || a.using === BEDLINGTON });
    fund(g, f.of, cost - discount);
    buildTrack(g, f.of, a, lay, cost - discount, 'track');
    rewardLocke(g, discount);
    rewardBuilder(g, f.of, a, lay.after);
  },
});

const begin = (of: string): TrackStep => ({ kind: 'track', of, hexes: [], extra: false });
const isDone = (s: State, f: TrackStep): boolean => !hasTilesLeft(s, f) && !hasExtra(s, f);
const whole = trackStep<State, OperatingTurn, TrackStep>({
  begin,
  isDone,
  layTile,
  asks: (s, f) =>
    hasTilesLeft(s, f)
      ? `${f.of}: build track (tile ${laid(f) + 1} of ${tilesIn(s, f.of)})`
      : `${f.of}: upgrade a city with Bedlington Ironworks`,
});
export const track = whole.kind;
/** Has the company on turn used up its track, and is this not the city that Bedlington adds? That one is judged by itself. */
const hasBuilt = (s: State, a: LoggedAction): boolean =>
  a['using'] !== BEDLINGTON && operatingTurnOf(s)!.track !== undefined && hasBuiltAll(s, operatingTurnOf(s)!);
const hasBuiltAll = (s: State, turn: OperatingTurn): boolean => whole.step.idle!(s, turn);

/** Nobody builds for a company that a cousin directs (14.1-4). Nothing that is done later in a turn lets it build more. */
export const step: Step<State, OperatingTurn> = {
  name: whole.step.name,
  enter: (g, f) => askIf(g, !isUndirected(g.s, f.of) && !hasBuiltAll(g.s, f), f.track ?? begin(f.of)),
  whySkipped: (s, { of }) => (isUndirected(s, of) ? { why: 'undirected' } : null),
};
