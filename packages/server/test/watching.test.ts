import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './kit.ts';
import { playTurn, startTable } from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listeners = (game: string): number => server.server.tables.inUse(game)!.listeners.count;

/** Nothing else happens at a table until the function that is returned is called. */
function hold(game: string): () => void {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void server.server.tables.inUse(game)!.run(() => held);
  return release;
}

const soon = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5));
};

describe('a table that is watched', () => {
  test('twice by one socket tells it everything once, and is left with it', async () => {
    const table = await startTable(server);
    const socket = await table.people[0]!.socket();
    const release = hold(table.game);
    socket.watch(table.game);
    socket.watch(table.game);
    release();
    await socket.heard('table');
    await playTurn(table);
    await socket.heard('entry');
    await playTurn(table);
    await socket.heard('entry', ({ n }) => n === 2);
    expect(socket.messages.flatMap((one) => (one.t === 'entry' ? [one.n] : []))).toEqual([1, 2]);
    expect(listeners(table.game)).toBe(1);
    socket.close();
    await soon(() => listeners(table.game) === 0);
  });

  test('by a socket that is gone before its turn comes is watched by nobody', async () => {
    const table = await startTable(server);
    const socket = await table.people[0]!.socket();
    const release = hold(table.game);
    socket.watch(table.game);
    socket.close();
    await soon(() => server.server.stream.count === 0);
    release();
    await server.server.tables.inUse(table.game)!.drained();
    expect(listeners(table.game)).toBe(0);
  });

  test('by a page that knows more than there is tells it so, and then what happens', async () => {
    const table = await startTable(server);
    const socket = await table.people[0]!.socket();
    socket.watch(table.game, 7);
    expect(await socket.heard('ahead')).toMatchObject({ n: 0 });
    await playTurn(table);
    expect(await socket.heard('entry')).toMatchObject({ n: 1 });
    socket.close();
  });
});
