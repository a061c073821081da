/**
 * Every route and every message, and who may use it. The server makes its routes from this table and a test walks both ways,
 * so nothing can be added without a line here. Plain data, so that a page can use it without any schema.
 */
export const API = '/api/v1';

/**
 * Who may use it: `anyone`, with or without a session; a `person` with a session; one with an `account`; at one table its `owner`, the `player`s who hold
 * a seat, the `watcher`s with a session who may look, by a link or because everybody may, and at a table for everybody also a `visitor` without a session.
 * Somebody who is none of these at a table is told that there is no such table. `moderator` and `operator` are roles of accounts, given on the server’s own
 * machine; a moderator who has said why may look at any table for an hour.
 */
export type Who =
  | 'anyone'
  | 'person'
  | 'account'
  | 'visitor'
  | 'watcher'
  | 'player'
  | 'owner'
  | 'moderator'
  | 'operator';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API`, with `:name` for what stands in the address. */
  readonly path: string;
  readonly who: readonly Who[];
  /** What it does, in one sentence. */
  readonly does: string;
}

const SEES: readonly Who[] = ['watcher', 'player', 'owner'];
const LOOKS: readonly Who[] = ['visitor', ...SEES];
const AT_TABLE: readonly Who[] = ['player', 'owner'];
const DESK: readonly Who[] = ['moderator', 'operator'];

const route = <const M extends Route['method'], const P extends string>(
  method: M,
  path: P,
  who: readonly Who[],
  does: string,
) => ({ method, path, who, does });

export const routes = {
  server: route(
    'GET',
    '/server',
    ['anyone'],
    'What this server is: its titles with their rules, levels of bots, its clock.',
  ),
  myGames: route(
    'GET',
    '/games',
    ['anyone'],
    'The tables of this session, for a list; none without a session. `title` and `q` search, `cursor` turns the page.',
  ),
  tables: route(
    'GET',
    '/tables',
    ['anyone'],
    'Tables for everybody: `list=open`, `running` or `finished`; `title` and `q` search, `cursor` turns the page.',
  ),
  nextGame: route('GET', '/games/next', ['anyone'], 'The table that has waited longest for me, but for one.'),
  createGame: route('POST', '/games', ['anyone'], 'Opens a table. Without a session a name is needed, and makes one.'),
  importGame: route('POST', '/games/import', ['anyone'], 'Puts a game file on the server with all its past.'),
  game: route('GET', '/games/:game', LOOKS, 'A table with its state; `since` adds the entries after that number.'),
  changeGame: route(
    'PATCH',
    '/games/:game',
    ['owner'],
    'Changes the settings before the start, the pace of bots at any time.',
  ),
  removeGame: route('DELETE', '/games/:game', ['owner'], 'Takes a table away that has not begun.'),
  entries: route('GET', '/games/:game/entries', LOOKS, 'The entries after `since`.'),
  file: route('GET', '/games/:game/file', LOOKS, 'The game as a file.'),
  position: route('GET', '/games/:game/positions/:n', LOOKS, 'The state after an entry.'),
  act: route('POST', '/games/:game/entries', ['player'], 'An action, an undo or a redo.'),
  ask: route('POST', '/games/:game/asks', ['player'], 'Asks others for a promise, or for a new link to a lost seat.'),
  answer: route(
    'POST',
    '/games/:game/asks/:ask',
    ['player'],
    'Yes or no to a question; no to an own one withdraws it.',
  ),
  vote: route(
    'POST',
    '/games/:game/votes',
    ['player'],
    'Says what is to become of a seat whose time is over, whether the clocks rest, or whether the game ends here.',
  ),
  goneUntil: route(
    'PUT',
    '/games/:game/gone',
    ['player'],
    'Says until when I am gone, or that I am back; where clocks run the others are asked whether they rest.',
  ),
  leaveMaximum: route(
    'PUT',
    '/games/:game/maxima/:player',
    ['player'],
    'Leaves the most that the host bids for a player.',
  ),
  dropMaximum: route('DELETE', '/games/:game/maxima/:player', ['player'], 'Takes a maximum back.'),
  handSeat: route(
    'PUT',
    '/games/:game/players/:player',
    ['player'],
    'Hands an own seat to a bot, lends it to another player, or takes it back; gives a lent one back.',
  ),
  talk: route(
    'GET',
    '/games/:game/talk',
    SEES,
    'What was last said: among players to players, among those who watch to these.',
  ),
  say: route('POST', '/games/:game/talk', SEES, 'Says something to the other players, or to the others who watch.'),
  readTalk: route('PUT', '/games/:game/talk/read', SEES, 'How far I have read what was said.'),
  reportTalk: route('POST', '/games/:game/talk/:n/report', SEES, 'Tells the operator of something that was said.'),
  shunAuthor: route(
    'PUT',
    '/games/:game/talk/:n/author',
    SEES,
    'Mutes or blocks the author of a line, or takes that back.',
  ),
  shunSeat: route(
    'PUT',
    '/games/:game/seats/:seat/person',
    AT_TABLE,
    'Mutes or blocks the person in a seat, or neither.',
  ),
  notes: route('GET', '/games/:game/notes', SEES, 'My notes on this game, which nobody else reads.'),
  writeNote: route('PUT', '/games/:game/notes/:seq', SEES, 'Writes a note of mine on a moment.'),
  changeSeats: route(
    'PUT',
    '/games/:game/seats',
    ['owner'],
    'Adds, changes, orders and removes seats before the start.',
  ),
  changeSeat: route('PATCH', '/games/:game/seats/:seat', AT_TABLE, 'A name, or the tick “ready”, before the start.'),
  kick: route(
    'POST',
    '/games/:game/kick',
    ['owner'],
    'Takes a seat back before the start; links that led there end, and new ones are told.',
  ),
  join: route('POST', '/games/:game/join', ['anyone'], 'Takes a seat that is open to everybody, or to me.'),
  rematch: route(
    'POST',
    '/games/:game/rematch',
    ['player'],
    'A table for the same people after the game; if there is one already, a seat at it.',
  ),
  seatPerson: route(
    'GET',
    '/games/:game/seats/:seat/person',
    AT_TABLE,
    'Who sits there: games, and how long decisions take.',
  ),
  leave: route('POST', '/games/:game/leave', ['player'], 'Gives an own seat back before the start.'),
  start: route('POST', '/games/:game/start', ['owner'], 'Starts the game; its seed is drawn now.'),
  invite: route(
    'POST',
    '/games/:game/invite',
    AT_TABLE,
    'Makes a link for the table or a seat; the link before it ends.',
  ),
  withdraw: route('POST', '/games/:game/withdraw', ['owner'], 'Ends the link of the table or of a seat.'),
  invitation: route(
    'GET',
    '/invitations/:token',
    ['anyone'],
    'What a link leads to: the game, who sits, which seats are free.',
  ),
  accept: route('POST', '/invitations/:token', ['anyone'], 'Takes a seat with a name, or watches.'),
  makeCode: route('POST', '/me/codes', ['person'], 'One more return code for this person.'),
  comeBack: route('POST', '/return', ['anyone'], 'Makes this device a device of the person whose code it is.'),
  endSession: route('DELETE', '/session', ['person'], 'Signs this device out.'),
  signUp: route(
    'POST',
    '/people',
    ['anyone'],
    'Makes an account: of the guest on this device with all their seats, or of somebody new.',
  ),
  signIn: route('POST', '/session', ['anyone'], 'Signs this device in, by name and password.'),
  joinGuest: route(
    'POST',
    '/me/join',
    ['person'],
    'Joins the person of a return code with me: one has all seats of both.',
  ),
  enterOptions: route('POST', '/session/options', ['anyone'], 'What a browser needs to sign in by a passkey.'),
  enterByPasskey: route('POST', '/session/passkey', ['anyone'], 'Signs this device in by a passkey.'),
  passkeyOptions: route(
    'POST',
    '/passkeys/options',
    ['anyone'],
    'What a browser needs to make a passkey: for me, or for an account that is to be made.',
  ),
  addPasskey: route('POST', '/me/passkeys', ['account'], 'Adds a passkey that was made for me.'),
  passkeys: route('GET', '/me/passkeys', ['account'], 'My passkeys.'),
  dropPasskey: route('DELETE', '/me/passkeys/:id', ['account'], 'Takes a passkey away, unless it is the only way in.'),
  askReset: route(
    'POST',
    '/reset/mail',
    ['anyone'],
    'Sends a link for a new password to the e-mail of an account, if there is one: the answer is the same.',
  ),
  resetPassword: route('POST', '/reset', ['anyone'], 'Sets a new password with a link that is good once.'),
  me: route('GET', '/me', ['person'], 'Who I am.'),
  changeMe: route('PATCH', '/me', ['account'], 'Changes my name or my e-mail.'),
  changePassword: route('PUT', '/me/password', ['account'], 'Changes my password; all other devices are signed out.'),
  removeMe: route(
    'DELETE',
    '/me',
    ['account'],
    'Deletes my account: my seats become those of a former player, the games of others stay whole.',
  ),
  companions: route('GET', '/me/companions', ['person'], 'The accounts that I have played with, most games first.'),
  shunned: route('GET', '/me/shunned', ['person'], 'The people whom I have muted or blocked.'),
  dropShunned: route('DELETE', '/me/shunned/:id', ['person'], 'Mutes or blocks somebody no longer.'),
  devices: route('GET', '/me/sessions', ['person'], 'The devices on which I am signed in.'),
  endDevice: route('DELETE', '/me/sessions/:session', ['person'], 'Signs one of my devices out.'),
  tokens: route('GET', '/me/tokens', ['account'], 'My tokens, for programs of mine.'),
  makeToken: route('POST', '/me/tokens', ['account'], 'Makes a token, which is told once.'),
  dropToken: route('DELETE', '/me/tokens/:id', ['account'], 'Takes a token away.'),
  endDevices: route('DELETE', '/me/sessions', ['person'], 'Signs all my devices out but this one.'),
  desk: route(
    'GET',
    '/desk',
    DESK,
    'What needs somebody who looks after this server: reports, held tables; for an operator also figures, and what did not arrive.',
  ),
  findAtDesk: route('GET', '/desk/find', ['operator'], 'Tables, people, and faults by their number.'),
  settleReport: route(
    'POST',
    '/desk/reports',
    DESK,
    'Settles the reports of a line: nothing comes of them, or its author says nothing for a week, or is banned.',
  ),
  changeAtDesk: route(
    'POST',
    '/desk/tables/:id',
    DESK,
    'Holds, releases or ends a game with a reason that all at it see, or opens a table to me for an hour, which its owner is told.',
  ),
  treatPerson: route(
    'POST',
    '/desk/people',
    ['operator'],
    'Bans somebody, lets them in again, silences them for a week, or makes a link for a new password.',
  ),
  looks: route('GET', '/games/:game/looks', ['owner'], 'When moderators looked at my table, and why.'),
  stream: route('GET', '/stream', ['anyone'], 'The socket, for every table that a tab shows.'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** What a token may be for. */
export type Scope = 'read' | 'play';
/** What is about a person rather than a table is for nobody's programs. */
const PERSONAL = /^\/(?:me|people|session|return|passkeys|reset|desk)(?:\/|$)/;

/** What a token needs for a route; null where no token is enough. */
export function scopeOf(name: RouteName): Scope | null {
  const { method, path }: Route = routes[name];
  if (name !== 'me' && PERSONAL.test(path)) return null;
  return method === 'GET' ? 'read' : 'play';
}

/** The names that stand in a route's address. */
type ParametersIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type Parameters<R extends RouteName> = ParametersIn<(typeof routes)[R]['path']>;

/** The address of a route: `addressOf('game', { game })`. */
export function addressOf<R extends RouteName>(
  name: R,
  ...[values]: [Parameters<R>] extends [never] ? [] : [Readonly<Record<Parameters<R>, string | number>>]
): string {
  const given = (values ?? {}) as Readonly<Record<string, string | number>>;
  return API + routes[name].path.replaceAll(/:(\w+)/gu, (_, key: string) => encodeURIComponent(String(given[key])));
}

export interface Message {
  readonly from: 'client' | 'server';
  /** Of a client's message about a table. */
  readonly who: readonly Who[];
  readonly says: string;
}

const message = (from: Message['from'], who: readonly Who[], says: string): Message => ({ from, who, says });

/** What goes through the socket, by its `t`. Besides, a client says `PING` and the server answers `PONG`. */
export const messages = {
  watch: message('client', LOOKS, 'Show me this table from the entry `since` on.'),
  unwatch: message('client', ['anyone'], 'I no longer show this table.'),
  seen: message('client', LOOKS, 'Whether the tab with this table can be seen.'),
  follow: message('client', ['anyone'], 'The lists that I show: tell me when one changes.'),
  list: message('server', ['anyone'], 'The first page of a list that is followed, as it is now.'),
  games: message('server', ['person'], 'Something has changed in my own list.'),
  game: message('server', LOOKS, 'A table that is watched: its last entry, your part in it, its rules, the clock.'),
  entry: message('server', LOOKS, 'An entry, each number once and in order.'),
  fetch: message('server', LOOKS, 'Too much was missed to send: fetch it from this entry on.'),
  ahead: message('server', LOOKS, 'You know entries that do not exist here: start over.'),
  table: message('server', LOOKS, 'What stands beside the log, whole: the newest holds.'),
  mine: message('server', ['player'], 'What only you may know of a table: your maxima.'),
  talk: message('server', SEES, 'What was said last among yours, and how far you have read.'),
  none: message('server', ['anyone'], 'There is no such table, or it is not for you.'),
  bye: message('server', ['anyone'], 'The server stops: come back after so many milliseconds.'),
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof messages;
