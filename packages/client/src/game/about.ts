import { type About, type Entry, HOST, type Via } from '@roundhouse/kernel';
import type { Seat } from './handle.ts';
import { viaOf } from './seats.ts';

/** How and when an entry came about that is made here and now. */
export function aboutNow({ by }: Entry, seats: readonly Seat[], order?: Via): About {
  const seat = seats.find(({ player }) => player === by);
  const via = order ?? (by === HOST ? ({ kind: 'host' } as const) : seat ? viaOf(seat) : ({ kind: 'hand' } as const));
  return { via, time: Date.now() };
}
