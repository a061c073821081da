import { apply, type Applied } from './apply.ts';
import type { GameEvent } from './draft.ts';
import {
  type Entry,
  FILE_FORMAT,
  FileError,
  type GameFile,
  type RedoEntry,
  redoSchema,
  type UndoEntry,
  undoSchema,
} from './gamefile.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, namesApart } from './names.ts';
import type { Refusal } from './rule.ts';
import { start } from './start.ts';
import { HOST, type KernelState, type PlayerId } from './state.ts';
import type { Title } from './title.ts';

/** How far apart kept states lie: rebuilding a past state replays at most so many actions. */
const SNAPSHOT_EVERY = 50;

/** A point that a player may take the game back to, and who else must agree. */
export interface UndoTarget {
  /** How many actions stay. */
  readonly to: number;
  readonly consents: readonly PlayerId[];
}

/** One game with all its past: every entry ever made, the actions in force, and any state rebuilt on demand. */
export class History<S extends KernelState> {
  readonly title: Title<S>;
  readonly #header: Omit<GameFile, 'actions'>;
  readonly #entries: Entry[] = [];
  #actions: LoggedAction[] = [];
  /** Tails taken back, the latest last; a new action forgets them. */
  #undone: LoggedAction[][] = [];
  readonly #snapshots = new Map<number, S>();
  #now: S;
  readonly firstEvents: readonly GameEvent[];
  /** Names in seat order, each fit to be shown and no two alike. */
  readonly players: readonly string[];

  constructor(title: Title<S>, header: Omit<GameFile, 'actions' | 'format'>) {
    this.title = title;
    const first = start(title, {
      players: header.players.length,
      options: header.options,
      readings: header.readings,
      seed: header.seed,
      ...(header.deal === undefined ? {} : { deal: header.deal }),
    });
    const { options, readings } = first.state;
    this.#header = { ...header, format: FILE_FORMAT, players: cleanNames(header.players), options, readings };
    this.players = namesApart(this.#header.players);
    this.#now = first.state;
    this.firstEvents = first.events;
    this.#snapshots.set(0, first.state);
  }

  /** Plays a game file. An entry that is refused makes the file unreadable, with its number and the reason. */
  static open<S extends KernelState>(
    title: Title<S>,
    file: GameFile,
    each?: (applied: Extract<Applied<S>, { ok: true }>, seq: number) => void,
  ): History<S> {
    const { actions, ...header } = file;
    const history = new History(title, header);
    actions.forEach((entry, index) => {
      const result = history.add(entry);
      if (!result.ok)
        throw new FileError(`Entry ${index + 1} (${entry.type}): ${result.refusal.text} [${result.refusal.rule}]`);
      if ('action' in result) each?.(result, history.length);
    });
    return history;
  }

  get state(): S {
    return this.#now;
  }
  get actions(): readonly LoggedAction[] {
    return this.#actions;
  }
  /** How many actions are in force. */
  get length(): number {
    return this.#actions.length;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds an entry if it is legal: an action, an undo or a redo. */
  add(entry: unknown): Applied<S> | { readonly ok: true; readonly state: S } {
    const type = (entry as { type?: unknown } | null)?.type;
    if (type === 'undo' || type === 'redo') return this.#rewind(entry);
    const result = apply(this.title, this.#now, entry);
    if (!result.ok) return result;
    this.#entries.push(result.action);
    this.#actions.push(result.action);
    this.#undone = [];
    this.#keep(result.state);
    return result;
  }

  /** The state after so many actions in force. */
  at(seq: number): S {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.length) throw new RangeError(`there is no action ${seq}`);
    if (seq === this.length) return this.#now;
    let from = seq - (seq % SNAPSHOT_EVERY);
    while (!this.#snapshots.has(from)) from -= SNAPSHOT_EVERY;
    let state = this.#snapshots.get(from)!;
    for (let i = from; i < seq; i++) state = this.#step(state, this.#actions[i]!);
    return state;
  }

  /** How far `player` may take back, nearest first: own actions freely, others' with their consent. */
  undoTargets(player: PlayerId): UndoTarget[] {
    const targets: UndoTarget[] = [];
    const others = new Set<PlayerId>();
    for (let to = this.length - 1; to >= 0; to--) {
      const { by } = this.#actions[to]!;
      if (by === HOST) continue;
      if (by !== player) others.add(by);
      targets.push({ to, consents: [...others] });
    }
    return targets;
  }

  toFile(): GameFile {
    return { ...this.#header, actions: [...this.#entries] };
  }

  #rewind(entry: unknown): Applied<S> | { readonly ok: true; readonly state: S } {
    const undo = undoSchema.safeParse(entry);
    if (undo.success) return this.#undo(undo.data);
    const redo = redoSchema.safeParse(entry);
    if (redo.success) return this.#redo(redo.data);
    return refuse('table:malformed', 'This undo or redo cannot be read.');
  }

  #undo(entry: UndoEntry): Applied<S> | { readonly ok: true; readonly state: S } {
    const target = this.undoTargets(entry.by).find(({ to }) => to === entry.to);
    if (!target) return refuse('table:undo', 'There is no such point to go back to.');
    const missing = target.consents.filter((player) => !entry.consents?.includes(player));
    if (missing.length > 0)
      return refuse('table:undo-consent', `${missing.join(' and ')} must agree to take that back.`);
    this.#now = this.at(entry.to);
    this.#undone.push(this.#actions.slice(entry.to));
    this.#actions = this.#actions.slice(0, entry.to);
    for (const seq of this.#snapshots.keys()) if (seq > entry.to) this.#snapshots.delete(seq);
    this.#entries.push(entry);
    return { ok: true, state: this.#now };
  }

  #redo(entry: RedoEntry): Applied<S> | { readonly ok: true; readonly state: S } {
    const tail = this.#undone.pop();
    if (!tail) return refuse('table:redo', 'There is nothing to bring back.');
    for (const action of tail) {
      this.#actions.push(action);
      this.#keep(this.#step(this.#now, action));
    }
    this.#entries.push(entry);
    return { ok: true, state: this.#now };
  }

  #keep(state: S): void {
    this.#now = state;
    if (this.length % SNAPSHOT_EVERY === 0) this.#snapshots.set(this.length, state);
  }

  #step(state: S, action: LoggedAction): S {
    const result = apply(this.title, state, action);
    if (!result.ok) throw new Error(`a recorded action is refused: ${result.refusal.text}`);
    return result.state;
  }
}

const refuse = (rule: string, text: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { rule, text },
});
