/**
 * A player of your own, in fifty lines: it plays all your seats at one table, by chance, until the game is over. Make a token with the
 * scopes read and play under “My account”, and start it with the server's address, the token and the table's id:
 *
 *     npx esbuild packages/tools/examples/token-player.ts --bundle --platform=node --format=esm --outfile=player.mjs
 *     node player.mjs http://localhost:1880 roundhouse_… 4k2m…
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomTurn } from '@roundhouse/bots';
import { deciders, dice } from '@roundhouse/kernel';
import type { GameAnswer, Problem } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';

interface Wanted {
  readonly server: string;
  readonly token: string;
  readonly game: string;
}

/** Gives the number of actions that it played. */
export async function play({ server, token, game }: Wanted): Promise<number> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const address = `${server}/api/v1/games/${game}${path}`;
    const response = await fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (response.ok) return response.json();
    const { code, title } = (await response.json()) as Problem;
    // Others were faster, or the best run is still being searched: look again.
    if (['stale', 'refused', 'often', 'away'].includes(code)) return sleep(100);
    throw new Error(title);
  };
  const chance = dice(Date.now());
  for (let played = 0; ; ) {
    const now = (await ask('GET', '')) as GameAnswer | undefined;
    const state = now?.state as RailState | null | undefined;
    if (state?.ended) return played;
    const title = titles.find(({ id }) => id === now?.title)!;
    const isMine = state && deciders(title, state).some((player) => now!.you.players.includes(player));
    const turn = isMine ? randomTurn(title, state, chance) : null;
    if (turn && now!.you.players.includes(turn.by)) {
      const done = await ask('POST', '/entries', { after: now!.n, request: randomUUID(), entry: turn });
      if (done) played++;
    } else await sleep(100);
  }
}

const [, , server, token, game] = process.argv;
if (process.argv[1]?.endsWith('player.mjs') && server && token && game)
  console.log(`${await play({ server, token, game })} actions played.`);
