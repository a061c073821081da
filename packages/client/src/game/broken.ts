/** Records of the browser's store that are no games any more, or not yet: cut off, damaged, or of a title unknown here. */
import { titleCards } from '../titles/cards.ts';
import { shownGameName } from './names.ts';
import type { GameRecord } from './record.ts';

/** What the list shows of a game that cannot be read. */
export interface BrokenRecord {
  readonly id: string;
  readonly name: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Can the list not draw it? What is wrong deeper down shows when the game is opened. */
export function isBroken(record: Partial<GameRecord>): boolean {
  const { name, title, titleName, header, seats, changed, summary } = record;
  const known = titleCards.some(({ id, playable }) => playable && id === title);
  const drawn =
    isObject(summary) &&
    isText(summary.round) &&
    (summary.asks === null || isText(summary.asks)) &&
    areTexts(summary.awaited) &&
    (summary.winners === null || areTexts(summary.winners)) &&
    isObject(summary.board);
  const seated = Array.isArray(seats) && seats.every((seat) => isObject(seat) && isText(seat['name']));
  return !(
    known &&
    drawn &&
    seated &&
    isText(name) &&
    isText(titleName) &&
    isObject(header) &&
    Number.isFinite(changed)
  );
}

/** By its name where it has one. */
export const brokenRecord = ({ id, name }: Partial<GameRecord>): BrokenRecord => ({
  id: id!,
  name: isText(name) ? shownGameName(name) : '',
});
