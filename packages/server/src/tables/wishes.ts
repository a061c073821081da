/** What a player wants of a table, from the request to the answer. */
import { type Ask, decide, type Decision, identityOf, needsRecall, type Wish } from '@roundhouse/host';
import { withNames } from '@roundhouse/kernel';
import type { AskedAnswer, Done } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { hashOf, newToken } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { away, ProblemError } from '../problem.ts';
import type { Change, RequestRow } from '../store/contract.ts';
import { bidIn } from './breath.ts';
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
}

/** Judges a wish in its turn. Bids of an open cry are heard together. */
export function submit(table: OpenTable, asking: Asking): Promise<Answered> {
  const bid = bidIn(table.play, asking.wish);
  const work = (): Promise<Answered> => judge(table, asking);
  if (!bid) return table.run(work);
  const inTime = async (): Promise<Answered> => work().catch(storeAway);
  const begin = (breathe: () => Promise<void>): void => void table.run(breathe).catch(() => {});
  return table.breath.take({ ...bid, judge: inTime }, begin) as Promise<Answered>;
}

const storeAway = (error: unknown): never => {
  throw error instanceof ProblemError ? error : away();
};

async function judge(table: OpenTable, asking: Asking): Promise<Answered> {
  const { person, request, wish } = asking;
  const { play, deps } = table;
  if (!play) throw new ProblemError('moment', 'The game has not begun yet.');
  const { read } = deps.store;
  const known = read.request(table.id, request);
  const wanted = hashOf(identityOf(wish));
  if (known) {
    if (known.person !== person.id || known.wish !== wanted) throw REUSED();
    return again(table, known);
  }
  const { players } = table.you(person.id);
  refuseForBot(table, wish, players);
  const recall = needsRecall(play, wish) ? recallOf(read, remembered(table)) : undefined;
  const decision = decide(play, { wish, seats: players }, deps.now(), recall);
  if (decision.kind !== 'done' && decision.kind !== 'asked') throw problemOf(table, decision);
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
  };
  const changes: Change[] = [{ kind: 'request', row }, ...(link?.changes ?? [])];
  const entries = await table.carryOut(
    decision,
    { person: person.id, why: null },
    { changes, ...(link ? { stored: { seats: link.seats } } : {}) },
  );
  if (decision.kind === 'asked') return askedAnswer(table, decision.ask);
  const token = link ? { token: link.token } : {};
  return { status: 201, body: { n: row.n, hash: table.hash!, entries: table.numbered(entries), ...token } };
}

const remembered = ({ id, stored: { title, header } }: OpenTable): Remembered => ({ id, title, header: header! });

const askedAnswer = (table: OpenTable, ask: Ask): Answered => ({
  status: 202,
  body: { n: table.play!.n, ask: structuredClone(ask) as AskedAnswer['ask'] },
});

/** The same answer as then. */
function again(table: OpenTable, { n, made, ask }: RequestRow): Answered {
  const open = table.play?.asks.find(({ id }) => id === ask);
  if (open) return askedAnswer(table, open);
  const rows = table.deps.store.read.entries(table.id, n - made, n);
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

/** All others have agreed to a new link for a lost seat: it is made now, and whoever takes it sits there. */
function openedSeat(table: OpenTable, wish: Wish, { kind }: Decision<RailState>) {
  if (kind !== 'done') return null;
  const ask = wish.kind === 'answer' && wish.yes ? table.play!.asks.find(({ id }) => id === wish.ask) : null;
  const player = wish.kind === 'link' ? wish.player : ask?.kind === 'link' ? ask.player : null;
  const seat = table.stored.seats.find((one) => player !== null && one.player === player);
  if (!seat) return null;
  const token = newToken();
  const seats = table.stored.seats.map((one) => (one === seat ? { ...one, lost: 1 } : one));
  const row = { hash: hashOf(token), game: table.id, seat: seat.seat, created: table.deps.now() };
  return { token, seats, changes: [{ kind: 'invitation', row }] satisfies Change[] };
}

/** Rules of the table that are answered in their own way. */
const CODES = {
  'table:seat': 'forbidden',
  'table:malformed': 'malformed',
  'table:request': 'request',
} as const;

function problemOf(table: OpenTable, decision: Exclude<Decision<RailState>, { kind: 'done' | 'asked' }>): ProblemError {
  const { play, deps, id } = table;
  const { n } = play!;
  if (decision.kind === 'missed') {
    const missed = table.numbered(deps.store.read.entries(id, decision.from));
    return new ProblemError('stale', 'Something has happened at the table meanwhile.', { n, missed });
  }
  if (decision.kind === 'ahead')
    return new ProblemError('ahead', 'The server knows less of this game than you do.', { n });
  if (decision.kind === 'again') return REUSED();
  const { rule } = decision.refusal;
  const text = withNames(
    decision.refusal.text,
    play!.state.players,
    play!.seats.map(({ name }) => name),
  );
  return new ProblemError(CODES[rule as keyof typeof CODES] ?? 'refused', text, { rule });
}

const REUSED = (): ProblemError =>
  new ProblemError('request', 'This request was used for something else already.', { rule: 'table:request' });
