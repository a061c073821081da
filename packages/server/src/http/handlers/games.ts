/** Tables as such: a list of them, new ones, what is at one. */
import { maximaOf, playsOf } from '../../tables/own-maxima.ts';
import { LEVELS } from '@roundhouse/host';
import { FILE_FORMAT, positionHash, VERSION } from '@roundhouse/kernel';
import type { GameAnswer, Seated } from '@roundhouse/protocol';
import { ProblemError } from '../../problem.ts';
import { engineOf, titleIn } from '../../rules.ts';
import { importedGame } from '../../tables/importing.ts';
import type { Invitation } from '../../tables/links.ts';
import { tableName } from '../../tables/names.ts';
import type { OpenTable } from '../../tables/open-table.ts';
import { stateAfter } from '../../tables/past.ts';
import { friendsIn } from '../../tables/open-seats.ts';
import { seatsWanted } from '../../tables/rooms.ts';
import { settingsOf } from '../../tables/settings.ts';
import type { Newcomer, Person } from '../../people/people.ts';
import type { Answer, Handlers } from '../call.ts';

type Names = 'server' | 'createGame' | 'importGame' | 'game' | 'removeGame' | 'entries' | 'file' | 'position';

/** Those whose game is being read: one at a time. */
const reading = new Set<string>();

export const gameHandlers: Handlers<Names> = {
  server: ({ services }) => ({
    body: {
      version: VERSION,
      titles: Object.fromEntries(services.titles.map(({ id }) => [id, engineOf(id)])),
      levels: [...LEVELS],
      now: services.now(),
      secure: services.secure,
      mail: services.mailer !== null,
    },
  }),

  async createGame({ services, person: known, body }) {
    const title = titleIn(services.titles, body.title);
    if (!title) throw new ProblemError('malformed', 'There is no such title here.');
    const { title: _, seats, owner, name, ...wish } = body;
    const newcomer = known
      ? null
      : services.people.newcomer(owner ?? seats.find(({ kind }) => kind === 'me')?.name ?? '');
    const person = known ?? newcomer!.person;
    const settings = settingsOf(title, wish);
    const friends = await friendsIn(seats, services.accounts, person.id);
    const { table, invitations } = await services.tables.create(
      title,
      person,
      { name: tableName(name), settings },
      (game) => seatsWanted(title, game, seats, person, [], friends),
      newcomer?.changes ?? [],
    );
    return opened(table, person, newcomer, invitations);
  },

  async importGame({ services, person: known, raw, ip }) {
    const key = known?.id ?? ip;
    if (reading.has(key))
      throw new ProblemError('often', 'Another game from you, or from your network, is being read: wait for it.', {
        retryAfter: 1,
      });
    reading.add(key);
    try {
      const read = await services.thinkers.read({ kind: 'file', body: raw });
      if ('reason' in read) throw new ProblemError('malformed', read.reason);
      const mine = read.header.players[Number(read.wish.mine[0]?.replace('player', '')) - 1];
      const newcomer = known ? null : services.people.newcomer(read.wish.owner ?? mine ?? '');
      const person = known ?? newcomer!.person;
      const { stored, changes } = importedGame(
        titleIn(services.titles, read.header.title)!,
        read,
        person,
        services.now(),
      );
      const added = await services.tables.addPlayed(stored, [...(newcomer?.changes ?? []), ...changes]);
      return opened(added.table, person, newcomer, added.invitations);
    } finally {
      reading.delete(key);
    }
  },

  game: ({ table, person, query, services }) =>
    table.look(async () => {
      const since = query['since'] === undefined ? null : Number(query['since']);
      if (since !== null) await table.knowOf(since);
      const { row, title, header } = table.stored;
      const entries = since === null ? null : await table.entries(since);
      const you = table.you(person?.id ?? null);
      const body: GameAnswer = {
        id: table.id,
        title: title.id,
        engine: engineOf(title.id),
        now: services.now(),
        you,
        table: table.now(),
        maxima: maximaOf(table, playsOf(you)),
        n: row.n,
        header: header && { ...header, players: [...header.players] },
        state: table.play && { ...table.play.state },
        hash: table.hash,
        ...(entries === null ? {} : { entries: table.numbered(entries) }),
      };
      return { body };
    }),

  removeGame: ({ table, services }) =>
    table.run(async () => {
      if (table.play) throw new ProblemError('moment', 'The game has begun, so its table stays.');
      await services.tables.remove(table);
      return { body: {} };
    }),

  entries: ({ table, query }) =>
    table.look(async () => {
      const since = Number(query['since'] ?? 0);
      await table.knowOf(since);
      const rows = await table.entries(since);
      return { body: { n: table.stored.row.n, entries: table.numbered(rows) } };
    }),

  file: ({ table }) =>
    table.look(async () => {
      const { header, title } = table.stored;
      if (!header) throw new ProblemError('moment', 'The game has not begun yet.');
      const entries = (await table.entries(0)).map(({ entry, lasting }) => withHash(entry, lasting));
      const { format: _, ...rest } = header;
      const text = JSON.stringify({ format: FILE_FORMAT, ...rest, entries: [] });
      return { body: `${text.slice(0, -2)}${entries.join(',')}]}`, fileName: `${title.id}-${table.id}.json` };
    }),

  position: ({ table, params, services }) =>
    table.look(async () => {
      const n = Number(params['n']);
      await table.knowOf(n);
      const { play, title, row, header } = table.stored;
      if (!play || !Number.isSafeInteger(n) || n < 0 || n > row.n)
        throw new ProblemError('none', 'The game has no such entry.');
      const { state } =
        n === row.n ? play : await stateAfter(services.store.read, { id: table.id, title, header: header! }, n);
      return { body: { n, state: { ...state }, hash: positionHash(state) } };
    }),
};

/** Notes have no hash of their own in a file. */
const withHash = (entry: string, lasting: string): string =>
  entry.startsWith('{"note"') ? entry : `${entry.slice(0, -1)},"hash":"${lasting}"}`;

export function opened(
  table: OpenTable,
  person: Person,
  newcomer: Newcomer | null,
  invitations?: readonly Invitation[],
  status = 201,
): Answer<Seated> {
  const body: Seated = {
    game: table.id,
    you: table.you(person.id),
    ...(newcomer ? { code: newcomer.code } : {}),
    ...(invitations ? { invitations: [...invitations] } : {}),
  };
  return { status, body, ...(newcomer ? { session: newcomer.session } : {}) };
}
