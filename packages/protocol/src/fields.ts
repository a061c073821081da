import { LONGEST_ACTOR, LONGEST_NAME, LONGEST_TEXT, MOST_ENTRIES, MOST_PLAYERS } from '@roundhouse/kernel/limits';
import * as z from 'zod/mini';
import { LONGEST_PASSWORD, LONGEST_TABLE_NAME } from './limits.ts';

/** A game's id, as the server makes it. */
export const gameIdPattern = /^[a-z0-9]{4,32}$/;
export const gameId = z.string().check(z.regex(gameIdPattern));
/** An invitation: 128 random bits. */
export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;
export const token = z.string().check(z.regex(tokenPattern));
/** Made by the client, one for each thing it wants done: the same one again means the same thing. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** A return code as somebody may type it. */
export const code = z.string().check(z.minLength(16), z.maxLength(40));
export const player = z.string().check(z.maxLength(LONGEST_ACTOR));
/** What is wrong with a name is said by the kernel, in its words. */
export const personName = z.string().check(z.maxLength(LONGEST_NAME * 4));
/** Whether it is long enough is said in a sentence. */
export const password = z.string().check(z.maxLength(LONGEST_PASSWORD));
export const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/));
export const tableName = z.string().check(z.maxLength(LONGEST_TABLE_NAME));
export const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
/** Which bot; the server tells which there are. */
export const level = z.string().check(z.maxLength(LONGEST_NAME));
/** A seat of a table, by a number that it keeps wherever it is moved. */
export const seat = z.int().check(z.minimum(1), z.maximum(1000));
/** How many entries lie before. */
export const entryNumber = z.int().check(z.minimum(0), z.maximum(MOST_ENTRIES));
export const settings = z.record(
  z.string().check(z.maxLength(LONGEST_NAME)),
  z.union([z.string(), z.number(), z.boolean()]),
);
export const time = z.number();
export const mostSeats = MOST_PLAYERS;
export const longestNote = LONGEST_TEXT;
/** Letters of a reason that all at a table read. */
export const longestReason = 200;

export const order = z.enum(['given', 'drawn']);
export const undoPolicy = z.enum(['consent', 'own', 'none']);
/** How quickly bots move: at once, or so that people can read along. */
export const pace = z.enum(['once', 'reading']);
/** Everybody there for an evening, or a move when it suits. */
export const tempo = z.enum(['live', 'days']);
/** Lists of tables that are open to everybody. */
export const listName = z.enum(['open', 'running', 'finished']);
export type ListName = z.infer<typeof listName>;
/** Who may take a free seat: those with a link, anybody, people who have played with the owner, one friend. */
export const admits = z.enum(['link', 'anyone', 'played', 'friend']);
/** Where a page of a list goes on, as the page before it has said. */
export const cursor = z.string().check(z.regex(/^[0-9a-z]{1,11}\.[a-z0-9]{4,32}$/));
/** What somebody looks for. */
export const search = z.string().check(z.maxLength(100));
export const presence = z.enum(['here', 'away', 'gone']);
/** Seconds that each player has, and how many a decision brings back, up to what there was. Null: nobody is timed. */
export const clock = z.nullable(
  z.strictObject({
    bank: z.int().check(z.minimum(10), z.maximum(7200)),
    refill: z.int().check(z.minimum(0), z.maximum(600)),
  }),
);
export const voteChoice = z.enum(['wait', 'time', 'bot', 'new']);
