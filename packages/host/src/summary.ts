import { deciders, HOST } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Seat } from './seats.ts';

/** What a list of games shows of one, kept beside it so that nothing has to be replayed to draw the list. */
export interface Summary {
  /** How many actions are in force. */
  readonly seq: number;
  readonly round: string;
  /** What is asked: `NRS: run its trains`. */
  readonly asks: string | null;
  /** Names of those who decide. */
  readonly awaited: readonly string[];
  /** Somebody at this host decides. */
  readonly yours: boolean;
  /** Names of the winners, when the game is over. */
  readonly winners: readonly string[] | null;
  /** The map as it has grown, for the small picture. */
  readonly board: Pick<RailState, 'tiles' | 'stations' | 'phase'>;
}

export function summaryOf(title: RailTitle, state: RailState, seats: readonly Seat[]): Summary {
  const top = state.stack.at(-1);
  const asked = state.ended ? [] : deciders(title, state).filter((actor) => actor !== HOST);
  const awaited = seats.filter((seat) => asked.includes(seat.player));
  return {
    seq: state.seq,
    round: title.roundName(state),
    asks: (top && !state.ended && title.frames[top.kind]!.asks?.(state, top)) || null,
    awaited: awaited.map((seat) => seat.name),
    yours: awaited.some((seat) => seat.kind === 'here'),
    winners: state.ended ? winners(title, state, seats) : null,
    board: { tiles: state.tiles, stations: state.stations, phase: state.phase },
  };
}

function winners(title: RailTitle, state: RailState, seats: readonly Seat[]): string[] {
  const score = title.score(state);
  const most = Math.max(...Object.values(score));
  return seats.filter((seat) => score[seat.player] === most).map((seat) => seat.name);
}
