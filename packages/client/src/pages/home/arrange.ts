/** The list of games as somebody wants to see it: searched, sorted, with or without those that were put away. */
import type { GameRecord } from '../../game/record.ts';

export const SORTS = ['latest', 'name', 'title'] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  readonly query: string;
  readonly sort: Sort;
  /** Only what was put away, or only what was not. */
  readonly archive: boolean;
}

export const EVERYTHING: Wanted = { query: '', sort: 'latest', archive: false };

type Listed = Pick<GameRecord, 'name' | 'titleName' | 'seats' | 'summary' | 'changed' | 'archived'>;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed stands somewhere in its name, title, players or round. */
function isFound({ name, titleName, seats, summary }: Listed, query: string): boolean {
  const text = plain([name, titleName, summary.round, ...seats.map((seat) => seat.name)].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const ORDER: Readonly<Record<Sort, (a: Listed, b: Listed) => number>> = {
  latest: (a, b) => b.changed - a.changed,
  name: (a, b) => a.name.localeCompare(b.name),
  title: (a, b) => a.titleName.localeCompare(b.titleName) || b.changed - a.changed,
};

export const arranged = <T extends Listed>(games: readonly T[], { query, sort, archive }: Wanted): readonly T[] =>
  games.filter((game) => (game.archived !== undefined) === archive && isFound(game, query)).toSorted(ORDER[sort]);
