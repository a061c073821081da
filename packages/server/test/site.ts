/** One server, or several on one database. */
import type { ServerOptions } from '../src/index.ts';
import { startTestServer, type TestServer } from './kit.ts';
import { testDatabase } from './store/stores.ts';

export interface Site {
  readonly servers: readonly TestServer[];
  stop(): Promise<void>;
}

export async function openSite(count: number, options: Partial<ServerOptions> = {}): Promise<Site> {
  const database = count > 1 ? await testDatabase() : null;
  const servers: TestServer[] = [];
  for (let i = 0; i < count; i++)
    servers.push(await startTestServer({ ...options, ...(database ? { database: database.url } : {}) }));
  return {
    servers,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await database?.remove();
    },
  };
}
