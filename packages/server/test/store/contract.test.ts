/** What a store promises of tables, asked of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Change, Conflict, type RequestRow, type Store } from '../../src/store/contract.ts';
import { accountRow, entries, entryRow, game, position, requestRow, seatRow } from './rows.ts';
import { gameRow, type Place, places } from './stores.ts';

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

  test('gives back what was written, letter by letter', async () => {
    const row = gameRow('letters', {
      name: 'Zoë’s “table” 🚂 \\ \' "',
      settings: '{"b":1,  "a":"\\u0000"}',
      header: '{"z":[1,2]}',
      summary: '{}',
      awaited: '["player1"]',
      status: 'playing',
      due: 1,
    });
    const seats = [
      seatRow('letters', 2, { place: 0, name: 'Bram', kind: 'person', person: 'bram' }),
      seatRow('letters', 1, { place: 1 }),
    ];
    const line = { game: 'letters', person: 'bram', name: 'Bram', seat: null, words: 'Well played', at: 1 };
    const said = (side: 'players' | 'watchers', n: number): Change => ({
      kind: 'talk',
      row: { ...line, side, n, request: `${side} ${n}` },
    });
    await store.write([
      { kind: 'game', row },
      { kind: 'seats', game: 'letters', rows: seats },
      { kind: 'maxima', game: 'letters', rows: [{ game: 'letters', player: 'player1', auction: 'lot', amount: 60 }] },
      { kind: 'asks', game: 'letters', asks: '{"asks":[]}' },
      { kind: 'watcher', game: 'letters', person: 'cato' },
      { kind: 'watcher', game: 'letters', person: 'cato' },
      said('players', 1),
      said('players', 2),
    ]);
    expect(await store.read.game('letters')).toEqual(row);
    expect(await store.read.table('letters', ['one'])).toEqual({
      game: row,
      seats,
      watchers: ['cato'],
      maxima: [{ game: 'letters', player: 'player1', auction: 'lot', amount: 60 }],
      asks: '{"asks":[]}',
      position: undefined,
      entries: [],
      said: { players: 2, watchers: 0 },
    });
    expect(await store.read.game('nothing')).toBeUndefined();
    expect(await store.read.table('nothing', ['one'])).toBeUndefined();
  });

  test('writes all of it or nothing', async () => {
    await store.write([game('whole')]);
    const failing = store.write([
      game('whole', { v: 2, name: 'Another' }),
      { kind: 'person', row: { id: 'nobody', name: 'Nobody', created: 1 } },
      ...entries('whole', 1, 2),
      ...entries('whole', 2, 2),
    ]);
    await expect(failing).rejects.toBeInstanceOf(Conflict);
    expect((await store.read.game('whole'))!.name).toBe('A table');
    expect(await store.read.person('nobody')).toBeUndefined();
    expect(await store.read.entries('whole', 0)).toEqual([]);
  });

  test('knows which games other rules have judged last, which are held, and the latest of all', async () => {
    const playing = { status: 'playing' as const, header: '{}' };
    const held = '{"entry":3,"reason":null,"since":5}';
    await store.write([
      game('of-now', { ...playing, engine: 'now' }),
      game('of-then', { ...playing, engine: 'then', changed: 1_800_000_000_000 }),
      game('of-then-held', { ...playing, engine: 'then', held }),
      game('of-then-over', { ...playing, engine: 'then', status: 'over' }),
      position('of-now', 7),
    ]);
    const unproven = await store.read.unprovenGames(['now', 'one']);
    expect(unproven).toContain('of-then');
    for (const id of ['of-now', 'of-then-held', 'of-then-over']) expect(unproven).not.toContain(id);
    expect(await store.read.unprovenGames(['now', 'one', 'then'])).not.toContain('of-then');
    expect((await store.read.heldGames()).map((row) => [row.id, row.held])).toEqual([['of-then-held', held]]);
    expect((await store.read.latestGames(1)).map(({ id }) => id)).toEqual(['of-then']);
    expect(await store.read.position('of-now', 7)).toMatchObject({ n: 7, engine: 'one' });
    expect(await store.read.position('of-now', 8)).toBeUndefined();
    await store.write([
      { kind: 'person', row: { id: 'zoe', name: 'Zoë', created: 1 } },
      { kind: 'account', row: accountRow('zoe', { banned: 1 }) },
    ]);
    expect(await store.read.accounts()).toContainEqual({
      ...accountRow('zoe', { banned: 1 }),
      name: 'Zoë',
      role: null,
      silenced: null,
    });
  });

  test('takes a table only from those who know the version before, and of two at once one', async () => {
    await store.write([game('version')]);
    await expect(store.write([game('version')])).rejects.toBeInstanceOf(Conflict);
    await expect(store.write([game('version', { v: 3 })])).rejects.toBeInstanceOf(Conflict);
    const both = await Promise.allSettled(
      ['Ada', 'Bram'].map((name, i) =>
        store.write([
          game('version', { v: 2, n: 1, name }),
          { kind: 'entry', row: entryRow('version', 1, { person: name }) },
          { kind: 'request', row: requestRow('version', `r${i}`) },
        ]),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { name, v } = (await store.read.game('version'))!;
    expect(v).toBe(2);
    expect((await store.read.entries('version', 0)).map(({ person }) => person)).toEqual([name]);
  });

  test('knows entries after a number, and the last stretch by the rules that are played', async () => {
    await store.write([game('past', { n: 60 }), ...entries('past', 1, 60), position('past', 0), position('past', 25)]);
    await store.write([position('past', 50, 'other')]);
    const numbers = (rows: readonly { readonly n: number }[]): number[] => rows.map(({ n }) => n);
    expect(numbers(await store.read.entries('past', 57))).toEqual([58, 59, 60]);
    expect(numbers(await store.read.entries('past', 2, 4))).toEqual([3, 4]);
    const table = (await store.read.table('past', ['zero', 'one']))!;
    expect([table.position!.n, ...numbers(table.entries)]).toEqual(Array.from({ length: 36 }, (_, i) => 25 + i));
    const known = (await store.read.table('past', ['one'], 58))!;
    expect([known.position, ...numbers(known.entries)]).toEqual([undefined, 59, 60]);
    expect((await store.read.table('past', ['other']))!.position!.state).toBe('{"at":50,"by":"other"}');
    expect((await store.read.table('past', ['zero']))!.entries).toHaveLength(60);
    const early = await store.read.stretch('past', 24, 'one');
    expect([early.position!.n, early.entries.length]).toEqual([0, 24]);
    expect(await store.read.stretch('past', 24, 'zero')).toMatchObject({ position: undefined });
    const past = await store.read.past('past', 'one', 30);
    expect([past.entries.length, numbers(past.positions)]).toEqual([30, [0, 25]]);
  });

  test('keeps a position of other rules until one is made in its place', async () => {
    await store.write([game('rules', { n: 25 }), ...entries('rules', 1, 25), position('rules', 25, 'old')]);
    await store.write([position('rules', 25, 'new')]);
    expect((await store.read.stretch('rules', 25, 'new')).position!.engine).toBe('new');
    expect((await store.read.stretch('rules', 25, 'old')).position).toBeUndefined();
  });

  test('does a request once, and writes over none but one that came too late and was asked again', async () => {
    const request = (knew: number, more: Partial<RequestRow> = {}): Change => ({
      kind: 'request',
      row: requestRow('asked', 'r', more),
      knew,
    });
    await store.write([game('asked')]);
    await store.write([request(3, { n: 3, refused: 'stale' })]);
    // Known to more entries than it was when it was refused, but asked by somebody who knew no more.
    await expect(store.write([request(3, { n: 9, made: 1 })])).rejects.toBeInstanceOf(Conflict);
    await store.write([request(4, { n: 5, made: 1 })]);
    expect(await store.read.request('asked', 'r')).toEqual(requestRow('asked', 'r', { n: 5, made: 1 }));
    await expect(store.write([request(9, { n: 9 })])).rejects.toBeInstanceOf(Conflict);
    const refused: Change = {
      kind: 'request',
      row: requestRow('asked', 'no', { refused: '{"code":"refused"}', at: 7 }),
    };
    await store.write([refused]);
    const again: Change = { kind: 'request', row: requestRow('asked', 'no', { n: 9 }), knew: 9 };
    await expect(store.write([again])).rejects.toBeInstanceOf(Conflict);
    await store.write([{ kind: 'forgetRefusals', before: 7 }]);
    expect(await store.read.request('asked', 'no')).toBeDefined();
    await store.write([{ kind: 'forgetRefusals', before: 8 }]);
    expect(await store.read.request('asked', 'no')).toBeUndefined();
    expect(await store.read.request('asked', 'r')).toBeDefined();
  });

  test('drops a table with all that belongs to it, where nobody has changed it meanwhile', async () => {
    await store.write([
      game('gone'),
      { kind: 'seats', game: 'gone', rows: [seatRow('gone', 1, { person: 'ida' })] },
      { kind: 'invitation', row: { hash: 'link', game: 'gone', seat: 1, created: 1 } },
      { kind: 'watcher', game: 'gone', person: 'ida' },
    ]);
    await expect(store.write([{ kind: 'dropGame', game: 'gone', v: 2 }])).rejects.toBeInstanceOf(Conflict);
    expect(await store.read.invitation('link')).toBeDefined();
    await store.write([{ kind: 'dropGame', game: 'gone', v: 1 }]);
    expect(await store.read.invitation('link')).toBeUndefined();
    expect(await store.read.gamesOf('ida', 10)).toEqual([]);
    await store.write([game('gone')]);
    expect((await store.read.table('gone', []))!.seats).toEqual([]);
  });

  test('keeps one link for each seat and ends the one before', async () => {
    const link = (hash: string, seat: number): Change => ({
      kind: 'invitation',
      row: { hash, game: 'links', seat, created: 1 },
    });
    await store.write([game('links'), link('table', 0), link('first', 1)]);
    await store.write([link('second', 1)]);
    expect(await store.read.invitation('first')).toBeUndefined();
    expect(await store.read.invitation('second')).toEqual({ hash: 'second', game: 'links', seat: 1, created: 1 });
    expect(await store.read.invitedSeats('links')).toEqual([0, 1]);
    await store.write([{ kind: 'dropInvitation', game: 'links', seat: 0 }]);
    expect(await store.read.invitedSeats('links')).toEqual([1]);
  });

  test('lists a person’s tables with their seats, the latest first, and those that wait for the host', async () => {
    await store.write([
      game('mine1', { owner: 'fien', changed: 1 }),
      game('mine2', { changed: 3, due: 1 }),
      game('mine3', { changed: 2 }),
      { kind: 'seats', game: 'mine2', rows: [seatRow('mine2', 1, { person: 'fien' })] },
      { kind: 'watcher', game: 'mine3', person: 'fien' },
    ]);
    const all = await store.read.gamesOf('fien', 10);
    expect(all.map(({ game: { id }, seats }) => [id, seats.length])).toEqual([
      ['mine2', 1],
      ['mine3', 0],
      ['mine1', 0],
    ]);
    expect(await store.read.gamesOf('fien', 1)).toHaveLength(1);
    expect(await store.read.dueGames(3)).not.toContain('mine2');
    expect(await store.read.dueGames(4)).toContain('mine2');
  });

  test('finds tables by id and by the beginning of a word, no matter who may see them', async () => {
    await store.write([
      game('byid1', { words: 'quiet corner', changed: 5 }),
      game('byid2', { words: 'quietly byid1', changed: 9 }),
    ]);
    const found = async (text: string) => (await store.read.gamesFound(text, 5)).map(({ id }) => id);
    expect([await found('quiet'), await found('byid1'), await found('corn'), await found('orner')]).toEqual([
      ['byid2', 'byid1'],
      ['byid2', 'byid1'],
      ['byid1'],
      [],
    ]);
    expect(await store.read.countWaiting()).toBeGreaterThanOrEqual(2);
  });

  test('keeps what stands beside a game, the newest of it, and drops it with the table', async () => {
    const manners = (text: string): Change => ({ kind: 'manners', game: 'mannered', manners: text });
    await store.write([game('mannered')]);
    expect((await store.read.table('mannered', []))!.manners).toBeUndefined();
    await store.write([manners('{"votes":[]}')]);
    await store.write([manners('{"votes":[1]}')]);
    expect((await store.read.table('mannered', []))!.manners).toBe('{"votes":[1]}');
    await store.write([{ kind: 'dropGame', game: 'mannered', v: 1 }]);
    await store.write([game('mannered')]);
    expect((await store.read.table('mannered', []))!.manners).toBeUndefined();
  });

  test('has what was written when it is opened again', async () => {
    await store.write([game('kept', { n: 1 }), ...entries('kept', 1, 1)]);
    await store.close();
    store = await place.open();
    expect((await store.read.table('kept', []))!.entries).toEqual([entryRow('kept', 1)]);
  });
});
