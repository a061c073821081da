import { apply, type Applied } from './apply.ts';
import type { GameEvent } from './draft.ts';
import {
  type Entry,
  EntryError,
  FILE_FORMAT,
  FileError,
  type GameFile,
  type RedoEntry,
  type RefusedEntry,
  redoSchema,
  type UndoEntry,
  undoSchema,
} from './gamefile.ts';
import { KeptStates } from './kept-states.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, namesApart } from './names.ts';
import type { Refusal } from './rule.ts';
import { SetupError, start } from './start.ts';
import { HOST, type KernelState, type PlayerId } from './state.ts';
import type { Title } from './title.ts';

/** How many tails that were taken back keep their states, the latest: bringing one of them back replays nothing. */
const TAILS_WITH_STATES = 50;

/** Actions taken back together, and the states known of them. */
interface Tail<S> {
  readonly actions: readonly LoggedAction[];
  readonly states: Map<number, S>;
}

/** A point that a player may take the game back to, and who else must agree. */
export interface UndoTarget {
  /** How many actions stay. */
  readonly to: number;
  readonly consents: readonly PlayerId[];
}

/** Hears of every action as a file is played. */
type Each<S extends KernelState> = (applied: Extract<Applied<S>, { ok: true }>, seq: number) => void;

/** A file played as far as it goes: all of it, or up to the first entry that is refused. */
export interface Opened<S extends KernelState> {
  readonly history: History<S>;
  readonly refused: RefusedEntry | null;
  /** What broke, where it was the rules and not the entry. */
  readonly cause?: unknown;
}

/** One game with all its past: every entry ever made, the actions in force, and any state rebuilt on demand. */
export class History<S extends KernelState> {
  readonly title: Title<S>;
  readonly #header: Omit<GameFile, 'actions'>;
  readonly #entries: Entry[] = [];
  #actions: LoggedAction[] = [];
  /** Tails taken back, the latest last; a new action forgets them. */
  #undone: Tail<S>[] = [];
  readonly #kept = new KeptStates<S>();
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
    this.#kept.set(0, first.state);
  }

  /** Plays a game file. An entry that is refused makes the file unreadable, with its number and the reason. */
  static open<S extends KernelState>(title: Title<S>, file: GameFile, each?: Each<S>): History<S> {
    const { history, refused, cause } = History.openAsFar(title, file, each);
    if (refused) throw new EntryError(refused, { cause });
    return history;
  }

  /** Plays a game file up to the first entry that is refused, and says which one that is. */
  static openAsFar<S extends KernelState>(title: Title<S>, file: GameFile, each?: Each<S>): Opened<S> {
    const { actions, ...header } = file;
    const history = begun(title, header);
    for (const [index, entry] of actions.entries()) {
      const refused = (refusal: Refusal): RefusedEntry => ({ entry: index + 1, type: entry.type, refusal });
      let result: ReturnType<typeof history.add>;
      try {
        result = history.add(entry);
      } catch (cause) {
        // A fault of the rules must not cost the good part of a game.
        return { history, refused: refused({ rule: 'table:fault', text: 'The rules here cannot judge it.' }), cause };
      }
      if (!result.ok) return { history, refused: refused(result.refusal) };
      if ('action' in result) each?.(result, history.length);
    }
    return { history, refused: null };
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
    return seq === this.length ? this.#now : this.#rebuild(seq);
  }

  #rebuild(seq: number): S {
    let { from, state } = this.#kept.nearest(seq);
    for (; from < seq; from++) {
      state = this.#step(state, this.#actions[from]!);
      this.#kept.set(from + 1, state);
    }
    return state;
  }

  /** How far `player` may take back, nearest first: own actions freely, others' with their consent. None before `first`. */
  undoTargets(player: PlayerId, first = 0): UndoTarget[] {
    const targets: UndoTarget[] = [];
    const others = new Set<PlayerId>();
    for (let to = this.length - 1; to >= first; to--) {
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
    const target = this.undoTargets(entry.by, entry.to).find(({ to }) => to === entry.to);
    if (!target) return refuse('table:undo', 'There is no such point to go back to.');
    const missing = target.consents.filter((player) => !entry.consents?.includes(player));
    if (missing.length > 0)
      return refuse('table:undo-consent', `${missing.join(' and ')} must agree to take that back.`);
    this.#kept.set(this.length, this.#now);
    this.#now = this.at(entry.to);
    this.#undone.push({ actions: this.#actions.slice(entry.to), states: this.#kept.takeAfter(entry.to) });
    this.#undone.at(-TAILS_WITH_STATES - 1)?.states.clear();
    this.#actions = this.#actions.slice(0, entry.to);
    this.#entries.push(entry);
    return { ok: true, state: this.#now };
  }

  #redo(entry: RedoEntry): Applied<S> | { readonly ok: true; readonly state: S } {
    const tail = this.#undone.pop();
    if (!tail) return refuse('table:redo', 'There is nothing to bring back.');
    this.#actions = [...this.#actions, ...tail.actions];
    for (const [seq, state] of tail.states) this.#kept.set(seq, state);
    this.#now = this.#rebuild(this.length);
    this.#entries.push(entry);
    return { ok: true, state: this.#now };
  }

  #keep(state: S): void {
    this.#now = state;
    this.#kept.set(this.length, state);
  }

  #step(state: S, action: LoggedAction): S {
    const result = apply(this.title, state, action);
    if (!result.ok) throw new Error(`a recorded action is refused: ${result.refusal.text}`);
    return result.state;
  }
}

/** A file whose settings no game has is not opened. */
function begun<S extends KernelState>(title: Title<S>, header: Omit<GameFile, 'actions'>): History<S> {
  try {
    return new History(title, header);
  } catch (error) {
    if (error instanceof SetupError) throw new FileError(error.message, { cause: error });
    throw error;
  }
}

const refuse = (rule: string, text: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { rule, text },
});
