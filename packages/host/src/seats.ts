/** Who sits where, as a file tells it: by its names, and by notes of seats that have changed hands. */
import { cleanNames, distinctNames, type Envelope, type Note, type PlayerId, type Via } from '@roundhouse/kernel';

/** Which bot: one that knows what it does, or one that moves at random, for testing. */
export const LEVELS = ['sensible', 'random'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits where: a person at this host, somebody elsewhere, or a bot. */
export interface Seat {
  readonly player: PlayerId;
  readonly name: string;
  readonly kind: 'here' | 'remote' | 'bot';
  /** Of a bot; a sensible one where it is not said. */
  readonly level?: Level | undefined;
}

const VERSION = '1';
/** What files from before there were two called the one that moves at random. */
const BY_CHANCE: readonly string[] = ['random', 'chance'];

/** How the actions of a seat come about. */
export const viaOf = ({ kind, level = 'sensible' }: Pick<Seat, 'kind' | 'level'>): Via =>
  kind === 'bot' ? { kind, level, version: VERSION } : { kind: 'hand' };

const levelIn = (level: string): Level => (BY_CHANCE.includes(level) ? 'random' : 'sensible');

/** Somebody else takes a seat; its name stays. */
export const seatTo = ({ player, name }: Seat, to: Level | 'here'): Seat =>
  to === 'here' ? { player, name, kind: 'here' } : { player, name, kind: 'bot', level: to };

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
    now = now.map((seat) => (seat.player === player ? noted({ ...seat, name }, via) : seat));
  }
  if (now === seats) return seats;
  const names = distinctNames(cleanNames(now.map(({ name }) => name)));
  return now.map((seat, i) => ({ ...seat, name: names[i]! }));
}

const noted = (seat: Seat, via: Via | undefined): Seat =>
  via ? seatTo(seat, via.kind === 'bot' ? levelIn(via.level) : 'here') : seat;
