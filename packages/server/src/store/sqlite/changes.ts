/** How each change is written. */
import { type Change, Conflict } from '../contract.ts';
import type { Connection } from './connection.ts';

/** As many return codes of one person hold; the oldest go. */
const MOST_CODES = 5;

const insert = (table: string, columns: string, verb = 'INSERT'): string =>
  `${verb} INTO ${table} (${columns}) VALUES (${columns
    .split(', ')
    .map((name) => `@${name}`)
    .join(', ')})`;

const GAME_COLUMNS =
  'id, v, title, name, status, owner, settings, header, engine, n, summary, awaited, due, created, changed, held, ' +
  'listing, since, words, imported, rematch';

const SQL = {
  newGame: insert('games', GAME_COLUMNS),
  game: `UPDATE games SET ${GAME_COLUMNS.split(', ')
    .map((name) => `${name} = @${name}`)
    .join(', ')} WHERE id = @id AND v = @v - 1`,
  dropSeats: 'DELETE FROM seats WHERE game = @game',
  seat: insert(
    'seats',
    'game, seat, place, player, kind, name, level, person, ready, lost, admits, friend, called, lent',
  ),
  entry: insert('entries', 'game, n, entry, lasting, person, why'),
  request: `${insert('requests', 'game, request, person, wish, n, made, ask, refused, at')}
    ON CONFLICT (game, request) DO UPDATE SET person = @person, wish = @wish, n = @n, made = @made, ask = @ask,
      refused = @refused, at = @at WHERE refused = 'stale' AND n < @knew`,
  forgetRefusals: 'DELETE FROM requests WHERE refused IS NOT NULL AND at < @before',
  position: insert('positions', 'game, n, state, engine', 'INSERT OR REPLACE'),
  dropMaxima: 'DELETE FROM maxima WHERE game = @game',
  maximum: insert('maxima', 'game, player, auction, amount'),
  asks: insert('asks', 'game, asks', 'INSERT OR REPLACE'),
  manners: insert('manners', 'game, manners', 'INSERT OR REPLACE'),
  person: insert('people', 'id, name, created', 'INSERT OR REPLACE'),
  session: insert('sessions', 'hash, person, created, used, device, network, way'),
  useSession: 'UPDATE sessions SET used = @used, device = @device, network = @network WHERE hash = @hash',
  dropSession: 'DELETE FROM sessions WHERE hash = @hash',
  dropSessions: 'DELETE FROM sessions WHERE person = @person AND hash IS NOT @but',
  account: insert('accounts', 'person, password, changed, email, banned, created', 'INSERT OR REPLACE'),
  token: insert('tokens', 'hash, id, person, name, scopes, created, used'),
  useToken: 'UPDATE tokens SET used = @used WHERE hash = @hash',
  dropToken: 'DELETE FROM tokens WHERE hash = @hash',
  dropTokens: 'DELETE FROM tokens WHERE person = @person',
  passkey: insert('passkeys', 'id, person, device, key, counter, created, used'),
  usePasskey: 'UPDATE passkeys SET counter = @counter, used = @used WHERE id = @id',
  dropPasskey: 'DELETE FROM passkeys WHERE id = @id',
  once: insert('once', 'hash, kind, person, until'),
  forgetOnce: 'DELETE FROM once WHERE until <= @now',
  useOnce: 'DELETE FROM once WHERE hash = @hash',
  takeName: `${insert('names', 'looks, person, until')} ON CONFLICT (looks) DO UPDATE SET person = @person, until = @until
    WHERE person = @person OR until <= @now`,
  leaveName: 'UPDATE names SET until = @until WHERE person = @person AND until IS NULL',
  device: insert('devices', 'hash, person, used', 'INSERT OR REPLACE'),
  code: insert('codes', 'hash, person, created'),
  dropCodes: `DELETE FROM codes WHERE person = @person AND hash NOT IN
    (SELECT hash FROM codes WHERE person = @person ORDER BY created DESC LIMIT ${MOST_CODES})`,
  invitation: insert('invitations', 'hash, game, seat, created'),
  dropInvitation: 'DELETE FROM invitations WHERE game = @game AND seat = @seat',
  watcher: insert('watchers', 'game, person', 'INSERT OR IGNORE'),
  talk: insert('talk', 'game, side, n, person, name, seat, words, request, at'),
  read: `${insert('reads', 'game, person, side, n')} ON CONFLICT (game, person) DO UPDATE SET side = @side, n = @n
    WHERE side <> @side OR n < @n`,
  report: insert('reports', 'game, side, n, person, at', 'INSERT OR IGNORE'),
  settleReports: 'UPDATE reports SET settled = @at WHERE game = @game AND side = @side AND n = @n AND settled IS NULL',
  role: insert('roles', 'person, role', 'INSERT OR REPLACE'),
  silence: insert('silenced', 'person, until', 'INSERT OR REPLACE'),
  deed: insert('deeds', 'id, at, person, name, what, game, other, about'),
  shun: insert('shunned', 'person, other, how, name, at', 'INSERT OR REPLACE'),
  note: insert('notes', 'game, person, seq, text', 'INSERT OR REPLACE'),
  speed: `INSERT INTO speeds (person, tempo, step, decisions) VALUES (@person, @tempo, @step, 1)
    ON CONFLICT (person, tempo, step) DO UPDATE SET decisions = decisions + 1`,
  departure: insert('departures', 'game, person', 'INSERT OR IGNORE'),
} as const;

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

/** What is somebody's, beside the tables that they own or watch. */
const MOVED_WITH_A_PERSON = ['seats', 'sessions', 'codes', 'talk'];
/** What was written at tables, in which a person is not looked for. */
const WRITTEN_BY_A_PERSON = ['entries', 'requests'];
const TABLES_OF_GUEST = `SELECT id FROM games WHERE owner = @guest UNION SELECT game FROM seats WHERE person = @guest
  UNION SELECT game FROM watchers WHERE person = @guest`;
const JOIN_PEOPLE = [
  `UPDATE games SET v = v + 1, owner = CASE owner WHEN @guest THEN @person ELSE owner END WHERE id IN (${TABLES_OF_GUEST})`,
  ...WRITTEN_BY_A_PERSON.map(
    (table) => `UPDATE ${table} SET person = @person WHERE game IN (${TABLES_OF_GUEST}) AND person = @guest`,
  ),
  ...MOVED_WITH_A_PERSON.map((table) => `UPDATE ${table} SET person = @person WHERE person = @guest`),
  'INSERT OR IGNORE INTO watchers (game, person) SELECT game, @person FROM watchers WHERE person = @guest',
  'DELETE FROM watchers WHERE person = @guest',
  'DELETE FROM reads WHERE person = @guest',
  'UPDATE seats SET friend = @person WHERE friend = @guest',
  `UPDATE seats SET lent = @person WHERE lent = @guest AND game IN (SELECT game FROM seats WHERE person = @person)`,
  'UPDATE OR IGNORE departures SET person = @person WHERE person = @guest',
  'UPDATE OR IGNORE notes SET person = @person WHERE person = @guest',
  'DELETE FROM notes WHERE person = @guest',
  'UPDATE OR IGNORE shunned SET person = @person WHERE person = @guest AND other <> @person',
  'UPDATE OR IGNORE shunned SET other = @person WHERE other = @guest AND person <> @person',
  'DELETE FROM shunned WHERE person = @guest OR other = @guest',
  `INSERT INTO speeds (person, tempo, step, decisions) SELECT @person, tempo, step, decisions FROM speeds WHERE person = @guest
    ON CONFLICT (person, tempo, step) DO UPDATE SET decisions = decisions + excluded.decisions`,
  'DELETE FROM speeds WHERE person = @guest',
  'UPDATE OR IGNORE silenced SET person = @person WHERE person = @guest',
  'DELETE FROM silenced WHERE person = @guest',
];

/** Writes changes through one connection, with each statement prepared once. */
export function changeWriter(db: Connection): (change: Change) => void {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();
  const run = (sql: string, values: object): number => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
    return statement.run(values).changes;
  };
  /** Where no row is written somebody else was first. */
  const runFirst = (sql: string, values: object): void => {
    if (run(sql, values) === 0) throw new Conflict('somebody else was faster');
  };
  return (change) => {
    switch (change.kind) {
      case 'game':
        runFirst(change.row.v === 1 ? SQL.newGame : SQL.game, change.row);
        return;
      case 'dropGame':
        runFirst('DELETE FROM games WHERE id = @game AND v = @v', { game: change.game, v: change.v });
        for (const table of TABLES_OF_A_GAME) run(`DELETE FROM ${table} WHERE game = @game`, { game: change.game });
        return;
      case 'request':
        runFirst(SQL.request, { ...change.row, knew: change.knew ?? 0 });
        return;
      case 'forgetRefusals':
        run(SQL.forgetRefusals, { before: change.before });
        return;
      case 'seats':
        run(SQL.dropSeats, { game: change.game });
        for (const row of change.rows) run(SQL.seat, row);
        return;
      case 'maxima':
        run(SQL.dropMaxima, { game: change.game });
        for (const row of change.rows) run(SQL.maximum, row);
        return;
      case 'code':
        run(SQL.code, change.row);
        run(SQL.dropCodes, { person: change.row.person });
        return;
      case 'invitation':
        run(SQL.dropInvitation, { game: change.row.game, seat: change.row.seat });
        run(SQL.invitation, change.row);
        return;
      case 'asks':
        run(SQL.asks, { game: change.game, asks: change.asks });
        return;
      case 'manners':
        run(SQL.manners, { game: change.game, manners: change.manners });
        return;
      case 'watcher':
      case 'departure':
        run(SQL[change.kind], { game: change.game, person: change.person });
        return;
      case 'speed':
        run(SQL.speed, { person: change.person, tempo: change.tempo, step: change.step });
        return;
      case 'dropSession':
      case 'dropToken':
        run(SQL[change.kind], { hash: change.hash });
        return;
      case 'dropTokens':
        run(SQL.dropTokens, { person: change.person });
        return;
      case 'usePasskey':
        run(SQL.usePasskey, { id: change.id, counter: change.counter, used: change.used });
        return;
      case 'dropPasskey':
        run(SQL.dropPasskey, { id: change.id });
        return;
      case 'once':
        run(SQL.forgetOnce, { now: change.now });
        run(SQL.once, change.row);
        return;
      case 'useOnce':
        runFirst(SQL.useOnce, { hash: change.hash });
        return;
      case 'useToken':
        run(SQL.useToken, { hash: change.hash, used: change.used });
        return;
      case 'dropSessions':
        run(SQL.dropSessions, { person: change.person, but: change.but });
        return;
      case 'dropCodes':
        run('DELETE FROM codes WHERE person = @person', { person: change.person });
        return;
      case 'takeName':
        runFirst(SQL.takeName, { ...change.row, now: change.now });
        return;
      case 'leaveName':
        run(SQL.leaveName, { person: change.person, until: change.until });
        return;
      case 'joinPeople': {
        const { guest, person } = change;
        runFirst('DELETE FROM people WHERE id = @guest AND id NOT IN (SELECT person FROM accounts)', { guest });
        for (const sql of JOIN_PEOPLE) run(sql, sql.includes('@person') ? { guest, person } : { guest });
        return;
      }
      case 'dropPerson':
        run('DELETE FROM people WHERE id = @person', { person: change.person });
        for (const table of TABLES_OF_A_PERSON)
          run(`DELETE FROM ${table} WHERE person = @person`, { person: change.person });
        run('DELETE FROM shunned WHERE other = @person', { person: change.person });
        run("UPDATE deeds SET name = '' WHERE person = @person", { person: change.person });
        run("UPDATE deeds SET about = '', other = NULL WHERE other = @person", { person: change.person });
        return;
      case 'settleReports':
        run(SQL.settleReports, { ...change.line, at: change.at });
        return;
      case 'role':
        if (change.role === null) run('DELETE FROM roles WHERE person = @person', { person: change.person });
        else run(SQL.role, { person: change.person, role: change.role });
        return;
      case 'silence':
        if (change.until === null) run('DELETE FROM silenced WHERE person = @person', { person: change.person });
        else run(SQL.silence, { person: change.person, until: change.until });
        return;
      case 'dropShun':
        run('DELETE FROM shunned WHERE person = @person AND other = @other', {
          person: change.person,
          other: change.other,
        });
        return;
      case 'dropNote':
        run('DELETE FROM notes WHERE game = @game AND person = @person AND seq = @seq', {
          game: change.game,
          person: change.person,
          seq: change.seq,
        });
        return;
      case 'dropInvitation':
        run(SQL.dropInvitation, { game: change.game, seat: change.seat });
        return;
      default:
        run(SQL[change.kind], change.row);
    }
  };
}
