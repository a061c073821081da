/** What lists ask of a store, asked of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, GameRow, ListKey, SeatRow, Store } from '../../src/store/contract.ts';
import { gameRow, type Place, places } from './stores.ts';

const game = (id: string, more: Partial<GameRow> = {}): Change => ({ kind: 'game', row: gameRow(id, more) });
const seats = (game: string, people: readonly (string | null)[], more: Partial<SeatRow> = {}): Change => ({
  kind: 'seats',
  game,
  rows: people.map((person, i) => ({
    game,
    seat: i + 1,
    place: i,
    player: null,
    kind: person === null ? 'open' : 'person',
    name: person,
    level: null,
    person,
    ready: 0,
    lost: 0,
    lent: null,
    admits: null,
    friend: null,
    called: null,
    ...more,
  })),
});
const account = (person: string): Change[] => [
  { kind: 'person', row: { id: person, name: person.toUpperCase(), created: 1 } },
  { kind: 'account', row: { person, password: null, changed: 1, email: null, banned: 0, created: 1 } },
];
const idsOf = (rows: readonly { readonly game: GameRow }[]): string[] => rows.map((one) => one.game.id);

describe.each(places)('$name', ({ make }) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    store = await place.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  test('turns the pages of a list, and repeats and skips nothing while other games come and go', async () => {
    const wish = { listing: 'running', title: null, words: [] } as const;
    // Several of one moment are told apart by their ids.
    const ids = Array.from({ length: 25 }, (_, i) => `page${String(i).padStart(2, '0')}`);
    await store.write(ids.map((id, i) => game(id, { listing: 'running', since: 1_000 + Math.floor(i / 4) })));
    const seen: string[] = [];
    let after: ListKey | null = null;
    for (let page = 0; ; page++) {
      const rows = await store.read.listed(wish, after, 6);
      seen.push(...idsOf(rows));
      if (rows.length < 6) break;
      after = { since: rows.at(-1)!.game.since, id: rows.at(-1)!.game.id };
      await store.write([
        game(`new${page}`, { listing: 'running', since: 2_000 + page }),
        game(seen[0]!, { v: 2 + page, listing: null, since: 1_006 }),
      ]);
    }
    expect(seen.toSorted()).toEqual(ids);
    expect(await store.read.countListed(wish, 100)).toBe(24 + 4);
    expect(await store.read.countListed(wish, 10)).toBe(10);
  });

  test('finds games by title and by all the words', async () => {
    await store.write([
      game('found1', { listing: 'open', words: 'soh steam over holland ada’s table' }),
      game('found2', { listing: 'open', words: '1828 sunday ada', title: '1828' }),
      game('found3', { listing: 'finished', words: 'sunday ada' }),
    ]);
    const find = async (title: string | null, ...words: string[]): Promise<string[]> =>
      idsOf(await store.read.listed({ listing: 'open', title, words }, null, 10)).toSorted();
    expect(await find(null, 'ada')).toEqual(['found1', 'found2']);
    expect(await find(null, 'ada', 'holl')).toEqual(['found1']);
    expect(await find('1828')).toEqual(['found2']);
    expect(await find('1828', 'holl')).toEqual([]);
    expect(await find(null, '%')).toEqual([]);
    expect(await find(null, "'; DROP TABLE games; --")).toEqual([]);
  });

  test('finds a rare word among many, and one that many have, also after names have changed', async () => {
    const open = { listing: 'open' } as const;
    const many = Array.from({ length: 250 }, (_, i) =>
      game(`many${i}`, { ...open, words: `gale ${i} night`, since: i }),
    );
    await store.write(many);
    await store.write([game('rare', { ...open, words: 'gale zeppelin “quoted\\" night' })]);
    const find = async (...words: string[]) => {
      const wish = { ...open, title: null, words };
      return [idsOf(await store.read.listed(wish, null, 3)), await store.read.countListed(wish, 100)];
    };
    for (const word of ['zep', 'zeppelin', '“quoted\\"'])
      for (const words of [[word], ['gale', word], [word, 'night']])
        expect(await find(...words), words.join(' ')).toEqual([['rare'], 1]);
    expect(await find('gale', 'night')).toEqual([['rare', 'many249', 'many248'], 100]);
    expect(await find('eppelin')).toEqual([[], 0]);
    await store.write([game('rare', { ...open, v: 2, words: 'gale balloon' })]);
    expect([await find('zeppelin'), await find('balloon')]).toEqual([
      [[], 0],
      [['rare'], 1],
    ]);
    await store.write([{ kind: 'dropGame', game: 'rare', v: 2 }]);
    expect(await find('balloon')).toEqual([[], 0]);
  });

  test('knows who has played with whom, and only games that have begun count', async () => {
    await store.write([
      ...['ida', 'joe', 'kim'].flatMap(account),
      game('begun', { status: 'playing', owner: 'joe' }),
      seats('begun', ['ida', 'joe', 'guest']),
      game('ended', { status: 'over', owner: 'joe', since: 50 }),
      seats('ended', ['ida', 'joe']),
      game('room', { listing: 'played', owner: 'joe' }),
      seats('room', ['joe', 'kim', null]),
      game('kept', { owner: 'kim' }),
      seats('kept', [null], { admits: 'friend', friend: 'ida', called: 'Ida' }),
      { kind: 'departure', game: 'begun', person: 'ida' },
      { kind: 'departure', game: 'begun', person: 'ida' },
    ]);
    const { read } = store;
    expect([await read.havePlayed('ida', 'joe'), await read.havePlayed('joe', 'kim')]).toEqual([true, false]);
    expect(await read.companionsOf('ida', 10)).toEqual([{ name: 'JOE', games: 2 }]);
    expect(idsOf(await read.listedForCompanion('ida', 10))).toEqual(['room']);
    expect(await read.listedForCompanion('joe', 10)).toEqual([]);
    expect(await read.listedForCompanion('kim', 10)).toEqual([]);
    expect(await read.figuresOf('ida', 'joe')).toEqual({ finished: 1, playing: 1, left: 1, together: 2 });
    expect(await read.figuresOf('kim', 'joe')).toEqual({ finished: 0, playing: 0, left: 0, together: 0 });
    expect(idsOf(await read.unfinishedOf('ida', 10)).toSorted()).toEqual(['begun', 'kept']);
    expect(idsOf(await read.finishedOf('ida', null, 10))).toEqual(['ended']);
    expect(await read.finishedOf('ida', { since: 50, id: 'ended' }, 10)).toEqual([]);
  });

  test('counts decisions by steps, and a guest brings them along', async () => {
    const decided = (person: string, step: number): Change => ({ kind: 'speed', person, tempo: 'live', step });
    await store.write([
      { kind: 'person', row: { id: 'guest1', name: 'G', created: 1 } },
      ...account('lena'),
      decided('guest1', 4),
      decided('guest1', 4),
      decided('lena', 4),
      decided('lena', 9),
    ]);
    await store.write([{ kind: 'joinPeople', guest: 'guest1', person: 'lena' }]);
    const row = { person: 'lena', tempo: 'live' };
    expect(await store.read.speedsOf('lena')).toEqual([
      { ...row, step: 4, decisions: 3 },
      { ...row, step: 9, decisions: 1 },
    ]);
    expect(await store.read.speedsOf('guest1')).toEqual([]);
  });

  test('names tables that have not begun and that nobody has touched, the oldest first', async () => {
    await store.write([
      game('old2', { changed: 20 }),
      game('old1', { changed: 10 }),
      game('young', { changed: 30 }),
      game('playing', { changed: 5, status: 'playing' }),
    ]);
    expect(await store.read.waitingSince(30, 10)).toEqual(['old1', 'old2']);
    expect(await store.read.waitingSince(30, 1)).toEqual(['old1']);
    await store.write([
      {
        kind: 'session',
        row: { hash: 's', person: 'mo', created: 7, used: 3, device: '', network: '', way: 'guest' },
      },
    ]);
    expect([await store.read.lastUse('mo'), await store.read.lastUse('nobody')]).toEqual([7, 0]);
  });
});
