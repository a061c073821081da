/** How each change is written. */
import type { Change } from '../contract.ts';
import type { Connection } from './connection.ts';

/** As many return codes of one person hold; the oldest go. */
const MOST_CODES = 5;

const insert = (table: string, columns: string, verb = 'INSERT'): string =>
  `${verb} INTO ${table} (${columns}) VALUES (${columns
    .split(', ')
    .map((name) => `@${name}`)
    .join(', ')})`;

const SQL = {
  game: insert(
    'games',
    'id, title, name, status, owner, settings, header, engine, n, summary, awaited, due, created, changed',
    'INSERT OR REPLACE',
  ),
  dropSeats: 'DELETE FROM seats WHERE game = @game',
  seat: insert('seats', 'game, seat, place, player, kind, name, level, person, ready, lost'),
  entry: insert('entries', 'game, n, entry, lasting, person, why'),
  request: insert('requests', 'game, request, person, wish, n, made, ask'),
  position: insert('positions', 'game, n, state, engine', 'INSERT OR REPLACE'),
  dropMaxima: 'DELETE FROM maxima WHERE game = @game',
  maximum: insert('maxima', 'game, player, auction, amount'),
  asks: insert('asks', 'game, asks', 'INSERT OR REPLACE'),
  person: insert('people', 'id, name, created', 'INSERT OR REPLACE'),
  session: insert('sessions', 'hash, person, created'),
  dropSession: 'DELETE FROM sessions WHERE hash = @hash',
  code: insert('codes', 'hash, person, created'),
  dropCodes: `DELETE FROM codes WHERE person = @person AND hash NOT IN
    (SELECT hash FROM codes WHERE person = @person ORDER BY created DESC LIMIT ${MOST_CODES})`,
  invitation: insert('invitations', 'hash, game, seat, created'),
  dropInvitation: 'DELETE FROM invitations WHERE game = @game AND seat = @seat',
  watcher: insert('watchers', 'game, person', 'INSERT OR IGNORE'),
} as const;

const TABLES_OF_A_GAME = ['seats', 'entries', 'requests', 'positions', 'maxima', 'asks', 'invitations', 'watchers'];

/** Writes changes through one connection, with each statement prepared once. */
export function changeWriter(db: Connection): (change: Change) => void {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();
  const run = (sql: string, values: object): void => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
    statement.run(values);
  };
  return (change) => {
    switch (change.kind) {
      case 'dropGame':
        for (const table of TABLES_OF_A_GAME) run(`DELETE FROM ${table} WHERE game = @game`, { game: change.game });
        run('DELETE FROM games WHERE id = @game', { game: change.game });
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
      case 'watcher':
        run(SQL.watcher, { game: change.game, person: change.person });
        return;
      case 'dropSession':
        run(SQL.dropSession, { hash: change.hash });
        return;
      case 'dropInvitation':
        run(SQL.dropInvitation, { game: change.game, seat: change.seat });
        return;
      default:
        run(SQL[change.kind], change.row);
    }
  };
}
