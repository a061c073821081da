/** A server in this process, filled with stored games by its own store. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameFile } from '@roundhouse/kernel';
import { addressOf, type Seated } from '@roundhouse/protocol';
import { GameServer } from '@roundhouse/server';

/** A game as it is stored. */
export type Rows = NonNullable<Awaited<ReturnType<GameServer['store']['read']['table']>>>;
export type Written = Parameters<GameServer['store']['write']>[0][number];

export const HEADERS = { host: 'bench', origin: 'http://bench' };
const UNLIMITED = 1e9;

/** The threads' scripts lie beside the bundle that this is part of. */
export function threadScripts(): { readonly writer: URL; readonly thinker: URL } {
  const here = dirname(fileURLToPath(import.meta.url));
  const script = (name: string): URL => pathToFileURL(join(here, `${name}.mjs`));
  return { writer: script('writer'), thinker: script('thinker') };
}

export const openLocal = (folder: string): Promise<GameServer> =>
  GameServer.open({
    folder,
    scripts: threadScripts(),
    thinkers: { count: 1 },
    limits: { changes: UNLIMITED, reads: UNLIMITED },
  });

export async function post(server: GameServer, route: 'createGame' | 'importGame', payload: object) {
  const reply = await server.app.inject({ method: 'POST', url: addressOf(route), headers: HEADERS, payload });
  if (reply.statusCode !== 201) throw new Error(`${route} was answered with ${reply.body}`);
  return { body: reply.json<Seated>(), cookie: String(reply.headers['set-cookie']).split(';')[0]! };
}

/** Puts a game on the server, and gives the rows that it has become. */
export async function imported(server: GameServer, file: GameFile): Promise<Rows> {
  const { body } = await post(server, 'importGame', { file, mine: ['player1'], owner: 'Maker' });
  const row = await server.store.read.game(body.game);
  return (await server.store.read.table(body.game, [row!.engine]))!;
}
