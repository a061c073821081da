/** A recorded game, played again by the controls that a person sees, action by action. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type GameFile, History, HOST, unwrapEntries, type LoggedAction, readGameFile } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles, unfinished } from '@roundhouse/titles';
import { doByHand } from './by-hand.ts';
import { expect } from './kit.ts';
import { decision, openFile, untilLonger } from './table-kit.ts';

/** What the page says of the run when nothing better is to be found. */
const SEARCHED = /proven best|best known/;
const saved = fileURLToPath(new URL('../../../tools/test/saved', import.meta.url));

/** One of the games that are kept for ever. */
export function savedFile(name: string): GameFile {
  const { game } = JSON.parse(readFileSync(`${saved}/${name}.json`, 'utf8')) as { readonly game: object };
  return readGameFile(game);
}

export class Followed {
  readonly title: RailTitle;
  readonly #page: Page;
  readonly #actions: readonly LoggedAction[];
  readonly #history: History<RailState>;

  /** The page shows the game after so many of its entries. */
  constructor(page: Page, file: GameFile, after: number) {
    this.#page = page;
    this.title = [...titles, ...unfinished].find(({ id }) => id === file.title)!;
    this.#actions = unwrapEntries(file.entries) as LoggedAction[];
    this.#history = History.open(this.title, { ...file, entries: file.entries.slice(0, after) });
  }

  /** Drops the game on the page as it stood after so many entries. */
  static async open(page: Page, address: string, name: string, after: number): Promise<Followed> {
    const file = savedFile(name);
    const followed = new Followed(page, file, after);
    await openFile(page, address, { ...file, entries: file.entries.slice(0, after) }, name);
    return followed;
  }

  get state(): RailState {
    return this.#history.state;
  }

  /** What somebody does next; nothing at the end. The bank shows the best run by itself, on the page too. */
  get next(): LoggedAction | undefined {
    while (this.#actions[this.#history.length]?.by === HOST) this.#replay();
    return this.#actions[this.#history.length];
  }

  /** Does the next thing by clicks. */
  async step(): Promise<LoggedAction> {
    let action = this.next!;
    this.#replay();
    // One more share of a draft is one press, which takes back what was said of it before.
    if (action.type === 'takeBack' && this.next?.type === 'allot') {
      action = this.next;
      this.#replay();
    }
    const length = this.#history.length - 1;
    if (action.type === 'run') await expect(decision(this.#page).getByText(SEARCHED)).toBeVisible();
    await doByHand(this.#page, action);
    await untilLonger(this.#page, length, `entry ${length + 1}, ${JSON.stringify(action)}`);
    return action;
  }

  /** Goes on until the next thing to do is of this type. */
  async until(type: string): Promise<LoggedAction> {
    while (this.next && this.next.type !== type) await this.step();
    expect(this.next, `the next ${type}`).toBeDefined();
    return this.next!;
  }

  #replay(): void {
    const result = this.#history.replay(this.#actions[this.#history.length]);
    if (!result.ok) throw new Error(`entry ${this.#history.length + 1}: ${result.refusal.text}`);
  }
}
