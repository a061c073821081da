/** What every title's part needs while it plays a recorded game along. */
import { actorsOf, closed, deciders, type Frame, issueWords, openMoves } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type * as z from 'zod/mini';
import type { Follower } from './follower.ts';
import type { Keeps } from './keeps.ts';
import { Meanings } from './meanings.ts';
import type { SiteRecord } from './records.ts';
import { CannotFollow, Unreadable } from './cannot-follow.ts';

/** Where a record stands among the actions of the game file. */
export interface Mark {
  readonly id: number;
  readonly sub: number;
  /** How many actions lie before what the record itself does: all that was settled by the record before it. */
  readonly before: number;
  /** How many actions there are after it. */
  readonly after: number;
}

interface Marked {
  readonly mark: Mark;
  readonly previous: Marked | null;
}

/** No silence in a record is longer. */
const LONGEST_SILENCE = 120;
/** So many points of a turn are tried out for what can be done at any time. */
const MOST_PLACES = 3;

/** What a record of one type does. */
export type Handler<G> = (game: G, record: SiteRecord) => void;
export type Handlers<G> = Readonly<Record<string, Handler<G>>>;

/** What every session begins with. */
export interface Start<S extends RailState> {
  readonly follower: Follower<S>;
  readonly records: readonly SiteRecord[];
  /** The players by their ids on the site. */
  readonly players: ReadonlyMap<string, string>;
}

export abstract class Session<S extends RailState> implements Keeps {
  readonly follower: Follower<S>;
  readonly records: readonly SiteRecord[];
  /** The last of the marks; each knows the one before, so that going back forgets none. */
  #marked: Marked | null = null;
  /** Which meanings the record that is being followed could have, and which it is given. */
  meanings = new Meanings();
  /** The record that is being followed. */
  at = 0;
  readonly #players: ReadonlyMap<string, string>;
  /** Later records that have been followed, since the game asks earlier here than on the site. */
  #taken: ReadonlySet<number> = new Set();
  #firstOwn: number | null = null;

  constructor({ follower, records, players }: Start<S>) {
    this.follower = follower;
    this.records = records;
    this.#players = players;
  }

  get s(): S {
    return this.follower.s;
  }
  get record(): SiteRecord {
    return this.records[this.at]!;
  }
  /** Where each record so far stands, in order. */
  get marks(): readonly Mark[] {
    const marks: Mark[] = [];
    for (let one = this.#marked; one; one = one.previous) marks.push(one.mark);
    return marks.reverse();
  }

  /** What else changes with every record. */
  protected abstract readonly tables: readonly Keeps[];
  /** What a record of this type does; nothing is known of others. */
  protected abstract handlerOf(type: string): ((record: SiteRecord) => void) | undefined;
  /** Goes on where the site says nothing; false where only a decision can go on. */
  protected abstract skip(top: Frame): boolean;
  /** Is it likely that the site says nothing here? Only then a silence is tried out. */
  protected abstract isSilent(top: Frame): boolean;
  /** The company that operates now. */
  abstract get operating(): string | undefined;
  /** The number of the round, so that a silence never runs through a whole round. */
  protected abstract round(): number;

  get isDone(): boolean {
    return this.at >= this.records.length;
  }

  /** Follows the next record, with these meanings where it could have several. */
  followNext(meanings: Meanings): void {
    this.meanings = meanings;
    const { id, sub } = this.record;
    this.#firstOwn = null;
    if (!this.#taken.has(this.at)) this.#follow(this.record);
    const after = this.follower.length;
    this.#marked = { mark: { id, sub, before: this.#firstOwn ?? after, after }, previous: this.#marked };
    this.at++;
  }

  #follow(record: SiteRecord): void {
    const handler = this.handlerOf(record.type);
    if (!handler) throw new Unreadable(`${this.follower.title.name} has no action of this kind.`);
    if (!this.isOver) handler(record);
    else if (record.type !== 'pass') throw new CannotFollow('The game is already over at this point.');
  }

  /** One of several things that a record can mean, the likeliest first. */
  oneOf<T>(meanings: readonly [T, ...T[]]): T {
    return this.meanings.oneOf(meanings);
  }

  keep(): () => void {
    const ways = [this.follower, ...this.tables].map((one) => one.keep());
    const { at } = this;
    const [marked, taken] = [this.#marked, this.#taken];
    return () => {
      for (const goBack of ways) goBack();
      this.at = at;
      this.#marked = marked;
      this.#taken = taken;
    };
  }

  protected get isOver(): boolean {
    return this.s.ended !== null;
  }

  /** The first later record that fits and has not been followed, as long as all before it are of the kind looked through. */
  later(
    fits: (record: SiteRecord) => boolean,
    through: (record: SiteRecord) => boolean = () => true,
  ): SiteRecord | undefined {
    for (let i = this.at + 1; i < this.records.length; i++) {
      const record = this.records[i]!;
      if (this.#taken.has(i)) continue;
      if (fits(record)) return record;
      if (!through(record)) return undefined;
    }
    return undefined;
  }

  /** A later record is followed now; it counts as done when its place comes. */
  take(record: SiteRecord): void {
    this.#taken = new Set([...this.#taken, this.records.indexOf(record)]);
  }

  player(entity: string): string {
    const player = this.#players.get(entity);
    if (player === undefined) throw new Unreadable(`There is no player ${entity}.`);
    return player;
  }

  /** The player who is called so on the site, by id or by name, if there is one. */
  playerCalled(name: string): string | undefined {
    return this.#players.get(name);
  }

  isPlayer({ entity, entityType }: SiteRecord): boolean {
    return entityType === 'player' || (entityType === '' && this.#players.has(entity));
  }

  /** Does what the record says, after the silence before it. */
  own(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.#firstOwn ??= this.follower.length;
    this.follower.do(type, fields);
  }

  /** Goes on in silence until the game asks what the record answers. */
  reach(goal: (top: Frame) => boolean): Frame {
    const from = this.round();
    const asked = this.follower.asks;
    for (let i = 0; i < LONGEST_SILENCE; i++) {
      const { top } = this.follower;
      if (top && goal(top)) return top;
      if (!top || this.round() > from + 1 || !this.skip(top)) break;
    }
    throw new CannotFollow(closed(`The game asks something else at this point: ${asked}`));
  }

  /** Goes on to one of these steps of somebody's turn. */
  reachStep(of: string, ...kinds: string[]): string {
    return this.reach((top) => top.of === of && kinds.includes(top.kind)).kind;
  }

  /** Can the company that operates now do this, in the step that is asked or beside it? */
  isOpen(company: string, type: string): boolean {
    const { title } = this.follower;
    return (
      this.operating === company &&
      openMoves(title, this.s).some(
        ({ frame, move }) => move.type === type && actorsOf(title, this.s, frame, move).length > 0,
      )
    );
  }

  /**
   * What a company may do at several points of its turn. The site may have gone on silently, into the next turn of the
   * same company even; then it is not possible here yet, for the price or for the money, and the silence goes on. Where
   * it is possible at several points, it is likely to be the first.
   */
  reachAnyTime(company: string, type: string, isThere: () => boolean): void {
    const places = this.#placesInSilence(() => this.isOpen(company, type) && isThere());
    const [first, ...others] = places;
    if (first === undefined) this.reach(() => this.isOpen(company, type));
    else for (let left = this.oneOf([first, ...others]); left > 0; left--) this.skip(this.follower.top!);
  }

  /** Consent is not recorded on the site: it is given. */
  acceptOffers(): void {
    while (this.follower.top?.kind === 'offer') this.own('accept');
  }

  /** Goes on in silence to where `goal` holds, or not at all: then nothing has happened. */
  tryReach(goal: () => boolean): boolean {
    return this.tryOut(() => this.#silence(goal));
  }

  /** Does something, unless it does not succeed: then nothing has happened. */
  tryOut(work: () => boolean): boolean {
    const goBack = this.keep();
    if (work()) return true;
    goBack();
    return false;
  }

  #silence(goal: () => boolean): boolean {
    const from = this.round();
    for (let i = 0; i < LONGEST_SILENCE; i++) {
      if (goal()) return true;
      if (!this.#goOnSilently(from)) break;
    }
    return false;
  }

  /** After how many silent steps something is so. */
  #placesInSilence(isSo: () => boolean): number[] {
    const places: number[] = [];
    const from = this.round();
    this.tryOut(() => {
      for (let i = 0; i < LONGEST_SILENCE && places.length < MOST_PLACES; i++) {
        if (isSo()) places.push(i);
        if (!this.#goOnSilently(from)) break;
      }
      return false;
    });
    return places;
  }

  /** One silent step; false where the site would have said something. */
  #goOnSilently(from: number): boolean {
    const { top } = this.follower;
    if (!top || this.round() > from + 1 || !this.isSilent(top)) return false;
    try {
      return this.skip(top);
    } catch {
      return false;
    }
  }

  isAsked(player: string): boolean {
    return deciders(this.follower.title, this.s).includes(player);
  }
}

/** The fields of a record, in the form that its type must have. */
export function read<T>(record: SiteRecord, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(record.fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Unreadable(`It cannot be read: ${issueWords(issue, record.fields)}.`);
}
