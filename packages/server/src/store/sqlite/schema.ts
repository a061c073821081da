/** JSON of the words that stand in a text with one space between them. */
const listOf = (words: string): string => `'[' || replace(json_quote(${words}), ' ', '","') || ']'`;

/** The tables of the embedded database. A migration is never changed once it has been released; a new one is added. */
export const migrations: readonly string[] = [
  `
CREATE TABLE games (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, name TEXT NOT NULL, status TEXT NOT NULL, owner TEXT NOT NULL,
  settings TEXT NOT NULL, header TEXT, engine TEXT NOT NULL, n INTEGER NOT NULL, summary TEXT, awaited TEXT NOT NULL,
  due INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_owner ON games (owner);
CREATE INDEX games_due ON games (id) WHERE due = 1;
CREATE TABLE seats (
  game TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, player TEXT, kind TEXT NOT NULL, name TEXT, level TEXT,
  person TEXT, ready INTEGER NOT NULL, lost INTEGER NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE entries (
  game TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, lasting TEXT NOT NULL, person TEXT, why TEXT,
  PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE TABLE requests (
  game TEXT NOT NULL, request TEXT NOT NULL, person TEXT NOT NULL, wish TEXT NOT NULL, n INTEGER NOT NULL,
  made INTEGER NOT NULL, ask TEXT, PRIMARY KEY (game, request)
) WITHOUT ROWID;
CREATE TABLE positions (
  game TEXT NOT NULL, n INTEGER NOT NULL, state TEXT NOT NULL, engine TEXT NOT NULL, PRIMARY KEY (game, n)
);
CREATE TABLE maxima (
  game TEXT NOT NULL, player TEXT NOT NULL, auction TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE TABLE asks (game TEXT PRIMARY KEY, asks TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX codes_person ON codes (person, created);
CREATE TABLE invitations (
  hash TEXT PRIMARY KEY, game TEXT NOT NULL, seat INTEGER NOT NULL, created INTEGER NOT NULL, UNIQUE (game, seat)
) WITHOUT ROWID;
CREATE TABLE watchers (game TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game, person)) WITHOUT ROWID;
CREATE INDEX watchers_person ON watchers (person);
`,
  `
ALTER TABLE games ADD COLUMN v INTEGER NOT NULL DEFAULT 1;
ALTER TABLE requests ADD COLUMN refused TEXT;
ALTER TABLE requests ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX requests_refused ON requests (at) WHERE refused IS NOT NULL;
`,
  `
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN way TEXT NOT NULL DEFAULT 'guest';
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE accounts (
  person TEXT PRIMARY KEY, password TEXT, changed INTEGER NOT NULL, email TEXT, banned INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE names (looks TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER) WITHOUT ROWID;
CREATE INDEX names_person ON names (person);
CREATE TABLE devices (hash TEXT NOT NULL, person TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (hash, person)) WITHOUT ROWID;
CREATE INDEX devices_person ON devices (person);
`,
  `
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL, created INTEGER NOT NULL,
  used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);
`,
  `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, key TEXT NOT NULL, counter INTEGER NOT NULL, created INTEGER NOT NULL,
  used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_person ON passkeys (person);
CREATE TABLE once (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, until INTEGER NOT NULL) WITHOUT ROWID;
`,
  `
CREATE TABLE talk (
  game TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
  words TEXT NOT NULL, request TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (game, side, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX talk_request ON talk (game, request);
CREATE INDEX talk_person ON talk (person);
CREATE TABLE reads (
  game TEXT NOT NULL, person TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX reads_person ON reads (person);
CREATE TABLE reports (
  game TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (game, side, n, person)
) WITHOUT ROWID;
CREATE INDEX reports_at ON reports (at);
CREATE INDEX reports_person ON reports (person);
`,
  `
ALTER TABLE games ADD COLUMN held TEXT;
CREATE INDEX games_held ON games (id) WHERE held IS NOT NULL;
`,
  `
ALTER TABLE games ADD COLUMN listing TEXT;
ALTER TABLE games ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN rematch TEXT;
ALTER TABLE seats ADD COLUMN admits TEXT;
ALTER TABLE seats ADD COLUMN friend TEXT;
ALTER TABLE seats ADD COLUMN called TEXT;
UPDATE games SET since = changed, words = lower(title || ' ' || name || ' ' ||
  coalesce((SELECT group_concat(seats.name, ' ') FROM seats WHERE seats.game = games.id), ''));
CREATE INDEX games_listing ON games (listing, since DESC, id DESC, title, words) WHERE listing IS NOT NULL;
CREATE INDEX games_waiting ON games (changed) WHERE status = 'waiting';
CREATE INDEX seats_friend ON seats (friend) WHERE friend IS NOT NULL;
CREATE TABLE speeds (
  person TEXT NOT NULL, tempo TEXT NOT NULL, step INTEGER NOT NULL, decisions INTEGER NOT NULL, PRIMARY KEY (person, tempo, step)
) WITHOUT ROWID;
CREATE TABLE departures (game TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game, person)) WITHOUT ROWID;
CREATE INDEX departures_person ON departures (person);
`,
  `
CREATE TABLE manners (game TEXT PRIMARY KEY, manners TEXT NOT NULL) WITHOUT ROWID;
`,
  `
ALTER TABLE seats ADD COLUMN lent TEXT;
`,
  `
CREATE TABLE shunned (
  person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX shunned_other ON shunned (other);
CREATE TABLE notes (
  game TEXT NOT NULL, person TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, person, seq)
) WITHOUT ROWID;
CREATE INDEX notes_person ON notes (person);
`,
  `
CREATE TABLE found (word TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (word, game)) WITHOUT ROWID;
CREATE INDEX found_game ON found (game);
INSERT OR IGNORE INTO found (word, game) SELECT value, games.id FROM games, json_each(${listOf('words')}) WHERE value <> '';
CREATE TRIGGER games_new AFTER INSERT ON games BEGIN
  INSERT OR IGNORE INTO found (word, game) SELECT value, NEW.id FROM json_each(${listOf('NEW.words')}) WHERE value <> '';
END;
CREATE TRIGGER games_named AFTER UPDATE OF words ON games WHEN NEW.words <> OLD.words BEGIN
  DELETE FROM found WHERE game = NEW.id;
  INSERT OR IGNORE INTO found (word, game) SELECT value, NEW.id FROM json_each(${listOf('NEW.words')}) WHERE value <> '';
END;
`,
  `
CREATE TABLE roles (person TEXT PRIMARY KEY, role TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE silenced (person TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE deeds (
  id TEXT PRIMARY KEY, at INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, what TEXT NOT NULL, game TEXT, other TEXT,
  about TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX deeds_at ON deeds (at);
CREATE INDEX deeds_game ON deeds (game, at) WHERE game IS NOT NULL;
ALTER TABLE reports ADD COLUMN settled INTEGER;
`,
];
