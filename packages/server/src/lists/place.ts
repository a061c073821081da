/** In which list a table stands, and what it is found by. Written with the table, so that no list replays or reads anything else. */
import type { RailTitle } from '@roundhouse/rail';
import type { GameRow, Listing, SeatRow } from '../store/contract.ts';
import type { TableSettings } from '../tables/settings.ts';

interface Placed {
  readonly title: RailTitle;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
}

/** The row as lists have it: it moves to the top of its list when it comes there, and then keeps its place. */
export function placed(row: GameRow, { title, settings, seats }: Placed, now: number, before?: GameRow): GameRow {
  const listing = listingOf(row, settings, seats);
  const stays = before && before.status === row.status && before.listing === listing;
  const names = seats.flatMap(({ name }) => name ?? []);
  return {
    ...row,
    listing,
    since: stays ? before.since : now,
    words: folded([title.id, title.name, row.name, ...names].join(' ')),
  };
}

function listingOf({ status }: GameRow, settings: TableSettings, seats: readonly SeatRow[]): Listing | null {
  if (status !== 'waiting') return settings.public ? (status === 'over' ? 'finished' : 'running') : null;
  const free = seats.filter(({ kind }) => kind === 'open').map(({ admits }) => admits);
  return free.includes('anyone') ? 'open' : free.includes('played') ? 'played' : null;
}

/** May everybody look at it? A room does not vanish for those who look at it when its last seat is taken. */
export const isPublic = ({ status }: GameRow, settings: TableSettings, seats: readonly SeatRow[]): boolean =>
  status === 'waiting' ? seats.some(({ admits }) => admits === 'anyone') : settings.public;

/** Letters without case and accents, with one space between words. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** The same question that the store answers: does a word begin so? */
export const hasWord = ({ words }: GameRow, beginning: string): boolean => ` ${words}`.includes(` ${beginning}`);

const MOST_WORDS = 5;

/** What is looked for, word by word. */
export const wordsIn = (search: string | undefined): readonly string[] =>
  folded(search ?? '')
    .replaceAll('\0', '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
