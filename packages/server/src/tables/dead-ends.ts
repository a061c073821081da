import type { DeadEnds, Table } from '@roundhouse/host';

/** A table at which the host has tried something more in vain. */
export function withDeadEnds(play: Table, { search, bots = [], bids = [] }: DeadEnds): Table {
  const before = play.deadEnds;
  const deadEnds = {
    search: search ?? before.search ?? false,
    bots: [...(before.bots ?? []), ...bots],
    bids: [...(before.bids ?? []), ...bids],
  };
  return { ...play, deadEnds };
}
