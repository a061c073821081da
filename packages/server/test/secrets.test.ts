/** Secrets carry marks of their own; every byte that every role receives, and every file, is searched for them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { auctionOf } from '@roundhouse/host';
import type { TalkAnswer } from '@roundhouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveOrder } from '../src/index.ts';
import { type Client, scripts, startTestServer, type TestServer } from './kit.ts';
import { playToTheEnd } from './load.ts';
import { act, askedOf, choiceOf, look, openRoom, personOf, ready, stateOf, type Table } from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('over a whole game maxima, links, codes, sessions and the seed before the start are told to nobody else', async () => {
  const room = await openRoom(server, { title: '1820', watch: true });
  const watcher = server.client();
  await watcher.call('accept', { token: room.tokens[0]!.token }, { watch: true });
  const everybody = [...room.people, watcher];
  for (const person of everybody) (await person.socket()).watch(room.game);
  for (const person of room.people.slice(1)) await ready(room.game, person);
  for (const person of everybody) await person.call('game', { game: room.game }, undefined, '?since=0');
  const beforeStart = everybody.map(({ received }) => received);
  await room.people[0]!.call('start', { game: room.game }, {});
  const { seed } = (await look(room, room.people[0]!)).header!;
  for (const text of beforeStart) expect(text).not.toContain(String(seed));
  await toAuction(room);
  // An amount that nothing else at the table ever is.
  const marks = [700_001, 700_013, 700_027];
  for (const [i, person] of room.people.entries())
    await person.call(
      'leaveMaximum',
      { game: room.game, player: `player${i + 1}` },
      { request: person.request(), amount: marks[i] },
    );
  const words = everybody.map((_, i) => `mark-of-words-${i}`);
  for (const [i, person] of everybody.entries())
    await person.call('say', { game: room.game }, { request: person.request(), words: words[i] });
  // A note is read by the one who wrote it, and nobody learns whom somebody has muted.
  const notes = everybody.map((_, i) => `mark-of-note-${i}`);
  for (const [i, person] of everybody.entries()) {
    await person.call('writeNote', { game: room.game, seq: 0 }, { text: notes[i] });
    await person.call('notes', { game: room.game });
  }
  await room.people[0]!.call('shunSeat', { game: room.game, seat: 2 }, { how: 'blocked' });
  await playToTheEnd(room);
  for (const person of everybody) await person.call('shunned', {});
  for (const person of everybody) {
    await person.call('talk', { game: room.game });
    await look(room, person);
    await person.call('file', { game: room.game });
    await person.call('entries', { game: room.game });
    await person.call('myGames', {});
  }
  const operator = await operatorAt(room);
  // What is said among players and what is said among those who watch meet nowhere.
  for (const [i, person] of everybody.entries())
    for (const [of, mark] of words.entries())
      expect(person.received.includes(mark), `${i} reads ${mark}`).toBe(
        (person === watcher) === (of === words.length - 1),
      );
  for (const [i, person] of everybody.entries()) {
    for (const [of, mark] of notes.entries()) expect(person.received.includes(mark), mark).toBe(of === i);
    expect(person.received.includes('"blocked"')).toBe(i === 0);
  }
  for (const [i, person] of room.people.entries()) {
    expect(person.received).toContain(String(marks[i]));
    for (const [other, mark] of marks.entries()) if (other !== i) expect(person.received).not.toContain(String(mark));
    room.codes.forEach((code, of) => expect(person.received.includes(code)).toBe(of === i));
    if (i > 0) for (const { token } of room.tokens) expect(person.received).not.toContain(token);
    for (const other of everybody) expect(person.received).not.toContain(other.cookie.split('=')[1]);
  }
  for (const mark of [...marks.map(String), ...room.codes, ...room.tokens.map(({ token }) => token)])
    expect(watcher.received).not.toContain(mark);
  // Of all that was said, an operator who looks reads the one line that was reported, and what everybody who watches reads.
  const told = [words[1]!, words.at(-1)!];
  for (const mark of words) expect(operator.received.includes(mark), mark).toBe(told.includes(mark));
  for (const mark of [...notes, ...marks.map(String), ...room.codes, ...room.tokens.map(({ token }) => token)])
    expect(operator.received).not.toContain(mark);
  expect(operator.received).not.toContain('"blocked"');
  const secrets = [
    ...room.codes,
    ...room.tokens.map(({ token }) => token),
    ...everybody.map(({ cookie }) => cookie.split('=')[1]!),
  ];
  for (const name of readdirSync(server.folder)) {
    if (!statSync(join(server.folder, name)).isFile()) continue; // the socket for commands keeps nothing
    const content = readFileSync(join(server.folder, name)).toString('latin1');
    for (const secret of secrets) expect(content.includes(secret), name).toBe(false);
  }
  for (const secret of secrets) expect(server.logged.join('\n')).not.toContain(secret);
});

/** Somebody with the widest role, who has used all of it: the second player’s line was reported, and they look at the table. */
async function operatorAt({ game, people }: Table): Promise<Client> {
  const operator = server.client();
  await operator.call('signUp', {}, { name: 'Operator', password: 'a long enough one' });
  const order = { what: 'appoint', name: 'Operator', as: 'operator' } as const;
  await giveOrder({ folder: server.folder }, (await scripts()).writer, order);
  const { said } = (await people[0]!.call('talk', { game })).body as TalkAnswer;
  const line = said.find(({ seat }) => seat === 2)!.n;
  await people[0]!.call('reportTalk', { game, n: line }, {});
  await operator.call('changeAtDesk', { id: game }, { what: 'look', reason: 'A report' });
  for (const name of ['game', 'talk', 'file', 'entries', 'notes'] as const) await operator.call(name, { game });
  const socket = await operator.socket();
  socket.watch(game);
  await socket.heard('table');
  await operator.call('desk', {});
  for (const q of ['', game, 'ada']) await operator.call('findAtDesk', {}, undefined, `?q=${q}`);
  return operator;
}

async function toAuction(table: Table): Promise<void> {
  for (;;) {
    const now = await look(table, table.people[0]!);
    const state = stateOf(now);
    if (auctionOf(state) !== null) return;
    const [by] = askedOf(table.title, state) as [string];
    const person: Client = personOf(table, by);
    await act(table, person, choiceOf(table.title, state, by, 'pass'), now.n);
  }
}
