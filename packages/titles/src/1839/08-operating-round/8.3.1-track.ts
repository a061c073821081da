/** 8.3.1 Build track: how much of it, and the powers that belong to it. */
import { type Check, field, type Query, updateFrame } from '@roundhouse/kernel';
import { buildTrack, canPlaceBy, cashOf, joinWords, layFields, type Tile, trackStep } from '@roundhouse/rail';
import { closePrivate } from '../14-companies/14.2-closing.ts';
import { owns } from '../14-companies/14.2-privates.ts';
import { type Build, connectionChecks, fitChecks, groundOf, isUpgrade, judge } from '../15-track-tiles.ts';
import {
  board,
  GOVERNMENT,
  guilders,
  LAANTJE,
  LAANTJE_HEX,
  nameOf,
  privateOf,
  SPOORLIJN,
  SPOORLIJN_HEXES,
  tileSet,
} from '../material.ts';
import { move, type OperatingTurn, type State, type TrackStep, operatingTurnOf } from '../state.ts';
import { canPlaceBySpoorlijn, placeBySpoorlijn, priceOf as spoorlijnPrice, tileHexes } from './8.3.1-spoorlijn.ts';
import { inOrder, isOver, publicOnTurn } from './8.3-order.ts';

/** The second tile of an operation, and that of Het Laantje. */
const EXTRA_PRICE = 20;
const MOST_TILES = 2;

/** The tile of Het Laantje comes beside the company's own, whenever it likes (14.2.2.1.1-3, 14.2.2.1.1-5); that of Spoorlijn is one of them (14.2.2.1.2-4). */
const isExtra = ({ using }: Build): boolean => using === LAANTJE;
const isYellow = ({ color }: Tile): boolean => color === 'yellow';

/** All that is due: the ground beside the fee (8.3.1-6), but on H7 for Het Laantje (14.2.2.1.1-4), and ƒ80 for Spoorlijn in all (Q36). */
function costOf(s: State, f: TrackStep, a: Build): number {
  if (a.using === SPOORLIJN) return spoorlijnPrice(f);
  if (isExtra(a)) return EXTRA_PRICE + (a.hex === LAANTJE_HEX ? 0 : groundOf(s, a));
  // 8.3.1-1, 8.3.1-2.
  return groundOf(s, a) + (f.laid.length > 0 ? EXTRA_PRICE : 0);
}

type TrackCheck = Check<State, TrackStep, Build>;

/** Has its station come first, with which the tile in that hexagon is paid for? */
const isPaidFor = (s: State, f: TrackStep, { hex, using }: Build): boolean =>
  using === SPOORLIJN && tileHexes(s, f).includes(hex);

const powerChecks: readonly TrackCheck[] = [
  ...[LAANTJE, SPOORLIJN].map(
    (power): TrackCheck => ({
      rule: power === LAANTJE ? '14.2.2.1.1-6' : '14.2.1-6',
      passes: (s, f, a) => a.using !== power || owns(s, f.of, power) || isPaidFor(s, f, a),
      says: (_, f) => `The ${f.of} does not own ${privateOf(power).name}, so it cannot use its power.`,
    }),
  ),
  {
    rule: '14.2.2.1.1-3',
    passes: (s, _, a) => !isExtra(a) || !isUpgrade(s, a),
    says: 'Het Laantje van Van der Gaag’s extra tile must be yellow.',
  },
  {
    rule: '14.2.2.1.2-3',
    passes: (_, _f, a) => a.using !== SPOORLIJN || SPOORLIJN_HEXES.includes(a.hex),
    says: `Spoorlijn Roosendaal - Vlissingen builds only in ${joinWords(SPOORLIJN_HEXES.map(nameOf), 'or')}.`,
  },
];

const countChecks: readonly TrackCheck[] = [
  {
    rule: '8.3.1-5',
    passes: (s, f, a) => !isUpgrade(s, a) || !f.placed.includes(a.hex),
    says: (_, f, a) =>
      `The ${f.of} laid the tile in ${nameOf(a.hex)} this Operating Round and cannot upgrade it until the next.`,
  },
  {
    rule: '8.3.1-3',
    passes: (_, f, a) => isExtra(a) || !f.laid.includes(a.hex),
    says: (_, f, a) => `The ${f.of} has laid a tile in ${nameOf(a.hex)}; its two tiles must be in different hexagons.`,
  },
  {
    rule: '14.2.2.1.2-4',
    passes: (s, f, a) => a.using !== SPOORLIJN || (f.laid.length < MOST_TILES && !(f.upgraded && isUpgrade(s, a))),
    says: (_, f) =>
      `Spoorlijn’s tile counts as one of the ${f.of}’s two tiles (one upgrade at most), and none is left.`,
  },
  {
    rule: '8.3.1-4',
    passes: (s, f, a) => !(f.upgraded && isUpgrade(s, a)),
    says: 'A company may upgrade only one tile each Operating Round.',
  },
  {
    rule: '8.3.1-2',
    passes: (_, f, a) => isExtra(a) || f.laid.length < MOST_TILES,
    says: (_, f) => `The ${f.of} has already laid two tiles this Operating Round.`,
  },
];

const layTile = move({
  type: 'layTile',
  fields: {
    ...layFields(board, tileSet),
    using: field.optional(field.oneOf([LAANTJE, SPOORLIJN])),
    cities: field.optional(field.oneOf(['01', '10'])),
  },
  candidates: (s, f: TrackStep, _, query) => candidates(s, f, query),
  checks: [
    ...powerChecks,
    ...countChecks,
    ...fitChecks,
    ...connectionChecks,
    {
      rule: '8.3.1-7',
      passes: (s, f, a) => costOf(s, f, a) <= cashOf(s, f.of),
      says: (s, f, a) => `This costs ${guilders(costOf(s, f, a))}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: [...publicOnTurn, inOrder],
  passedOver: (s) => (isOver(s, 'track') ? operatingTurnOf(s)!.track : undefined),
  apply(g, f, a) {
    const cost = costOf(g.s, f, a);
    updateFrame(g, f, afterwards(g.s, f, a));
    // 15.1-6, 15.3.2-6.
    buildTrack(g, f.of, a, judge.lay(g.s, a), cost, 'track', GOVERNMENT);
    // 14.2.2.1.1-2, 14.2.2.1.2-2.
    if (a.using !== undefined) closePrivate(g, a.using);
  },
});

/** What the company has laid now; with Spoorlijn its station there is paid for, too. */
const afterwards = (s: State, f: TrackStep, a: Build): Partial<TrackStep> => ({
  ...(isUpgrade(s, a) ? { upgraded: true } : { placed: [...f.placed, a.hex] }),
  ...(isExtra(a) ? {} : { laid: [...f.laid, a.hex] }),
  ...(a.using === SPOORLIJN ? { paidFor: a.hex } : {}),
});

const mayBuild = (s: State, f: TrackStep): boolean =>
  f.laid.length === 0 || (f.laid.length < MOST_TILES && cashOf(s, f.of) >= EXTRA_PRICE);
/** A tile for which the station of Spoorlijn has paid. */
const mayBuildPaid = (s: State, f: TrackStep): boolean =>
  f.paidFor !== null && tileHexes(s, f).length > 0 && canPlaceBy(s, f, layTile);
const mayBuildExtra = (s: State, f: TrackStep): boolean => owns(s, f.of, LAANTJE) && cashOf(s, f.of) >= EXTRA_PRICE;

function candidates(s: State, f: TrackStep, query: Query) {
  const tiles = (tile: Tile): boolean => !f.upgraded || isYellow(tile);
  return [
    ...(mayBuild(s, f) || query.subject !== undefined ? judge.candidates(s, f.of, query, { tiles }) : []),
    ...(owns(s, f.of, LAANTJE) ? judge.candidates(s, f.of, query, { tiles: isYellow }, { using: LAANTJE }) : []),
    ...tileHexes(s, f).flatMap((hex) => judge.candidatesIn(s, hex, tiles, { using: SPOORLIJN })),
  ];
}

/** A private bought later in the turn may open the step again. */
const whole = trackStep<State, OperatingTurn, TrackStep>({
  begin: (of) => ({ kind: 'track', of, laid: [], placed: [], upgraded: false, paidFor: null }),
  isDone: (s, f) => ![mayBuild, mayBuildExtra, mayBuildPaid, canPlaceBySpoorlijn].some((may) => may(s, f)),
  layTile,
  asks: (_, f) => `${f.of}: build track`,
});
export const { step } = whole;
export const track = { ...whole.kind, moves: [...whole.kind.moves, placeBySpoorlijn] };
