/** Files of twenty million characters from anywhere, good and bad: each must be read or refused in reasonable time. */
import { importGame, ImportError } from '@roundhouse/exchange';
import { FILE_FORMAT, FileError, History, readGameFile } from '@roundhouse/kernel';
import { titleOf } from '../title.ts';
import { processorMs } from './measure.ts';

/** Characters of each text; the page takes no larger file. */
const SIZE = 20_000_000;
/** Entries of a file, actions of an export. */
const MOST = 100_000;

interface LargeFile {
  readonly name: string;
  readonly read: (text: string) => unknown;
  readonly text: () => string;
}

export interface FileResult {
  readonly name: string;
  readonly characters: number;
  /** Of processor time. */
  readonly ms: number;
  /** Why it is refused; null if it was read. */
  readonly refused: string | null;
}

/** Every file read once, as a program does that has just been started to read it. */
export function* measureFiles(): Generator<FileResult> {
  for (const { name, read, text: make } of largeFiles()) {
    const text = make();
    const from = processorMs();
    let refused: string | null = null;
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof FileError || error instanceof ImportError)) throw error;
      refused = error.message;
    }
    yield { name, characters: text.length, ms: processorMs() - from, refused };
  }
}

const open = (text: string): unknown => {
  const file = readGameFile(text);
  return History.openAsFar(titleOf(file.title), file);
};

/** A game file with these fields in place of the usual ones. */
const gameFile = (fields: Readonly<Record<string, string>>): string => {
  const usual = {
    format: `"${FILE_FORMAT}"`,
    title: '"soh"',
    options: '{}',
    readings: '{}',
    players: '["Ann","Ben"]',
    seed: '1',
    entries: '[]',
  };
  const parts = Object.entries({ ...usual, ...fields }).map(([key, value]) => `"${key}":${value}`);
  return `{${parts.join(',')}}`;
};

const listOf = (item: string, count: number): string => `[${`${item},`.repeat(count - 1)}${item}]`;
const filledWith = (item: string): string => listOf(item, Math.floor(SIZE / (item.length + 1)));
const words = (length: number): string => 'said at the table '.repeat(length).slice(0, length);
const remark = (length: number): string => `{"note":{"type":"remark","by":"player1","text":"${words(length)}"}}`;

/** An export whose actions are these lines, each with its number. */
const exported = (fields: Readonly<Record<string, unknown>>, actions: readonly object[]): string =>
  JSON.stringify({
    id: 'hs_42',
    title: 'Steam Over Holland',
    players: [
      { id: 11, name: 'Ann' },
      { id: 22, name: 'Ben' },
    ],
    settings: { seed: 1 },
    status: 'active',
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...fields,
  });

const pass = { type: 'pass', entity: 11, entity_type: 'player', user: 11, created_at: 1_600_000_000 };
const message = { type: 'message', entity: 11, entity_type: 'player', message: words(150) };
const undo = { ...pass, type: 'undo' };
const redo = { ...pass, type: 'redo' };
const filled = (...lines: readonly object[]): object[] =>
  Array.from({ length: MOST }, (_, i) => lines[i % lines.length]!);

function* largeFiles(): Generator<LargeFile> {
  yield {
    name: 'game file, ten million entries',
    read: open,
    text: () => gameFile({ entries: filledWith('0') }),
  };
  yield {
    name: 'game file, a deal of ten million numbers',
    read: open,
    text: () => gameFile({ deal: filledWith('0') }),
  };
  yield { name: 'game file, six million empty records', read: open, text: () => gameFile({ deal: filledWith('{}') }) };
  yield {
    name: 'game file, a million settings',
    read: open,
    text: () =>
      gameFile({
        options: `{${Array.from({ length: SIZE / 20 }, (_, i) => `"${String(i).padStart(15, 'n')}":0`).join()}}`,
      }),
  };
  yield { name: 'game file, one text', read: open, text: () => gameFile({ title: `"${words(SIZE)}"` }) };
  yield { name: 'game file, remarks', read: open, text: () => gameFile({ entries: listOf(remark(140), MOST) }) };
  yield {
    name: 'export, ten million actions',
    read: importGame,
    text: () => exported({}, []).replace('"actions":[]', `"actions":${filledWith('0')}`),
  };
  yield { name: 'export, messages', read: importGame, text: () => exported({}, filled(message)) };
  yield {
    name: 'export, undo after undo',
    read: importGame,
    text: () => exported({}, [...filled(pass).slice(0, MOST / 2), ...filled(undo).slice(0, MOST / 2)]),
  };
  yield {
    name: 'export, undo and redo among messages',
    read: importGame,
    text: () => exported({}, filled(pass, message, undo, redo)),
  };
  yield {
    name: 'export, undo to the beginning and redo',
    read: importGame,
    text: () =>
      exported({}, [...filled(pass).slice(0, MOST / 2), ...filled({ ...undo, action_id: 0 }, redo).slice(0, MOST / 2)]),
  };
  yield {
    name: 'export, nothing but passes',
    read: importGame,
    text: () =>
      exported(
        {},
        filled(pass, { ...pass, entity: 22 }).map((one) => ({ ...one, comment: words(90) })),
      ),
  };
  yield {
    name: 'export, one action with a hundred thousand of its own',
    read: importGame,
    text: () => exported({}, [{ ...pass, auto_actions: filled(pass) }]),
  };
}
