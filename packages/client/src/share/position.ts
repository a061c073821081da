/** A position to be sent: the game up to a moment, and what somebody says about it. Never a state: the page that opens it plays it again. */
import {
  actionsTo,
  type Envelope,
  excessOf,
  FILE_FORMAT,
  FileError,
  type GameFile,
  isBlank,
  parseJson,
  pastOf,
  readGameFile,
} from '@roundhouse/kernel';
import { shownText } from '../game/names.ts';
import { NO_NOTES, type Notes, readNotes } from '../notes/notes.ts';
import { NO_LINES, readLines, type TrialLines } from '../trial/lines.ts';
import { packed, unpacked } from './packing.ts';

export interface SharedPosition {
  readonly game: GameFile;
  readonly question: string;
  readonly lines: TrialLines;
  readonly notes: Notes;
}

/** Letters of a question. */
export const LONGEST_QUESTION = 200;

/** A game up to so many actions in force, without who sat where and when: what is needed to play it again. */
export function gameUpTo(file: GameFile, at: number, names?: readonly string[]): GameFile {
  const { title, options, readings, players, seed, deal } = file;
  const actions = actionsTo(pastOf(file.entries).now).slice(0, at);
  const entries: Envelope[] = actions.map((action) => ({ action }));
  const given = deal === undefined ? {} : { deal };
  return { format: FILE_FORMAT, title, options, readings, players: names ?? players, seed, ...given, entries };
}

/** The letters after `#`. */
export function linkTo({ game, question, lines, notes }: SharedPosition): Promise<string> {
  return packed(
    JSON.stringify({
      game,
      ...(isBlank(question) ? {} : { question: shownText(question, LONGEST_QUESTION) }),
      ...(lines.lines.length > 0 ? { lines } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    }),
  );
}

/** Reads what somebody has sent. Its game is still to be played; throws a sentence where it is none. */
export async function readPosition(letters: string): Promise<SharedPosition> {
  const read = parseJson(await unpacked(letters));
  if ('fault' in read) throw new FileError(`This link holds no position: ${read.fault}.`);
  const excess = excessOf(read.data);
  if (excess !== null) throw new FileError(`This link holds no position: ${excess}.`);
  const { game, question, lines, notes } = (read.data ?? {}) as Readonly<Record<string, unknown>>;
  const file = readGameFile(game);
  return {
    game: { ...file, entries: file.entries.filter((entry) => 'action' in entry) },
    question: typeof question === 'string' ? shownText(question, LONGEST_QUESTION) : '',
    lines: lines === undefined ? NO_LINES : readLines(lines),
    notes: notes === undefined ? NO_NOTES : readNotes(notes),
  };
}
