/** How much a client may send, and how often. The server holds these; a page knows them to stay below. */

/** Bytes of a request's body. */
export const LARGEST_BODY = 64 * 1024;
/** Bytes of a game that is put on the server with all its past. */
export const LARGEST_IMPORT = 20_000_000;
/** Bytes of a message through the socket. */
export const LARGEST_FRAME = 4 * 1024;
/** Messages, or changing requests, of one client within `RATE_WINDOW` milliseconds. */
export const MOST_MESSAGES = 40;
export const RATE_WINDOW = 10_000;
/** A client says `PING` this often; one that is silent for `LONGEST_SILENCE` is taken for gone. Milliseconds. */
export const PING_EVERY = 10_000;
export const LONGEST_SILENCE = 25_000;
/** Entries that come through the socket after a break; of more the client is told to fetch them. */
export const MOST_MISSED = 200;
/** Tables that one socket may watch. */
export const MOST_WATCHED = 50;
/** Tokens of one person. */
export const MOST_TOKENS = 20;
/** Letters of a password. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
/** Letters of something that is said at a table. */
export const LONGEST_WORDS = 2_000;
/** So much may be said at a table by one person within `TALK_WINDOW` milliseconds. */
export const MOST_SAID = 5;
export const TALK_WINDOW = 3_000;
/** What was said comes in pages of so many. */
export const TALK_PAGE = 100;
/** Notes of one person on one game. */
export const MOST_NOTES = 1_000;
/** People whom one person mutes or blocks. */
export const MOST_SHUNNED = 500;
/** Letters of a table's name. */
export const LONGEST_TABLE_NAME = 60;

export const PING = 'p';
export const PONG = '0';

/** Codes with which the server closes a socket; a page comes back after each of them. */
export const CLOSED = {
  /** Silence, or the server stops. */
  goingAway: 1001,
  /** Too many messages, or one that cannot be read. */
  policy: 1008,
  tooLarge: 1009,
  /** It reads too slowly. */
  tryAgain: 1013,
} as const;
