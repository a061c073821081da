/** How long lists, searches and openings take in a server, among few stored games and among many. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@roundhouse/kernel';
import { addressOf } from '@roundhouse/protocol';
import type { GameServer } from '@roundhouse/server';
import { HEADERS, imported, openLocal, post, type Rows, type Written } from './local.ts';

/** Milliseconds of processor time of each try, in order of length, by what was asked: other programs at work change it little. */
export type LobbyTimes = Readonly<Record<string, readonly number[]>>;

const CALLERS = 20;
const SEATS = 3;
/** Rows that are written together. */
const AT_ONCE = 200;
const WORDS = ['first', 'autumn', 'league', 'utrecht', 'sunday', 'slow', 'night', 'old'];

interface Caller {
  readonly cookie: string;
  readonly person: string;
}

/** So many tries of each question, at a server with so many games and people. */
export async function measureLobby(
  games: readonly GameFile[],
  count: number,
  people: number,
  tries: number,
): Promise<LobbyTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  const server = await openLocal(folder);
  try {
    const patterns: Rows[] = [];
    for (const file of games) patterns.push(await imported(server, file));
    const callers = await Promise.all(Array.from({ length: Math.min(CALLERS, people) }, (_, i) => caller(server, i)));
    const ids = await fill(server, patterns, callers, count, people);
    return await ask(server, callers, ids, tries);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function caller(server: GameServer, i: number): Promise<Caller> {
  const seats = [{ kind: 'me', name: `Caller ${i}` }, { kind: 'bot' }];
  const { body, cookie } = await post(server, 'createGame', { title: 'soh', seats });
  return { cookie, person: (await server.store.read.game(body.game))!.owner };
}

/** Copies of real games with people at them: two in ten with a free seat, three under way, the others over. */
async function fill(
  server: GameServer,
  patterns: readonly Rows[],
  callers: readonly Caller[],
  count: number,
  people: number,
): Promise<readonly string[]> {
  const random = seeded(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const persons = Array.from({ length: people }, (_, i) => callers[i]?.person ?? `person${i}`);
  const ids: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const changes: Written[] = [];
    for (let i = from; i < Math.min(count, from + AT_ONCE); i++) {
      const { game, position } = pick(patterns);
      const id = `bench${i.toString(36).padStart(6, '0')}`;
      const at = 1_700_000_000_000 + i * 60_000;
      const kind = i % 10 < 2 ? 'open' : i % 10 < 5 ? 'running' : 'finished';
      const status = kind === 'open' ? 'waiting' : kind === 'running' ? 'playing' : 'over';
      const seated = Array.from({ length: SEATS }, () => pick(persons));
      const name = `${pick(WORDS)} ${pick(WORDS)} ${i}`;
      const settings = JSON.stringify({ ...(JSON.parse(game.settings) as object), watch: true, public: true });
      const words = `${game.title} ${name} ${seated.join(' ')}`;
      const row = { ...game, id, v: 1, name, status, owner: seated[0]!, settings, created: at, changed: at } as const;
      changes.push({ kind: 'game', row: { ...row, listing: kind, since: at, words, due: 0 } });
      changes.push({ kind: 'seats', game: id, rows: seatsOf(id, seated, kind === 'open') });
      if (kind === 'open') continue;
      ids.push(id);
      if (position) changes.push({ kind: 'position', row: { ...position, game: id } });
    }
    await server.store.write(changes);
  }
  return ids;
}

const seatsOf = (game: string, seated: readonly string[], isOpen: boolean) =>
  seated.map((person, i) => {
    const isFree = isOpen && i === SEATS - 1;
    return {
      game,
      seat: i + 1,
      place: i,
      player: isOpen ? null : `player${i + 1}`,
      kind: isFree ? 'open' : 'person',
      name: isFree ? null : person,
      level: null,
      person: isFree ? null : person,
      ready: 1,
      lost: 0,
      lent: null,
      admits: isFree ? 'anyone' : null,
      friend: null,
      called: null,
    } as const;
  });

async function ask(
  server: GameServer,
  callers: readonly Caller[],
  ids: readonly string[],
  tries: number,
): Promise<LobbyTimes> {
  const lobby = (query: string) => `${addressOf('tables')}?${query}`;
  const questions: Record<string, (i: number) => string> = {
    'my games': () => addressOf('myGames'),
    'the next game': () => addressOf('nextGame'),
    'open tables': () => lobby('list=open'),
    'games to watch': () => lobby('list=running'),
    'finished games': () => lobby('list=finished'),
    'of one title': () => lobby('list=finished&title=1820'),
    'a page far down': () => lobby(`list=finished&cursor=${(1_700_000_000_000 + 60_000 * 40).toString(36)}.bench0`),
    'a word that many have': (i) => lobby(`list=finished&q=${WORDS[i % WORDS.length]}`),
    'a person': (i) => lobby(`list=finished&q=${callers[i % callers.length]!.person}`),
    'a word that nobody has': () => lobby('list=finished&q=zeppelin'),
    'opening a table': (i) => addressOf('game', { game: ids[(i * 37) % ids.length]! }),
  };
  const times: Record<string, number[]> = {};
  for (const [what, address] of Object.entries(questions)) {
    const all: number[] = [];
    for (let i = -10; i < tries; i++) {
      const { cookie } = callers[(i + 10) % callers.length]!;
      // What was opened before is read again: few tables would all be in memory, and many would not.
      server.tables.sweep(-1);
      const began = process.cpuUsage();
      const reply = await server.app.inject({ method: 'GET', url: address(i + 10), headers: { ...HEADERS, cookie } });
      if (reply.statusCode !== 200) throw new Error(`${what} was answered with ${reply.body}`);
      const { user, system } = process.cpuUsage(began);
      if (i >= 0) all.push((user + system) / 1000);
    }
    times[what] = all.toSorted((a, b) => a - b);
  }
  return times;
}

/** The same people and names in every run. */
function seeded(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}
