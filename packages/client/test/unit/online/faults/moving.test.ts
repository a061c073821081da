/** A site moves from the embedded database to PostgreSQL and back by backups, while pages are at its tables: they go on by themselves. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dice, positionHash } from '@roundhouse/kernel';
import type { GameAnswer } from '@roundhouse/protocol';
import { drawStyle } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { backUp, type Kept, restore } from '../../../../../server/src/index.ts';
import { FAIR, Network } from '../../../../../server/test/faults/network.ts';
import { newFolder, startTestServer, type TestServer } from '../../../../../server/test/kit.ts';
import { startTable, type Table } from '../../../../../server/test/playing.ts';
import { canUsePostgres, testDatabase } from '../../../../../server/test/store/stores.ts';
import { judgeRequests } from './judging.ts';
import { Player } from './player.ts';

const TITLES = ['1828', 'soh'];
/** Entries that are made at each place. */
const STEP = 12;

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

test.runIf(canUsePostgres)(
  'embedded, PostgreSQL and embedded again, with pages at the tables: nothing is lost or done twice',
  { timeout: 120_000 },
  async () => {
    const folders = [newFolder(), newFolder(), newFolder()] as const;
    const database = await testDatabase();
    const places: readonly Kept[] = [
      { folder: folders[0] },
      { folder: folders[1], database: database.url },
      { folder: folders[2] },
    ];
    let site: TestServer = await startTestServer(places[0]);
    // Where the site is meanwhile: its address stays, whatever keeps its games.
    const tables: (Table & { readonly players: readonly Player[] })[] = [];
    for (const [i, title] of TITLES.entries()) {
      const table = await startTable(site, { title });
      const players = table.people.map((person, seat) => {
        const chance = dice(10 * i + seat + 1);
        const network = new Network(site.address, person.cookie, chance, FAIR);
        const style = { ...drawStyle(chance), foresight: 0 };
        return new Player({
          network,
          title: table.title,
          game: table.game,
          dice: chance,
          style,
          habits: { reload: 0 },
        });
      });
      await Promise.all(players.map((player) => player.open()));
      tables.push({ ...table, players });
    }
    let isOver = false;
    const played = Promise.all(tables.flatMap(({ players }) => players.map((player) => player.play(() => isOver))));
    const goOn = async (): Promise<void> => {
      for (const { players } of tables) {
        const { n } = players[0]!.game.view();
        while (players[0]!.game.view().n < n + STEP) await pause(20);
      }
    };
    await goOn();
    for (const [i, place] of places.slice(1).entries()) {
      const port = Number(new URL(site.address).port);
      await site.server.close();
      const backup = join(folders[0], `${i}.backup`);
      await backUp(places[i]!, backup);
      await restore(place, backup);
      site = await startTestServer({ ...place, port });
      await goOn();
    }
    isOver = true;
    await played;
    for (const { game, people, players } of tables) {
      const now = (await people[0]!.call('game', { game })).body as GameAnswer;
      while (players.some((player) => player.game.view().n < now.n)) await pause(20);
      for (const player of players) expect(positionHash(player.game.view().state)).toBe(now.hash);
      await judgeRequests(site.server.store.read, game, 0, players);
      for (const player of players) player.close();
    }
    await site.server.close();
    await database.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
);
