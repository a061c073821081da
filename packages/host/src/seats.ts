/** Who sits where, as a file tells it: by its names, and by notes of seats that have changed hands. */
import { cleanNames, distinctNames, type Envelope, type Note, type PlayerId, type Via } from '@roundhouse/kernel';
import { isLevel, type Level, USUAL_LEVEL } from '@roundhouse/rail';

export { isLevel, type Level, LEVELS, USUAL_LEVEL } from '@roundhouse/rail';

/** Who sits where: a person at this host, somebody elsewhere, or a bot. */
export interface Seat {
  readonly player: PlayerId;
  readonly name: string;
  readonly kind: 'here' | 'remote' | 'bot';
  /** Of a bot; the usual one where it is not said. */
  readonly level?: Level | undefined;
  /** The player who plays it for its own, until it is taken back. */
  readonly lentTo?: PlayerId | undefined;
}

/** Who is to play a seat: a bot, the one whose it is, or another player. */
export type SeatTaker = Level | 'here' | { readonly lentTo: PlayerId };

/** What bots of this program are called in files: another number where they play otherwise. */
const VERSION = '2';
/** What files from before there were two called the one that moves at random. */
const BY_CHANCE = 'chance';

/** How the actions of a seat come about. */
export function viaOf({ kind, level = USUAL_LEVEL, lentTo }: Pick<Seat, 'kind' | 'level' | 'lentTo'>): Via {
  if (kind === 'bot') return { kind, level, version: VERSION };
  return lentTo === undefined ? { kind: 'hand' } : { kind: 'lent', to: lentTo };
}

/** Files from before there were levels, or of a later version, name bots that are none here. */
const levelIn = (level: string): Level => (level === BY_CHANCE ? 'random' : isLevel(level) ? level : USUAL_LEVEL);

/** Somebody else takes a seat; its name stays. */
export function seatTo({ player, name }: Seat, to: SeatTaker): Seat {
  if (typeof to === 'object') return { player, name, kind: 'here', lentTo: to.lentTo };
  return to === 'here' ? { player, name, kind: 'here' } : { player, name, kind: 'bot', level: to };
}

/** What a file notes of it. */
export const seatNote = (seat: Seat): Note => ({
  type: 'seat',
  player: seat.player,
  name: seat.name,
  via: viaOf(seat),
});

/** The seats after these entries: the last note of a seat holds. */
export function seatsAfter(seats: readonly Seat[], entries: readonly Envelope[]): readonly Seat[] {
  let now = seats;
  for (const envelope of entries) {
    if (!('note' in envelope) || envelope.note.type !== 'seat') continue;
    const { player, name, via } = envelope.note;
    now = now.map((seat) => {
      if (seat.player === player) return noted({ ...seat, name }, via);
      // One who has gone, or has lent their own seat, no longer plays for others.
      return seat.lentTo === player ? seatTo(seat, 'here') : seat;
    });
  }
  if (now === seats) return seats;
  const names = distinctNames(cleanNames(now.map(({ name }) => name)));
  return now.map((seat, i) => ({ ...seat, name: names[i]! }));
}

function noted(seat: Seat, via: Via | undefined): Seat {
  if (!via) return seat;
  if (via.kind === 'lent') return seatTo(seat, { lentTo: via.to });
  return seatTo(seat, via.kind === 'bot' ? levelIn(via.level) : 'here');
}
