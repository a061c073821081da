/** PostgreSQL on a disk that is full: actions wait, nothing acknowledged is lost, and with more room play goes on by itself. */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { canLimitDisk, startPostgres } from '../../../scripts/postgres.mjs';
import { startTestServer } from './kit.ts';
import { LoadedTable, pause, type Tally } from './load.ts';
import { act, choiceOf, look, startTable, stateOf } from './playing.ts';

/** Megabytes; an empty database takes some forty. */
const DISK = 80;
/** Bytes that are left when play begins. */
const LEFT = 200_000;

test.runIf(canLimitDisk())(
  'a full disk below PostgreSQL refuses with 503, and what waited is done once there is room',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres({ disk: DISK });
    const server = await startTestServer({ database: postgres.create('roundhouse') });
    const tally: Tally = { acknowledged: 0, recognised: 0, inDoubt: 0 };
    const tables: LoadedTable[] = [];
    for (const [i, { id }] of titles.entries())
      tables.push(new LoadedTable(await startTable(server, { title: id }), i + 1, tally));
    const quiet = await startTable(server);
    const [ada] = quiet.people;
    const before = await look(quiet, ada!);
    const move = choiceOf(quiet.title, stateOf(before), 'player1');
    const { bavail, bsize } = statfsSync(postgres.data);
    const filler = join(postgres.data, 'filler');
    writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT));
    let isOn = true;
    const played = Promise.all(tables.map((table) => table.play(() => isOn)));
    while (tally.inDoubt < 20) await pause(20);
    const request = ada!.request();
    const refused = await act(quiet, ada!, move, before.n, request);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'away', '2']);
    rmSync(filler);
    postgres.revive();
    const done = tally.acknowledged;
    while (tally.acknowledged < done + 20) await pause(20);
    isOn = false;
    await played;
    expect((await act(quiet, ada!, move, before.n, request)).status).toBe(201);
    for (const table of tables) await table.verify();
    // Whether a table cannot grow or the database has stopped: which comes first is chance.
    expect(server.logged.join()).toContain('the database does not answer as it should');
    await server.stop();
    postgres.remove();
  },
);
