/** 8.4 Build track: how much of it, and the powers that belong to it. */
import { updateFrame, type Check, field, oneOf, type Query, type When } from '@roundhouse/kernel';
import {
  about,
  buildTrack,
  cashOf,
  hasStation,
  layFields as fieldsOf,
  pay,
  BANK,
  type Tile,
  trackStep,
} from '@roundhouse/rail';
import { closePrivate, owns } from '../10-privates/10.1-privates.ts';
import { layout } from '../geography.ts';
import { board, BREST, francs, hasPower, nameOf, phaseNumber, ports, privateOf, tileSet } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, type State } from '../state.ts';
import { type OperatingTurn, operatingTurnOf, type TrackStep } from '../state-operating.ts';
import { askWaitingHome } from './8.3-homes.ts';
import {
  BOULOGNE,
  type Build,
  connectionChecks,
  fitChecks,
  HAVRE,
  isUpgrade,
  judge,
  portJudge,
  PORTS,
  terrainOf,
  TOULOUSE,
} from './8.4-tiles.ts';
import { isPlaceFree, markersLeft, putMarker } from './8.5.1-placing.ts';
import { inOrder, isOver, onTurn } from './8.3-order.ts';

/** The second yellow tile of a company, and the extra tile of TB. */
const EXTRA_COST = 20;
/**
 * What takes the place of the whole build and of the station step, tile, terrain and marker included (Q21). LH and BA stay
 * (10.2-17, 10.2-39), TB closes (10.2-5), and its tile may come beside theirs (10.2-49).
 */
const WHOLE: Readonly<Record<string, { readonly hex: string; readonly cost: number }>> = {
  [HAVRE]: { hex: 'C14', cost: 80 },
  [BOULOGNE]: { hex: 'C18', cost: 100 },
};
const isWhole = (using: string | undefined): using is string => using !== undefined && using in WHOLE;
const wholeRule = (using: string | null): string => (using === BOULOGNE ? '10.2-38' : '10.2-15');

export const layFields = fieldsOf(board, tileSet);
export const isYellow = ({ color }: Tile): boolean => color === 'yellow';
const isBrown = ({ color }: Tile): boolean => color === 'brown';

/** Does the next tile have to be brown there anyway? */
const isOnGreen = (s: State, hex: string): boolean => layout(s).faces[board.indexOf.get(hex)!]!.color === 'green';

const isSecond = (f: TrackStep, a: Build): boolean => a.using === undefined && f.laid > 0;
const mostYellow = (company: string): number => (hasPower(company, 'two-yellow') ? 2 : 1);
const hasBuilt = (f: TrackStep): boolean => f.laid > 0 || f.upgraded;

const costOf = (s: State, f: TrackStep, a: Build): number =>
  isWhole(a.using) ? WHOLE[a.using]!.cost : terrainOf(s, a) + (a.using === TOULOUSE || isSecond(f, a) ? EXTRA_COST : 0);

type TrackCheck = Check<State, TrackStep, Build>;

/** A marker comes with it: an empty circle, and one that is left (Q21). */
const markerChecks: readonly TrackCheck[] = [
  ...[HAVRE, BOULOGNE].map(
    (power): TrackCheck => ({
      rule: power === HAVRE ? '10.2-14' : '8.5.1-1',
      passes: (s, f, a) => a.using !== power || markersLeft(s, f.of) > 0,
      says: (_, f) => `This tile comes with a station marker, and the ${f.of} has none left.`,
    }),
  ),
  {
    rule: '8.5.1-8',
    passes: (s, f, a) => !isWhole(a.using) || !hasStation(s.stations, f.of, a.hex),
    says: (_, f, a) => `The ${f.of} already has a marker in ${nameOf(a.hex)}.`,
  },
];

const powerChecks: readonly TrackCheck[] = [
  {
    rule: '10.1-8',
    passes: (s, f, a) => a.using === undefined || a.using === PORTS || owns(s, f.of, a.using),
    says: (_, f, a) => `The ${f.of} does not own the ${privateOf(a.using!).name}, so it cannot use its power.`,
  },
  {
    rule: '8.4.3-6',
    passes: (_, _f, a) => a.using !== PORTS || a.hex !== BREST,
    says: 'Brest is a gray hex and takes no tiles.',
  },
  {
    rule: '8.4.3-5',
    passes: (s, f, a) =>
      a.using !== PORTS ||
      (hasPower(f.of, 'port-brown') && phaseNumber(s.phase) >= phaseNumber('brown') && ports.includes(a.hex)),
    says: 'Only the MID, the PRO and the SO can build brown in ports, from brown phase on.',
  },
  {
    rule: '8.4.3-5',
    passes: (s, _, a) => a.using !== PORTS || !isOnGreen(s, a.hex) || plays(s, 'portPower', 'anywhere'),
    says: (_, _f, a) => `A green tile lies in ${nameOf(a.hex)}, so a brown one may follow without that power.`,
  },
  {
    rule: '10.2-16',
    passes: (s, _, a) => a.using !== HAVRE || a.hex !== WHOLE[HAVRE]!.hex || s.tiles[a.hex] === undefined,
    says: 'Le Havre already has a tile.',
  },
  {
    rule: '10.2-13',
    passes: (s, _, a) => a.using !== HAVRE || (a.hex === WHOLE[HAVRE]!.hex && !isUpgrade(s, a)),
    says: 'The Cie du Havre can lay only a yellow tile in Le Havre, with a station marker on it.',
  },
  {
    rule: '10.2-36',
    passes: (s, _, a) =>
      a.using !== BOULOGNE || (a.hex === WHOLE[BOULOGNE]!.hex && s.tiles[a.hex] === undefined && a.node !== undefined),
    says: 'The Cie de Boulogne - Amiens lays the first tile in Boulogne-sur-Mer/Calais, with a station marker.',
  },
  ...[HAVRE, BOULOGNE].map(
    (power): TrackCheck => ({
      rule: wholeRule(power),
      passes: (_, f, a) => a.using !== power || (!hasBuilt(f) && f.instead === null),
      says: 'That power replaces the whole track step, and the company has already built this round.',
    }),
  ),
  ...[HAVRE, BOULOGNE].map(
    (power): TrackCheck => ({
      rule: wholeRule(power),
      passes: (_, f, a) => f.instead !== power || a.using === TOULOUSE,
      says: 'A private company’s power was this round’s whole track step.',
    }),
  ),
  {
    rule: '10.2-2',
    passes: (s, _, a) => a.using !== TOULOUSE || !isUpgrade(s, a),
    says: 'The Toulouse à Barcelone’s extra tile must be yellow.',
  },
];

const countChecks: readonly TrackCheck[] = [
  {
    rule: '8.4.3-8',
    passes: (_, f, a) => a.using !== PORTS || !hasBuilt(f),
    says: 'A brown port tile is the company’s one upgrade for the round, with no yellow tiles.',
  },
  {
    rule: '8.4.2-1',
    passes: (s, f, a) => a.using !== undefined || !(f.upgraded && isUpgrade(s, a)),
    says: 'A company may upgrade only one tile a round.',
  },
  {
    rule: '8.4-1',
    passes: (s, f, a) => a.using !== undefined || !(isUpgrade(s, a) ? f.laid > 0 : f.upgraded),
    says: 'In a round a company may lay yellow tiles or upgrade one, not both.',
  },
  {
    // The EST, the MID, the OU, the PRO and the SO may lay a second one (8.4.1-2).
    rule: '8.4.1-1',
    passes: (_, f, a) => !isSecond(f, a) || f.laid < mostYellow(f.of),
    says: (_, f) =>
      `The ${f.of} may lay only ${mostYellow(f.of) === 2 ? 'two yellow tiles' : 'one yellow tile'} a round.`,
  },
];

/** When a company builds, by a power or without one. */
const whenBuilt: readonly When<State>[] = [
  ...onTurn,
  {
    rule: '10.1-9',
    passes: (_, _f, a) => a['using'] === undefined,
    says: 'You can use that power only in its company’s track step.',
  },
  {
    rule: '10.2-3',
    passes: (s) => !isOver(s, 'track') || operatingTurnOf(s)!.track?.closed !== true,
    says: 'The tile of the Toulouse à Barcelone came after the company’s own track, and that is finished now.',
  },
  inOrder,
];

const layTile = move({
  type: 'layTile',
  fields: {
    ...layFields,
    using: field.optional(field.oneOf([TOULOUSE, HAVRE, BOULOGNE, PORTS])),
    node: field.optional(field.upTo(1)),
  },
  candidates: (s, f: TrackStep, _, query) => candidates(s, f, query),
  checks: [
    ...powerChecks,
    ...countChecks,
    ...fitChecks,
    ...connectionChecks,
    ...markerChecks,
    {
      rule: '8.4.1-22',
      passes: (s, f, a) => costOf(s, f, a) <= cashOf(s, f.of),
      says: (s, f, a) => `This costs ${francs(costOf(s, f, a))}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
  ],
  when: whenBuilt,
  passedOver: (s) => (isOver(s, 'track') ? operatingTurnOf(s)!.track : undefined),
  apply(g, f, a) {
    const cost = costOf(g.s, f, a);
    updateFrame(g, f, afterwards(g.s, f, a));
    build(g, f.of, a, cost);
    if (a.using === TOULOUSE) closePrivate(g, TOULOUSE);
    if (isWhole(a.using)) putMarker(g, f.of, { hex: a.hex, node: a.node ?? 0 }, 0);
  },
});

/** An extra tile counts for nothing else (10.2-4); one that follows on the normal build ends that (10.2-3). */
function afterwards(s: State, f: TrackStep, a: Build): Partial<TrackStep> {
  if (a.using === TOULOUSE) return { closed: hasBuilt(f) || f.instead !== null };
  if (isWhole(a.using)) return { instead: a.using };
  return isUpgrade(s, a) ? { upgraded: true } : { laid: f.laid + 1 };
}

/**
 * What it costs, where markers go, and a home that has waited for a tile (8.4.2-6, 8.4.2-8, 12.2-7). Homes with a city
 * that are still to come stay where they are: each is in a hex of one city.
 */
export function build(g: Game, company: string, a: Build, cost: number): void {
  buildTrack(g, company, a, judge.lay(g.s, a), cost, 'track');
  askWaitingHome(g, a.hex);
}

/** BA's marker alone, where a tile lies already (10.2-37). */
const placeMarker = move({
  type: 'placeStation',
  fields: { hex: field.oneOf(board.ids), node: field.upTo(1), using: field.oneOf([BOULOGNE]) },
  candidates: (s, f: TrackStep) =>
    owns(s, f.of, BOULOGNE) && s.tiles[WHOLE[BOULOGNE]!.hex] !== undefined && f.instead === null && !hasBuilt(f)
      ? [0, 1].map((node) => ({
          fields: { hex: WHOLE[BOULOGNE]!.hex, node, using: BOULOGNE },
          subjects: [about.hex(WHOLE[BOULOGNE]!.hex)],
        }))
      : [],
  checks: [
    {
      rule: '10.1-8',
      passes: (s, f: TrackStep) => owns(s, f.of, BOULOGNE),
      says: (_, f) => `The ${f.of} does not own the Cie de Boulogne - Amiens.`,
    },
    {
      rule: '10.2-37',
      passes: (s, _, a) => a.hex === WHOLE[BOULOGNE]!.hex && s.tiles[a.hex] !== undefined,
      says: 'Its marker alone can go only to Boulogne-sur-Mer/Calais, once a tile lies there.',
    },
    {
      rule: '10.2-38',
      passes: (_, f) => !hasBuilt(f) && f.instead === null,
      says: 'That power replaces the whole track step, and the company has already built this round.',
    },
    {
      rule: '8.5.1-1',
      passes: (s, f) => markersLeft(s, f.of) > 0,
      says: (_, f) => `The ${f.of} has no station marker left.`,
    },
    {
      rule: '8.5.1-8',
      passes: (s, f, a) => !hasStation(s.stations, f.of, a.hex),
      says: (_, f, a) => `The ${f.of} already has a marker in ${nameOf(a.hex)}.`,
    },
    {
      rule: '8.5.1-4',
      passes: (s, _, a) => isPlaceFree(s, a),
      says: 'That city has no empty circle.',
    },
    {
      rule: '8.4.1-22',
      passes: (s, f) => cashOf(s, f.of) >= WHOLE[BOULOGNE]!.cost,
      says: (s, f) => `This costs ${francs(WHOLE[BOULOGNE]!.cost)}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
  ],
  when: whenBuilt,
  apply(g, f, a) {
    updateFrame(g, f, { instead: BOULOGNE });
    pay(g, f.of, BANK, WHOLE[BOULOGNE]!.cost, 'station');
    putMarker(g, f.of, a, 0);
  },
});

const mayBuild = (s: State, f: TrackStep): boolean =>
  f.instead === null &&
  !f.closed &&
  !f.upgraded &&
  (f.laid === 0 || (f.laid < mostYellow(f.of) && cashOf(s, f.of) >= EXTRA_COST));

function candidates(s: State, f: TrackStep, query: Query) {
  const mine = (using: string): boolean => owns(s, f.of, using) && f.instead === null && !hasBuilt(f);
  const normal = (tile: Tile): boolean => f.laid === 0 || isYellow(tile);
  const inPorts = mayBuild(s, f) && f.laid === 0 && hasPower(f.of, 'port-brown');
  return [
    ...(mayBuild(s, f) || query.subject !== undefined ? judge.candidates(s, f.of, query, { tiles: normal }) : []),
    ...(inPorts
      ? portJudge.candidates(
          s,
          f.of,
          query,
          { tiles: isBrown, worth: (hex) => ports.includes(board.ids[hex]!) && !isOnGreen(s, board.ids[hex]!) },
          { using: PORTS },
        )
      : []),
    ...(owns(s, f.of, TOULOUSE) ? judge.candidates(s, f.of, query, { tiles: isYellow }, { using: TOULOUSE }) : []),
    ...(mine(HAVRE) ? judge.candidatesIn(s, WHOLE[HAVRE]!.hex, isYellow, { using: HAVRE }) : []),
    ...(mine(BOULOGNE) && s.tiles[WHOLE[BOULOGNE]!.hex] === undefined
      ? judge
          .candidatesIn(s, WHOLE[BOULOGNE]!.hex, () => true, { using: BOULOGNE })
          .map((candidate) => ({ ...candidate, openFields: { ...candidate.openFields, node: oneOf([0, 1]) } }))
      : []),
  ];
}

/** A private bought later in the turn may open the step again. */
const whole = trackStep<State, OperatingTurn, TrackStep>({
  begin: (of) => ({ kind: 'track', of, laid: 0, upgraded: false, instead: null, closed: false }),
  isDone: (s, f) => !mayBuild(s, f) && !owns(s, f.of, TOULOUSE),
  layTile,
  asks: (_, f) => `${f.of}: build track`,
});
export const { step } = whole;
export const track = { ...whole.kind, moves: [...whole.kind.moves, placeMarker] };
