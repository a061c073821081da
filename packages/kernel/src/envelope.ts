/** An entry as it stands in a file: what was done or noted, and what is known about it. */
import * as z from 'zod/mini';
import { LONGEST_ACTOR, LONGEST_NAME, LONGEST_TEXT, MOST_PLAYERS } from './limits.ts';
import type { LoggedAction } from './move.ts';

/** Taking actions back and bringing them again are events of the log like any other. */
export interface UndoEntry {
  readonly type: 'undo';
  readonly by: string;
  /** How many actions stay. */
  readonly to: number;
  /** The players who agreed, where theirs are taken back too. */
  readonly consents?: readonly string[] | undefined;
}
export interface RedoEntry {
  readonly type: 'redo';
  readonly by: string;
}

const player = z.string().check(z.maxLength(LONGEST_ACTOR));
const name = z.string().check(z.maxLength(LONGEST_NAME));
const text = z.string().check(z.maxLength(LONGEST_TEXT));
/** A number of actions, or a time. */
const count = z.int().check(z.minimum(0));

export const undoSchema = z.strictObject({
  type: z.literal('undo'),
  by: z.string(),
  to: count,
  consents: z.optional(z.array(z.string()).check(z.maxLength(MOST_PLAYERS))),
});
export const redoSchema = z.strictObject({ type: z.literal('redo'), by: z.string() });

/** How an action came about. */
const viaSchema = z.union([
  z.strictObject({ kind: z.literal('hand') }),
  z.strictObject({
    kind: z.literal('bot'),
    level: name,
    version: name,
  }),
  /** Left in advance, to be carried out when its moment came. */
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('host') }),
  /** Another player's hand: the seat was lent to the one who is named. */
  z.strictObject({ kind: z.literal('lent'), to: player }),
]);
export type Via = z.infer<typeof viaSchema>;

/** What the rules ignore: it stands in the order of play and changes nothing. */
export const noteSchema = z.union([
  z.strictObject({ type: z.literal('remark'), by: player, text }),
  /** What players have promised each other, for all to see. */
  z.strictObject({
    type: z.literal('agreement'),
    by: z.array(player).check(z.minLength(2), z.maxLength(MOST_PLAYERS)),
    text,
  }),
  /** From here on somebody else sits there; `via` says how the seat's actions come about then, where that is known. */
  z.strictObject({
    type: z.literal('seat'),
    player,
    name: name.check(z.minLength(1)),
    via: z.optional(viaSchema),
  }),
  /** Play goes on from the position after so many actions, perhaps on another day or in another place. */
  z.strictObject({ type: z.literal('resumed'), at: count }),
]);
export type Note = z.infer<typeof noteSchema>;

const aboutShape = {
  via: z.optional(viaSchema),
  /** Milliseconds since 1970. */
  time: z.optional(count),
  /** Of the state after it. */
  hash: z.optional(name),
};
export const aboutSchema = z.strictObject(aboutShape);
/** What is known about an entry. */
export type About = z.infer<typeof aboutSchema>;

/** Only the outline: each action is checked in full when it is played. */
const actionSchema = z.looseObject({ type: z.string(), by: z.string(), frame: z.string() });
export const entrySchema = z.union([undoSchema, redoSchema, actionSchema]);
export const envelopeSchema = z.union([
  z.strictObject({ action: entrySchema, ...aboutShape }),
  z.strictObject({ note: noteSchema, ...aboutShape }),
]);

/** What is judged: an action, or its taking back or bringing again. */
export type Entry = LoggedAction | UndoEntry | RedoEntry;
export type Envelope = About & ({ readonly action: Entry } | { readonly note: Note });

/** What the envelope says beside what it holds. */
export const aboutOf = ({ via, time, hash }: Envelope): About => ({
  ...(via && { via }),
  ...(time !== undefined && { time }),
  ...(hash !== undefined && { hash }),
});

/** Actions, undo and redo of a file, in order, without what the rules ignore. */
export const unwrapEntries = (entries: readonly Envelope[]): Entry[] =>
  entries.flatMap((envelope) => ('action' in envelope ? [envelope.action] : []));

/** As a file lists them. */
export const wrapEntries = (entries: readonly Entry[]): Envelope[] => entries.map((action) => ({ action }));
