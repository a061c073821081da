/** What a tile would join, in words: the same on the board, in the panel and for listening. */
import type { JoinedLine } from '@roundhouse/rail/telling/joins';
import type { Names } from '../../names.ts';
import type { Say } from '../../words.ts';
import type { LayWay } from './ways.ts';

/** More names than this are counted. */
const MOST = 4;
const FEW = 3;

type Named = Pick<Names, 'hex' | 'stop'>;

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** A short name for a way: the places it leads to, `Tilburg – Eindhoven`; of a city that grows only what is new. */
export function wayTitle(names: Named, say: Say, { hex, lines, nowhere, rotations }: LayWay): string {
  const told = lines.map(({ stops, open, fresh }) => {
    const own = stops.filter((stop) => stop.startsWith(`${hex}:`));
    const isNew = (end: string): boolean => own.length === 0 || own.includes(end) || fresh.includes(end);
    const ahead = open.filter((end) => !nowhere.includes(end) && isNew(end));
    const places = unique([...stops.filter(isNew).map(names.stop), ...ahead.map(names.hex)]);
    const more = places.length - MOST;
    const shown = more > 1 ? [...places.slice(0, MOST - 1), say('lay.more', { count: more + 1 })] : places;
    return [
      ...shown,
      ...openEnds(
        say,
        open.filter((end) => nowhere.includes(end) && isNew(end)),
        nowhere,
        rotations,
      ),
    ].join(' – ');
  });
  return told.filter((text) => text !== '').join(' · ') || say('lay.nowhere');
}

/** Where it would go on in the open; of several rotations, where it could. */
function openEnds(
  say: Say,
  ends: readonly string[],
  nowhere: readonly string[],
  rotations: readonly number[],
): readonly string[] {
  if (ends.length === 0) return [];
  if (rotations.length === 1) return ends.length < FEW ? ends : [say('lay.ends', { count: ends.length })];
  return ends.length === 1 && nowhere.length <= FEW ? [or(say, nowhere)] : [say('lay.ends', { count: ends.length })];
}

const or = (say: Say, list: readonly string[]): string =>
  list.length < 2 ? list.join('') : say('lay.or', { list: list.slice(0, -1).join(', '), last: list.at(-1)! });

/** The same as a sentence: `joins Tilburg and Breda, open to Eindhoven`. */
export function joinsSentence(names: Named, say: Say, lines: readonly JoinedLine[]): string {
  const parts = lines.flatMap(({ stops, open }) => {
    const places = unique(stops.map(names.stop));
    // A place that it joins on one side may have an edge without track on the other: that is no news.
    const ends = unique(open.map(names.hex)).filter((end) => !places.includes(end));
    return [
      ...(places.length > 0 ? [say('lay.joins', { places: and(say, places), count: places.length })] : []),
      ...(ends.length > 0 ? [say('lay.open', { places: and(say, ends) })] : []),
    ];
  });
  return parts.join(', ') || say('lay.nowhere');
}

const and = (say: Say, list: readonly string[]): string =>
  list.length < 2 ? list.join('') : say('lay.and', { list: list.slice(0, -1).join(', '), last: list.at(-1)! });
