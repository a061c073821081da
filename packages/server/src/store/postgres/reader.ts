/** What is read from PostgreSQL. What belongs together is one statement, and so of one moment. */
import type * as c from '../contract.ts';
import type * as desk from '../desk-rows.ts';
import type * as own from '../own-rows.ts';
import type * as talk from '../talk-rows.ts';
import type * as people from '../people-rows.ts';
import { endOf, FEW } from '../found.ts';

/** Asks for rows; throws `StoreAway` where there is no answer. */
export type Ask = <T>(sql: string, values: readonly unknown[]) => Promise<T[]>;

const rowsAs = (what: string): string => `coalesce(json_agg(to_json(x) ORDER BY ${what}), '[]'::json)`;
const entriesOf = (game: string, after: string, upTo: string): string =>
  `(SELECT ${rowsAs('x.n')} FROM entries x WHERE x.game = ${game} AND x.n > ${after} AND x.n <= ${upTo})`;
const seatsOf = (game: string): string => `(SELECT ${rowsAs('x.place')} FROM seats x WHERE x.game = ${game})`;
const lastPosition = (game: string, upTo: string, engines: string): string =>
  `SELECT * FROM positions WHERE game = ${game} AND n <= ${upTo} AND engine = ANY (${engines}) ORDER BY n DESC LIMIT 1`;

const lastSaid = (side: talk.Side): string =>
  `'${side}', (SELECT coalesce(max(n), 0) FROM talk WHERE game = g.id AND side = '${side}')`;

const TABLE = `
SELECT to_json(g) AS game, ${seatsOf('g.id')} AS seats,
  (SELECT coalesce(json_agg(person), '[]'::json) FROM watchers WHERE game = g.id) AS watchers,
  (SELECT ${rowsAs('x.player')} FROM maxima x WHERE x.game = g.id) AS maxima,
  (SELECT asks FROM asks WHERE game = g.id) AS asks, (SELECT manners FROM manners WHERE game = g.id) AS manners,
  json_build_object(${lastSaid('players')}, ${lastSaid('watchers')}) AS said,
  to_json(p) AS position, ${entriesOf('g.id', 'coalesce(p.n, $3, 0)', 'g.n')} AS entries
FROM games g LEFT JOIN LATERAL (${lastPosition('g.id', 'g.n', '$2')}) p ON $3::int IS NULL
WHERE g.id = $1`;

const STRETCH = `
SELECT to_json(p) AS position, ${entriesOf('$1', 'coalesce(p.n, 0)', '$2')} AS entries
FROM (SELECT 1) one LEFT JOIN LATERAL (${lastPosition('$1', '$2', '$3')}) p ON true`;

const PAST = `
SELECT ${entriesOf('$1', '0', '$3')} AS entries,
  (SELECT ${rowsAs('x.n')} FROM positions x WHERE x.game = $1 AND x.engine = $2 AND x.n <= $3) AS positions`;

const LISTED_ROWS = `SELECT to_json(g) AS game, ${seatsOf('g.id')} AS seats FROM games g`;
const GAMES_OF = `${LISTED_ROWS} WHERE g.id IN (
  SELECT id FROM games WHERE owner = $1 UNION SELECT game FROM seats WHERE person = $1
  UNION SELECT game FROM seats WHERE friend = $1 UNION SELECT game FROM watchers WHERE person = $1
)`;

/** Before it nothing stands in any list. */
const FIRST: c.ListKey = { since: Number.MAX_SAFE_INTEGER, id: '' };

const LISTED_WHERE = `listing = $1 AND ($2::text IS NULL OR title = $2)
  AND NOT EXISTS (SELECT 1 FROM unnest($3::text[]) word WHERE position(' ' || word IN ' ' || words) = 0)`;
/** Among the few games that have a rare word, `from` up to `to`. */
const amongFew = (from: string, to: string): string =>
  `g.id IN (SELECT game FROM found WHERE word >= ${from} AND word < ${to}) AND ${LISTED_WHERE}`;
/** The first of the words that fewer games have. */
const RARE = `SELECT w.word FROM unnest($1::text[], $2::text[]) WITH ORDINALITY w (word, stop, place)
  WHERE (SELECT count(*) FROM (SELECT 1 FROM found f WHERE f.word >= w.word AND f.word < w.stop LIMIT $3) few) < $3
  ORDER BY w.place LIMIT 1`;

/** As many entries as a game can have, and more. */
const ALL = 2 ** 31 - 1;

export class PgReader implements c.Reader {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async #one<T>(sql: string, ...values: unknown[]): Promise<T | undefined> {
    return (await this.#ask<T>(sql, values))[0];
  }

  game(id: string): Promise<c.GameRow | undefined> {
    return this.#one('SELECT * FROM games WHERE id = $1', id);
  }

  async table(id: string, engines: readonly string[], after?: number): Promise<c.TableRows | undefined> {
    const row = await this.#one<Nullable<c.TableRows>>(TABLE, id, engines, after ?? null);
    if (!row) return undefined;
    const { position, asks, manners } = row;
    return {
      ...row,
      position: position ?? undefined,
      asks: asks ?? undefined,
      manners: manners ?? undefined,
    } as c.TableRows;
  }

  entries(game: string, after: number, upTo = ALL): Promise<readonly c.EntryRow[]> {
    return this.#ask('SELECT * FROM entries WHERE game = $1 AND n > $2 AND n <= $3 ORDER BY n', [
      game,
      Math.min(after, ALL),
      upTo,
    ]);
  }

  async stretch(game: string, upTo: number, engine: string): Promise<c.Stretch> {
    const row = (await this.#one<Nullable<c.Stretch>>(STRETCH, game, upTo, [engine]))!;
    return { entries: row.entries!, position: row.position ?? undefined };
  }

  async past(game: string, engine: string, upTo = ALL): Promise<c.PastRows> {
    return (await this.#one<c.PastRows>(PAST, game, engine, upTo))!;
  }

  position(game: string, n: number): Promise<c.PositionRow | undefined> {
    return this.#one('SELECT * FROM positions WHERE game = $1 AND n = $2', game, n);
  }

  request(game: string, request: string): Promise<c.RequestRow | undefined> {
    return this.#one('SELECT * FROM requests WHERE game = $1 AND request = $2', game, request);
  }

  person(id: string): Promise<people.PersonRow | undefined> {
    return this.#one('SELECT * FROM people WHERE id = $1', id);
  }

  sessionPerson(hash: string): Promise<people.SessionPersonRow | undefined> {
    return this.#one(
      `SELECT p.*, s.used, s.device, s.network, s.created AS began,
         (SELECT count(*)::int FROM accounts a WHERE a.person = p.id) AS account,
         (SELECT role FROM roles r WHERE r.person = p.id) AS role
       FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = $1`,
      hash,
    );
  }

  sessionsOf(person: string): Promise<readonly people.SessionRow[]> {
    return this.#ask('SELECT * FROM sessions WHERE person = $1 ORDER BY greatest(used, created) DESC, hash', [person]);
  }

  async tokenPerson(hash: string): ReturnType<c.Reader['tokenPerson']> {
    return this.#one(
      `SELECT to_json(p) AS person, to_json(t) AS token FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1`,
      hash,
    );
  }

  tokensOf(person: string): Promise<readonly people.TokenRow[]> {
    return this.#ask('SELECT * FROM tokens WHERE person = $1 ORDER BY created, id', [person]);
  }

  passkey(id: string): Promise<people.PasskeyRow | undefined> {
    return this.#one('SELECT * FROM passkeys WHERE id = $1', id);
  }

  passkeysOf(person: string): Promise<readonly people.PasskeyRow[]> {
    return this.#ask('SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id', [person]);
  }

  once(hash: string): Promise<people.OnceRow | undefined> {
    return this.#one('SELECT * FROM once WHERE hash = $1', hash);
  }

  async liveSessions(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#ask<{ hash: string }>(
      'SELECT hash FROM sessions WHERE hash = ANY ($1) UNION ALL SELECT hash FROM tokens WHERE hash = ANY ($1)',
      [hashes],
    );
    return rows.map(({ hash }) => hash);
  }

  account(person: string): Promise<people.AccountRow | undefined> {
    return this.#one('SELECT * FROM accounts WHERE person = $1', person);
  }

  accountNamed(looks: string): Promise<people.AccountRow | undefined> {
    return this.#one(
      'SELECT a.* FROM names n JOIN accounts a ON a.person = n.person WHERE n.looks = $1 AND n.until IS NULL',
      looks,
    );
  }

  takenNames(looks: readonly string[], now: number): Promise<readonly people.NameRow[]> {
    return this.#ask('SELECT * FROM names WHERE looks = ANY ($1) AND (until IS NULL OR until > $2)', [looks, now]);
  }

  async isKnownDevice(hash: string, person: string): Promise<boolean> {
    return (await this.#ask('SELECT 1 FROM devices WHERE hash = $1 AND person = $2', [hash, person])).length > 0;
  }

  codePerson(hash: string): Promise<people.PersonRow | undefined> {
    return this.#one('SELECT p.* FROM codes c JOIN people p ON p.id = c.person WHERE c.hash = $1', hash);
  }

  invitation(hash: string): Promise<c.InvitationRow | undefined> {
    return this.#one('SELECT * FROM invitations WHERE hash = $1', hash);
  }

  async invitedSeats(game: string): Promise<readonly number[]> {
    const rows = await this.#ask<{ seat: number }>('SELECT seat FROM invitations WHERE game = $1 ORDER BY seat', [
      game,
    ]);
    return rows.map(({ seat }) => seat);
  }

  gamesOf(person: string, most: number): ReturnType<c.Reader['gamesOf']> {
    return this.#ask(`${GAMES_OF} ORDER BY g.changed DESC LIMIT $2`, [person, most]);
  }

  unfinishedOf(person: string, most: number): ReturnType<c.Reader['unfinishedOf']> {
    return this.#ask(`${GAMES_OF} AND g.status <> 'over' ORDER BY g.changed DESC LIMIT $2`, [person, most]);
  }

  finishedOf(person: string, after: c.ListKey | null, most: number): ReturnType<c.Reader['finishedOf']> {
    const { since, id } = after ?? FIRST;
    return this.#ask(
      `${GAMES_OF} AND g.status = 'over' AND (g.since, g.id) < ($3::bigint, $4::text) ORDER BY g.since DESC, g.id DESC LIMIT $2`,
      [person, most, since, id],
    );
  }

  async listed(wish: c.ListWish, after: c.ListKey | null, most: number): ReturnType<c.Reader['listed']> {
    const { listing, title, words } = wish;
    const { since, id } = after ?? FIRST;
    const rare = await this.#rareOf(words);
    const where = rare.length === 0 ? LISTED_WHERE : amongFew('$7', '$8');
    return this.#ask(
      `${LISTED_ROWS} WHERE ${where} AND (since, id) < ($4::bigint, $5::text) ORDER BY since DESC, id DESC LIMIT $6`,
      [listing, title, words, since, id, most, ...rare],
    );
  }

  async countListed({ listing, title, words }: c.ListWish, most: number): Promise<number> {
    const rare = await this.#rareOf(words);
    const where = rare.length === 0 ? LISTED_WHERE : amongFew('$5', '$6');
    const sql = `SELECT count(*)::int AS count FROM (SELECT 1 FROM games g WHERE ${where} LIMIT $4) few`;
    return (await this.#one<{ count: number }>(sql, listing, title, words, most, ...rare))!.count;
  }

  /** A word that few games have, and where words that begin so end; nothing where there is none. */
  async #rareOf(words: readonly string[]): Promise<readonly string[]> {
    if (words.length === 0) return [];
    const found = await this.#one<{ word: string }>(RARE, words, words.map(endOf), FEW);
    return found ? [found.word, endOf(found.word)] : [];
  }

  listedForCompanion(person: string, most: number): ReturnType<c.Reader['listedForCompanion']> {
    return this.#ask(
      `${LISTED_ROWS} WHERE g.listing = 'played' AND g.owner <> $1 AND EXISTS (
         SELECT 1 FROM seats m JOIN seats o ON o.game = m.game JOIN games b ON b.id = m.game
         WHERE m.person = $1 AND o.person = g.owner AND b.status <> 'waiting'
       ) ORDER BY g.since DESC, g.id DESC LIMIT $2`,
      [person, most],
    );
  }

  async havePlayed(one: string, other: string): Promise<boolean> {
    const found = await this.#ask(
      `SELECT 1 FROM seats m JOIN seats o ON o.game = m.game JOIN games b ON b.id = m.game
       WHERE m.person = $1 AND o.person = $2 AND b.status <> 'waiting' LIMIT 1`,
      [one, other],
    );
    return found.length > 0;
  }

  companionsOf(person: string, most: number): Promise<readonly c.CompanionRow[]> {
    return this.#ask(
      `SELECT p.name, count(DISTINCT b.id)::int AS games FROM seats m JOIN games b ON b.id = m.game
         JOIN seats o ON o.game = m.game JOIN accounts a ON a.person = o.person JOIN people p ON p.id = o.person
       WHERE m.person = $1 AND o.person <> $1 AND b.status <> 'waiting'
       GROUP BY p.id, p.name ORDER BY games DESC, p.name LIMIT $2`,
      [person, most],
    );
  }

  async figuresOf(person: string, other: string): Promise<c.FiguresRow> {
    const sql = `SELECT count(DISTINCT b.id) FILTER (WHERE b.status = 'over')::int AS finished,
        count(DISTINCT b.id) FILTER (WHERE b.status = 'playing')::int AS playing,
        (SELECT count(*)::int FROM departures WHERE person = $1) AS left,
        count(DISTINCT b.id) FILTER (WHERE EXISTS (SELECT 1 FROM seats o WHERE o.game = b.id AND o.person = $2))::int AS together
      FROM seats m JOIN games b ON b.id = m.game WHERE m.person = $1 AND b.status <> 'waiting'`;
    return (await this.#one<c.FiguresRow>(sql, person, other))!;
  }

  speedsOf(person: string): Promise<readonly c.SpeedRow[]> {
    return this.#ask('SELECT * FROM speeds WHERE person = $1 ORDER BY tempo, step', [person]);
  }

  async lastUse(person: string): Promise<number> {
    const sql = 'SELECT coalesce(max(greatest(used, created)), 0) AS used FROM sessions WHERE person = $1';
    return Number((await this.#one<{ used: number }>(sql, person))!.used);
  }

  async waitingSince(before: number, most: number): Promise<readonly string[]> {
    const sql = `SELECT id FROM games WHERE status = 'waiting' AND changed < $1 ORDER BY changed LIMIT $2`;
    return (await this.#ask<{ id: string }>(sql, [before, most])).map(({ id }) => id);
  }

  async talk(
    game: string,
    side: talk.Side,
    after: number,
    before: number,
    most: number,
  ): Promise<readonly talk.TalkRow[]> {
    const latest = await this.#ask<talk.TalkRow>(
      'SELECT * FROM talk WHERE game = $1 AND side = $2 AND n > $3 AND n < $4 ORDER BY n DESC LIMIT $5',
      [game, side, after, before, most],
    );
    return latest.toReversed();
  }

  said(game: string, request: string): Promise<talk.TalkRow | undefined> {
    return this.#one('SELECT * FROM talk WHERE game = $1 AND request = $2', game, request);
  }

  readTo(game: string, person: string): Promise<talk.ReadRow | undefined> {
    return this.#one('SELECT * FROM reads WHERE game = $1 AND person = $2', game, person);
  }

  reports(most: number, isOpen: boolean): ReturnType<c.Reader['reports']> {
    return this.#ask(
      `SELECT t.*, r.at AS reported, r.settled, p.name AS by, g.name AS table_name
       FROM reports r JOIN talk t ON t.game = r.game AND t.side = r.side AND t.n = r.n
         JOIN games g ON g.id = r.game LEFT JOIN people p ON p.id = r.person
       WHERE r.settled IS NULL OR NOT $2 ORDER BY r.at DESC, r.person LIMIT $1`,
      [most, isOpen],
    );
  }

  deeds(most: number): Promise<readonly desk.DeedRow[]> {
    return this.#ask('SELECT * FROM deeds ORDER BY at DESC, id LIMIT $1', [most]);
  }

  looksAt(game: string, most: number): Promise<readonly desk.DeedRow[]> {
    return this.#ask("SELECT * FROM deeds WHERE game = $1 AND what = 'look' ORDER BY at DESC, id LIMIT $2", [
      game,
      most,
    ]);
  }

  async hasLooked(game: string, person: string, since: number): Promise<boolean> {
    const sql = "SELECT 1 FROM deeds WHERE game = $1 AND at > $2 AND person = $3 AND what = 'look' LIMIT 1";
    return (await this.#ask(sql, [game, since, person])).length > 0;
  }

  async silencedUntil(person: string): Promise<number> {
    return (await this.#one<{ until: number }>('SELECT until FROM silenced WHERE person = $1', person))?.until ?? 0;
  }

  saidBy(person: string, most: number): Promise<readonly talk.TalkRow[]> {
    return this.#ask('SELECT * FROM talk WHERE person = $1 ORDER BY at DESC, game, n DESC LIMIT $2', [person, most]);
  }

  shunnedBy(person: string): Promise<readonly own.ShunRow[]> {
    return this.#ask('SELECT * FROM shunned WHERE person = $1 ORDER BY at DESC, other', [person]);
  }

  notesOf(game: string, person: string): Promise<readonly own.NoteRow[]> {
    return this.#ask('SELECT * FROM notes WHERE game = $1 AND person = $2 ORDER BY seq', [game, person]);
  }

  async dueGames(before: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>('SELECT id FROM games WHERE due = 1 AND changed < $1', [before]);
    return rows.map(({ id }) => id);
  }

  async unprovenGames(engines: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>(
      `SELECT id FROM games WHERE status = 'playing' AND held IS NULL AND NOT engine = ANY ($1) ORDER BY changed DESC`,
      [engines],
    );
    return rows.map(({ id }) => id);
  }

  latestGames(most: number): Promise<readonly c.GameRow[]> {
    return this.#ask('SELECT * FROM games ORDER BY changed DESC, id LIMIT $1', [most]);
  }

  gamesFound(beginning: string, most: number): Promise<readonly c.GameRow[]> {
    return this.#ask(
      `SELECT * FROM games WHERE id = $1 OR id IN (SELECT game FROM found WHERE word >= $1 AND word < $2)
       ORDER BY changed DESC, id LIMIT $3`,
      [beginning, endOf(beginning), most],
    );
  }

  async countWaiting(): Promise<number> {
    return (await this.#one<{ count: number }>("SELECT count(*)::int AS count FROM games WHERE status = 'waiting'"))!
      .count;
  }

  accounts(): ReturnType<c.Reader['accounts']> {
    return this.#ask(
      `SELECT a.*, p.name, r.role, s.until AS silenced FROM accounts a JOIN people p ON p.id = a.person
         LEFT JOIN roles r ON r.person = a.person LEFT JOIN silenced s ON s.person = a.person ORDER BY p.name`,
      [],
    );
  }

  heldGames(): Promise<readonly c.GameRow[]> {
    return this.#ask('SELECT * FROM games WHERE held IS NOT NULL ORDER BY id', []);
  }
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };
