/** Those who look after a server end a game before its end, and all at its table read why. */
import { ProblemError } from '../problem.ts';
import type { OpenTable } from './open-table.ts';
import type { Tables } from './tables.ts';

/** Inside the queue. A table that has not begun goes. */
export async function endFor(tables: Tables, table: OpenTable, reason: string): Promise<void> {
  const { row, play, manners } = table.stored;
  if (!play) {
    await tables.remove(table);
    return;
  }
  if (row.status === 'over') throw new ProblemError('moment', 'The game is over already.');
  const now = table.deps.now();
  const after = { ...manners, clocks: table.clocks, votes: [], ended: now, endedFor: reason };
  await table.commit({ manners: after, row: { ...row, changed: now } }, []);
}
