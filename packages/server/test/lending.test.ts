/** Seats that are lent to another player: who may do what with them, what the log says, and how they come back. */
import { titles } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRows, verifyGames } from '../src/index.ts';
import { type Client, type Reply, startTestServer, type TestServer } from './kit.ts';
import { act, askedOf, choiceOf, look, personOf, playTurn, startTable, stateOf, type Table } from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hand = (table: Table, person: Client, player: string, wish: object): Promise<Reply> =>
  person.call('handSeat', { game: table.game, player }, { request: person.request(), ...wish });

interface Lent extends Table {
  /** Who is asked and has lent the seat, and who plays it. */
  readonly lender: string;
  readonly borrower: string;
}

async function lentTable(settings: Record<string, unknown> = {}): Promise<Lent> {
  const table = await startTable(server, settings);
  const [lender] = askedOf(table.title, stateOf(await look(table, table.people[0]!))) as [string];
  const borrower = lender === 'player2' ? 'player3' : 'player2';
  const lending = await hand(table, personOf(table, lender), lender, { lend: borrower });
  expect(lending.status).toBe(201);
  return { ...table, lender, borrower };
}

const lastEntries = async (table: Table, most: number): Promise<unknown[]> =>
  (await look(table, table.people[0]!)).entries!.slice(-most).map(({ entry }) => entry);
const turnOf = async (table: Lent, person: Client): Promise<Reply> => {
  const now = await look(table, person);
  return act(table, person, choiceOf(table.title, stateOf(now), table.lender), now.n);
};

describe('a seat that is lent', () => {
  test('is played by the borrower, and every move says by whom and for whom', async () => {
    const table = await lentTable();
    const { lender, borrower } = table;
    const [friend, owner] = [personOf(table, borrower), personOf(table, lender)];
    expect((await look(table, friend)).you).toMatchObject({ players: [borrower], lent: [lender] });
    expect((await look(table, owner)).you).toMatchObject({ players: [lender], lent: [] });
    const seat = (await look(table, owner)).table.seats.find(({ player }) => player === lender);
    expect(seat).toMatchObject({ kind: 'person', held: true, lentTo: borrower });
    expect((await turnOf(table, friend)).status).toBe(201);
    const [note, move] = await lastEntries(table, 2);
    expect(note).toMatchObject({ note: { type: 'seat', player: lender, via: { kind: 'lent', to: borrower } } });
    expect(move).toMatchObject({ action: { by: lender }, via: { kind: 'lent', to: borrower } });
  });

  test('is nobody else’s, and a visitor is not told that there is such a table', async () => {
    const table = await lentTable();
    const third = table.people.find(
      (person) => person !== personOf(table, table.lender) && person !== personOf(table, table.borrower),
    )!;
    expect((await turnOf(table, third)).status).toBe(403);
    expect((await hand(table, server.client(), table.lender, { lend: 'player1' })).status).toBe(404);
  });

  test('comes back by any move of its own player: a note, and then the move', async () => {
    const table = await lentTable();
    expect((await turnOf(table, personOf(table, table.lender))).status).toBe(201);
    const [note, move] = await lastEntries(table, 2);
    expect(note).toMatchObject({ note: { type: 'seat', player: table.lender, via: { kind: 'hand' } } });
    expect(move).toMatchObject({ action: { by: table.lender }, via: { kind: 'hand' } });
    expect((await look(table, personOf(table, table.borrower))).you.lent).toEqual([]);
    for await (const { game, fault } of verifyGames(currentRows({ folder: server.folder }), titles, null))
      if (game === table.game) expect(fault).toBeNull();
  });

  test('stays lent where the move of its own player is refused', async () => {
    const table = await lentTable();
    const { n } = await look(table, table.people[0]!);
    const refused = await act(table, personOf(table, table.lender), { type: 'pass', by: table.lender, frame: 'no' }, n);
    expect(refused.status).toBe(422);
    expect(await look(table, table.people[0]!)).toMatchObject({ n });
  });

  test('comes back by one press of either, and outlives a restart meanwhile', async () => {
    const table = await lentTable();
    await server.restart();
    const friend = personOf(table, table.borrower);
    expect((await look(table, friend)).you.lent).toEqual([table.lender]);
    expect((await hand(table, friend, table.lender, { to: 'here' })).status).toBe(201);
    expect((await turnOf(table, friend)).status).toBe(403);
    await hand(table, personOf(table, table.lender), table.lender, { lend: table.borrower });
    expect((await hand(table, personOf(table, table.lender), table.lender, { to: 'here' })).status).toBe(201);
    expect((await look(table, friend)).you.lent).toEqual([]);
  });

  test('waits for the borrower in their list, and not for the one who lent it', async () => {
    const table = await lentTable();
    const isMine = async (person: Client): Promise<boolean> =>
      (await person.call('myGames', {})).body.games.find(({ id }: { id: string }) => id === table.game).yours;
    expect(await isMine(personOf(table, table.borrower))).toBe(true);
    expect(await isMine(personOf(table, table.lender))).toBe(false);
  });

  test('ends with the seat of the borrower: a bot there plays for nobody', async () => {
    const table = await lentTable();
    await hand(table, personOf(table, table.borrower), table.borrower, { to: 'club' });
    expect((await look(table, personOf(table, table.borrower))).you.lent).toEqual([]);
    expect((await turnOf(table, personOf(table, table.lender))).status).toBe(201);
  });
});

describe('a borrower', () => {
  test('promises, votes and hands on nothing for the lender', async () => {
    const table = await lentTable({ clock: { bank: 600, refill: 0 } });
    const { lender, borrower } = table;
    const friend = personOf(table, borrower);
    const socket = await personOf(table, lender).socket();
    socket.watch(table.game);
    await socket.heard('table');
    const other = ['player1', 'player2', 'player3'].find((player) => player !== lender && player !== borrower)!;
    expect((await hand(table, friend, lender, { to: 'club' })).status).toBe(403);
    expect((await hand(table, friend, lender, { lend: other })).status).toBe(403);
    const promise = { kind: 'agreement', request: friend.request(), by: [lender, other], text: 'We share' };
    expect((await friend.call('ask', { game: table.game }, promise)).status).toBe(403);
    await friend.call('vote', { game: table.game }, { request: friend.request(), kind: 'pause', yes: true });
    expect((await look(table, friend)).table.votes).toEqual([{ kind: 'pause', agreed: [borrower] }]);
    socket.close();
  });

  test('answers for the moves of the seat when somebody asks to undo them', async () => {
    const table = await startTable(server);
    const first = await playTurn(table);
    const lender = first.by;
    const borrower = lender === 'player2' ? 'player3' : 'player2';
    const third = ['player1', 'player2', 'player3'].find((player) => player !== lender && player !== borrower)!;
    await hand(table, personOf(table, lender), lender, { lend: borrower });
    const { n } = await look(table, table.people[0]!);
    const asking = await act(table, personOf(table, third), { type: 'undo', by: third, to: 0 }, n);
    expect([asking.status, asking.body.ask.needs]).toEqual([202, [lender]]);
    const friend = personOf(table, borrower);
    const answer = { request: friend.request(), yes: true };
    expect((await friend.call('answer', { game: table.game, ask: asking.body.ask.id }, answer)).status).toBe(201);
  });
});

describe('what cannot be lent', () => {
  test('is the seat of somebody else, or to nobody, to a bot, to oneself or to one whose own seat is lent', async () => {
    const table = await startTable(server, { seats: [{ kind: 'bot', name: 'Robot' }] });
    const [ada, bram] = table.people as [Client, Client];
    expect((await hand(table, bram, 'player1', { lend: 'player2' })).status).toBe(403);
    for (const lend of ['player9', 'player4', 'player1'])
      expect((await hand(table, ada, 'player1', { lend })).body.rule, lend).toBe('table:lend');
    await hand(table, bram, 'player2', { lend: 'player3' });
    expect((await hand(table, ada, 'player1', { lend: 'player2' })).body.rule).toBe('table:lend');
    expect((await hand(table, ada, 'player1', { lend: 'player3' })).status).toBe(201);
  });
});
