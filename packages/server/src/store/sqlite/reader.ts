/** Reads in the main thread, through a connection that cannot write. */
import type * as c from '../contract.ts';
import type * as people from '../people-rows.ts';
import type * as talk from '../talk-rows.ts';
import { endOf, FEW } from '../found.ts';
import { SqliteDeskReader } from './desk-reader.ts';
import type { Value } from './queries.ts';

const GAMES_OF = `SELECT * FROM games WHERE id IN (
  SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE person = ?1
  UNION SELECT game FROM seats WHERE friend = ?1 UNION SELECT game FROM watchers WHERE person = ?1
)`;

/** Before it nothing stands in any list. */
const FIRST: c.ListKey = { since: Number.MAX_SAFE_INTEGER, id: '' };

interface Where {
  readonly where: string;
  readonly values: Value[];
}

/**
 * `rare` is one of the words, where only a few games have it: no others are looked at. The sign before `listing` keeps SQLite from
 * going through the whole list instead, in search of those few.
 */
function listedWhere({ listing, title, words }: c.ListWish, rare: string | null): Where {
  const among = rare === null ? '' : `id IN (SELECT game FROM found WHERE ${BEGINS}) AND `;
  const found = words.map(() => " AND instr(' ' || words, ' ' || ?) > 0").join('');
  const where = `${among}${rare === null ? '' : '+'}listing = ?${title === null ? '' : ' AND title = ?'}${found}`;
  const begins = rare === null ? [] : [rare, endOf(rare)];
  return { where, values: [...begins, listing, ...(title === null ? [] : [title]), ...words] };
}

const BEGINS = 'word >= ? AND word < ?';

export class SqliteReader extends SqliteDeskReader implements c.Reader {
  async game(id: string): Promise<c.GameRow | undefined> {
    return this.#game(id);
  }

  #game(id: string): c.GameRow | undefined {
    return this.db.one('SELECT * FROM games WHERE id = ?', id);
  }

  async table(id: string, engines: readonly string[], after?: number): Promise<c.TableRows | undefined> {
    return this.db.together(() => {
      const game = this.#game(id);
      if (!game) return undefined;
      const watchers = this.db.all<{ person: string }>('SELECT person FROM watchers WHERE game = ?', id);
      return {
        game,
        seats: this.#seats(id),
        watchers: watchers.map(({ person }) => person),
        maxima: this.db.all<c.MaximumRow>('SELECT * FROM maxima WHERE game = ?', id),
        asks: this.db.one<{ asks: string }>('SELECT asks FROM asks WHERE game = ?', id)?.asks,
        manners: this.db.one<{ manners: string }>('SELECT manners FROM manners WHERE game = ?', id)?.manners,
        said: { players: this.#lastSaid(id, 'players'), watchers: this.#lastSaid(id, 'watchers') },
        ...(after === undefined
          ? this.#stretch(id, game.n, engines)
          : { position: undefined, entries: this.#entries(id, after, game.n) }),
      };
    });
  }

  #lastSaid(game: string, side: talk.Side): number {
    const sql = 'SELECT coalesce(max(n), 0) AS n FROM talk WHERE game = ? AND side = ?';
    return this.db.one<{ n: number }>(sql, game, side)!.n;
  }

  #seats(game: string): readonly c.SeatRow[] {
    return this.db.all('SELECT * FROM seats WHERE game = ? ORDER BY place', game);
  }

  async entries(game: string, after: number, upTo?: number): Promise<readonly c.EntryRow[]> {
    return this.#entries(game, after, upTo);
  }

  #entries(game: string, after: number, upTo = Number.MAX_SAFE_INTEGER): readonly c.EntryRow[] {
    return this.db.all('SELECT * FROM entries WHERE game = ? AND n > ? AND n <= ? ORDER BY n', game, after, upTo);
  }

  async stretch(game: string, upTo: number, engine: string): Promise<c.Stretch> {
    return this.db.together(() => this.#stretch(game, upTo, [engine]));
  }

  #stretch(game: string, upTo: number, engines: readonly string[]): c.Stretch {
    const position = this.db.one<c.PositionRow>(
      `SELECT * FROM positions WHERE game = ? AND n <= ? AND engine IN (SELECT value FROM json_each(?))
       ORDER BY n DESC LIMIT 1`,
      game,
      upTo,
      JSON.stringify(engines),
    );
    return { position, entries: this.#entries(game, position?.n ?? 0, upTo) };
  }

  async past(game: string, engine: string, upTo = Number.MAX_SAFE_INTEGER): Promise<c.PastRows> {
    return this.db.together(() => ({
      entries: this.#entries(game, 0, upTo),
      positions: this.db.all<c.PositionRow>(
        'SELECT * FROM positions WHERE game = ? AND engine = ? AND n <= ? ORDER BY n',
        game,
        engine,
        upTo,
      ),
    }));
  }

  async position(game: string, n: number): Promise<c.PositionRow | undefined> {
    return this.db.one('SELECT * FROM positions WHERE game = ? AND n = ?', game, n);
  }

  async request(game: string, request: string): Promise<c.RequestRow | undefined> {
    return this.db.one('SELECT * FROM requests WHERE game = ? AND request = ?', game, request);
  }

  async person(id: string): Promise<people.PersonRow | undefined> {
    return this.db.one('SELECT * FROM people WHERE id = ?', id);
  }

  async sessionPerson(hash: string): Promise<people.SessionPersonRow | undefined> {
    return this.db.one(
      `SELECT p.*, s.used, s.device, s.network, s.created AS began,
         EXISTS (SELECT 1 FROM accounts a WHERE a.person = p.id) AS account,
         (SELECT role FROM roles r WHERE r.person = p.id) AS role
       FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?`,
      hash,
    );
  }

  async sessionsOf(person: string): Promise<readonly people.SessionRow[]> {
    return this.db.all('SELECT * FROM sessions WHERE person = ? ORDER BY max(used, created) DESC, hash', person);
  }

  async tokenPerson(hash: string): ReturnType<c.Reader['tokenPerson']> {
    const token = this.db.one<people.TokenRow>('SELECT * FROM tokens WHERE hash = ?', hash);
    const person = token && (await this.person(token.person));
    return person && { person, token };
  }

  async tokensOf(person: string): Promise<readonly people.TokenRow[]> {
    return this.db.all('SELECT * FROM tokens WHERE person = ? ORDER BY created, id', person);
  }

  async passkey(id: string): Promise<people.PasskeyRow | undefined> {
    return this.db.one('SELECT * FROM passkeys WHERE id = ?', id);
  }

  async passkeysOf(person: string): Promise<readonly people.PasskeyRow[]> {
    return this.db.all('SELECT * FROM passkeys WHERE person = ? ORDER BY created, id', person);
  }

  async once(hash: string): Promise<people.OnceRow | undefined> {
    return this.db.one('SELECT * FROM once WHERE hash = ?', hash);
  }

  async liveSessions(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = this.db.all<{ hash: string }>(
      `WITH given AS (SELECT value FROM json_each(?)) SELECT hash FROM sessions WHERE hash IN given
       UNION ALL SELECT hash FROM tokens WHERE hash IN given`,
      JSON.stringify(hashes),
    );
    return rows.map(({ hash }) => hash);
  }

  async account(person: string): Promise<people.AccountRow | undefined> {
    return this.db.one('SELECT * FROM accounts WHERE person = ?', person);
  }

  async accountNamed(looks: string): Promise<people.AccountRow | undefined> {
    return this.db.one(
      'SELECT a.* FROM names n JOIN accounts a ON a.person = n.person WHERE n.looks = ? AND n.until IS NULL',
      looks,
    );
  }

  async takenNames(looks: readonly string[], now: number): Promise<readonly people.NameRow[]> {
    return this.db.all(
      'SELECT * FROM names WHERE looks IN (SELECT value FROM json_each(?)) AND (until IS NULL OR until > ?)',
      JSON.stringify(looks),
      now,
    );
  }

  async isKnownDevice(hash: string, person: string): Promise<boolean> {
    return this.db.all('SELECT 1 FROM devices WHERE hash = ? AND person = ?', hash, person).length > 0;
  }

  async codePerson(hash: string): Promise<people.PersonRow | undefined> {
    return this.db.one('SELECT p.* FROM codes c JOIN people p ON p.id = c.person WHERE c.hash = ?', hash);
  }

  async invitation(hash: string): Promise<c.InvitationRow | undefined> {
    return this.db.one('SELECT * FROM invitations WHERE hash = ?', hash);
  }

  async invitedSeats(game: string): Promise<readonly number[]> {
    return this.db.all<{ seat: number }>('SELECT seat FROM invitations WHERE game = ?', game).map(({ seat }) => seat);
  }

  async gamesOf(person: string, most: number): ReturnType<c.Reader['gamesOf']> {
    return this.#listedRows(`${GAMES_OF} ORDER BY changed DESC LIMIT ?2`, person, most);
  }

  async unfinishedOf(person: string, most: number): ReturnType<c.Reader['unfinishedOf']> {
    return this.#listedRows(`${GAMES_OF} AND status <> 'over' ORDER BY changed DESC LIMIT ?2`, person, most);
  }

  async finishedOf(person: string, after: c.ListKey | null, most: number): ReturnType<c.Reader['finishedOf']> {
    const { since, id } = after ?? FIRST;
    return this.#listedRows(
      `${GAMES_OF} AND status = 'over' AND (since, id) < (?3, ?4) ORDER BY since DESC, id DESC LIMIT ?2`,
      person,
      most,
      since,
      id,
    );
  }

  #listedRows(sql: string, ...values: Value[]): readonly c.ListedRows[] {
    return this.db.together(() =>
      this.db.all<c.GameRow>(sql, ...values).map((game) => ({ game, seats: this.#seats(game.id) })),
    );
  }

  async listed(wish: c.ListWish, after: c.ListKey | null, most: number): ReturnType<c.Reader['listed']> {
    const { since, id } = after ?? FIRST;
    const { where, values } = listedWhere(wish, this.#rareOf(wish));
    return this.#listedRows(
      `SELECT g.* FROM (
         SELECT id FROM games WHERE ${where} AND (since, id) < (?, ?) ORDER BY since DESC, id DESC LIMIT ?
       ) page CROSS JOIN games g ON g.id = page.id ORDER BY g.since DESC, g.id DESC`,
      ...values,
      since,
      id,
      most,
    );
  }

  #rareOf({ words }: c.ListWish): string | null {
    const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM found WHERE ${BEGINS} LIMIT ?)`;
    const isRare = (word: string): boolean => this.db.one<{ count: number }>(sql, word, endOf(word), FEW)!.count < FEW;
    return words.find(isRare) ?? null;
  }

  async countListed(wish: c.ListWish, most: number): Promise<number> {
    const { where, values } = listedWhere(wish, this.#rareOf(wish));
    const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM games WHERE ${where} LIMIT ?)`;
    return this.db.one<{ count: number }>(sql, ...values, most)!.count;
  }

  async listedForCompanion(person: string, most: number): ReturnType<c.Reader['listedForCompanion']> {
    return this.#listedRows(
      `SELECT * FROM games g WHERE listing = 'played' AND owner <> ?1 AND EXISTS (
         SELECT 1 FROM seats m JOIN seats o ON o.game = m.game JOIN games b ON b.id = m.game
         WHERE m.person = ?1 AND o.person = g.owner AND b.status <> 'waiting'
       ) ORDER BY since DESC, id DESC LIMIT ?2`,
      person,
      most,
    );
  }

  async havePlayed(one: string, other: string): Promise<boolean> {
    return (
      this.db.all(
        `SELECT 1 FROM seats m JOIN seats o ON o.game = m.game JOIN games b ON b.id = m.game
         WHERE m.person = ? AND o.person = ? AND b.status <> 'waiting' LIMIT 1`,
        one,
        other,
      ).length > 0
    );
  }

  async companionsOf(person: string, most: number): Promise<readonly c.CompanionRow[]> {
    return this.db.all(
      `SELECT p.name, count(DISTINCT b.id) AS games FROM seats m JOIN games b ON b.id = m.game
         JOIN seats o ON o.game = m.game JOIN accounts a ON a.person = o.person JOIN people p ON p.id = o.person
       WHERE m.person = ?1 AND o.person <> ?1 AND b.status <> 'waiting'
       GROUP BY p.id ORDER BY games DESC, p.name LIMIT ?2`,
      person,
      most,
    );
  }

  async figuresOf(person: string, other: string): Promise<c.FiguresRow> {
    return this.db.one<c.FiguresRow>(
      `SELECT count(DISTINCT CASE WHEN b.status = 'over' THEN b.id END) AS finished,
         count(DISTINCT CASE WHEN b.status = 'playing' THEN b.id END) AS playing,
         (SELECT count(*) FROM departures WHERE person = ?1) AS left,
         count(DISTINCT CASE WHEN EXISTS (SELECT 1 FROM seats o WHERE o.game = b.id AND o.person = ?2) THEN b.id END) AS together
       FROM seats m JOIN games b ON b.id = m.game WHERE m.person = ?1 AND b.status <> 'waiting'`,
      person,
      other,
    )!;
  }

  async speedsOf(person: string): Promise<readonly c.SpeedRow[]> {
    return this.db.all('SELECT * FROM speeds WHERE person = ? ORDER BY tempo, step', person);
  }

  async lastUse(person: string): Promise<number> {
    const sql = 'SELECT coalesce(max(max(used, created)), 0) AS used FROM sessions WHERE person = ?';
    return this.db.one<{ used: number }>(sql, person)!.used;
  }

  async waitingSince(before: number, most: number): Promise<readonly string[]> {
    const sql = "SELECT id FROM games WHERE status = 'waiting' AND changed < ? ORDER BY changed LIMIT ?";
    return this.db.all<{ id: string }>(sql, before, most).map(({ id }) => id);
  }

  async dueGames(before: number): Promise<readonly string[]> {
    const rows = this.db.all<{ id: string }>('SELECT id FROM games WHERE due = 1 AND changed < ?', before);
    return rows.map(({ id }) => id);
  }

  async unprovenGames(engines: readonly string[]): Promise<readonly string[]> {
    const rows = this.db.all<{ id: string }>(
      `SELECT id FROM games WHERE status = 'playing' AND held IS NULL
       AND engine NOT IN (SELECT value FROM json_each(?)) ORDER BY changed DESC`,
      JSON.stringify(engines),
    );
    return rows.map(({ id }) => id);
  }
}
