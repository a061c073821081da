/** What an operator is told of people: who has an account, and all that is kept of one of them. */
import type { Store } from '../store/contract.ts';
import { looksLike } from './looks.ts';

const MOST_TABLES = 100_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** One line for each account. */
export async function accountLines({ read }: Store): Promise<string[]> {
  const all = await read.accounts();
  return all.map(({ name, created, banned, email, role }) =>
    [
      name,
      `since ${day(created)}`,
      ...(email === null ? [] : ['with e-mail']),
      ...(role === null ? [] : [role]),
      ...(banned === 1 ? ['banned'] : []),
    ].join('  '),
  );
}

const MOST_REPORTS = 200;

/** What was reported, the latest first: the words that were, who said them where, and nothing else that was said. */
export async function reportLines({ read }: Store): Promise<string[]> {
  const all = await read.reports(MOST_REPORTS, false);
  return all.map(({ reported, settled, game, side, n, name, words }) =>
    [
      new Date(reported).toISOString().slice(0, 16),
      game,
      `${side} ${n}`,
      settled === null ? 'open' : 'settled',
      `${name}: ${words.replaceAll('\n', ' / ')}`,
    ].join('  '),
  );
}

const MOST_DEEDS = 1_000;

/** What was done at the desk and at the machine, the latest first. */
export async function deedLines({ read }: Store): Promise<string[]> {
  const all = await read.deeds(MOST_DEEDS);
  return all.map(({ at, name, what, game, about }) =>
    [new Date(at).toISOString().slice(0, 16), name, what, game ?? '', about].join('  ').trimEnd(),
  );
}

const MOST_SAID = 1_000_000;

/** For somebody who asks for it; secrets are not among it, and nobody could read them. Null where nobody is called so. */
export async function allOf({ read }: Store, name: string): Promise<object | null> {
  const account = await read.accountNamed(looksLike(name));
  if (!account) return null;
  const { person: id, email, created, changed, banned } = account;
  const [person, sessions, tokens, passkeys, games, shunned, speeds, said] = await Promise.all([
    read.person(id),
    read.sessionsOf(id),
    read.tokensOf(id),
    read.passkeysOf(id),
    read.gamesOf(id, MOST_TABLES),
    read.shunnedBy(id),
    read.speedsOf(id),
    read.saidBy(id, MOST_SAID),
  ]);
  const notes = await Promise.all(games.map(({ game }) => read.notesOf(game.id, id)));
  return {
    name: person?.name ?? name,
    account: { email, created, passwordSet: account.password === null ? null : changed, banned: banned === 1 },
    sessions: sessions.map(({ device, network, way, created: began, used }) => ({ device, network, way, began, used })),
    tokens: tokens.map((token) => ({
      name: token.name,
      scopes: token.scopes,
      created: token.created,
      used: token.used,
    })),
    passkeys: passkeys.map((one) => ({ device: one.device, created: one.created, used: one.used })),
    shunned: shunned.map((one) => ({ name: one.name, how: one.how, since: one.at })),
    speeds: speeds.map(({ tempo, step, decisions }) => ({ tempo, step, decisions })),
    said: said.map(({ game, side, at, words }) => ({ game, side, at, words })),
    notes: notes.flat().map(({ game, seq, text }) => ({ game, seq, text })),
    tables: games.map(({ game, seats }) => ({
      id: game.id,
      title: game.title,
      name: game.name,
      status: game.status,
      created: game.created,
      owner: game.owner === id,
      seats: seats.filter((seat) => seat.person === id).map((seat) => seat.name),
    })),
  };
}
