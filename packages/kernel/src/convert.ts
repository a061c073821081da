/** Games of form 1 in today's words. One entry becomes one entry, so numbers, addresses and hashes stay as they were. */
import type { Entry, Envelope } from './envelope.ts';
import { FILE_FORMAT, type GameFile } from './gamefile.ts';

/** What a title called things in form 1, where it calls them otherwise now. */
export interface OldNames {
  /** Kinds of frames. */
  readonly frames?: Readonly<Record<string, string>>;
  /** Types of moves. */
  readonly moves?: Readonly<Record<string, string>>;
  /** Values of a field, by the move's name then and the field: `buy.from`. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Named {
  readonly oldNames?: OldNames;
}

/** The file in form 2, in the words that its title uses now. */
export function inForm2({ oldNames = {} }: Named, file: GameFile): GameFile {
  if (file.format === FILE_FORMAT) return file;
  return {
    ...file,
    format: FILE_FORMAT,
    entries: file.entries.map((envelope) =>
      'action' in envelope ? { ...envelope, action: entryOfForm1(oldNames, envelope.action) } : envelope,
    ),
  };
}

/** An entry that was kept by itself: of form 1 it has no envelope. */
export const keptEntry = ({ oldNames = {} }: Named, kept: Entry | Envelope): Envelope =>
  'type' in kept ? { action: entryOfForm1(oldNames, kept) } : kept;

/** An action, undo or redo of form 1; what it does not know stays as it is, to be refused when it is played. */
export function entryOfForm1({ frames = {}, moves = {}, values = {} }: OldNames, entry: Entry): Entry {
  if (!('frame' in entry)) return entry;
  const { type, frame, ...rest } = entry;
  const fields: Record<string, unknown> = { ...rest };
  const [kind = '', ...of] = frame.split('/');
  for (const [name, value] of Object.entries(fields)) {
    const known = own(values, `${type}.${name}`);
    if (known && typeof value === 'string') fields[name] = own(known, value) ?? value;
  }
  return { type: own(moves, type) ?? type, ...fields, frame: [own(frames, kind) ?? kind, ...of].join('/') } as Entry;
}

/** A file may name anything, `constructor` too. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
