/** What an operator is told of people: who has an account, and all that is kept of one of them. */
import type { Store } from '../store/contract.ts';
import { looksLike } from './looks.ts';

const MOST_TABLES = 100_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** One line for each account. */
export async function accountLines({ read }: Store): Promise<string[]> {
  const all = await read.accounts();
  return all.map(({ name, created, banned, email }) =>
    [
      name,
      `since ${day(created)}`,
      ...(email === null ? [] : ['with e-mail']),
      ...(banned === 1 ? ['banned'] : []),
    ].join('  '),
  );
}

const MOST_REPORTS = 200;

/** What was reported, the latest first: the words that were, who said them where, and nothing else that was said. */
export async function reportLines({ read }: Store): Promise<string[]> {
  const all = await read.reports(MOST_REPORTS);
  return all.map(({ reported, game, side, n, name, words }) =>
    [
      new Date(reported).toISOString().slice(0, 16),
      game,
      `${side} ${n}`,
      `${name}: ${words.replaceAll('\n', ' / ')}`,
    ].join('  '),
  );
}

/** For somebody who asks for it; secrets are not among it, and nobody could read them. Null where nobody is called so. */
export async function allOf({ read }: Store, name: string): Promise<object | null> {
  const account = await read.accountNamed(looksLike(name));
  if (!account) return null;
  const { person: id, email, created, changed, banned } = account;
  const [person, sessions, tokens, passkeys, games, shunned] = await Promise.all([
    read.person(id),
    read.sessionsOf(id),
    read.tokensOf(id),
    read.passkeysOf(id),
    read.gamesOf(id, MOST_TABLES),
    read.shunnedBy(id),
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
