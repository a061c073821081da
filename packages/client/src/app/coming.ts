import { useSyncExternalStore } from 'react';

/** How long it stays failed, in milliseconds: by then the page has said so, and offers to try again. */
const FAILED_FOR = 1000;

/**
 * Something that is fetched when it is first wanted, and then stays. React's own `lazy` would do, but for one thing: what a Suspense shows in
 * the meantime stays for 300 ms at least, also where the rest is there after five, and each that waits for another adds as much.
 */
export class Coming<T> {
  readonly #load: () => Promise<T>;
  readonly #waiting = new Set<() => void>();
  #loading: Promise<T> | null = null;
  #here: { readonly value: T } | { readonly error: unknown } | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Begins to fetch it, unless it is on its way. */
  readonly load = (): Promise<T> => {
    this.#loading ??= this.#fetch();
    return this.#loading;
  };

  /** Fetches it ahead of time. A failure is told to those who show it. */
  readonly begin = (): void => {
    this.load().catch(() => {});
  };

  /** Null until it is there; asks for it. */
  readonly get = (): T | null => {
    if (this.#here === null) {
      this.begin();
      return null;
    }
    if ('error' in this.#here) throw this.#here.error;
    return this.#here.value;
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#waiting.add(changed);
    return () => this.#waiting.delete(changed);
  };

  async #fetch(): Promise<T> {
    try {
      const value = await this.#load();
      this.#here = { value };
      return value;
    } catch (error) {
      this.#here = { error };
      setTimeout(() => {
        this.#here = null;
        this.#loading = null;
      }, FAILED_FOR);
      throw error;
    } finally {
      for (const changed of this.#waiting) changed();
    }
  }
}

/** What was fetched as soon as it is there; null before. Throws where it could not be fetched. */
export const useComing = <T>(coming: Coming<T>): T | null => useSyncExternalStore(coming.subscribe, coming.get);

/** Are all of these there? Asks for those that are not. */
export const useAllHere = (all: readonly Coming<unknown>[]): boolean =>
  useSyncExternalStore(
    (changed) => {
      const leaving = all.map((one) => one.subscribe(changed));
      return () => leaving.forEach((leave) => leave());
    },
    () => all.map((one) => one.get()).every((found) => found !== null),
  );
