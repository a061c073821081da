/** A table as its host hands it to the referee: plain data and the title whose rules hold. */
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Ask } from './asks.ts';
import type { Maximums } from './maximum.ts';
import type { DeadEnds } from './next.ts';
import type { Noes } from './noes.ts';
import type { Seat } from './seats.ts';

/** How far players may undo: with the consent of those whose actions fall, only what needs nobody's, or not at all. */
export type UndoPolicy = 'consent' | 'own' | 'none';

export interface Table<S extends RailState = RailState> {
  readonly title: RailTitle<S>;
  readonly state: S;
  /** How many entries there are, with undos and notes: it never goes down. */
  readonly n: number;
  /** The last action in force. */
  readonly last: LoggedAction | undefined;
  readonly seats: readonly Seat[];
  readonly undo: UndoPolicy;
  /** Questions to players that the book does not ask. */
  readonly asks: readonly Ask[];
  /** Undos that were declined. */
  readonly noes: readonly Noes[];
  readonly maximums: Maximums;
  readonly deadEnds: DeadEnds;
  /** How many offers were made since anybody did something else. */
  readonly offersInARow: number;
}

/** A table as it is opened, from what is stored of it. */
export function tableOf<S extends RailState>(
  stored: Pick<Table<S>, 'title' | 'state' | 'n' | 'last' | 'seats'> &
    Partial<Pick<Table<S>, 'undo' | 'asks' | 'noes' | 'maximums'>>,
): Table<S> {
  return { undo: 'consent', asks: [], noes: [], maximums: {}, ...stored, deadEnds: {}, offersInARow: 0 };
}

export const nameOf = ({ seats }: Pick<Table, 'seats'>, player: PlayerId): string =>
  seats.find((seat) => seat.player === player)?.name ?? player;

export const isBot = ({ seats }: Pick<Table, 'seats'>, player: PlayerId): boolean =>
  seats.some((seat) => seat.player === player && seat.kind === 'bot');
