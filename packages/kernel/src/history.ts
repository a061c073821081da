import { apply, type Applied } from './apply.ts';
import type { GameEvent } from './draft.ts';
import { inForm2 } from './convert.ts';
import {
  type About,
  aboutOf,
  type Envelope,
  type Note,
  type RedoEntry,
  redoSchema,
  type UndoEntry,
  undoSchema,
} from './envelope.ts';
import { EntryError, FILE_FORMAT, FileError, type GameFile, MAKER, type RefusedEntry } from './gamefile.ts';
import { KeptStates } from './kept-states.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, namesApart, namesForNewGame } from './names.ts';
import type { Refusal } from './rule.ts';
import { SetupError } from './setup-error.ts';
import { settingsFor, settingsOfFile, start } from './start.ts';
import { HOST, type KernelState, type PlayerId } from './state.ts';
import type { Title } from './title.ts';

/** How many tails that were taken back keep their states, the latest: bringing one of them back replays nothing. */
const TAILS_WITH_STATES = 50;

/** Actions taken back together, by whom, and the states known of them. */
interface Tail<S> {
  readonly by: PlayerId;
  readonly actions: readonly LoggedAction[];
  readonly states: Map<number, S>;
}

/** A point that a player may take the game back to, and who else must agree. */
export interface UndoTarget {
  /** How many actions stay. */
  readonly to: number;
  readonly consents: readonly PlayerId[];
}

type Header = Omit<GameFile, 'entries' | 'format'>;

/** What a new game's file begins with: every setting is written into it, so that it never changes with later ones. */
export function newGame<S extends KernelState>(title: Title<S>, wish: NewGame): Header {
  const players = namesForNewGame(wish.players);
  const { seed, deal } = wish;
  return {
    maker: MAKER,
    title: title.id,
    ...settingsFor(title, wish),
    players,
    seed,
    ...(deal === undefined ? {} : { deal }),
  };
}
export type NewGame = Pick<GameFile, 'players' | 'seed'> & Partial<Pick<GameFile, 'options' | 'readings' | 'deal'>>;

/** An undo or a redo that was accepted, as it stands in the file. */
export interface Rewound<S extends KernelState> {
  readonly ok: true;
  readonly state: S;
  readonly entry: UndoEntry | RedoEntry;
}
type Added<S extends KernelState> = Applied<S> | Rewound<S>;

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
  readonly #header: Omit<GameFile, 'entries'>;
  readonly #entries: Envelope[] = [];
  #actions: LoggedAction[] = [];
  /** Tails taken back, the latest last; a new action forgets them. */
  #undone: Tail<S>[] = [];
  readonly #kept = new KeptStates<S>();
  #now: S;
  readonly firstEvents: readonly GameEvent[];
  /** Names in seat order, each fit to be shown and no two alike. */
  readonly players: readonly string[];

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
    this.#header = { ...header, format: FILE_FORMAT, players: cleanNames(header.players), ...settings };
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
    const { entries, ...header } = inForm2(title, file);
    const history = begun(title, header);
    for (const [index, envelope] of entries.entries()) {
      if ('note' in envelope) {
        history.note(envelope.note, aboutOf(envelope));
        continue;
      }
      const { action: entry } = envelope;
      const refused = (refusal: Refusal): RefusedEntry => ({ entry: index + 1, type: entry.type, refusal });
      let result: ReturnType<typeof history.add>;
      try {
        result = history.replay(entry, aboutOf(envelope));
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
  /** Every entry ever made, in order, as a file lists them. */
  get entries(): readonly Envelope[] {
    return this.#entries;
  }
  get actions(): readonly LoggedAction[] {
    return this.#actions;
  }
  /** How many actions are in force. */
  get length(): number {
    return this.#actions.length;
  }
  /** Who may bring back what was taken back last: whoever took it back. */
  get redoBelongsTo(): PlayerId | null {
    return this.#undone.at(-1)?.by ?? null;
  }

  /**
   * Adds an entry if it is legal: an action, an undo or a redo. Whose consent an undo has is known to the host, never
   * to its author.
   */
  add(entry: unknown, consents: readonly PlayerId[] = [], about: About = {}): Added<S> {
    return this.#add(entry, consents, about);
  }

  /** Adds an entry of a file: who took back what, and who agreed, is believed as it is recorded. */
  replay(entry: unknown, about: About = {}): Added<S> {
    return this.#add(entry, null, about);
  }

  /** Adds what the rules ignore, in its place among the entries. */
  note(note: Note, about: About = {}): void {
    this.#entries.push({ note, ...about });
  }

  #add(entry: unknown, consents: readonly PlayerId[] | null, about: About): Added<S> {
    const result = this.#judge(entry, consents);
    if (result.ok) this.#entries.push({ action: 'action' in result ? result.action : result.entry, ...about });
    return result;
  }

  #judge(entry: unknown, consents: readonly PlayerId[] | null): Added<S> {
    const type = (entry as { type?: unknown } | null)?.type;
    if (type === 'undo' || type === 'redo') return this.#rewind(entry, consents);
    const result = apply(this.title, this.#now, entry);
    if (!result.ok) return result;
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
    return { ...this.#header, entries: [...this.#entries] };
  }

  #rewind(entry: unknown, consents: readonly PlayerId[] | null): Added<S> {
    const undo = undoSchema.safeParse(entry);
    if (undo.success) return this.#undo(undo.data, consents);
    const redo = redoSchema.safeParse(entry);
    if (redo.success) return this.#redo(redo.data, consents === null);
    return refuse('table:malformed', 'This undo or redo cannot be read.');
  }

  #undo(asked: UndoEntry, consents: readonly PlayerId[] | null): Added<S> {
    const target = this.undoTargets(asked.by, asked.to).find(({ to }) => to === asked.to);
    if (!target) return refuse('table:undo', 'There is no such point to go back to.');
    const entry = consents === null ? asked : this.#agreed(asked, target, consents);
    if ('rule' in entry) return { ok: false, refusal: entry };
    this.#kept.set(this.length, this.#now);
    this.#now = this.at(entry.to);
    const actions = this.#actions.slice(entry.to);
    this.#undone.push({ by: entry.by, actions, states: this.#kept.takeAfter(entry.to) });
    this.#undone.at(-TAILS_WITH_STATES - 1)?.states.clear();
    this.#actions = this.#actions.slice(0, entry.to);
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
    this.#actions = [...this.#actions, ...tail.actions];
    for (const [seq, state] of tail.states) this.#kept.set(seq, state);
    this.#now = this.#rebuild(this.length);
    return { ok: true, state: this.#now, entry };
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

const STRANGER: Refusal = { rule: 'table:not-yours', text: 'Only players of this game can take something back.' };

/** A file whose settings no game has is not opened. */
function begun<S extends KernelState>(title: Title<S>, header: Omit<GameFile, 'entries'>): History<S> {
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
