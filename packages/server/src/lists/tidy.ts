/** Tables that have not begun: an owner who stays away passes them on, and those that nobody touches go. */
import type { Deps } from '../tables/deps.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Tables } from '../tables/tables.ts';
import { GONE_AFTER } from '../tables/view.ts';

const DAY = 24 * 60 * 60 * 1000;
/** An owner who has not been here for so long is taken for gone. */
const OWNER_GONE_AFTER = 7 * DAY;
/** Tables that are looked at in one go; the rest follows an hour later. */
const MOST_AT_ONCE = 1_000;

export async function tidy(tables: Tables, deps: Deps): Promise<void> {
  const { store, now } = deps;
  for (const id of await store.read.waitingSince(now() - OWNER_GONE_AFTER, MOST_AT_ONCE)) {
    const table = await tables.get(id);
    await table?.run(() => tidyTable(tables, table, deps));
  }
}

async function tidyTable(tables: Tables, table: OpenTable, { store, now }: Deps): Promise<void> {
  const { row, seats } = table.stored;
  if (row.status !== 'waiting' || now() - row.changed < OWNER_GONE_AFTER) return;
  if (now() - row.changed > GONE_AFTER) {
    await tables.remove(table);
    return;
  }
  if (now() - (await store.read.lastUse(row.owner)) < OWNER_GONE_AFTER) return;
  for (const { person } of seats) {
    if (person === null || person === row.owner) continue;
    if (now() - (await store.read.lastUse(person)) > OWNER_GONE_AFTER) continue;
    await table.commit({ row: { ...row, owner: person, changed: now() } }, []);
    return;
  }
}
