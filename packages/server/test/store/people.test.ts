/** What a store promises of people and of what they say, asked of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Change, Conflict, type Store } from '../../src/store/contract.ts';
import type { DeedRow } from '../../src/store/desk-rows.ts';
import type { TokenRow } from '../../src/store/people-rows.ts';
import type { Side, TalkRow } from '../../src/store/talk-rows.ts';
import { accountRow, entryRow, game, requestRow, seatRow, sessionRow } from './rows.ts';
import { type Place, places } from './stores.ts';

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

  test('finds people by sessions and codes, of which the latest five hold', async () => {
    await store.write([
      { kind: 'person', row: { id: 'els', name: 'Els', created: 1 } },
      { kind: 'session', row: sessionRow('session', 'els') },
      ...Array.from(
        { length: 7 },
        (_, i): Change => ({ kind: 'code', row: { hash: `code${i}`, person: 'els', created: i } }),
      ),
    ]);
    const onDevice = { role: null, used: 1, device: '', network: '', began: 1, account: 0 };
    expect(await store.read.sessionPerson('session')).toEqual({ id: 'els', name: 'Els', created: 1, ...onDevice });
    const known = await Promise.all(Array.from({ length: 7 }, (_, i) => store.read.codePerson(`code${i}`)));
    expect(known.map((one) => one !== undefined)).toEqual([false, false, true, true, true, true, true]);
    await store.write([
      { kind: 'person', row: { id: 'els', name: 'Elsa', created: 1 } },
      { kind: 'dropSession', hash: 'session' },
    ]);
    expect(await store.read.sessionPerson('session')).toBeUndefined();
    expect((await store.read.codePerson('code6'))!.name).toBe('Elsa');
  });

  test('knows the sessions of a person, and ends one, or all but one', async () => {
    const used = (hash: string, at: number): Change => ({
      kind: 'useSession',
      row: { hash, used: at, device: 'Firefox|Linux', network: '10.0.0' },
    });
    await store.write([
      { kind: 'person', row: { id: 'gijs', name: 'Gijs', created: 1 } },
      ...['laptop', 'phone', 'tablet'].map((hash): Change => ({ kind: 'session', row: sessionRow(hash, 'gijs') })),
      { kind: 'session', row: sessionRow('other', 'hans') },
      used('phone', 9),
      used('laptop', 5),
    ]);
    const known = await store.read.sessionsOf('gijs');
    expect(known.map(({ hash }) => hash)).toEqual(['phone', 'laptop', 'tablet']);
    expect(known[0]).toEqual(sessionRow('phone', 'gijs', { used: 9, device: 'Firefox|Linux', network: '10.0.0' }));
    expect(new Set(await store.read.liveSessions(['phone', 'other', 'none']))).toEqual(new Set(['phone', 'other']));
    await store.write([{ kind: 'dropSessions', person: 'gijs', but: 'laptop' }]);
    expect((await store.read.sessionsOf('gijs')).map(({ hash }) => hash)).toEqual(['laptop']);
    await store.write([{ kind: 'dropSessions', person: 'gijs', but: null }]);
    expect(await store.read.sessionsOf('gijs')).toEqual([]);
    expect(await store.read.liveSessions(['other'])).toEqual(['other']);
  });

  test('gives a name to one account at a time, and keeps it for a while after', async () => {
    const take = (looks: string, person: string, now: number): Change => ({
      kind: 'takeName',
      row: { looks, person, until: null },
      now,
    });
    const account = (person: string): Change => ({ kind: 'account', row: accountRow(person) });
    await store.write([account('ina'), take('ina', 'ina', 10)]);
    await expect(store.write([account('jan'), take('ina', 'jan', 10)])).rejects.toBeInstanceOf(Conflict);
    expect(await store.read.account('jan')).toBeUndefined();
    expect(await store.read.accountNamed('ina')).toEqual(accountRow('ina'));
    await store.write([{ kind: 'leaveName', person: 'ina', until: 100 }, take('ine', 'ina', 10)]);
    expect(await store.read.accountNamed('ina')).toBeUndefined();
    expect(await store.read.accountNamed('ine')).toEqual(accountRow('ina'));
    const taken = async (now: number) =>
      (await store.read.takenNames(['ina', 'ine', 'free'], now)).map(({ looks }) => looks).toSorted();
    expect(await taken(99)).toEqual(['ina', 'ine']);
    expect(await taken(100)).toEqual(['ine']);
    await expect(store.write([take('ina', 'jan', 99)])).rejects.toBeInstanceOf(Conflict);
    await store.write([{ kind: 'leaveName', person: 'ina', until: 200 }, take('ina', 'ina', 99)]);
    expect(await store.read.accountNamed('ina')).toEqual(accountRow('ina'));
    await store.write([account('jan'), take('ine', 'jan', 200)]);
    expect(await store.read.accountNamed('ine')).toEqual(accountRow('jan'));
  });

  test('finds a person by a token, and lists what somebody has made', async () => {
    const token = (hash: string, created: number): TokenRow => ({
      hash,
      id: `id of ${hash}`,
      person: 'nel',
      name: 'Bot',
      scopes: 'read play',
      created,
      used: 0,
    });
    const nel = { id: 'nel', name: 'Nel', created: 1 };
    await store.write([
      { kind: 'person', row: nel },
      { kind: 'token', row: token('second', 2) },
      { kind: 'token', row: token('first', 1) },
    ]);
    expect(await store.read.tokenPerson('first')).toEqual({ person: nel, token: token('first', 1) });
    await store.write([{ kind: 'useToken', hash: 'second', used: 7 }]);
    expect(await store.read.tokensOf('nel')).toEqual([token('first', 1), { ...token('second', 2), used: 7 }]);
    expect(await store.read.liveSessions(['first', 'none'])).toEqual(['first']);
    await store.write([{ kind: 'dropToken', hash: 'first' }]);
    expect(await store.read.tokenPerson('first')).toBeUndefined();
    await store.write([{ kind: 'dropPerson', person: 'nel' }]);
    expect(await store.read.tokensOf('nel')).toEqual([]);
  });

  test('knows passkeys by their id, and lets a secret be used once', async () => {
    const passkey = { id: 'pass', person: 'olga', device: '|', key: 'key', counter: 1, created: 1, used: 1 };
    await store.write([{ kind: 'passkey', row: passkey }]);
    await expect(store.write([{ kind: 'passkey', row: { ...passkey, person: 'petra' } }])).rejects.toBeInstanceOf(
      Conflict,
    );
    await store.write([{ kind: 'usePasskey', id: 'pass', counter: 5, used: 9 }]);
    const used = { ...passkey, counter: 5, used: 9 };
    expect([await store.read.passkey('pass'), await store.read.passkeysOf('olga')]).toEqual([used, [used]]);
    await store.write([{ kind: 'dropPasskey', id: 'pass' }]);
    expect(await store.read.passkey('pass')).toBeUndefined();
    const once = (hash: string, now: number): Change => ({
      kind: 'once',
      row: { hash, kind: 'enter', person: null, until: now + 10 },
      now,
    });
    await store.write([once('early', 1)]);
    await store.write([once('late', 8)]);
    expect(await store.read.once('early')).toEqual({ hash: 'early', kind: 'enter', person: null, until: 11 });
    await store.write([{ kind: 'useOnce', hash: 'late' }]);
    await expect(store.write([{ kind: 'useOnce', hash: 'late' }])).rejects.toBeInstanceOf(Conflict);
    await store.write([once('another', 11)]);
    expect(await store.read.once('early')).toBeUndefined();
  });

  test('makes one person of two, with the seats, tables and words of both', async () => {
    const guest = { kind: 'person', row: { id: 'leo', name: 'Leo', created: 1 } } as const;
    await store.write([
      guest,
      { kind: 'person', row: { id: 'mia', name: 'Mia', created: 1 } },
      game('joined', { owner: 'leo', n: 1 }),
      {
        kind: 'seats',
        game: 'joined',
        rows: [seatRow('joined', 1, { person: 'leo' }), seatRow('joined', 2, { person: 'mia' })],
      },
      { kind: 'entry', row: entryRow('joined', 1, { person: 'leo' }) },
      { kind: 'request', row: requestRow('joined', 'request', { person: 'leo' }) },
      game('watched'),
      { kind: 'watcher', game: 'watched', person: 'leo' },
      { kind: 'watcher', game: 'watched', person: 'mia' },
      { kind: 'session', row: sessionRow('leos', 'leo') },
      { kind: 'code', row: { hash: 'leoscode', person: 'leo', created: 1 } },
    ]);
    const join: Change = { kind: 'joinPeople', guest: 'leo', person: 'mia' };
    await store.write([join]);
    const { game: row, seats, entries: written } = (await store.read.table('joined', []))!;
    expect([row.owner, row.v]).toEqual(['mia', 2]);
    expect([...seats, ...written].map(({ person }) => person)).toEqual(['mia', 'mia', 'mia']);
    expect((await store.read.request('joined', 'request'))!.person).toBe('mia');
    expect((await store.read.table('watched', []))!.watchers).toEqual(['mia']);
    expect((await store.read.sessionPerson('leos'))!.id).toBe('mia');
    expect((await store.read.codePerson('leoscode'))!.id).toBe('mia');
    expect(await store.read.person('leo')).toBeUndefined();
    // A process that knew the table before must read it again.
    await expect(store.write([game('joined', { v: 2 })])).rejects.toBeInstanceOf(Conflict);
    await expect(store.write([join])).rejects.toBeInstanceOf(Conflict);
    await store.write([guest, { kind: 'account', row: accountRow('leo') }]);
    await expect(store.write([join])).rejects.toBeInstanceOf(Conflict);
    expect(await store.read.person('leo')).toBeDefined();
  });

  test('drops a person with all that is theirs alone', async () => {
    await store.write([
      { kind: 'person', row: { id: 'kai', name: 'Kai', created: 1 } },
      { kind: 'session', row: sessionRow('kai1', 'kai') },
      { kind: 'code', row: { hash: 'kaicode', person: 'kai', created: 1 } },
      { kind: 'account', row: accountRow('kai', { email: 'kai@example.org' }) },
      { kind: 'takeName', row: { looks: 'kai', person: 'kai', until: null }, now: 1 },
      { kind: 'device', row: { hash: 'kaidevice', person: 'kai', used: 1 } },
    ]);
    expect((await store.read.sessionPerson('kai1'))!.account).toBe(1);
    expect(await store.read.isKnownDevice('kaidevice', 'kai')).toBe(true);
    expect(await store.read.isKnownDevice('kaidevice', 'ina')).toBe(false);
    await store.write([{ kind: 'dropCodes', person: 'nobody' }]);
    expect(await store.read.codePerson('kaicode')).toBeDefined();
    await store.write([{ kind: 'dropPerson', person: 'kai' }]);
    expect(await store.read.person('kai')).toBeUndefined();
    expect(await store.read.sessionPerson('kai1')).toBeUndefined();
    expect(await store.read.codePerson('kaicode')).toBeUndefined();
    expect(await store.read.account('kai')).toBeUndefined();
    expect(await store.read.isKnownDevice('kaidevice', 'kai')).toBe(false);
    expect(await store.read.takenNames(['kai'], 5)).toHaveLength(1);
  });

  test('keeps what is a person’s own: notes and whom they shun, also where a guest becomes somebody else', async () => {
    const note = (person: string, seq: number, text: string): Change => ({
      kind: 'note',
      row: { game: 'own', person, seq, text },
    });
    const shun = (person: string, other: string, at: number): Change => ({
      kind: 'shun',
      row: { person, other, how: 'muted', name: other, at },
    });
    const others = async (person: string): Promise<string[]> =>
      (await store.read.shunnedBy(person)).map(({ other }) => other);
    await store.write([
      game('own'),
      { kind: 'person', row: { id: 'guest-own', name: 'guest', created: 1 } },
      note('own-1', 3, 'three'),
      note('own-1', 1, 'one'),
      note('own-1', 3, 'three again'),
      note('guest-own', 1, 'of the guest'),
      note('guest-own', 2, 'two'),
      shun('own-1', 'own-2', 4),
      shun('own-1', 'guest-own', 5),
      shun('guest-own', 'own-1', 5),
      shun('guest-own', 'own-3', 6),
      shun('own-4', 'guest-own', 7),
    ]);
    expect((await store.read.notesOf('own', 'own-1')).map(({ text }) => text)).toEqual(['one', 'three again']);
    expect(await others('own-1')).toEqual(['guest-own', 'own-2']);
    await store.write([{ kind: 'joinPeople', guest: 'guest-own', person: 'own-1' }]);
    expect((await store.read.notesOf('own', 'own-1')).map(({ text }) => text)).toEqual(['one', 'two', 'three again']);
    expect(await others('own-1')).toEqual(['own-3', 'own-2']);
    expect(await others('own-4')).toEqual(['own-1']);
    expect([await store.read.notesOf('own', 'guest-own'), await others('guest-own')]).toEqual([[], []]);
    await store.write([
      { kind: 'dropNote', game: 'own', person: 'own-1', seq: 1 },
      { kind: 'dropShun', person: 'own-1', other: 'own-2' },
    ]);
    expect(await store.read.notesOf('own', 'own-1')).toHaveLength(2);
    expect(await others('own-1')).toEqual(['own-3']);
    await store.write([{ kind: 'dropPerson', person: 'own-1' }]);
    expect([await store.read.notesOf('own', 'own-1'), await others('own-4')]).toEqual([[], []]);
  });

  test('keeps two talks apart, who has read how far, and what was reported', async () => {
    const said = (side: Side, n: number, person = 'ada'): TalkRow => ({
      game: 'talks',
      side,
      n,
      person,
      name: person,
      seat: side === 'players' ? 1 : null,
      words: `${side} ${n}`,
      request: `${side}-${n}`,
      at: n,
    });
    const talk = (row: TalkRow): Change => ({ kind: 'talk', row });
    const read = (person: string, side: Side, n: number): Change => ({
      kind: 'read',
      row: { game: 'talks', person, side, n },
    });
    await store.write([
      game('talks'),
      { kind: 'person', row: { id: 'guest-talks', name: 'guest', created: 1 } },
      ...[1, 2, 3].map((n) => talk(said('players', n))),
      talk(said('watchers', 1, 'guest-talks')),
    ]);
    const numbers = (rows: readonly TalkRow[]): number[] => rows.map(({ n }) => n);
    expect(numbers(await store.read.talk('talks', 'players', 0, 1000, 2))).toEqual([2, 3]);
    expect(numbers(await store.read.talk('talks', 'players', 0, 3, 100))).toEqual([1, 2]);
    expect(numbers(await store.read.talk('talks', 'players', 2, 1000, 100))).toEqual([3]);
    expect(await store.read.talk('talks', 'watchers', 0, 1000, 100)).toEqual([said('watchers', 1, 'guest-talks')]);
    expect(await store.read.said('talks', 'players-2')).toEqual(said('players', 2));
    expect(await store.read.said('other', 'players-2')).toBeUndefined();

    await store.write([read('ada', 'players', 2)]);
    await store.write([read('ada', 'players', 1)]);
    expect(await store.read.readTo('talks', 'ada')).toMatchObject({ side: 'players', n: 2 });
    await store.write([read('ada', 'watchers', 1)]);
    expect(await store.read.readTo('talks', 'ada')).toMatchObject({ side: 'watchers', n: 1 });

    const report = { game: 'talks', side: 'watchers', n: 1, person: 'ada' } as const;
    await store.write([{ kind: 'report', row: { ...report, at: 5 } }]);
    await store.write([{ kind: 'report', row: { ...report, at: 9 } }]);
    const reported = async (isOpen: boolean) =>
      (await store.read.reports(100, isOpen)).filter((one) => one.game === 'talks');
    const line = { ...said('watchers', 1, 'guest-talks'), reported: 5, settled: null, by: null, table_name: 'A table' };
    expect(await reported(true)).toEqual([line]);
    await store.write([{ kind: 'settleReports', line: { game: 'talks', side: 'watchers', n: 1 }, at: 12 }]);
    expect([await reported(true), await reported(false)]).toEqual([[], [{ ...line, settled: 12 }]]);
    expect((await store.read.saidBy('guest-talks', 10)).map(({ n }) => n)).toEqual([1]);

    await store.write([read('guest-talks', 'watchers', 1)]);
    await store.write([{ kind: 'joinPeople', guest: 'guest-talks', person: 'ada' }]);
    expect(await store.read.said('talks', 'watchers-1')).toMatchObject({ person: 'ada' });
    expect(await store.read.readTo('talks', 'guest-talks')).toBeUndefined();
    await store.write([{ kind: 'dropPerson', person: 'ada' }]);
    expect(await store.read.talk('talks', 'players', 0, 1000, 100)).toEqual([]);
    expect(await store.read.readTo('talks', 'ada')).toBeUndefined();
  });

  test('keeps roles, silence and what was done at the desk, and forgets the names of those who are gone', async () => {
    const deed = (id: string, at: number, more: Partial<DeedRow> = {}): Change => ({
      kind: 'deed',
      row: { id, at, person: 'mod', name: 'Mod', what: 'look', game: 'desk', other: null, about: 'why', ...more },
    });
    await store.write([
      { kind: 'person', row: { id: 'mod', name: 'Mod', created: 1 } },
      { kind: 'account', row: accountRow('mod') },
      { kind: 'session', row: sessionRow('mods', 'mod') },
      { kind: 'role', person: 'mod', role: 'moderator' },
      { kind: 'role', person: 'mod', role: 'operator' },
      { kind: 'silence', person: 'mod', until: 70 },
      deed('d1', 10),
      deed('d2', 20, { what: 'ban', game: null, other: 'bad', about: 'Bad' }),
      deed('d3', 30, { person: 'other', name: 'Other' }),
    ]);
    const { read } = store;
    expect((await read.sessionPerson('mods'))!.role).toBe('operator');
    expect(await read.accounts()).toContainEqual({ ...accountRow('mod'), name: 'Mod', role: 'operator', silenced: 70 });
    expect([await read.silencedUntil('mod'), await read.silencedUntil('nobody')]).toEqual([70, 0]);
    expect((await read.deeds(2)).map(({ id }) => id)).toEqual(['d3', 'd2']);
    expect((await read.looksAt('desk', 10)).map(({ id }) => id)).toEqual(['d3', 'd1']);
    const looked = [
      read.hasLooked('desk', 'mod', 9),
      read.hasLooked('desk', 'mod', 10),
      read.hasLooked('desk', 'no', 0),
    ];
    expect(await Promise.all(looked)).toEqual([true, false, false]);
    await store.write([
      { kind: 'silence', person: 'mod', until: null },
      { kind: 'role', person: 'mod', role: null },
    ]);
    expect([(await read.sessionPerson('mods'))!.role, await read.silencedUntil('mod')]).toEqual([null, 0]);
    await store.write([
      { kind: 'dropPerson', person: 'mod' },
      { kind: 'dropPerson', person: 'bad' },
    ]);
    expect((await read.deeds(10)).map(({ name, about }) => `${name} ${about}`)).toEqual(['Other why', ' ', ' why']);
  });
});
