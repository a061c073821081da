/** Reads a game file that is to be put on the server, and plays it through: in a thread, since that can take seconds. */
import {
  distinctNames,
  type Envelope,
  FileError,
  History,
  lastingHash,
  parseJson,
  pastOf,
  type Point,
  quoted,
  readGameFile,
} from '@roundhouse/kernel';
import { importGameSchema } from '@roundhouse/protocol';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { titleIn } from '../rules.ts';
import { KEPT_EVERY } from '../tables/past.ts';
import type { ReadGame, Unreadable } from './thinker-messages.ts';

export function readGame(body: Uint8Array): ReadGame | Unreadable {
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    if (error instanceof FileError) return { reason: error.message };
    if (error instanceof TypeError) return { reason: 'This is not a text in UTF-8.' };
    throw error;
  }
}

function read(text: string): ReadGame | Unreadable {
  const parsed = parseJson(text);
  if ('fault' in parsed) return { reason: `This cannot be read: ${parsed.fault}.` };
  const wish = importGameSchema.safeParse(parsed.data);
  if (!wish.success) return { reason: 'This cannot be read: it needs a game file and the players who are yours.' };
  const { file: content, ...rest } = wish.data;
  const file = readGameFile(content);
  const title = titleIn(titles, file.title);
  if (!title) return { reason: `It is a game of "${quoted(file.title)}", which is not played here.` };
  return played(title, file, rest);
}

function played(
  title: RailTitle,
  file: ReturnType<typeof readGameFile>,
  wish: ReadGame['wish'],
): ReadGame | Unreadable {
  const states = new Map<number, RailState>();
  const hashes = new Map<number, string>();
  const { history, refused } = History.openAsFar(title, file, ({ state }, n) => {
    hashes.set(n, lastingHash(title, state));
    if (n % KEPT_EVERY === 0) states.set(n, state);
  });
  if (refused) return { reason: `Entry ${refused.entry} of the file is refused: ${refused.refusal.text}` };
  const n = history.entries.length;
  states.set(0, history.at(0));
  states.set(n, history.state);
  const hashed = hashesAfter(history.entries, hashes, lastingHash(title, history.at(0)));
  const entries = history.entries.map((entry, i) => ({ entry: withoutHash(entry), lasting: hashed[i]! }));
  const { entries: _, ...header } = history.toFile();
  const names = distinctNames(header.players);
  return { header, names, entries, states: [...states], last: history.lastAction, wish };
}

function withoutHash(envelope: Envelope): Envelope {
  const { hash: _, ...entry } = envelope;
  return entry;
}

/** After an undo or a redo the game stands at a point that has been there before. */
function hashesAfter(entries: readonly Envelope[], ofActions: ReadonlyMap<number, string>, first: string): string[] {
  const byPoint = new Map<Point, string>();
  const all: string[] = [];
  pastOf(entries, ({ now }, n) => {
    const own = ofActions.get(n);
    if (own) byPoint.set(now, own);
    all.push(byPoint.get(now) ?? first);
  });
  return all;
}
