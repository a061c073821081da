import type { Table } from '@roundhouse/host';

/** A table as its host sees it. */
export const hostedOf = (play: Table) => ({
  title: play.title,
  state: play.state,
  last: play.last,
  bots: play.seats.filter(({ kind }) => kind === 'bot').map(({ player }) => player),
  maximums: play.maximums,
});
