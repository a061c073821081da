/** A new version while games run: one that it reads in another way is held alone, and the others go on. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { giveOrder, type Order } from '../src/index.ts';
import { currentRows, verifyGames } from '../src/index.ts';
import { titles } from '@roundhouse/titles';
import { newFolder, scripts, startTestServer } from './kit.ts';
import {
  act,
  askedOf,
  choiceOf,
  goesOn,
  look,
  personOf,
  playTurn,
  startTable,
  stateOf,
  type Table,
} from './playing.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

/** As rules of another build have left it: of one game they have read an entry and all after it in another way. */
function leftByOthers(folder: string, differing: string, from: number): void {
  const db = new Database(join(folder, 'roundhouse.db'));
  db.exec(`UPDATE games SET engine = 'before'; UPDATE positions SET engine = 'before'`);
  db.prepare(`UPDATE entries SET lasting = '2-' || substr(lasting, 4) || 'x' WHERE game = ? AND n >= ?`).run(
    differing,
    from,
  );
  db.close();
}

async function played(site: Parameters<typeof startTable>[0], turns: number): Promise<Table> {
  const table = await startTable(site);
  for (let i = 0; i < turns; i++) expect((await playTurn(table)).reply.status).toBe(201);
  return table;
}

test('exactly the game that differs is held, and the operator resumes it from where it stood', async () => {
  const folder = newFolder();
  folders.push(folder);
  const site = await startTestServer({ folder });
  const [equal, other] = [await played(site, 12), await played(site, 30)];
  await site.server.close();
  leftByOthers(folder, other.game, 9);
  await site.restart();
  const socket = await other.people[1]!.socket();
  socket.watch(other.game);
  await goesOn(equal);
  const told = await socket.heard('table', ({ table }) => table.held !== undefined);
  expect(told.table.held).toMatchObject({ entry: 9, reason: null });
  const before = await look(other, other.people[0]!);
  expect([before.n, before.entries!.length]).toEqual([30, 30]);
  const refused = await playTurn(other);
  expect([refused.reply.status, refused.reply.body.code]).toEqual([423, 'held']);
  expect(refused.reply.body.title).toMatch(/^A new version reads move 9 in another way\./);

  const { writer } = await scripts();
  const order = (what: Order['what'], name = '') => giveOrder({ folder }, writer, { what, name });
  const held = (await order('held'))!.lines!;
  expect(held).toEqual([expect.stringMatching(new RegExp(`^${other.game} .*entry 9`))]);
  expect((await order('games'))!.lines).toHaveLength(2);
  expect(await order('resume', equal.game)).toEqual({ refused: 'this game is not held.' });
  expect(await order('resume', 'nothing')).toBeNull();
  expect(await order('resume', other.game)).toEqual({});
  await goesOn(other);
  const after = await look(other, other.people[0]!);
  expect(after.table.held).toBeUndefined();
  const notes = after.entries!.filter(({ entry }) => 'note' in entry);
  expect(notes.at(-1)!.entry).toMatchObject({ note: { type: 'resumed' } });
  await goesOn(other);
  await site.server.close();

  // What the rules of then have played is believed from now on: the next version compares from there.
  const faults = new Map<string, string | null>();
  for await (const { game, fault } of verifyGames(currentRows({ folder }), titles, null)) faults.set(game, fault);
  expect(faults).toEqual(
    new Map([
      [equal.game, null],
      [other.game, null],
    ]),
  );
  const db = new Database(join(folder, 'roundhouse.db'));
  db.exec(`UPDATE games SET engine = 'between'`);
  db.close();
  await site.restart();
  await goesOn(other);
  await goesOn(equal);
  await site.stop();
}, 60_000);

test('what cannot be played at all is held with its last position, and what the operator holds waits for a word', async () => {
  const folder = newFolder();
  folders.push(folder);
  const site = await startTestServer({ folder });
  const [broken, mine] = [await played(site, 28), await played(site, 3)];
  await site.server.close();
  const db = new Database(join(folder, 'roundhouse.db'));
  db.exec(`UPDATE games SET engine = 'before'; UPDATE positions SET engine = 'before'`);
  db.prepare(
    `UPDATE entries SET entry = json_set(entry, '$.action.type', 'of another version') WHERE game = ? AND n = 27`,
  ).run(broken.game);
  db.close();
  await site.restart();
  const { writer } = await scripts();
  const order = (what: Order['what'], name: string, reason?: string) =>
    giveOrder({ folder }, writer, { what, name, reason });
  while ((await order('held', ''))!.lines!.length === 0) await new Promise((later) => setTimeout(later, 50));
  const shown = await look(broken, broken.people[0]!);
  expect([shown.n, shown.table.held]).toEqual([28, expect.objectContaining({ entry: 27, reason: expect.any(String) })]);
  expect(await order('resume', broken.game)).toEqual({});
  await goesOn(broken);
  const after = await look(broken, broken.people[0]!);
  // From the last position that was kept, so that what these rules cannot play is taken back.
  expect(after.entries!.slice(28, 30).map(({ entry }) => entry)).toMatchObject([
    { action: { type: 'undo' }, via: { kind: 'host' } },
    { note: { type: 'resumed' } },
  ]);

  await goesOn(mine);
  expect(await order('hold', mine.game, 'Somebody has asked me to look.')).toEqual({});
  const { reply } = await playTurn(mine);
  expect([reply.status, reply.body.title]).toEqual([423, expect.stringMatching(/^Somebody has asked me to look\./)]);
  expect(await order('hold', mine.game)).toEqual({ refused: 'this game is held already.' });
  expect(await order('resume', mine.game)).toEqual({ refused: expect.stringContaining('release it') });
  expect(await order('release', mine.game)).toEqual({});
  await goesOn(mine);
  await site.stop();
}, 60_000);

test('one whose rules are read otherwise now goes on under the setting that keeps the reading of then', async () => {
  const folder = newFolder();
  folders.push(folder);
  const site = await startTestServer({ folder });
  // Nobody wants the first private, and all others go with it.
  const table = await startTable(site, { readings: { unsoldPrivate: 'stops' } });
  while ((await playPass(table)).stack.some(({ kind }) => kind === 'lotAuction'));
  for (let i = 0; i < 5; i++) expect((await playTurn(table)).reply.status).toBe(201);
  const before = await look(table, table.people[0]!);
  await site.server.close();
  const db = new Database(join(folder, 'roundhouse.db'));
  db.exec(`UPDATE games SET engine = 'before', header = json_set(header, '$.readings.unsoldPrivate', 'next')`);
  db.exec(`UPDATE positions SET engine = 'before'`);
  db.close();
  await site.restart();
  const { writer } = await scripts();
  const order = (what: Order['what'], reading?: string) =>
    giveOrder({ folder }, writer, { what, name: table.game, reading });
  const held = async () => (await order('held'))!.lines!.length;
  while ((await held()) === 0) await new Promise((later) => setTimeout(later, 20));
  expect(await order('resume', 'unsold=stops')).toEqual({
    refused: 'Steam Over Holland has no reading called unsold.',
  });
  expect(await order('resume', 'unsoldPrivate=never')).toEqual({ refused: 'unsoldPrivate can be next, stops.' });
  // A reading that does not lead there holds it again.
  expect(await order('resume', 'unsoldPrivate=next')).toEqual({});
  while ((await held()) === 0) await new Promise((later) => setTimeout(later, 20));
  expect(await order('resume', 'unsoldPrivate=stops')).toEqual({});
  await goesOn(table);
  const after = await look(table, table.people[0]!);
  expect(after.header!.readings).toMatchObject({ unsoldPrivate: 'stops' });
  const kept = after.entries!.slice(0, before.n).map(({ entry }) => entry);
  expect(kept).toEqual(before.entries!.map(({ entry }) => entry));
  expect(after.entries!.every(({ entry }) => 'action' in entry)).toBe(true);
  await site.stop();
}, 60_000);

/** Passes for the player who is asked; returns the state after it. */
async function playPass(table: Table) {
  const now = await look(table, table.people[0]!);
  const [by] = askedOf(table.title, stateOf(now)) as [string];
  const pass = choiceOf(table.title, stateOf(now), by, 'pass');
  expect((await act(table, personOf(table, by), pass, now.n)).status).toBe(201);
  return stateOf(await look(table, table.people[0]!));
}
