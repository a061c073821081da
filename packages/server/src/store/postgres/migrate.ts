import type { ClientBase } from 'pg';
import { CannotServe } from '../contract.ts';
import { migrations } from './schema.ts';

/** Any number that no other program on the same database uses. */
const LOCK = 0x726f756e;

/** One process at a time brings the tables up to date, all of it or nothing; the others find it done. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const at = await versionOf(client);
    if (at > migrations.length)
      throw new CannotServe('the database was written by a newer version of Roundhouse: update this one to use it.');
    if (at === 0) await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    for (const sql of migrations.slice(at)) await client.query(sql);
    if (at < migrations.length) {
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function versionOf(client: ClientBase): Promise<number> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('schema_version') IS NOT NULL AS known`,
  );
  if (!known[0]!.known) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return rows[0]?.version ?? 0;
}
