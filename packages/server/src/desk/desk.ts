/** The desk: what moderators and operators see of a server, and what they do. */
import type { Desk as Shown, DeskGame, DeskPerson, DeskPersonRequest, Found, Settle } from '@roundhouse/protocol';
import { isBlank, plainLine } from '@roundhouse/kernel';
import type { Mailer } from '../people/mail.ts';
import type { Person, SignedIn } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { Recent } from '../recent.ts';
import type { Role } from '../store/desk-rows.ts';
import { endFor } from '../tables/ending.ts';
import type { GameOrders } from '../tables/game-orders.ts';
import { looksLike } from '../people/looks.ts';
import { wordsIn } from '../lists/place.ts';
import { deedOf } from './deeds.ts';
import { deskTable, heldTables, lookedFor, reportsOf } from './overview.ts';
import { personCalled, treat, type Treating } from './treating.ts';

const MOST_DEEDS = 30;
const MOST_FOUND = 50;

export type Fault = Shown['faults'][number];

interface Needs extends Treating {
  readonly games: GameOrders;
  readonly mailer: Mailer | null;
  readonly faults: Recent<Fault>;
  readonly settings: Shown['settings'];
  readonly figures: () => Omit<NonNullable<Shown['figures']>, 'waiting'>;
}

export class Desk {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async shownTo(role: Role): Promise<Shown> {
    const { store, tables, now, mailer, faults, figures, settings } = this.#needs;
    const { read } = store;
    const isOperator = role === 'operator';
    return {
      role,
      now: now(),
      reports: await reportsOf(read),
      held: await heldTables(read),
      deeds: (await read.deeds(MOST_DEEDS)).map(({ at, name, what, game, about }) => ({ at, name, what, game, about })),
      figures: isOperator ? { ...figures(), waiting: await read.countWaiting() } : null,
      tables: isOperator ? await lookedFor(tables, read, now()) : [],
      unsent: isOperator ? [...(mailer?.unsent.all ?? [])] : [],
      faults: isOperator ? [...faults.all] : [],
      settings: isOperator ? settings : [],
    };
  }

  /** Without a word: the latest tables, and the first of all people. */
  async find(typed: string): Promise<Found> {
    const { read } = this.#needs.store;
    const [word] = wordsIn(typed);
    const rows = word === undefined ? await read.latestGames(MOST_FOUND) : await read.gamesFound(word, MOST_FOUND);
    const looks = looksLike(typed);
    const people = (await read.accounts()).filter(({ name }) => looksLike(name).startsWith(looks)).slice(0, MOST_FOUND);
    return {
      tables: await Promise.all(rows.map((row) => deskTable(read, row))),
      people: people.map(
        ({ name, created, banned, role, silenced }): DeskPerson => ({
          name,
          since: created,
          banned: banned === 1,
          role,
          silenced,
        }),
      ),
      faults: this.#needs.faults.all.filter(({ number }) => number === word),
    };
  }

  /** Only what was reported can be settled, so nobody learns here of anything else that was said. */
  async settle(doer: SignedIn, { game, side, n, how }: Settle): Promise<void> {
    const { store, now } = this.#needs;
    const reported = await store.read.reports(Number.MAX_SAFE_INTEGER, true);
    const line = reported.find((one) => one.game === game && one.side === side && one.n === n);
    if (!line) throw new ProblemError('none', 'This was settled already.');
    const author = { id: line.person, name: line.name };
    if (how !== 'nothing') {
      await this.#refuseEqual(doer, author);
      await treat(this.#needs, doer, author, how);
    }
    const settled = deedOf(doer, now(), { what: 'settle', game, other: author.id, about: author.name });
    await store.write([{ kind: 'settleReports', line: { game, side, n }, at: now() }, settled]);
  }

  async change(doer: SignedIn, id: string, { what, reason = '', reading }: DeskGame): Promise<void> {
    const { store, tables, games, now } = this.#needs;
    const why = plainLine(reason);
    if (what === 'resume' && doer.role !== 'operator')
      throw new ProblemError('forbidden', 'Only an operator lets a game go on that this version reads in another way.');
    if (isBlank(why) && (what === 'hold' || what === 'end' || what === 'look'))
      throw new ProblemError('malformed', 'Say why in one sentence: those concerned read it.');
    const table = await tables.get(id);
    if (!table) throw new ProblemError('none', 'There is no such table.');
    if (what === 'end') await table.run(() => endFor(tables, table, why));
    else if (what !== 'look') {
      const done = await games.change(what, id, { reason: why, reading });
      if (done && 'refused' in done) throw new ProblemError('moment', sentence((done as { refused: string }).refused));
    }
    await store.write([deedOf(doer, now(), { what, game: id, about: why })]);
  }

  async treat(doer: SignedIn, { name, what }: DeskPersonRequest): Promise<{ token?: string }> {
    const { store, accounts, now } = this.#needs;
    const other = await personCalled(store, name);
    if (!other) throw new ProblemError('none', `Nobody here is called ${plainLine(name)}.`);
    await this.#refuseEqual(doer, other);
    if (what !== 'reset') {
      await treat(this.#needs, doer, other, what);
      return {};
    }
    await store.write([deedOf(doer, now(), { what, other: other.id, about: other.name })]);
    return { token: (await accounts.resetToken(name))! };
  }

  /** Nobody shuts out who may do as much as they, nor themselves: that is done at the machine. */
  async #refuseEqual(doer: SignedIn, { id, name }: Pick<Person, 'id' | 'name'>): Promise<void> {
    const role = (await this.#needs.store.read.accounts()).find(({ person }) => person === id)?.role ?? null;
    if (rankOf(role) >= rankOf(doer.role))
      throw new ProblemError('forbidden', `${name} looks after this server too: this is done with roundhouse admin.`);
  }
}

const RANKS: readonly (Role | null)[] = [null, 'moderator', 'operator'];
const rankOf = (role: Role | null): number => RANKS.indexOf(role);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
