/** Those who watch a table, what they are told, and who of its people is here. */
import type { ServerMessage, You } from '@roundhouse/protocol';
import type { Presence } from './view.ts';

/** One table in one tab. */
export interface Listener {
  readonly person: string | null;
  seen: 'visible' | 'hidden';
  /** What it was told that it is here. */
  you: You | null;
  /** The maxima that it was told of. */
  maxima: string;
  send(message: ServerMessage): void;
  /** The table is no longer for this person. */
  drop(): void;
}

export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #lastHere = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get count(): number {
    return this.#all.size;
  }

  add(listener: Listener): void {
    this.#all.add(listener);
  }

  has(listener: Listener): boolean {
    return this.#all.has(listener);
  }

  remove(listener: Listener): void {
    if (this.#all.delete(listener)) this.left(listener);
  }

  /** Somebody can no longer see the table. */
  left({ person }: Listener): void {
    if (person !== null) this.#lastHere.set(person, this.#now());
  }

  [Symbol.iterator](): Iterator<Listener> {
    return [...this.#all][Symbol.iterator]();
  }

  tell(message: ServerMessage): void {
    for (const listener of this.#all) listener.send(message);
  }

  presenceOf(person: string): Presence {
    const tabs = [...this.#all].filter((one) => one.person === person);
    if (tabs.some(({ seen }) => seen === 'visible')) return { presence: 'here' };
    return { presence: tabs.length > 0 ? 'away' : 'gone', since: this.#lastHere.get(person) };
  }

  /** People without a seat, each counted once; tabs without a person are one each. */
  countOthers(isSeated: (person: string) => boolean): number {
    const people = new Set<string>();
    let nobodies = 0;
    for (const { person } of this.#all) {
      if (person === null) nobodies++;
      else if (!isSeated(person)) people.add(person);
    }
    return people.size + nobodies;
  }
}
