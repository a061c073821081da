/** Reads in the main thread, through a connection that cannot write. */
import type * as c from '../contract.ts';
import { type Connection, openForReading } from './connection.ts';

type Value = string | number;

export class SqliteReader implements c.Reader {
  readonly #db: Connection;
  readonly #prepared = new Map<string, ReturnType<Connection['prepare']>>();

  constructor(path: string) {
    this.#db = openForReading(path);
  }

  #all<T>(sql: string, ...values: Value[]): readonly T[] {
    let statement = this.#prepared.get(sql);
    if (!statement) this.#prepared.set(sql, (statement = this.#db.prepare(sql)));
    return statement.all(values) as T[];
  }

  // `get` adds something of its own to the row.
  #one<T>(sql: string, ...values: Value[]): T | undefined {
    return this.#all<T>(sql, ...values)[0];
  }

  game(id: string): c.GameRow | undefined {
    return this.#one('SELECT * FROM games WHERE id = ?', id);
  }

  seats(game: string): readonly c.SeatRow[] {
    return this.#all('SELECT * FROM seats WHERE game = ? ORDER BY place', game);
  }

  entries(game: string, after: number, upTo = Number.MAX_SAFE_INTEGER): readonly c.EntryRow[] {
    return this.#all('SELECT * FROM entries WHERE game = ? AND n > ? AND n <= ? ORDER BY n', game, after, upTo);
  }

  request(game: string, request: string): c.RequestRow | undefined {
    return this.#one('SELECT * FROM requests WHERE game = ? AND request = ?', game, request);
  }

  positions(game: string, engine: string): readonly number[] {
    const rows = this.#all<{ n: number }>('SELECT n FROM positions WHERE game = ? AND engine = ?', game, engine);
    return rows.map(({ n }) => n);
  }

  position(game: string, n: number, engine: string): c.PositionRow | undefined {
    return this.#one(
      'SELECT * FROM positions WHERE game = ? AND n <= ? AND engine = ? ORDER BY n DESC LIMIT 1',
      game,
      n,
      engine,
    );
  }

  maxima(game: string): readonly c.MaximumRow[] {
    return this.#all('SELECT * FROM maxima WHERE game = ?', game);
  }

  asks(game: string): string | undefined {
    return this.#one<{ asks: string }>('SELECT asks FROM asks WHERE game = ?', game)?.asks;
  }

  watchers(game: string): readonly string[] {
    const rows = this.#all<{ person: string }>('SELECT person FROM watchers WHERE game = ?', game);
    return rows.map(({ person }) => person);
  }

  person(id: string): c.PersonRow | undefined {
    return this.#one('SELECT * FROM people WHERE id = ?', id);
  }

  sessionPerson(hash: string): c.PersonRow | undefined {
    return this.#one('SELECT p.* FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?', hash);
  }

  codePerson(hash: string): c.PersonRow | undefined {
    return this.#one('SELECT p.* FROM codes c JOIN people p ON p.id = c.person WHERE c.hash = ?', hash);
  }

  invitation(hash: string): c.InvitationRow | undefined {
    return this.#one('SELECT * FROM invitations WHERE hash = ?', hash);
  }

  gamesOf(person: string, most: number): readonly c.GameRow[] {
    return this.#all(
      `SELECT * FROM games WHERE id IN (
         SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE person = ?1
         UNION SELECT game FROM watchers WHERE person = ?1
       ) ORDER BY changed DESC LIMIT ?2`,
      person,
      most,
    );
  }

  dueGames(): readonly string[] {
    return this.#all<{ id: string }>('SELECT id FROM games WHERE due = 1').map(({ id }) => id);
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
