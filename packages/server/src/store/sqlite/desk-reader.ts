/** What people have said and noted, and what those who look after the server ask for. */
import type * as c from '../contract.ts';
import type * as desk from '../desk-rows.ts';
import { endOf } from '../found.ts';
import type * as own from '../own-rows.ts';
import type * as talk from '../talk-rows.ts';
import { Queries } from './queries.ts';

export class SqliteDeskReader {
  protected readonly db: Queries;

  constructor(path: string) {
    this.db = new Queries(path);
  }

  async talk(
    game: string,
    side: talk.Side,
    after: number,
    before: number,
    most: number,
  ): Promise<readonly talk.TalkRow[]> {
    const latest = this.db.all<talk.TalkRow>(
      'SELECT * FROM talk WHERE game = ? AND side = ? AND n > ? AND n < ? ORDER BY n DESC LIMIT ?',
      game,
      side,
      after,
      before,
      most,
    );
    return latest.toReversed();
  }

  async said(game: string, request: string): Promise<talk.TalkRow | undefined> {
    return this.db.one('SELECT * FROM talk WHERE game = ? AND request = ?', game, request);
  }

  async readTo(game: string, person: string): Promise<talk.ReadRow | undefined> {
    return this.db.one('SELECT * FROM reads WHERE game = ? AND person = ?', game, person);
  }

  async reports(most: number, isOpen: boolean): ReturnType<c.Reader['reports']> {
    return this.db.all(
      `SELECT t.*, r.at AS reported, r.settled, p.name AS by, g.name AS table_name
       FROM reports r JOIN talk t ON t.game = r.game AND t.side = r.side AND t.n = r.n
         JOIN games g ON g.id = r.game LEFT JOIN people p ON p.id = r.person
       ${isOpen ? 'WHERE r.settled IS NULL' : ''} ORDER BY r.at DESC, r.person LIMIT ?`,
      most,
    );
  }

  async deeds(most: number): Promise<readonly desk.DeedRow[]> {
    return this.db.all('SELECT * FROM deeds ORDER BY at DESC, id LIMIT ?', most);
  }

  async looksAt(game: string, most: number): Promise<readonly desk.DeedRow[]> {
    return this.db.all("SELECT * FROM deeds WHERE game = ? AND what = 'look' ORDER BY at DESC, id LIMIT ?", game, most);
  }

  async hasLooked(game: string, person: string, since: number): Promise<boolean> {
    const sql = "SELECT 1 FROM deeds WHERE game = ? AND at > ? AND person = ? AND what = 'look' LIMIT 1";
    return this.db.all(sql, game, since, person).length > 0;
  }

  async silencedUntil(person: string): Promise<number> {
    return this.db.one<{ until: number }>('SELECT until FROM silenced WHERE person = ?', person)?.until ?? 0;
  }

  async saidBy(person: string, most: number): Promise<readonly talk.TalkRow[]> {
    return this.db.all('SELECT * FROM talk WHERE person = ? ORDER BY at DESC, game, n DESC LIMIT ?', person, most);
  }

  async shunnedBy(person: string): Promise<readonly own.ShunRow[]> {
    return this.db.all('SELECT * FROM shunned WHERE person = ? ORDER BY at DESC, other', person);
  }

  async notesOf(game: string, person: string): Promise<readonly own.NoteRow[]> {
    return this.db.all('SELECT * FROM notes WHERE game = ? AND person = ? ORDER BY seq', game, person);
  }

  async latestGames(most: number): Promise<readonly c.GameRow[]> {
    return this.db.all('SELECT * FROM games ORDER BY changed DESC, id LIMIT ?', most);
  }

  async gamesFound(beginning: string, most: number): Promise<readonly c.GameRow[]> {
    return this.db.all(
      `SELECT * FROM games WHERE id = ?1 OR id IN (SELECT game FROM found WHERE word >= ?1 AND word < ?2)
       ORDER BY changed DESC, id LIMIT ?3`,
      beginning,
      endOf(beginning),
      most,
    );
  }

  async countWaiting(): Promise<number> {
    return this.db.one<{ count: number }>("SELECT count(*) AS count FROM games WHERE status = 'waiting'")!.count;
  }

  async accounts(): ReturnType<c.Reader['accounts']> {
    return this.db.all(
      `SELECT a.*, p.name, r.role, s.until AS silenced FROM accounts a JOIN people p ON p.id = a.person
         LEFT JOIN roles r ON r.person = a.person LEFT JOIN silenced s ON s.person = a.person ORDER BY p.name`,
    );
  }

  async heldGames(): Promise<readonly c.GameRow[]> {
    return this.db.all('SELECT * FROM games WHERE held IS NOT NULL ORDER BY id');
  }

  close(): void {
    this.db.close();
  }
}
