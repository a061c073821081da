/** What kind of thing a line of the log tells, for those who look for one. */
import type { GameEvent } from '@roundhouse/kernel';

export const KINDS = ['shares', 'track', 'runs', 'trains', 'auctions', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const EVENTS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    shares: ['start', 'par', 'buy', 'sell', 'redeem', 'float', 'shares', 'director', 'price', 'sinks', 'pass', 'done'],
    track: ['layTile', 'placeStation', 'tile', 'station'],
    runs: ['run', 'noRevenue', 'dividend', 'withhold'],
    trains: ['buyTrain', 'turnOver', 'train', 'phase'],
    auctions: ['bid', 'bidReturned', 'discount', 'privateSold', 'private', 'privateCloses'],
  } satisfies Partial<Record<Kind, string[]>>).flatMap(([kind, events]) =>
    events.map((event) => [event, kind as Kind] as const),
  ),
);

/** Events that only one title has are among the others. */
export const kindOf = ({ event }: GameEvent): Kind => EVENTS.get(event) ?? 'other';
