/** What a player wants of a table, from the request to the answer. */
import { refuseToMove } from './holding.ts';
import { type Ask, decide, type Decision, identityOf, needsRecall, type Table, type Wish } from '@roundhouse/host';
import { type Via, withNames } from '@roundhouse/kernel';
import type { AskedAnswer, Done, Problem } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { hashOf } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { Change, RequestRow } from '../store/contract.ts';
import { bidIn } from './breath.ts';
import { judgedAtOwnSeat, seatsFor } from './lending.ts';
import { newLink } from './links.ts';
import type { OpenTable } from './open-table.ts';
import { recallOf, type Remembered } from './past.ts';

export interface Answered {
  readonly status: 200 | 201 | 202;
  readonly body: Done | AskedAnswer;
}

interface Asking {
  readonly person: Person;
  readonly request: string;
  readonly wish: Wish;
  /** Where it was no hand that did it. */
  readonly via?: Via | undefined;
}

/** Judges a wish in its turn. Bids of an open cry are heard together. */
export function submit(table: OpenTable, asking: Asking): Promise<Answered> {
  const bid = bidIn(table.play, asking.wish);
  let isFirst = true;
  const work = (): Promise<Answered> => {
    const isNew = isFirst;
    isFirst = false;
    return judge(table, asking, isNew);
  };
  if (!bid) return table.run(work);
  const inTime = (): Promise<Answered> => table.settled(work);
  return table.breath.take({ ...bid, judge: inTime }, (breathe) => table.run(breathe)) as Promise<Answered>;
}

/**
 * A request gets the answer that it got first. Almost all are new, and what was done or refused is never written over, so the store
 * is asked only where something stands against a request, or it was not taken.
 */
async function judge(table: OpenTable, asking: Asking, isTakenForNew: boolean): Promise<Answered> {
  const wanted = hashOf(identityOf(asking.wish));
  const known = isTakenForNew ? null : await answerBefore(table, asking, wanted);
  if (known) return known;
  try {
    return await judgeFirst(table, asking, wanted);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const before = isTakenForNew ? await answerBefore(table, asking, wanted) : null;
    if (before) return before;
    if (!isRefusal(error)) throw error;
    if (await table.catchUp()) return judge(table, asking, false);
    // A copy that comes late, wherever it arrives, must not be done after its author was told no.
    await table.deps.store.write([refusal(table, asking, wanted, error)]);
    throw error;
  }
}

/** What came of a request before; null where it is new. */
async function answerBefore(
  table: OpenTable,
  { person, request, wish }: Asking,
  wanted: string,
): Promise<Answered | null> {
  const known = await table.deps.store.read.request(table.id, request);
  if (!known) return null;
  if (known.person !== person.id || known.wish !== wanted) throw REUSED();
  if (known.refused === null) return again(table, known);
  if (isAskedAnew(known, wish)) return null;
  throw await refusedBefore(table, known);
}

/** A server that is away has not answered, nor a table that is held: the same request is asked again. */
const isRefusal = ({ retryAfter, problem }: ProblemError): boolean =>
  retryAfter === undefined && problem.code !== 'held';

const STALE = 'stale';

/** Something happened meanwhile, and now it is asked for in the light of it. */
const isAskedAnew = ({ refused, n }: RequestRow, wish: Wish): boolean =>
  refused === STALE && wish.kind === 'act' && wish.after > n;

/** How many entries an action knew of: asked with more, a request that came too late is another one. */
const knewOf = (wish: Wish): number | undefined => (wish.kind === 'act' ? wish.after : undefined);

function refusal(
  table: OpenTable,
  { person, request, wish }: Asking,
  wanted: string,
  { problem }: ProblemError,
): Change {
  const knew = knewOf(wish);
  const base = { game: table.id, request, person: person.id, wish: wanted, made: 0, ask: null, at: table.deps.now() };
  // What was missed is in the store, and by then it may be more.
  const row: RequestRow =
    knew !== undefined && problem.code === 'stale'
      ? { ...base, n: knew, refused: STALE }
      : { ...base, n: table.stored.row.n, refused: JSON.stringify(problem) };
  return { kind: 'request', row, knew };
}

async function refusedBefore(table: OpenTable, { refused, n }: RequestRow): Promise<ProblemError> {
  if (refused === STALE) return stale(table, n);
  const { code, title, status: _, ...more } = JSON.parse(refused!) as Problem;
  return new ProblemError(code, title, more);
}

async function judgeFirst(table: OpenTable, { person, request, wish, via }: Asking, wanted: string): Promise<Answered> {
  const { play, deps } = table;
  if (!play) throw new ProblemError('moment', 'The game has not begun yet.');
  refuseToMove(table);
  const { read } = deps.store;
  const you = table.you(person.id);
  refuseForBot(table, wish, you.players);
  const recall = needsRecall(play, wish) ? await recallOf(read, remembered(table)) : undefined;
  const judged = (at: Table, what: Wish): Decision<RailState> =>
    decide(at, { wish: what, seats: seatsFor(play, what, you) }, deps.now(), recall);
  const decision = marked(judgedAtOwnSeat(play, wish, you, deps.now(), judged), via);
  if (decision.kind !== 'done' && decision.kind !== 'asked') throw await problemOf(table, decision);
  const link = openedSeat(table, wish, decision);
  const made = decision.kind === 'done' ? decision.entries.length : 0;
  const row: RequestRow = {
    game: table.id,
    request,
    person: person.id,
    wish: wanted,
    n: decision.table.n,
    made,
    ask: decision.kind === 'asked' ? decision.ask.id : null,
    refused: null,
    at: deps.now(),
  };
  const changes: Change[] = [{ kind: 'request', row, knew: knewOf(wish) }, ...(link?.changes ?? [])];
  const entries = await table.carryOut(
    decision,
    { person: person.id, why: null },
    { changes, ...(link ? { stored: { seats: link.seats } } : {}) },
  );
  if (decision.kind === 'asked') return askedAnswer(table, decision.ask);
  const token = link ? { token: link.token } : {};
  return { status: 201, body: { n: row.n, hash: table.hash!, entries: table.numbered(entries), ...token } };
}

/** Says of what a program did that it did it. */
const marked = (decision: Decision<RailState>, via: Via | undefined): Decision<RailState> =>
  decision.kind === 'done' && via
    ? { ...decision, entries: decision.entries.map((entry) => ('action' in entry ? { ...entry, via } : entry)) }
    : decision;

const remembered = ({ id, stored: { title, header } }: OpenTable): Remembered => ({ id, title, header: header! });

const askedAnswer = (table: OpenTable, ask: Ask): Answered => ({
  status: 202,
  body: { n: table.play!.n, ask: structuredClone(ask) as AskedAnswer['ask'] },
});

/** The same answer as then. */
async function again(table: OpenTable, { n, made, ask }: RequestRow): Promise<Answered> {
  const open = table.play?.asks.find(({ id }) => id === ask);
  if (open) return askedAnswer(table, open);
  const rows = await table.entries(n - made, n);
  const hash = n === table.play!.n ? { hash: table.hash! } : {};
  return { status: 200, body: { n, ...hash, entries: table.numbered(rows), again: true } };
}

/** A seat that a bot plays is taken back before its person acts. */
function refuseForBot(table: OpenTable, wish: Wish, players: readonly string[]): void {
  if (wish.kind !== 'act') return;
  const { by } = (wish.entry ?? {}) as { by?: unknown };
  const seat = table.stored.seats.find(({ player }) => player !== null && player === by);
  if (seat?.kind === 'bot' && players.includes(seat.player!))
    throw new ProblemError('refused', 'A bot plays this seat: take it back before you act.', { rule: 'table:bot' });
}

/** All others have agreed to a new link for a lost seat: it is made now, and the person who takes it sits there. */
function openedSeat(table: OpenTable, wish: Wish, { kind }: Decision<RailState>) {
  if (kind !== 'done') return null;
  const ask = wish.kind === 'answer' && wish.yes ? table.play!.asks.find(({ id }) => id === wish.ask) : null;
  const player = wish.kind === 'link' ? wish.player : ask?.kind === 'link' ? ask.player : null;
  const seat = table.stored.seats.find((one) => player !== null && one.player === player);
  if (!seat) return null;
  const { invitation, change } = newLink(table.id, seat.seat, table.deps.now());
  const seats = table.stored.seats.map((one) => (one === seat ? { ...one, lost: 1 } : one));
  return { token: invitation.token, seats, changes: [change] };
}

/** Rules of the table that are answered in their own way. */
const CODES = {
  'table:seat': 'forbidden',
  'table:malformed': 'malformed',
  'table:request': 'request',
  'table:ask': 'moment',
} as const;

async function problemOf(
  table: OpenTable,
  decision: Exclude<Decision<RailState>, { kind: 'done' | 'asked' }>,
): Promise<ProblemError> {
  const { n } = table.play!;
  if (decision.kind === 'missed') return stale(table, decision.from);
  if (decision.kind === 'ahead')
    return new ProblemError('ahead', 'The server knows less of this game than you do.', { n });
  if (decision.kind === 'again') return REUSED();
  const { rule } = decision.refusal;
  const text = withNames(
    decision.refusal.text,
    table.play!.state.players,
    table.play!.seats.map(({ name }) => name),
  );
  return new ProblemError(CODES[rule as keyof typeof CODES] ?? 'refused', text, { rule });
}

async function stale(table: OpenTable, from: number): Promise<ProblemError> {
  const missed = table.numbered(await table.entries(from));
  return new ProblemError('stale', 'Something has happened at the table meanwhile.', { n: table.play!.n, missed });
}

const REUSED = (): ProblemError =>
  new ProblemError('request', 'This request was used for something else already.', { rule: 'table:request' });
