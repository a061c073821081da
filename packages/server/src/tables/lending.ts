/** Seats that were lent: what their borrowers may do with them, and how they come back. */
import { type Decision, noted, seatNote, seatTo, type Table, type Wish } from '@roundhouse/host';
import type { You } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { playsOf } from './own-maxima.ts';

/**
 * The seats that somebody speaks for with a wish. A borrower plays the seat, answers for its moves and gives it back; what its own promises
 * or hands on is theirs.
 */
export function seatsFor(play: Table, wish: Wish, you: You): readonly string[] {
  const isPlaying =
    wish.kind === 'act' ||
    wish.kind === 'maximum' ||
    (wish.kind === 'seat' && wish.to === 'here') ||
    (wish.kind === 'answer' && play.asks.some(({ id, kind }) => id === wish.ask && kind === 'undo'));
  return isPlaying ? playsOf(you) : you.players;
}

type Judge = (at: Table, wish: Wish) => Decision<RailState>;

/** Whose seat it is takes it back by any move: a note before the move says so. */
export function judgedAtOwnSeat(
  play: Table,
  wish: Wish,
  { players }: You,
  now: number,
  judge: Judge,
): Decision<RailState> {
  const by = wish.kind === 'act' ? (wish.entry as { by?: unknown } | null)?.by : null;
  const seat = play.seats.find(
    ({ player, lentTo }) => lentTo !== undefined && player === by && players.includes(player),
  );
  if (wish.kind !== 'act' || !seat) return judge(play, wish);
  const back = noted(play, seatNote(seatTo(seat, 'here')), now);
  if (back.kind !== 'done') return back;
  const after = wish.after < play.n ? wish.after : wish.after + 1;
  const decision = judge(back.table, { ...wish, after });
  // A question makes no entry, so it takes nothing back.
  if (decision.kind === 'asked') return judge(play, wish);
  return decision.kind === 'done' ? { ...decision, entries: [...back.entries, ...decision.entries] } : decision;
}
