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
import type { Refusal } from './rule.ts';
import { settingsFor, settingsOfFile, start } from './start.ts';
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

type Header = Omit<GameFile, 'actions' | 'format'>;

/** What a new game's file begins with: every setting is written into it, so that it never changes with later ones. */
export function newGame<S extends KernelState>(title: Title<S>, wish: NewGame): Header {
  const { players, seed, deal } = wish;
  return { title: title.id, ...settingsFor(title, wish), players, seed, ...(deal === undefined ? {} : { deal }) };
}
export type NewGame = Pick<GameFile, 'players' | 'seed'> & Partial<Pick<GameFile, 'options' | 'readings' | 'deal'>>;

/** What was taken back, and by whom. */
interface Tail {
  readonly by: PlayerId;
  readonly actions: readonly LoggedAction[];
}

/** An undo or a redo that was accepted, as it stands in the file. */
export interface Rewound<S extends KernelState> {
  readonly ok: true;
  readonly state: S;
  readonly entry: UndoEntry | RedoEntry;
}
type Added<S extends KernelState> = Applied<S> | Rewound<S>;

/** One game with all its past: every entry ever made, the actions in force, and any state rebuilt on demand. */
export class History<S extends KernelState> {
  readonly title: Title<S>;
  readonly #header: Omit<GameFile, 'actions'>;
  readonly #entries: Entry[] = [];
  #actions: LoggedAction[] = [];
  /** Tails taken back, the latest last; a new action forgets them. */
  #undone: Tail[] = [];
  readonly #snapshots = new Map<number, S>();
  #now: S;
  readonly firstEvents: readonly GameEvent[];

  /** A game as its file begins it; a new one begins with `newGame`. */
  constructor(title: Title<S>, header: Header) {
    this.title = title;
    const settings = settingsOfFile(title, header);
    const first = start(title, {
      players: header.players.length,
      ...settings,
      seed: header.seed,
      ...(header.deal === undefined ? {} : { deal: header.deal }),
    });
    this.#header = { ...header, format: FILE_FORMAT, ...settings };
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
      const result = history.replay(entry);
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
  get players(): readonly string[] {
    return this.#header.players;
  }
  /** Who may bring back what was taken back last: whoever took it back. */
  get redoBelongsTo(): PlayerId | null {
    return this.#undone.at(-1)?.by ?? null;
  }

  /**
   * Adds an entry if it is legal: an action, an undo or a redo. Whose consent an undo has is known to the host, never
   * to its author.
   */
  add(entry: unknown, consents: readonly PlayerId[] = []): Added<S> {
    return this.#add(entry, consents);
  }

  /** Adds an entry of a file: who took back what, and who agreed, is believed as it is recorded. */
  replay(entry: unknown): Added<S> {
    return this.#add(entry, null);
  }

  #add(entry: unknown, consents: readonly PlayerId[] | null): Added<S> {
    const type = (entry as { type?: unknown } | null)?.type;
    if (type === 'undo' || type === 'redo') return this.#rewind(entry, consents);
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

  #rewind(entry: unknown, consents: readonly PlayerId[] | null): Added<S> {
    const undo = undoSchema.safeParse(entry);
    if (undo.success) return this.#undo(undo.data, consents);
    const redo = redoSchema.safeParse(entry);
    if (redo.success) return this.#redo(redo.data, consents === null);
    return refuse('table:malformed', 'This undo or redo cannot be read.');
  }

  #undo(asked: UndoEntry, consents: readonly PlayerId[] | null): Added<S> {
    const target = this.undoTargets(asked.by).find(({ to }) => to === asked.to);
    if (!target) return refuse('table:undo', 'There is no such point to go back to.');
    const entry = consents === null ? asked : this.#agreed(asked, target, consents);
    if ('rule' in entry) return { ok: false, refusal: entry };
    this.#now = this.at(entry.to);
    this.#undone.push({ by: entry.by, actions: this.#actions.slice(entry.to) });
    this.#actions = this.#actions.slice(0, entry.to);
    for (const seq of this.#snapshots.keys()) if (seq > entry.to) this.#snapshots.delete(seq);
    this.#entries.push(entry);
    return { ok: true, state: this.#now, entry };
  }

  /** The undo with the consents that the host has collected, or why it cannot be. */
  #agreed(asked: UndoEntry, { consents: needed }: UndoTarget, given: readonly PlayerId[]): UndoEntry | Refusal {
    if (!this.#now.players.includes(asked.by)) return STRANGER;
    if (asked.consents !== undefined)
      return { rule: 'table:undo-consent', text: 'Who agrees is for the others to say, each for themselves.' };
    const missing = needed.filter((player) => !given.includes(player));
    if (missing.length > 0)
      return { rule: 'table:undo-consent', text: `${missing.join(' and ')} must agree to take that back.` };
    return needed.length > 0 ? { ...asked, consents: needed } : asked;
  }

  #redo(entry: RedoEntry, believed: boolean): Added<S> {
    const tail = this.#undone.at(-1);
    if (!tail) return refuse('table:redo', 'There is nothing to bring back.');
    if (!believed && tail.by !== entry.by)
      return refuse('table:redo', 'Only the player who took this back can bring it again.');
    this.#undone.pop();
    for (const action of tail.actions) {
      this.#actions.push(action);
      this.#keep(this.#step(this.#now, action));
    }
    this.#entries.push(entry);
    return { ok: true, state: this.#now, entry };
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

const STRANGER: Refusal = { rule: 'table:not-yours', text: 'Only players of this game can take something back.' };

const refuse = (rule: string, text: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { rule, text },
});
