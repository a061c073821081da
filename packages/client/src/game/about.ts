import { type About, type Entry, HOST } from '@roundhouse/kernel';
import type { Seat } from './handle.ts';
import { viaOf } from './seats.ts';

/** How and when an entry came about that is made here and now. */
export function aboutNow({ by }: Entry, seats: readonly Seat[]): About {
  const seat = seats.find(({ player }) => player === by);
  const via = by === HOST ? ({ kind: 'host' } as const) : seat ? viaOf(seat) : ({ kind: 'hand' } as const);
  return { via, time: Date.now() };
}
