/**
 * The tables on PostgreSQL, as those of the embedded database. A migration is never changed once it has been released; a new one is
 * added. JSON is kept as text, so that it comes back letter by letter.
 */
export const migrations: readonly string[] = [
  `
CREATE TABLE games (
  id TEXT PRIMARY KEY, v INTEGER NOT NULL, title TEXT NOT NULL, name TEXT NOT NULL, status TEXT NOT NULL, owner TEXT NOT NULL,
  settings TEXT NOT NULL, header TEXT, engine TEXT NOT NULL, n INTEGER NOT NULL, summary TEXT, awaited TEXT NOT NULL,
  due INTEGER NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL
);
CREATE INDEX games_owner ON games (owner);
CREATE INDEX games_due ON games (changed) WHERE due = 1;
-- The transaction that has written a game last: what a process has not been told of is found by it.
CREATE TABLE written (game TEXT PRIMARY KEY, v INTEGER NOT NULL, tx xid8 NOT NULL);
CREATE INDEX written_tx ON written (tx);
CREATE TABLE seats (
  game TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, player TEXT, kind TEXT NOT NULL, name TEXT, level TEXT,
  person TEXT, ready INTEGER NOT NULL, lost INTEGER NOT NULL, PRIMARY KEY (game, seat)
);
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE entries (
  game TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, lasting TEXT NOT NULL, person TEXT, why TEXT,
  PRIMARY KEY (game, n)
);
CREATE TABLE requests (
  game TEXT NOT NULL, request TEXT NOT NULL, person TEXT NOT NULL, wish TEXT NOT NULL, n INTEGER NOT NULL,
  made INTEGER NOT NULL, ask TEXT, refused TEXT, at BIGINT NOT NULL, PRIMARY KEY (game, request)
);
CREATE INDEX requests_refused ON requests (at) WHERE refused IS NOT NULL;
CREATE TABLE positions (
  game TEXT NOT NULL, n INTEGER NOT NULL, state TEXT NOT NULL, engine TEXT NOT NULL, PRIMARY KEY (game, n)
);
CREATE TABLE maxima (
  game TEXT NOT NULL, player TEXT NOT NULL, auction TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (game, player)
);
CREATE TABLE asks (game TEXT PRIMARY KEY, asks TEXT NOT NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL);
CREATE INDEX codes_person ON codes (person, created);
CREATE TABLE invitations (
  hash TEXT PRIMARY KEY, game TEXT NOT NULL, seat INTEGER NOT NULL, created BIGINT NOT NULL, UNIQUE (game, seat)
);
CREATE TABLE watchers (game TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game, person));
CREATE INDEX watchers_person ON watchers (person);
`,
  `
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0, ADD COLUMN device TEXT NOT NULL DEFAULT '',
  ADD COLUMN network TEXT NOT NULL DEFAULT '', ADD COLUMN way TEXT NOT NULL DEFAULT 'guest';
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE accounts (
  person TEXT PRIMARY KEY, password TEXT, changed BIGINT NOT NULL, email TEXT, banned INTEGER NOT NULL, created BIGINT NOT NULL
);
CREATE TABLE names (looks TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT);
CREATE INDEX names_person ON names (person);
CREATE TABLE devices (hash TEXT NOT NULL, person TEXT NOT NULL, used BIGINT NOT NULL, PRIMARY KEY (hash, person));
CREATE INDEX devices_person ON devices (person);
`,
  `
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL, created BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);
`,
  `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, key TEXT NOT NULL, counter BIGINT NOT NULL, created BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE TABLE once (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, until BIGINT NOT NULL);
`,
  `
CREATE TABLE talk (
  game TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
  words TEXT NOT NULL, request TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, side, n)
);
CREATE UNIQUE INDEX talk_request ON talk (game, request);
CREATE INDEX talk_person ON talk (person);
CREATE TABLE reads (
  game TEXT NOT NULL, person TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (game, person)
);
CREATE INDEX reads_person ON reads (person);
CREATE TABLE reports (
  game TEXT NOT NULL, side TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL,
  PRIMARY KEY (game, side, n, person)
);
CREATE INDEX reports_at ON reports (at);
CREATE INDEX reports_person ON reports (person);
`,
  `
ALTER TABLE games ADD COLUMN held TEXT;
CREATE INDEX games_held ON games (id) WHERE held IS NOT NULL;
`,
  `
ALTER TABLE games ADD COLUMN listing TEXT, ADD COLUMN since BIGINT NOT NULL DEFAULT 0, ADD COLUMN words TEXT NOT NULL DEFAULT '',
  ADD COLUMN imported INTEGER NOT NULL DEFAULT 0, ADD COLUMN rematch TEXT;
ALTER TABLE seats ADD COLUMN admits TEXT, ADD COLUMN friend TEXT, ADD COLUMN called TEXT;
UPDATE games SET since = changed, words = lower(title || ' ' || name || ' ' ||
  coalesce((SELECT string_agg(seats.name, ' ') FROM seats WHERE seats.game = games.id), ''));
CREATE INDEX games_listing ON games (listing, since DESC, id DESC) WHERE listing IS NOT NULL;
CREATE INDEX games_waiting ON games (changed) WHERE status = 'waiting';
CREATE INDEX seats_friend ON seats (friend) WHERE friend IS NOT NULL;
CREATE TABLE speeds (
  person TEXT NOT NULL, tempo TEXT NOT NULL, step INTEGER NOT NULL, decisions INTEGER NOT NULL, PRIMARY KEY (person, tempo, step)
);
CREATE TABLE departures (game TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game, person));
CREATE INDEX departures_person ON departures (person);
`,
  `
CREATE TABLE manners (game TEXT PRIMARY KEY, manners TEXT NOT NULL);
`,
  `
-- The rules of each process that has started, as JSON by title: the last row holds.
CREATE TABLE builds (n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, engines TEXT NOT NULL);
`,
  `
ALTER TABLE seats ADD COLUMN lent TEXT;
`,
  `
CREATE TABLE shunned (
  person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, other)
);
CREATE INDEX shunned_other ON shunned (other);
CREATE TABLE notes (
  game TEXT NOT NULL, person TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, person, seq)
);
CREATE INDEX notes_person ON notes (person);
`,
  `
CREATE TABLE found (word TEXT COLLATE "C" NOT NULL, game TEXT NOT NULL, PRIMARY KEY (word, game));
CREATE INDEX found_game ON found (game);
INSERT INTO found (word, game) SELECT DISTINCT word, id FROM games, unnest(string_to_array(words, ' ')) word WHERE word <> '';
CREATE FUNCTION find_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM found WHERE game = NEW.id;
  INSERT INTO found (word, game) SELECT DISTINCT word, NEW.id FROM unnest(string_to_array(NEW.words, ' ')) word WHERE word <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER games_new AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION find_game();
CREATE TRIGGER games_named AFTER UPDATE OF words ON games FOR EACH ROW WHEN (NEW.words <> OLD.words) EXECUTE FUNCTION find_game();
`,
  `
CREATE TABLE roles (person TEXT PRIMARY KEY, role TEXT NOT NULL);
CREATE TABLE silenced (person TEXT PRIMARY KEY, until BIGINT NOT NULL);
CREATE TABLE deeds (
  id TEXT PRIMARY KEY, at BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, what TEXT NOT NULL, game TEXT, other TEXT,
  about TEXT NOT NULL
);
CREATE INDEX deeds_at ON deeds (at);
CREATE INDEX deeds_game ON deeds (game, at) WHERE game IS NOT NULL;
ALTER TABLE reports ADD COLUMN settled BIGINT;
`,
];
