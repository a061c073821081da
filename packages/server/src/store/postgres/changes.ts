/** How changes are written: those of one kind that stand together are one statement. */
import type { Change } from '../contract.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** As many return codes of one person hold; the oldest go. */
const MOST_CODES = 5;

const COLUMNS = {
  games:
    'id, v, title, name, status, owner, settings, header, engine, n, summary, awaited, due, created, changed, held, ' +
    'listing, since, words, imported, rematch',
  seats: 'game, seat, place, player, kind, name, level, person, ready, lost, admits, friend, called, lent',
  entries: 'game, n, entry, lasting, person, why',
  requests: 'game, request, person, wish, n, made, ask, refused, at',
  positions: 'game, n, state, engine',
  maxima: 'game, player, auction, amount',
  asks: 'game, asks',
  manners: 'game, manners',
  people: 'id, name, created',
  sessions: 'hash, person, created, used, device, network, way',
  codes: 'hash, person, created',
  invitations: 'hash, game, seat, created',
  watchers: 'game, person',
  accounts: 'person, password, changed, email, banned, created',
  names: 'looks, person, until',
  devices: 'hash, person, used',
  tokens: 'hash, id, person, name, scopes, created, used',
  passkeys: 'id, person, device, key, counter, created, used',
  once: 'hash, kind, person, until',
  talk: 'game, side, n, person, name, seat, words, request, at',
  reads: 'game, person, side, n',
  reports: 'game, side, n, person, at',
  speeds: 'person, tempo, step, decisions',
  departures: 'game, person',
  shunned: 'person, other, how, name, at',
  notes: 'game, person, seq, text',
  roles: 'person, role',
  silenced: 'person, until',
  deeds: 'id, at, person, name, what, game, other, about',
} as const;
type TableName = keyof typeof COLUMNS;

const TABLES_OF_A_GAME = [
  'seats',
  'entries',
  'requests',
  'positions',
  'maxima',
  'asks',
  'invitations',
  'watchers',
  'talk',
  'reads',
  'reports',
  'departures',
  'manners',
  'notes',
  'written',
  'found',
];

/** All that a person has alone. */
const TABLES_OF_A_PERSON = [
  'sessions',
  'codes',
  'accounts',
  'devices',
  'tokens',
  'passkeys',
  'once',
  'watchers',
  'talk',
  'reads',
  'reports',
  'speeds',
  'departures',
  'shunned',
  'notes',
  'roles',
  'silenced',
];

const given = (table: TableName): string => `json_populate_recordset(null::${table}, $1)`;
const insert = (table: TableName, onConflict = ''): string =>
  `INSERT INTO ${table} (${COLUMNS[table]}) SELECT ${COLUMNS[table]} FROM ${given(table)} ${onConflict}`;
/** The new row takes the place of the one with the same key. */
const replace = (table: TableName, key: string, where = ''): string => {
  const names = COLUMNS[table].split(', ').filter((name) => !key.split(', ').includes(name));
  const set = names.map((name) => `${name} = excluded.${name}`).join(', ');
  return insert(table, `ON CONFLICT (${key}) DO UPDATE SET ${set} ${where}`);
};

/** Fewer rows mean that somebody else was first: then nothing is written, and the division says so with this code. */
export const FEWER_ROWS = '22012';
const rowsMustBe = (count: string, of: string): string => `SELECT 1 / (count(*) = ${count})::int FROM ${of}`;
const inFull = (change: string, count = '1'): string =>
  `WITH done AS (${change} RETURNING 1) ${rowsMustBe(count, 'done')}`;

const gameNames = COLUMNS.games.split(', ').slice(1);
/** Told to everybody else by its transaction. */
const written = (change: string, rest = 'SELECT 1'): string => `
WITH game AS (${change} RETURNING games.id, games.v),
told AS (
  INSERT INTO written (game, v, tx) SELECT id, v, pg_current_xact_id() FROM game
  ON CONFLICT (game) DO UPDATE SET v = excluded.v, tx = excluded.tx
) ${rest}`;
const ONE_GAME = rowsMustBe('1', 'game');

/** What is somebody's, beside the tables that they own or watch. */
const MOVED_WITH_A_PERSON = ['seats', 'sessions', 'codes', 'talk'];
/** What was written at tables, in which a person is not looked for. */
const WRITTEN_BY_A_PERSON = ['entries', 'requests'];
const TABLES_OF_GUEST = `SELECT id FROM games WHERE owner = $1 UNION SELECT game FROM seats WHERE person = $1
  UNION SELECT game FROM watchers WHERE person = $1`;
/** Each with the guest and the person who is the same. */
const JOIN_PEOPLE = [
  written(
    `UPDATE games SET v = v + 1, owner = CASE owner WHEN $1 THEN $2 ELSE owner END WHERE id IN (${TABLES_OF_GUEST})`,
  ),
  ...WRITTEN_BY_A_PERSON.map(
    (table) => `UPDATE ${table} SET person = $2 WHERE game IN (${TABLES_OF_GUEST}) AND person = $1`,
  ),
  ...MOVED_WITH_A_PERSON.map((table) => `UPDATE ${table} SET person = $2 WHERE person = $1`),
  `INSERT INTO watchers (game, person) SELECT game, $2 FROM watchers WHERE person = $1 ON CONFLICT DO NOTHING`,
  'UPDATE seats SET friend = $2 WHERE friend = $1',
  'UPDATE seats SET lent = $2 WHERE lent = $1 AND game IN (SELECT game FROM seats WHERE person = $2)',
  'INSERT INTO departures (game, person) SELECT game, $2 FROM departures WHERE person = $1 ON CONFLICT DO NOTHING',
  `INSERT INTO notes (game, person, seq, text) SELECT game, $2, seq, text FROM notes WHERE person = $1 ON CONFLICT DO NOTHING`,
  `INSERT INTO shunned (person, other, how, name, at) SELECT $2, other, how, name, at FROM shunned
    WHERE person = $1 AND other <> $2 ON CONFLICT DO NOTHING`,
  `INSERT INTO shunned (person, other, how, name, at) SELECT person, $2, how, name, at FROM shunned
    WHERE other = $1 AND person <> $2 AND person <> $1 ON CONFLICT DO NOTHING`,
  'INSERT INTO silenced (person, until) SELECT $2, until FROM silenced WHERE person = $1 ON CONFLICT DO NOTHING',
  `INSERT INTO speeds (person, tempo, step, decisions) SELECT $2, tempo, step, decisions FROM speeds WHERE person = $1
    ON CONFLICT (person, tempo, step) DO UPDATE SET decisions = speeds.decisions + excluded.decisions`,
];

const SQL = {
  newGame: written(insert('games'), ONE_GAME),
  game: written(
    `UPDATE games SET ${gameNames.map((name) => `${name} = r.${name}`).join(', ')} FROM ${given('games')} r
     WHERE games.id = r.id AND games.v = r.v - 1`,
    ONE_GAME,
  ),
  dropGame: inFull('DELETE FROM games WHERE id = $1 AND v = $2'),
  request: inFull(replace('requests', 'game, request', `WHERE requests.refused = 'stale' AND requests.n < $2`)),
  dropCodes: `DELETE FROM codes WHERE person = $1 AND hash NOT IN
    (SELECT hash FROM codes WHERE person = $1 ORDER BY created DESC LIMIT ${MOST_CODES})`,
  dropInvitation: 'DELETE FROM invitations WHERE game = $1 AND seat = $2',
  useSession: 'UPDATE sessions SET used = $2, device = $3, network = $4 WHERE hash = $1',
  dropSessions: 'DELETE FROM sessions WHERE person = $1 AND hash IS DISTINCT FROM $2',
  takeName: inFull(`INSERT INTO names (looks, person, until) VALUES ($1, $2, $3) ON CONFLICT (looks) DO UPDATE
    SET person = excluded.person, until = excluded.until WHERE names.person = excluded.person OR names.until <= $4`),
  useOnce: inFull('DELETE FROM once WHERE hash = $1'),
  dropGuest: inFull('DELETE FROM people WHERE id = $1 AND id NOT IN (SELECT person FROM accounts)'),
  speed: `INSERT INTO speeds (person, tempo, step, decisions) VALUES ($1, $2, $3, 1)
    ON CONFLICT (person, tempo, step) DO UPDATE SET decisions = speeds.decisions + 1`,
  settleReports: 'UPDATE reports SET settled = $4 WHERE game = $1 AND side = $2 AND n = $3 AND settled IS NULL',
  leaveName: 'UPDATE names SET until = $2 WHERE person = $1 AND until IS NULL',
} as const;

const rows = (sql: string, all: readonly object[]): Statement[] =>
  all.length === 0 ? [] : [statement(sql, JSON.stringify(all))];
const statement = (sql: string, ...values: Statement['values']): Statement => ({ sql, values });

type OfKind<K extends Change['kind']> = Extract<Change, { kind: K }>;

/** What a row of changes of one kind becomes. */
const WAYS: { readonly [K in Change['kind']]: (changes: readonly OfKind<K>[]) => readonly Statement[] } = {
  game: (changes) => changes.flatMap(({ row }) => rows(row.v === 1 ? SQL.newGame : SQL.game, [row])),
  dropGame: (changes) =>
    changes.flatMap(({ game, v }) => [
      statement(SQL.dropGame, game, v),
      ...TABLES_OF_A_GAME.map((table) => statement(`DELETE FROM ${table} WHERE game = $1`, game)),
    ]),
  seats: (changes) =>
    changes.flatMap(({ game, rows: all }) => [
      statement('DELETE FROM seats WHERE game = $1', game),
      ...rows(insert('seats'), all),
    ]),
  entry: (changes) => rows(insert('entries'), rowsOf(changes)),
  request: (changes) => changes.map(({ row, knew = 0 }) => statement(SQL.request, JSON.stringify([row]), knew)),
  forgetRefusals: (changes) =>
    changes.map(({ before }) => statement('DELETE FROM requests WHERE refused IS NOT NULL AND at < $1', before)),
  position: (changes) => rows(replace('positions', 'game, n'), rowsOf(changes)),
  maxima: (changes) =>
    changes.flatMap(({ game, rows: all }) => [
      statement('DELETE FROM maxima WHERE game = $1', game),
      ...rows(insert('maxima'), all),
    ]),
  asks: (changes) => changes.flatMap(({ game, asks }) => rows(replace('asks', 'game'), [{ game, asks }])),
  manners: (changes) => changes.flatMap(({ game, manners }) => rows(replace('manners', 'game'), [{ game, manners }])),
  person: (changes) => rows(replace('people', 'id'), rowsOf(changes)),
  session: (changes) => rows(insert('sessions'), rowsOf(changes)),
  dropSession: (changes) => changes.map(({ hash }) => statement('DELETE FROM sessions WHERE hash = $1', hash)),
  useSession: (changes) =>
    changes.map(({ row }) => statement(SQL.useSession, row.hash, row.used, row.device, row.network)),
  dropSessions: (changes) => changes.map(({ person, but }) => statement(SQL.dropSessions, person, but)),
  dropCodes: (changes) => changes.map(({ person }) => statement('DELETE FROM codes WHERE person = $1', person)),
  account: (changes) => rows(replace('accounts', 'person'), rowsOf(changes)),
  takeName: (changes) => changes.map(({ row, now }) => statement(SQL.takeName, row.looks, row.person, row.until, now)),
  leaveName: (changes) => changes.map(({ person, until }) => statement(SQL.leaveName, person, until)),
  device: (changes) => rows(replace('devices', 'hash, person'), rowsOf(changes)),
  token: (changes) => rows(insert('tokens'), rowsOf(changes)),
  useToken: (changes) =>
    changes.map(({ hash, used }) => statement('UPDATE tokens SET used = $2 WHERE hash = $1', hash, used)),
  dropToken: (changes) => changes.map(({ hash }) => statement('DELETE FROM tokens WHERE hash = $1', hash)),
  dropTokens: (changes) => changes.map(({ person }) => statement('DELETE FROM tokens WHERE person = $1', person)),
  passkey: (changes) => rows(insert('passkeys'), rowsOf(changes)),
  usePasskey: (changes) =>
    changes.map(({ id, counter, used }) =>
      statement('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1', id, counter, used),
    ),
  dropPasskey: (changes) => changes.map(({ id }) => statement('DELETE FROM passkeys WHERE id = $1', id)),
  once: (changes) => [
    ...changes.map(({ now }) => statement('DELETE FROM once WHERE until <= $1', now)),
    ...rows(insert('once'), rowsOf(changes)),
  ],
  useOnce: (changes) => changes.map(({ hash }) => statement(SQL.useOnce, hash)),
  joinPeople: (changes) =>
    changes.flatMap(({ guest, person }) => [
      statement(SQL.dropGuest, guest),
      ...JOIN_PEOPLE.map((sql) => statement(sql, guest, person)),
      ...['watchers', 'reads', 'departures', 'speeds', 'notes', 'shunned', 'silenced'].map((table) =>
        statement(`DELETE FROM ${table} WHERE person = $1`, guest),
      ),
      statement('DELETE FROM shunned WHERE other = $1', guest),
    ]),
  dropPerson: (changes) =>
    changes.flatMap(({ person }) => [
      statement('DELETE FROM people WHERE id = $1', person),
      ...TABLES_OF_A_PERSON.map((table) => statement(`DELETE FROM ${table} WHERE person = $1`, person)),
      statement('DELETE FROM shunned WHERE other = $1', person),
      statement("UPDATE deeds SET name = '' WHERE person = $1", person),
      statement("UPDATE deeds SET about = '', other = NULL WHERE other = $1", person),
    ]),
  code: (changes) => [
    ...rows(insert('codes'), rowsOf(changes)),
    ...changes.map(({ row }) => statement(SQL.dropCodes, row.person)),
  ],
  invitation: (changes) => [
    ...changes.map(({ row }) => statement(SQL.dropInvitation, row.game, row.seat)),
    ...rows(insert('invitations'), rowsOf(changes)),
  ],
  dropInvitation: (changes) => changes.map(({ game, seat }) => statement(SQL.dropInvitation, game, seat)),
  watcher: (changes) =>
    rows(
      insert('watchers', 'ON CONFLICT DO NOTHING'),
      changes.map(({ game, person }) => ({ game, person })),
    ),
  talk: (changes) => rows(insert('talk'), rowsOf(changes)),
  read: (changes) =>
    changes.flatMap(({ row }) =>
      rows(replace('reads', 'game, person', 'WHERE reads.side <> excluded.side OR reads.n < excluded.n'), [row]),
    ),
  report: (changes) => rows(insert('reports', 'ON CONFLICT DO NOTHING'), rowsOf(changes)),
  settleReports: (changes) =>
    changes.map(({ line, at }) => statement(SQL.settleReports, line.game, line.side, line.n, at)),
  role: (changes) =>
    changes.flatMap(({ person, role }) =>
      role === null
        ? [statement('DELETE FROM roles WHERE person = $1', person)]
        : rows(replace('roles', 'person'), [{ person, role }]),
    ),
  silence: (changes) =>
    changes.flatMap(({ person, until }) =>
      until === null
        ? [statement('DELETE FROM silenced WHERE person = $1', person)]
        : rows(replace('silenced', 'person'), [{ person, until }]),
    ),
  deed: (changes) => rows(insert('deeds'), rowsOf(changes)),
  shun: (changes) => changes.flatMap(({ row }) => rows(replace('shunned', 'person, other'), [row])),
  dropShun: (changes) =>
    changes.map(({ person, other }) =>
      statement('DELETE FROM shunned WHERE person = $1 AND other = $2', person, other),
    ),
  note: (changes) => changes.flatMap(({ row }) => rows(replace('notes', 'game, person, seq'), [row])),
  dropNote: (changes) =>
    changes.map(({ game, person, seq }) =>
      statement('DELETE FROM notes WHERE game = $1 AND person = $2 AND seq = $3', game, person, seq),
    ),
  speed: (changes) => changes.map(({ person, tempo, step }) => statement(SQL.speed, person, tempo, step)),
  departure: (changes) =>
    rows(
      insert('departures', 'ON CONFLICT DO NOTHING'),
      changes.map(({ game, person }) => ({ game, person })),
    ),
};

const rowsOf = (changes: readonly { readonly row: object }[]): object[] => changes.map(({ row }) => row);

/** A game's row first: it is what those who write the same table wait at, and where they see that they are late. */
export function statementsOf(changes: readonly Change[]): Statement[] {
  const inOrder = [...changes.filter(({ kind }) => kind === 'game'), ...changes.filter(({ kind }) => kind !== 'game')];
  const statements: Statement[] = [];
  for (let from = 0; from < inOrder.length; ) {
    const { kind } = inOrder[from]!;
    let to = from;
    while (inOrder[to]?.kind === kind) to++;
    statements.push(...(WAYS[kind] as (some: readonly Change[]) => readonly Statement[])(inOrder.slice(from, to)));
    from = to;
  }
  return statements;
}
