/** Clocks and votes at a real table: who is timed, what the others may decide, and what they may not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableNow } from '@roundhouse/protocol';
import { type Client, type Reply, startTestServer, type TestServer } from './kit.ts';
import { act, askedOf, choiceOf, look, personOf, playTurn, startTable, stateOf, type Table } from './playing.ts';

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const CLOCK = { bank: 180, refill: 30 };

/** A timed table at which everybody is present, and who is asked there. */
async function timed(people = 3): Promise<Table & { readonly late: string; readonly others: readonly string[] }> {
  const table = await startTable(server, { people, clock: CLOCK });
  for (const person of table.people) {
    const socket = await person.socket();
    socket.watch(table.game);
    await socket.heard('table');
  }
  const [late] = askedOf(table.title, stateOf(await look(table, table.people[0]!))) as [string];
  const others = table.people.map((_, i) => `player${i + 1}`).filter((player) => player !== late);
  return { ...table, late, others };
}

const nowAt = async (table: Table): Promise<TableNow> => (await look(table, table.people[0]!)).table;
const leftOf = async (table: Table, player: string): Promise<number> => (await nowAt(table)).clocks!.left[player]!;
const vote = (table: Table, person: Client, ballot: object, request = person.request()): Promise<Reply> =>
  person.call('vote', { game: table.game }, { request, ...ballot });
const about = (table: { readonly late: string }, choice: string) => ({ kind: 'late', about: table.late, choice });

describe('a clock', () => {
  test('runs for those who are asked alone, and a decision refills it up to what it began with', async () => {
    const table = await timed();
    const begun = (await nowAt(table)).clocks!;
    expect(begun).toEqual({
      left: { player1: 180_000, player2: 180_000, player3: 180_000 },
      running: [table.late],
      paused: false,
    });
    now += 50_000;
    expect((await nowAt(table)).clocks!.left).toEqual({ ...begun.left, [table.late]: 130_000 });
    expect((await playTurn(table)).by).toBe(table.late);
    const after = (await nowAt(table)).clocks!;
    expect(after.left[table.late]).toBe(160_000);
    expect(after.running).not.toContain(table.late);
    now += 1000;
    await playTurn(table);
    expect(Math.max(...Object.values((await nowAt(table)).clocks!.left))).toBe(180_000);
  });

  test('is not there where nobody wants one, nor before the start', async () => {
    const table = await startTable(server);
    expect(await nowAt(table)).toMatchObject({ clock: null, clocks: null, votes: [] });
    expect((await vote(table, table.people[0]!, { kind: 'pause', yes: true })).status).toBe(409);
  });

  test('rests while a question of mine is open, and while the server is down', async () => {
    const table = await timed();
    await playTurn(table);
    const { n, state } = await look(table, table.people[0]!);
    const [asked] = askedOf(table.title, state as never) as [string];
    const answer = await personOf(table, asked).call(
      'ask',
      { game: table.game },
      { kind: 'agreement', request: 'a-promise-1', by: [asked, table.late], text: 'I promise' },
    );
    expect(answer.status).toBe(202);
    expect((await nowAt(table)).clocks!.running).toEqual([]);
    now += 60_000;
    expect(await leftOf(table, asked)).toBe(180_000);
    await personOf(table, asked).call(
      'answer',
      { game: table.game, ask: answer.body.ask.id },
      { request: 'withdraw-1', yes: false },
    );
    expect((await nowAt(table)).clocks!.running).toEqual([asked]);
    now += 10_000;
    await server.server.close();
    now += 3_600_000;
    await server.restart();
    expect(await leftOf(table, asked)).toBe(170_000);
    now += 5000;
    expect(await leftOf(table, asked)).toBe(165_000);
    expect((await look(table, table.people[0]!)).n).toBe(n);
  });
});

describe('a vote about somebody whose time is over', () => {
  test('is not before, not by the one who is late, and not by those who watch', async () => {
    const table = await timed();
    const [other] = table.others as [string];
    expect((await vote(table, personOf(table, other), about(table, 'time'))).status).toBe(409);
    now += 180_000;
    expect((await vote(table, personOf(table, table.late), about(table, 'time'))).status).toBe(403);
    expect((await vote(table, personOf(table, other), { kind: 'late', about: 'player9', choice: 'time' })).status).toBe(
      400,
    );
    expect((await vote(table, server.client(), about(table, 'time'))).status).toBe(404);
    expect((await nowAt(table)).votes).toEqual([]);
  });

  test('gives the whole time when most agree; one may change their mind meanwhile', async () => {
    const table = await timed();
    const [one, two] = table.others as [string, string];
    now += 200_000;
    expect(await leftOf(table, table.late)).toBe(-20_000);
    await vote(table, personOf(table, one), about(table, 'bot'));
    await vote(table, personOf(table, one), about(table, 'time'));
    expect((await nowAt(table)).votes).toEqual([{ kind: 'late', about: table.late, ballots: { [one]: 'time' } }]);
    await vote(table, personOf(table, two), about(table, 'time'));
    const after = await nowAt(table);
    expect([after.votes, after.clocks!.left[table.late], after.clocks!.running]).toEqual([[], 180_000, [table.late]]);
    const { entries } = await look(table, table.people[0]!);
    expect(JSON.stringify(entries!.at(-1)!.entry)).toContain('the whole time again');
  });

  test('lets a bot play, and the one who returns takes the seat back by one press', async () => {
    const table = await timed();
    now += 181_000;
    for (const player of table.others) await vote(table, personOf(table, player), about(table, 'bot'));
    const late = personOf(table, table.late);
    const seat = (await nowAt(table)).seats.find(({ player }) => player === table.late)!;
    expect(seat).toMatchObject({ kind: 'bot', held: true });
    const back = await late.call(
      'handSeat',
      { game: table.game, player: table.late },
      { request: late.request(), to: 'here' },
    );
    expect(back.status).toBe(201);
    expect((await nowAt(table)).seats.find(({ player }) => player === table.late)!.kind).toBe('person');
  });

  test('opens the seat to somebody new, by a link that the one who decided is told', async () => {
    const table = await timed();
    const [one, two] = table.others as [string, string];
    now += 181_000;
    expect((await vote(table, personOf(table, one), about(table, 'new'))).body).toEqual({});
    const { token } = (await vote(table, personOf(table, two), about(table, 'new'))).body;
    const newcomer = server.client();
    expect((await newcomer.call('accept', { token }, { name: 'Fien' })).status).toBe(201);
    expect((await look(table, newcomer)).you.players).toEqual([table.late]);
    expect((await personOf(table, table.late).call('game', { game: table.game })).body.you?.players ?? []).toEqual([]);
  });

  test('counts those who are there, and is done once by each request', async () => {
    const table = await timed();
    const [one, two] = table.others as [string, string];
    now += 181_000;
    const socket = personOf(table, two).sockets[0]!;
    socket.close();
    await socket.closed;
    const presence = async () => (await nowAt(table)).seats.find(({ player }) => player === two)!.presence;
    while ((await presence()) !== 'gone') await new Promise((resume) => setTimeout(resume, 5));
    const request = personOf(table, one).request();
    expect((await vote(table, personOf(table, one), about(table, 'time'), request)).status).toBe(200);
    expect(await leftOf(table, table.late)).toBe(180_000);
    now += 181_000;
    // The copy that comes late does not begin another vote.
    expect((await vote(table, personOf(table, one), about(table, 'time'), request)).status).toBe(200);
    expect(await leftOf(table, table.late)).toBe(-1000);
    expect((await vote(table, personOf(table, one), about(table, 'bot'), request)).status).toBe(409);
  });

  test('lapses when the late one decides after all', async () => {
    const table = await timed();
    now += 181_000;
    await vote(table, personOf(table, table.others[0]!), about(table, 'bot'));
    expect((await nowAt(table)).votes).toHaveLength(1);
    const { n, state } = await look(table, table.people[0]!);
    await act(table, personOf(table, table.late), choiceOf(table.title, state as never, table.late), n);
    const after = await nowAt(table);
    expect([after.votes, after.clocks!.left[table.late]]).toEqual([[], 30_000]);
    expect((await vote(table, personOf(table, table.others[1]!), about(table, 'bot'))).status).toBe(409);
  });
});

describe('a pause', () => {
  test('takes all who are there, and a no ends the question; nobody’s time passes until all go on', async () => {
    const table = await timed();
    const pause = (person: Client, yes: boolean) => vote(table, person, { kind: 'pause', yes });
    const resume = (person: Client) => vote(table, person, { kind: 'resume', yes: true });
    const [ada, bram, cato] = table.people as [Client, Client, Client];
    expect((await resume(ada)).status).toBe(409);
    await pause(ada, true);
    await pause(bram, false);
    expect((await nowAt(table)).votes).toEqual([]);
    for (const person of [ada, bram]) await pause(person, true);
    expect((await nowAt(table)).votes).toEqual([{ kind: 'pause', agreed: ['player1', 'player2'] }]);
    await pause(cato, true);
    expect((await nowAt(table)).clocks).toMatchObject({ paused: true, running: [] });
    now += 3_600_000;
    expect(await leftOf(table, table.late)).toBe(180_000);
    expect((await pause(ada, true)).status).toBe(409);
    for (const person of [ada, bram, cato]) await resume(person);
    expect((await nowAt(table)).clocks).toMatchObject({ paused: false, running: [table.late] });
  });
});

describe('somebody who goes for a while', () => {
  const gone = (table: Table, person: Client, until: number | null): Promise<Reply> =>
    person.call('goneUntil', { game: table.game }, { until });
  const backOf = async (table: Table, player: string): Promise<number | undefined> =>
    (await nowAt(table)).seats.find((seat) => seat.player === player)!.back;

  test('says when they are back, the others are asked at once whether the clocks rest, and a move says that they are', async () => {
    const table = await timed();
    const late = personOf(table, table.late);
    const until = now + 600_000;
    expect((await gone(table, late, until)).status).toBe(200);
    expect(await backOf(table, table.late)).toBe(until);
    expect((await nowAt(table)).votes).toEqual([{ kind: 'pause', agreed: [table.late] }]);
    for (const player of table.others) await vote(table, personOf(table, player), { kind: 'pause', yes: true });
    expect((await nowAt(table)).clocks!.paused).toBe(true);
    await server.restart();
    expect(await backOf(table, table.late)).toBe(until);
    expect((await playTurn(table)).by).toBe(table.late);
    expect(await backOf(table, table.late)).toBeUndefined();
  });

  test('needs a time to come, within 30 days, and takes it back', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    const day = 24 * 3_600_000;
    for (const until of [now, now + 30 * day + 1]) expect((await gone(table, ada, until)).status).toBe(400);
    for (const person of [ada, bram]) expect((await gone(table, person, now + 30 * day)).status).toBe(200);
    // Without a clock there is nothing to rest.
    expect((await nowAt(table)).votes).toEqual([]);
    expect((await gone(table, ada, null)).status).toBe(200);
    expect([await backOf(table, 'player1'), await backOf(table, 'player2')]).toEqual([undefined, now + 30 * day]);
  });
});

describe('the end of a game by all', () => {
  const end = (table: Table, person: Client, yes: boolean): Promise<Reply> => vote(table, person, { kind: 'end', yes });

  test('takes everybody, also those who are away, and one no ends the question', async () => {
    const table = await startTable(server);
    const [ada, bram, cato] = table.people as [Client, Client, Client];
    await end(table, ada, true);
    expect((await nowAt(table)).votes).toEqual([{ kind: 'end', agreed: ['player1'] }]);
    await end(table, bram, false);
    expect((await nowAt(table)).votes).toEqual([]);
    for (const person of [ada, bram]) await end(table, person, true);
    expect((await nowAt(table)).status).toBe('playing');
    await end(table, cato, true);
    expect(await nowAt(table)).toMatchObject({ status: 'over', votes: [] });
  });

  test('stays over a restart: nobody moves, no bot either, all may read, and the same people may play again', async () => {
    const table = await startTable(server, { people: 2, seats: [{ kind: 'bot', name: 'Robot' }], public: true });
    for (const person of table.people) await end(table, person, true);
    const { n, entries } = await look(table, table.people[0]!);
    expect(entries!.at(-1)!.entry).toMatchObject({ note: { text: 'All players have agreed to end the game here.' } });
    await server.restart();
    await new Promise((resume) => setTimeout(resume, 100));
    const after = await look(table, table.people[0]!);
    expect([after.n, after.table.status]).toEqual([n, 'over']);
    const [by] = askedOf(table.title, stateOf(after)) as [string];
    const person = table.people[Number(by.slice(6)) - 1] ?? table.people[0]!;
    const refused = await act(table, person, choiceOf(table.title, stateOf(after), by), n);
    expect([409, 403]).toContain(refused.status);
    const { games } = (await table.people[0]!.call('myGames', {})).body;
    const mine = games.find(({ id }: { id: string }) => id === table.game);
    expect(mine).toMatchObject({ status: 'over', yours: false, summary: { awaited: [], winners: null } });
    expect((await end(table, table.people[0]!, true)).status).toBe(409);
    expect((await table.people[1]!.call('rematch', { game: table.game }, { order: 'given' })).status).toBe(201);
  });

  test('does not wait for somebody whose time is over', async () => {
    const table = await timed();
    now += 181_000;
    for (const player of table.others) await end(table, personOf(table, player), true);
    expect(await nowAt(table)).toMatchObject({ status: 'over', clocks: { running: [] } });
  });
});
