import { type About, type Entry, HOST } from '@roundhouse/kernel';
import type { Seat } from './handle.ts';

/** The one bot of this page, by chance, and its version. */
const BOT = { kind: 'bot', level: 'chance', version: '1' } as const;

/** How and when an entry came about that is made here and now. */
export function aboutNow({ by }: Entry, seats: readonly Seat[]): About {
  const seat = seats.find(({ player }) => player === by);
  const via = by === HOST ? ({ kind: 'host' } as const) : seat?.kind === 'bot' ? BOT : ({ kind: 'hand' } as const);
  return { via, time: Date.now() };
}
