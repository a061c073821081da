/**
 * After an update every game under way is played again, those with somebody looking first. Until a game is proven nobody can move
 * there; equal ones go on, and one that differs is held alone.
 */
import { engineOf } from '../rules.ts';
import type { Prover } from '../threads/prover.ts';
import type { Deps } from './deps.ts';
import { heldBy, isUnproven, positionChange } from './holding.ts';
import type { OpenTable } from './open-table.ts';
import { type Claim, type Proof, resumedAt } from './proof.ts';
import type { RailState } from '@roundhouse/rail';

/** Milliseconds after which what has failed is tried again. */
const AGAIN_AFTER = 2_000;

type Needs = Pick<Deps, 'store' | 'titles' | 'log' | 'now'>;

export class Review {
  readonly #deps: Needs;
  readonly #prover: Prover;
  readonly #open: (id: string) => Promise<OpenTable | null>;
  /** In the order in which they are played. */
  readonly #waiting = new Set<string>();
  #isWorking = false;
  #closed = false;
  #again: NodeJS.Timeout | null = null;
  differing = 0;

  constructor(deps: Needs, prover: Prover, open: (id: string) => Promise<OpenTable | null>) {
    this.#deps = deps;
    this.#prover = prover;
    this.#open = open;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** All that other rules have played. */
  async begin(): Promise<void> {
    const { store, titles } = this.#deps;
    for (const id of await store.read.unprovenGames(titles.map((title) => engineOf(title.id)))) this.#waiting.add(id);
    void this.#work();
  }

  /** Somebody waits for this one. */
  first(id: string): void {
    const others = [...this.#waiting].filter((one) => one !== id);
    this.#waiting.clear();
    for (const one of [id, ...others]) this.#waiting.add(one);
    void this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
    await this.#prover.close();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      for (let id = this.#next(); id !== null && !this.#closed; id = this.#next()) {
        this.#waiting.delete(id);
        await this.#review(id).catch((error: unknown) => {
          // After all others.
          this.#waiting.add(id);
          throw error;
        });
      }
    } catch (error) {
      if (!this.#closed) {
        this.#deps.log(`a game could not be played again, and is tried later: ${String(error)}`);
        this.#again = setTimeout(() => void this.#work(), AGAIN_AFTER).unref();
      }
    } finally {
      this.#isWorking = false;
    }
  }

  #next(): string | null {
    return this.#waiting.values().next().value ?? null;
  }

  async #review(id: string): Promise<void> {
    const table = await this.#open(id);
    if (!table || !isUnproven(table.stored.row) || table.stored.row.held !== null) return;
    const { title } = table.stored.row;
    // It is played by the rules of the process that was started last.
    if (await this.#deps.store.lookWhetherOutdone(title, engineOf(title))) return;
    const { n } = table.stored.row;
    const proof = await this.#prover.prove(await this.#claimOf(table));
    await table.run(() => this.#settle(table, n, proof));
  }

  async #claimOf({ id, stored: { title, header, row } }: OpenTable): Promise<Claim> {
    const { read } = this.#deps.store;
    const entries = await read.entries(id, 0, row.n);
    const at = resumedAt(entries);
    const position = at > 0 ? await read.position(id, at) : undefined;
    const from = position && { n: at, state: JSON.parse(position.state) as RailState };
    return {
      title: title.id,
      header: header!,
      entries: entries.map(({ entry, lasting }) => ({ entry, lasting })),
      from,
    };
  }

  /** Inside the table's queue. */
  async #settle(table: OpenTable, n: number, proof: Proof): Promise<void> {
    const { row, play, title } = table.stored;
    // Somebody has written meanwhile, who may know these rules or not.
    if (row.n !== n || row.held !== null || !isUnproven(row) || !play) return;
    if (proof.kind === 'equal') {
      const engine = engineOf(title.id);
      const { state, last } = proof;
      const change = positionChange(row.id, n, state, engine);
      await table.commit({ row: { ...row, engine }, play: { ...play, state, last } }, [change]);
      return;
    }
    this.differing++;
    const { entry, refusal } = proof;
    this.#deps.log(
      `the game ${row.id} is held: entry ${entry} is ${refusal === null ? 'played in another way' : `refused: ${refusal}`}`,
    );
    await table.commit({ row: { ...row, held: heldBy(proof, this.#deps.now()), due: 0 } }, []);
  }
}
