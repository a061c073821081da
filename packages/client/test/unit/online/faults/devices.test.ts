/** Several devices of one person at one table. */
import { dice } from '@roundhouse/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIR, Network } from '../../../../../server/test/faults/network.ts';
import { startTestServer, type TestServer } from '../../../../../server/test/kit.ts';
import { askedOf, choiceOf, startTable } from '../../../../../server/test/playing.ts';
import { callsOver } from '../../../../src/online/api.ts';
import { RemoteGame } from '../../../../src/online/remote/remote-game.ts';
import { type Socket, Stream } from '../../../../src/online/stream.ts';
import { memoryPending } from '../fake-server.ts';

let server: TestServer;
const opened: { close(): void }[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const one of opened) one.close();
  await server.stop();
});

/** Two devices of the person who is asked first. */
async function twoDevices(): Promise<readonly [RemoteGame, RemoteGame]> {
  const { game, title, people } = await startTable(server, { people: 2, seats: [] });
  const [first] = people;
  const device = async (): Promise<RemoteGame> => {
    const network = new Network(server.address, first!.cookie, dice(1), FAIR);
    const call = callsOver(network.fetch);
    const stream = new Stream(() => network.open() as unknown as Socket);
    const answer = await call('game', { at: { game }, since: 0 });
    const remote = new RemoteGame(title, answer, { stream, call, pending: memoryPending() });
    opened.push(remote, stream);
    await until(remote, () => remote.line().kind === 'live');
    return remote;
  };
  return [await device(), await device()];
}

const until = (game: RemoteGame, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      forget();
      resolve();
    };
    const forget = game.subscribe(look);
    look();
  });

const turnIn = (game: RemoteGame) => {
  const { title, state } = game.view();
  const by = askedOf(title, state)[0]!;
  return choiceOf(title, state, by);
};

describe('two devices of one person', () => {
  test('an action in one is seen in both, while the other has something in mind', async () => {
    const [one, two] = await twoDevices();
    const inMind = turnIn(two);
    expect(await one.act(turnIn(one))).toMatchObject({ ok: true });
    await until(two, () => two.view().n === 1);
    expect(two.view().state).toEqual(one.view().state);
    expect(two.can.act).toBe(true);
    // What was in mind there fits no longer, and the game goes on.
    expect(await two.act(inMind)).toMatchObject({ ok: false });
    expect([one.view().n, two.view().n]).toEqual([1, 1]);
  });

  test('of two actions of one moment one is done, and the other hears what it has missed', async () => {
    const [one, two] = await twoDevices();
    const acted = await Promise.all([one.act(turnIn(one)), two.act(turnIn(two))]);
    expect(acted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(acted.find(({ ok }) => !ok)).toMatchObject({ refusal: { rule: 'table:moved-on' } });
    const loser = acted[0].ok ? two : one;
    expect(loser.line().kind).toBe('moved');
    for (const game of [one, two]) await until(game, () => game.view().n === 1);
    expect(two.view().state).toEqual(one.view().state);
  });
});
