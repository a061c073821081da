/** 12.3.3 City track placement and 12.3.4 Towns: how far apart they are. */
import { coordinates, type Face, hexIndex, stepsFrom } from '@roundhouse/rail';
import { layout } from '../geography.ts';
import { board, CHATHAM, LONDON } from '../material.ts';
import type { State } from '../state.ts';
import { typeOf } from './12.2-types.ts';
import { plays } from '../readings.ts';

/** The blue barriers cut adjacency, in every phase (12.3.3.1-3, 12.3.3.2-4). */
const crosses = (side: number): boolean => !board.borders[side]!.some(({ kind }) => kind === 'impassable');
/** Hexes within so many steps: the map does not change. */
const near = board.ids.map((_, hex) => {
  const steps = stepsFrom(board, hex, crosses, 2);
  return [1, 2].map((most) =>
    board.ids.flatMap((_id, other) => (steps[other]! >= 1 && steps[other]! <= most ? [other] : [])),
  );
});

const london = hexIndex(board, LONDON);
const chatham = hexIndex(board, CHATHAM);
const HULL = hexIndex(board, 'C15');
const GRIMSBY = hexIndex(board, 'D16');
const rowOf = (hex: number): number => coordinates(board.ids[hex]!).row;

/** City tiles, and hexes with printed circles even without a tile; ports and off-boards are none (12.3.1-2, Q56). */
const isCity = ({ nodes }: Face): boolean => nodes.some(({ kind }) => kind === 'city');
/** Chatham does not hinder what lies north of it (12.3.3.1-4, 12.3.3.2-4). */
const counts = (city: number, hex: number): boolean => city !== chatham || rowOf(hex) >= rowOf(chatham);

function cityNear(s: State, hex: number, steps: number): number | undefined {
  const { faces } = layout(s);
  return near[hex]![steps - 1]!.find((other) => isCity(faces[other]!) && counts(other, hex));
}

/** How many hexes lie between a big city and the next one: two, or one where it is two hexes away (Q56). */
export const bigCitySteps = (s: State): number => (plays(s, 'bigCities', 'two-away') ? 1 : 2);

/** A city that is too near for a city tile of this type on a hex without one. Hexes with a printed circle are exempt. */
export function tooNear(s: State, hex: number, type: string): string | null {
  if (board.printed[hex]!.nodes.length > 0) return null;
  const steps = type === 'small city' ? 1 : type === 'big city' ? bigCitySteps(s) : 0;
  const city = steps === 0 ? undefined : cityNear(s, hex, steps);
  return city === undefined ? null : board.ids[city]!;
}

/** A big city lies in Hull or in Grimsby, not in both (12.3.3.2-2). */
export const hasTwin = (s: State, hex: number, type: string): boolean =>
  type === 'big city' &&
  ((hex === HULL && typeOf(layout(s).faces[GRIMSBY]!) === 'big city') ||
    (hex === GRIMSBY && typeOf(layout(s).faces[HULL]!) === 'big city'));

/** London beside a town, or a town tile; barriers do not matter, and printed towns hinder nobody (12.3.4-1, 12.3.4-2, Q56). */
export function hindersTown(s: State, hex: number): string | null {
  const neighbours = [0, 1, 2, 3, 4, 5].map((edge) => board.neighbours[hex * 6 + edge]!).filter((other) => other >= 0);
  const found = neighbours.find((other) => other === london || typeOf(layout(s).faces[other]!) === 'town');
  return found === undefined ? null : board.ids[found]!;
}
