/** 12.3 Track placement & upgrades: which tile may lie on which hex, for anyone who places it. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  deadAt,
  type Face,
  type LayAction,
  type StepFrame,
  type Tile,
  trackJudge,
  type TrackJudge,
  withArticle,
} from '@roundhouse/rail';
import { layout, reachFor, reachIfEdgesTwice, reachIfUnblocked } from '../geography.ts';
import { board, LONDON, nameOf } from '../material.ts';
import { phase, type State } from '../state.ts';
import { isCityType, keeps, typeOf, typesFor, typesOn } from './12.2-types.ts';
import { bigCitySteps, tooNear, hasTwin, hindersTown } from './12.3.3-spacing.ts';

/** A tile that is placed or upgraded, with the cousin by whose power. */
export interface Build extends LayAction {
  readonly using?: string | undefined;
}
export type BuildCheck = Check<State, StepFrame, Build>;

/** Gas Light & Coke: the cousin that changes what a big city needs (14.4.2). */
export const GAS_LIGHT = 'GLCC';
const byGasLight = ({ using }: Build): boolean => using === GAS_LIGHT;

const isFirst = ({ tile }: Face): boolean => tile === undefined;
const view = {
  layout,
  reach: reachFor,
  colors: (s: State) => phase(s).tiles,
  keeps,
  fits: (printed: Face, after: Face, before: Face) =>
    isFirst(before) ? typesOn(printed).includes(typeOf(after)!) : typeOf(before) === typeOf(after),
};
export const judge = trackJudge<State, Build>(view);

/** By the power of Gas Light: a big city where a small one could be placed, or lies in yellow (14.4.2-1, 14.4.2-2). */
export const isForGasLight = (printed: Face, after: Face, before: Face): boolean =>
  typeOf(after) === 'big city' &&
  (isFirst(before)
    ? typesOn(printed).includes('small city')
    : typeOf(before) === 'small city' && before.color === 'yellow');
const gasLightJudge = trackJudge<State, Build>({ ...view, fits: isForGasLight });
export const judgeOf = (using: string | undefined): TrackJudge<State, Build> =>
  using === GAS_LIGHT ? gasLightJudge : judge;

const colorOf = (hex: number): string => board.hexes[hex]!.color;
const MANCHESTER = 'D6';

/** Hexes that take no tile at all. */
const hexChecks: readonly BuildCheck[] = [
  judge.allowing('11-3', ({ hex }) => colorOf(hex) !== 'gray', 'A gray hex never takes a tile.'),
  judge.allowing('12.3.1.1-8', ({ hex }) => colorOf(hex) !== 'red', 'A red off-board hex never takes a tile.'),
  judge.allowing('12.3.1.1-10', ({ hex }) => colorOf(hex) !== 'blue', 'The blue hex of a port never takes a tile.'),
];

/** The first tile of a hex is of a type that the hex takes. */
const onHex = (type: string, rule: string, says: string): BuildCheck => ({
  rule,
  passes(s, _, a) {
    const { hex, before, after } = judge.lay(s, a);
    return byGasLight(a) || !isFirst(before) || typeOf(after) !== type || typesFor(hex).includes(type);
  },
  says,
});

/** Tiles and hexes of one kind belong together. */
const typeChecks: readonly BuildCheck[] = [
  judge.allowing(
    '12.3.1-4',
    ({ before, after }) => isFirst(before) || typeOf(before) === typeOf(after) || bothCities(before, after),
    (s, _, a) => `${nameOf(a.hex)} has ${withArticle(typeOf(judge.lay(s, a).before)!)} tile and takes only that type.`,
  ),
  {
    rule: '12.3.5-4',
    passes(s, _, a) {
      const { before, after } = judge.lay(s, a);
      return byGasLight(a) || isFirst(before) || !bothCities(before, after) || typeOf(before) === typeOf(after);
    },
    says: (s, _, a) =>
      `An upgrade keeps the type: ${nameOf(a.hex)} stays ${withArticle(typeOf(judge.lay(s, a).before)!)} tile.`,
  },
  judge.allowing(
    '12.3.3.3-1',
    ({ hex, after }) => (board.ids[hex] === MANCHESTER) === (typeOf(after) === 'Manchester'),
    (_, _f, a) =>
      a.hex === MANCHESTER ? 'Manchester takes only tiles marked M.' : 'This tile is for Manchester only.',
  ),
  judge.allowing(
    '12.2-2',
    ({ printed, after }) => printed.labels.includes('OO') === (typeOf(after) === 'OO city'),
    (s, _, a) =>
      typeOf(judge.lay(s, a).after) === 'OO city'
        ? 'OO tiles go only on hexes marked OO.'
        : `${nameOf(a.hex)} is marked OO and takes only OO tiles.`,
  ),
  onHex('small city', '12.3.3.1-1', 'Small cities go only on rural hexes or on Grimsby, Hull, Margate or Preston.'),
  onHex('big city', '12.3.3.2-1', 'Big cities go only on rural hexes or on those marked B.'),
];
const bothCities = (before: Face, after: Face): boolean => isCityType(typeOf(before)) && isCityType(typeOf(after));

const leadsTo = deadAt(board);

/** What the track on it does. Red off-boards have a spike on every side that a tile could point at (12.3.1.1-6). */
const trackChecks: readonly BuildCheck[] = [
  judge.refusing(
    '12.3.5-5',
    ['lost'],
    'The new tile must keep every connection from the city to an edge.',
    ({ before }) => isCityType(typeOf(before)),
  ),
  judge.refusing('12.3.1.1-4', ['dead'], 'Track may not run off the map.', leadsTo('nothing')),
  judge.refusing('12.3.1.1-5', ['dead'], 'Track may run into a gray hex only where it has track.', leadsTo('gray')),
  judge.refusing('12.3.1.1-10', ['dead'], 'Track may run to a port only at a black spike.', leadsTo('blue')),
  judge.refusing('7.2.1-4', ['dead'], 'Track may not point at a blue barrier in yellow phase.', leadsTo('barrier')),
];

/** By which spacing a tile is judged: that of its type, or of a small city by the power of Gas Light (14.4.2-1). */
const spacingOf = (type: string | undefined, using: string | undefined): string =>
  using === GAS_LIGHT && type === 'big city' ? 'small city' : (type ?? '');

/** Spacing is tested for the first tile of a hex only, at a float too (Q56, 12.3.1-1). */
const nearTo = (s: State, a: Build, type: string): string | null => {
  const { hex, before, after } = judge.lay(s, a);
  const spacing = spacingOf(typeOf(after), a.using);
  return isFirst(before) && spacing === type ? tooNear(s, hex, type) : null;
};
const townBeside = (s: State, a: Build): string | null => {
  const { hex, before, after } = judge.lay(s, a);
  return isFirst(before) && typeOf(after) === 'town' ? hindersTown(s, hex) : null;
};

const spacingChecks: readonly BuildCheck[] = [
  {
    rule: '12.3.3.2-2',
    passes(s, _, a) {
      const { hex, before, after } = judge.lay(s, a);
      return typeOf(before) === typeOf(after) || !hasTwin(s, hex, typeOf(after)!);
    },
    says: 'Only one of Hull and Grimsby can be a big city.',
  },
  {
    rule: '12.3.3.1-2',
    passes: (s, _, a) => nearTo(s, a, 'small city') === null,
    says: (s, _, a) =>
      `A ${byGasLight(a) ? 'big city by Gas Light & Coke’s ability' : 'small city'} may not be next to another city, and ${nameOf(nearTo(s, a, 'small city')!)} is adjacent.`,
  },
  {
    rule: '12.3.3.2-3',
    passes: (s, _, a) => nearTo(s, a, 'big city') === null,
    says: (s, _, a) =>
      `A big city needs ${bigCitySteps(s) === 1 ? 'a hex' : 'two hexes'} between it and any city, and ${nameOf(nearTo(s, a, 'big city')!)} is too close.`,
  },
];

/** May anyone place a city tile there at all? Colours of the phase are asked apart. */
export const cityChecks: readonly BuildCheck[] = [
  ...hexChecks,
  judge.refusing('12.1-1', ['supply'], (_, _f, a) => `No tile ${a.tile} is left.`),
  judge.refusing(
    '12.1-3',
    ['color'],
    (s, _, a) => `${nameOf(a.hex)} cannot take a ${judge.lay(s, a).after.color} tile next.`,
  ),
  ...typeChecks,
  ...trackChecks,
  ...spacingChecks,
];

/** The same for any tile: plain ones and towns, too (12.3.2, 12.3.4). */
export const fitChecks: readonly BuildCheck[] = [
  { rule: '12.1-2', passes: (_, _f, a) => a.hex !== LONDON, says: 'There are no track tiles for London.' },
  ...cityChecks,
  onHex('plain', '12.3.2-1', 'Plain tiles go only on rural hexes, and this is a city.'),
  onHex('town', '12.3.4-1', 'Town tiles go only on rural hexes, and this is a city.'),
  judge.refusing('12.3.1.1-3', ['lost'], 'The new tile must keep all the existing track.'),
  {
    rule: '12.3.4-2',
    passes: (s, _, a) => townBeside(s, a) !== LONDON,
    says: 'A town may not be next to London.',
  },
  {
    rule: '12.3.4-1',
    passes: (s, _, a) => townBeside(s, a) === null,
    says: (s, _, a) => `A town may not be next to another town, and there is one in ${nameOf(townBeside(s, a)!)}.`,
  },
];

/** Is a tile worth a look in a hex, by what lies around it? */
export function isSpaced(s: State, hex: number, { def }: Tile, using?: string): boolean {
  if (layout(s).faces[hex]!.tile !== undefined) return using !== GAS_LIGHT || !hasTwin(s, hex, def.type!);
  if (def.type === 'town') return hindersTown(s, hex) === null;
  return !hasTwin(s, hex, def.type!) && tooNear(s, hex, spacingOf(def.type, using)) === null;
}

const phaseRules: readonly (readonly [color: string, rule: string])[] = [
  ['green', '12.3.5-1'],
  ['brown', '12.3.5-2'],
  ['gray', '12.3.5-3'],
];
/** Which colours there are (5-10, 7.2.1-1). */
export const phaseChecks: readonly BuildCheck[] = phaseRules.map(([color, rule]) =>
  judge.refusing(
    rule,
    ['phase'],
    (s) => `${capitalised(color)} tiles are not available in ${s.phase} phase.`,
    ({ after }) => after.color === color,
  ),
);

/** A trace from a marker of the company to some line of track on the tile (Q78). */
export const connectionChecks: readonly BuildCheck[] = [
  judge.keptAway('12.3.1.1-2', reachIfUnblocked, (_, f) => `Other markers block the ${f.of} from this hex.`),
  judge.keptAway(
    '12.3.1.1-1',
    reachIfEdgesTwice,
    (_, f) => `The ${f.of} can reach this hex only by crossing an edge twice.`,
  ),
  judge.refusing('12.3.1.1-1', ['unconnected'], (_, f) => `This tile would not connect to any marker of the ${f.of}.`),
];
