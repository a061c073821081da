/**
 * The judge of a table, not its keeper: it is handed the table and says what follows. It remembers nothing and writes nothing, so
 * that a tab, a terminal and several processes on one database are the same referee.
 */
import { deciders, frameName, HOST, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { answer, askForLink, proposeAgreement } from './answering.ts';
import { asksInForce } from './asks.ts';
import { add, noted } from './entries.ts';
import { auctionOf } from './maximum.ts';
import { isSearching } from './next.ts';
import { seatNote, seatTo } from './seats.ts';
import { nameOf, type Table } from './table.ts';
import { askForUndo, redo } from './undoing.ts';
import { type Asked, type Decision, type Recall, refused, type Wish } from './wish.ts';

type Act = Extract<Wish, { kind: 'act' }>;

/** Does judging this wish take the game's past? A host reads it only then. */
export const needsRecall = ({ asks }: Pick<Table, 'asks'>, wish: Wish): boolean =>
  wish.kind === 'act'
    ? isRewinding(wish.entry)
    : wish.kind === 'answer' && asks.some(({ id, kind }) => id === wish.ask && kind === 'undo');

/** What comes of a wish. `now` is the host's clock, which no rule ever sees. */
export function decide<S extends RailState>(
  before: Table<S>,
  asked: Asked,
  now: number,
  recall?: Recall<S>,
): Decision<S> {
  const { wish, seats, known } = asked;
  if (known) return isSame(known.wish, wish) ? { kind: 'again', known } : REUSED;
  const table = { ...before, asks: asksInForce(before.asks, now) };
  switch (wish.kind) {
    case 'act':
      return act(table, wish, seats, now, recall);
    case 'answer':
      return answer(table, wish, seats, now, recall);
    case 'agree':
      return proposeAgreement(table, wish, seats, now);
    case 'link':
      return askForLink(table, wish, seats, now);
    case 'seat':
      return changeSeat(table, wish, seats, now);
    case 'lend':
      return lendSeat(table, wish, seats, now);
    case 'maximum':
      return leaveMaximum(table, wish, seats);
  }
}

function act<S extends RailState>(
  table: Table<S>,
  { entry, after }: Act,
  seats: readonly PlayerId[],
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  const by = (entry as { by?: unknown } | null)?.by;
  if (typeof by !== 'string')
    return refused('table:malformed', 'This action cannot be read: it does not say who acts.');
  if (by === HOST || !seats.includes(by)) return notYourSeat(table, by);
  if (after > table.n) return { kind: 'ahead' };
  const isStale = after < table.n;
  if (isRewinding(entry)) {
    if (isStale) return { kind: 'missed', from: after };
    return isUndo(entry) ? askForUndo(table, entry, seats, now, recall) : redo(table, entry, now, recall);
  }
  if (isRun(table, entry as LoggedAction)) return STILL_SEARCHING;
  const decision = add(table, entry, now);
  // Where several may decide at once, what somebody else did meanwhile need not concern this.
  if (!isStale || (decision.kind === 'done' && severalDecide(table, by))) return decision;
  return { kind: 'missed', from: after };
}

/** A run is decided when the best one is known. */
const isRun = <S extends RailState>(table: Table<S>, { type, frame }: LoggedAction): boolean =>
  type === 'run' && isSearching(hostedOf(table), table.deadEnds) && frame === nameOfTop(table.state);

const nameOfTop = ({ stack }: RailState): string | null => {
  const top = stack.at(-1);
  return top ? frameName(top) : null;
};

const hostedOf = <S extends RailState>({ title, state, last }: Table<S>) => ({ title, state, last, bots: [] });

const severalDecide = <S extends RailState>({ title, state }: Table<S>, by: PlayerId): boolean =>
  deciders(title, state).some((actor) => actor !== HOST && actor !== by);

/** A seat changes hands; the note stands among the entries, so that a file knows it and nothing undoes it. */
function changeSeat<S extends RailState>(
  table: Table<S>,
  { player, to }: Extract<Wish, { kind: 'seat' }>,
  seats: readonly PlayerId[],
  now: number,
): Decision<S> {
  const seat = table.seats.find((one) => one.player === player);
  if (!seat || !seats.includes(player)) return notYourSeat(table, player);
  return noted(table, seatNote(seatTo(seat, to)), now);
}

/** A seat is lent by the one whose it is, to a person whose own seat is theirs to play. */
function lendSeat<S extends RailState>(
  table: Table<S>,
  { player, to }: Extract<Wish, { kind: 'lend' }>,
  seats: readonly PlayerId[],
  now: number,
): Decision<S> {
  const seat = table.seats.find((one) => one.player === player);
  if (!seat || !seats.includes(player)) return notYourSeat(table, player);
  const other = table.seats.find((one) => one.player === to);
  if (!other || seats.includes(to)) return refused('table:lend', 'A seat is lent to somebody else at this table.');
  if (other.kind === 'bot' || other.lentTo !== undefined)
    return refused('table:lend', `${other.name} plays no seat at the moment, so yours cannot be lent to them.`);
  return noted(table, seatNote(seatTo(seat, { lentTo: to })), now);
}

function leaveMaximum<S extends RailState>(
  table: Table<S>,
  { player, amount }: Extract<Wish, { kind: 'maximum' }>,
  seats: readonly PlayerId[],
): Decision<S> {
  if (!seats.includes(player)) return notYourSeat(table, player);
  const { [player]: _, ...others } = table.maximums;
  const auction = auctionOf(table.state);
  if (amount === null) return { kind: 'done', entries: [], applied: null, table: { ...table, maximums: others } };
  if (auction === null)
    return refused('table:maximum', 'You can leave a maximum only while an open auction asks for bids.');
  if (!Number.isSafeInteger(amount) || amount < 0)
    return refused('table:maximum', 'A maximum is a whole sum of money.');
  const maximums = { ...others, [player]: { auction, amount } };
  return { kind: 'done', entries: [], applied: null, table: { ...table, maximums } };
}

const isRewinding = (entry: unknown): boolean => isUndo(entry) || (entry as { type?: unknown } | null)?.type === 'redo';
const isUndo = (entry: unknown): boolean => (entry as { type?: unknown } | null)?.type === 'undo';

const isSame = (a: Wish, b: Wish): boolean => identityOf(a) === identityOf(b);

/**
 * Wishes are plain data made in one place, so their text tells whether they are the same. The same action may be asked for again
 * after more entries, where those between were notes.
 */
export const identityOf = (wish: Wish): string =>
  JSON.stringify(wish.kind === 'act' ? { ...wish, after: undefined } : wish);

function notYourSeat<S extends RailState>(table: Table<S>, by: string): Decision<S> {
  const known = table.seats.some(({ player }) => player === by);
  return refused(
    'table:seat',
    known ? `Only ${nameOf(table, by)} can do this.` : 'Nobody at this table has that seat.',
  );
}

const REUSED = refused('table:request', 'This request was used for something else already.');
const STILL_SEARCHING = refused('table:searching', 'The search for the best run is not finished yet.');
