/** Calls to the server, by the table of routes: one function for all of them. */
import type { AnswerOf, BodyOf } from '@roundhouse/protocol/calls';
import type { Problem } from '@roundhouse/protocol/problem';
import { addressOf, type Parameters, type RouteName, routes } from '@roundhouse/protocol/routes';

/** The server has answered, and not done it. */
export class Refused extends Error {
  readonly problem: Problem;
  /** Milliseconds after which it may be asked again; null where asking again is no use. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Nothing is known of it: no server, no network, or an answer that is not the server's. */
export class NoAnswer extends Error {}

/** What is not answered within this time is taken for lost. */
const ANSWER_TIMEOUT = 10_000;

type Given<R extends RouteName> = ([Parameters<R>] extends [never]
  ? object
  : { readonly at: Readonly<Record<Parameters<R>, string | number>> }) &
  ([BodyOf<R>] extends [undefined] ? object : { readonly body: BodyOf<R> }) & {
    readonly since?: number;
    readonly query?: Readonly<Record<string, string>>;
    readonly timeout?: number;
  };

/** Asks the server. Throws `Refused` or `NoAnswer`. */
export type Call = <R extends RouteName>(route: R, given: Given<R>) => Promise<AnswerOf<R>>;

type Send = (address: string, request: RequestInit) => Promise<Response>;

/** Calls that go their own way to the server. */
export const callsOver =
  (send: Send): Call =>
  (route, given) =>
    callThrough(send, route, given);

export const call = callsOver((address, request) => fetch(address, request));

async function callThrough<R extends RouteName>(send: Send, route: R, given: Given<R>): Promise<AnswerOf<R>> {
  const { at, body, since, query, timeout } = given as {
    at?: Readonly<Record<string, string>>;
    body?: unknown;
    since?: number;
    query?: Readonly<Record<string, string>>;
    timeout?: number;
  };
  const address = (addressOf as (name: RouteName, values?: object) => string)(route, at);
  const asked = new URLSearchParams({ ...query, ...(since === undefined ? {} : { since: String(since) }) }).toString();
  const response = await answered(send, asked === '' ? address : `${address}?${asked}`, {
    method: routes[route].method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout ?? ANSWER_TIMEOUT),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const content = await jsonOf(response);
  if (response.ok) return content as AnswerOf<R>;
  throw new Refused(content as Problem, waitOf(response));
}

async function answered(send: Send, address: string, request: RequestInit): Promise<Response> {
  try {
    return await send(address, request);
  } catch (error) {
    throw new NoAnswer('The server does not answer.', { cause: error });
  }
}

/** A page that is served as plain files may answer any address with itself, and what stands between may answer for the server. */
async function jsonOf(response: Response): Promise<object> {
  let content: unknown;
  try {
    if (response.headers.get('content-type')?.includes('json')) content = await response.json();
  } catch (error) {
    throw new NoAnswer('The answer broke off.', { cause: error });
  }
  const isOurs = typeof content === 'object' && content !== null && (response.ok || 'code' in content);
  if (isOurs) return content as object;
  throw new NoAnswer('There is no server of games at this address.');
}

/** In seconds. A proxy may say it as a date, or send one away for an hour that the server knows nothing of. */
const [SHORTEST_WAIT, USUAL_WAIT, LONGEST_WAIT] = [0.5, 1, 30];

function waitOf({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const said = Number(headers.get('retry-after') ?? USUAL_WAIT);
  return 1000 * Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, Number.isFinite(said) ? said : USUAL_WAIT));
}

/** Which problem the server had with it, if it was the server that said no. */
export const problemIn = (error: unknown): Problem | null => (error instanceof Refused ? error.problem : null);
