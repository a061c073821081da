import { type About, type Entry, HOST, type Via } from '@roundhouse/kernel';
import { type Seat, viaOf } from './seats.ts';

/** How and when an entry came about: `now` is the host's clock, and `via` is given where it was not the seat's own way. */
export function aboutEntry({ by }: Pick<Entry, 'by'>, seats: readonly Seat[], now: number, order?: Via): About {
  const seat = seats.find(({ player }) => player === by);
  const via = order ?? (by === HOST ? ({ kind: 'host' } as const) : seat ? viaOf(seat) : ({ kind: 'hand' } as const));
  return { via, time: now };
}
