/** Tables to be played: recorded games of all titles from all phases, or tables of the floor. */
import { addressOf } from '@roundhouse/protocol';
import { type GameFile, HOST, type LoggedAction } from '@roundhouse/kernel';
import { titles } from '@roundhouse/titles';
import { makeGame } from '../game.ts';
import { Device, type Ear } from './client.ts';
import { FLOOR } from './floor.ts';

export interface BenchTable {
  readonly game: string;
  readonly device: Device;
  readonly ears: readonly Ear[];
  /** The next action of a player, where there is one; the host's own come by themselves. */
  next(): LoggedAction | null;
  n: number;
  busy: boolean;
}

const PHASES = 10;
const SEED = 12;

/** One recorded game of each title; each table begins at another place of it. */
export const recordedGames = (): readonly GameFile[] => titles.map((title) => makeGame(title, SEED));

export async function openTables(
  addresses: readonly string[],
  count: number,
  sockets: number,
  games: readonly GameFile[] | null,
): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  while (tables.length < count) {
    const i = tables.length;
    const ears = Math.floor(sockets / count) + (i < sockets % count ? 1 : 0);
    tables.push(await openTable(addresses, i, Math.max(1, ears), games));
  }
  return tables;
}

export const openTable = (
  addresses: readonly string[],
  i: number,
  ears: number,
  games: readonly GameFile[] | null,
): Promise<BenchTable> =>
  games ? recorded(addresses, games[i % games.length]!, Math.floor(i / games.length), ears) : floor(addresses, ears);

async function recorded(
  addresses: readonly string[],
  file: GameFile,
  place: number,
  ears: number,
): Promise<BenchTable> {
  const from = Math.floor((file.entries.length * ((place % PHASES) + 0.5)) / PHASES);
  const rest = file.entries.slice(from).flatMap((one) => ('action' in one ? [one.action as LoggedAction] : []));
  const mine = file.players.map((_, i) => `player${i + 1}`);
  const device = new Device(addresses);
  const added = await device.send('POST', addressOf('importGame'), {
    file: { ...file, entries: file.entries.slice(0, from) },
    mine,
  });
  return tableOf(device, added.body['game'] as string, from, ears, () => {
    while (rest[0]?.by === HOST) rest.shift();
    return rest.shift() ?? null;
  });
}

async function floor(addresses: readonly string[], ears: number): Promise<BenchTable> {
  const device = new Device(addresses);
  const seats = ['Ada', 'Bram', 'Cato'].map((name) => ({ kind: 'me', name }));
  const { body } = await device.send('POST', addressOf('createGame'), { title: FLOOR, seats });
  const game = body['game'] as string;
  await device.send('POST', addressOf('start', { game }), {});
  return tableOf(device, game, 0, ears, () => ({ type: 'pass', by: 'player1', frame: FLOOR }));
}

async function tableOf(
  device: Device,
  game: string,
  n: number,
  count: number,
  next: () => LoggedAction | null,
): Promise<BenchTable> {
  const ears: Ear[] = [];
  while (ears.length < count) ears.push(await device.listen(game, n));
  return { game, device, ears, next, n, busy: false };
}
