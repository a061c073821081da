/** One request on its way: who asks, about which table, with what. */
import type { AnswerOf, BodyOf, RouteName } from '@roundhouse/protocol';
import type { Desk } from '../desk/desk.ts';
import type { Accounts } from '../people/accounts.ts';
import type { People, SignedIn } from '../people/people.ts';
import type { From } from '../people/devices.ts';
import type { Mailer } from '../people/mail.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { Tokens } from '../people/tokens.ts';
import type { TokenRow } from '../store/people-rows.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Deps } from '../tables/deps.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimit } from './limits.ts';

/** What all routes stand on. */
export interface Services extends Omit<Deps, 'review'> {
  readonly tables: Tables;
  readonly people: People;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  /** Where the operator has named a mail server. */
  readonly mailer: Mailer | null;
  /** Whether cookies and sockets are protected by https. */
  readonly secure: boolean;
  /** Wrong links and codes, by address. */
  readonly guesses: RateLimit;
  /** New accounts, by network and day. */
  readonly signUps: RateLimit;
  readonly metrics: Metrics;
  readonly desk: Desk;
}

export interface Call<R extends RouteName> {
  readonly services: Services;
  readonly person: SignedIn | null;
  readonly session: string | undefined;
  /** Where a program asks. */
  readonly token: TokenRow | null;
  /** Of routes about a table. */
  readonly table: OpenTable;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<R>;
  /** The body as it came, where it is read elsewhere. */
  readonly raw: Uint8Array;
  readonly ip: string;
  readonly from: From;
  readonly site: Site;
  /** The mark of a device on which somebody has signed in before. */
  readonly device: string | undefined;
}

export interface Answer<Body = object> {
  readonly status?: number;
  /** A text is sent as it is. */
  readonly body: Body | string;
  /** A new session for the cookie; null ends the one there is. */
  readonly session?: string | null;
  /** The mark by which this device is known again. */
  readonly device?: string;
  /** Saved by browsers under this name. */
  readonly fileName?: string;
}

export type Handler<R extends RouteName> = (call: Call<R>) => Promise<Answer<AnswerOf<R>>> | Answer<AnswerOf<R>>;
/** The socket is no answer to a request. */
export type HttpRoute = Exclude<RouteName, 'stream'>;
export type Handlers<Names extends HttpRoute = HttpRoute> = { readonly [R in Names]: Handler<R> };
