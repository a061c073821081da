import { deciders, HOST } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Seat } from './handle.ts';
import type { Summary } from './record.ts';

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
