import { randomUUID } from 'node:crypto';
import { driver } from './connection.ts';

/** A database beside the one that is named, for what is thrown away afterwards: tests and measuring. */
export async function scratchDatabase(server: string): Promise<{ readonly url: string; remove(): Promise<void> }> {
  const pg = await driver();
  const name = `roundhouse_${randomUUID().replaceAll('-', '')}`;
  const ask = async (sql: string): Promise<void> => {
    const client = new pg.Client(server);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await ask(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => ask(`DROP DATABASE ${name} WITH (FORCE)`) };
}
