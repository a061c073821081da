/** What the operator does with games: lists them, holds one, lets it go on, and resumes one from where it stood. */
import { allReadings } from '@roundhouse/kernel';
import { ProblemError } from '../problem.ts';
import { engineOf } from '../rules.ts';
import type { Change, GameRow } from '../store/contract.ts';
import type { Deps } from './deps.ts';
import type { Header } from './header.ts';
import { heldOf, isUnproven, positionChange, recordedOf, resumption } from './holding.ts';
import { loadTable, type Stored } from './load.ts';
import { writingOf } from './writing.ts';

/** Games in one list. */
const MOST_LISTED = 1_000;

type Needs = Pick<Deps, 'store' | 'titles' | 'now'>;
type What = 'hold' | 'release' | 'resume';
/** What the operator says with it. */
interface Given {
  readonly reason?: string | undefined;
  readonly reading?: string | undefined;
}
type Refused = { readonly refused: string };
/** What becomes of its row, and what is written with it. */
type Done = { readonly row: Partial<GameRow>; readonly changes?: readonly Change[] };

export class GameOrders {
  readonly #deps: Needs;
  /** Tables that were written behind their back are read again. */
  readonly #written: (id: string) => void;

  constructor(deps: Needs, written: (id: string) => void = () => {}) {
    this.#deps = deps;
    this.#written = written;
  }

  /** One line for each, the latest first. */
  async list(isHeld: boolean): Promise<string[]> {
    const { read } = this.#deps.store;
    return (isHeld ? await read.heldGames() : await read.latestGames(MOST_LISTED)).map(lineOf);
  }

  /** Null where there is no such game. `reading` is a setting under which a held game goes on, as `name=value`. */
  async change(what: What, id: string, { reason, reading }: Given): Promise<Refused | object | null> {
    const loaded = await loadTable(this.#deps, id);
    if (!loaded) return null;
    const { stored } = loaded;
    const done = await this.#do(what, stored, reason ?? null, reading);
    if ('refused' in done) return done;
    const row = { ...stored.row, ...done.row, v: stored.row.v + 1 };
    await this.#deps.store.write([{ kind: 'game', row }, ...(done.changes ?? [])]);
    this.#written(id);
    return {};
  }

  async #do(what: What, stored: Stored, reason: string | null, reading?: string): Promise<Refused | Done> {
    const { row } = stored;
    const now = this.#deps.now();
    if (what === 'hold') {
      if (row.held !== null) return { refused: 'this game is held already.' };
      return { row: { held: JSON.stringify({ entry: null, reason, since: now }) } };
    }
    const held = heldOf(row);
    if (!held) return { refused: 'this game is not held.' };
    // One that differs is played again, so that a version that reads it as it was can go on with it.
    if (what === 'release') return { row: { held: null } };
    if (!isUnproven(row)) return { refused: 'these rules have played this game: release it.' };
    return reading === undefined ? this.#resume(stored, now) : underReading(stored, reading);
  }

  /** These rules go on from the position that those of then have left. */
  async #resume(stored: Stored, now: number): Promise<Refused | Done> {
    const { row, title, header, play, seats } = stored;
    const recorded = await recordedOf(this.#deps.store.read, { id: row.id, title, header: header! }, row);
    try {
      const { table, entries } = resumption(play!, recorded, now);
      const engine = engineOf(title.id);
      const written = writingOf({ ...row, engine, held: null }, seats, {
        before: play!,
        after: table,
        entries,
        by: null,
        why: null,
        now,
      });
      const position = positionChange(row.id, table.n, table.state, engine);
      return { row: written.row, changes: [...written.changes, position] };
    } catch (error) {
      const why = error instanceof ProblemError ? error.message : 'its position cannot be read by these rules';
      return { refused: `this game cannot be resumed: ${why}.` };
    }
  }
}

/**
 * A setting keeps the reading of then: under it the game is played again, and goes on where it stood if these rules lead there. If they do
 * not, it is held again.
 */
function underReading({ title, header }: Stored, reading: string): Refused | Done {
  const [id, text] = reading.split('=');
  const setting = allReadings(title).find((one) => one.id === id);
  if (!setting) return { refused: `${title.name} has no reading called ${id}.` };
  const value = setting.values.find((one) => String(one) === text);
  if (value === undefined) return { refused: `${setting.id} can be ${setting.values.join(', ')}.` };
  const changed: Header = { ...header!, readings: { ...header!.readings, [setting.id]: value } };
  return { row: { held: null, header: JSON.stringify(changed) } };
}

function lineOf(row: GameRow): string {
  const held = heldOf(row);
  const why = held
    ? held.entry === null
      ? (held.reason ?? 'by the operator')
      : `entry ${held.entry}: ${held.reason ?? 'it stands elsewhere'}`
    : '';
  const state = held ? `held since ${new Date(held.since).toISOString().slice(0, 16)} (${why})` : row.status;
  return [
    row.id,
    row.title,
    String(row.n).padStart(5),
    new Date(row.changed).toISOString().slice(0, 16),
    state,
    row.name,
  ].join('  ');
}
