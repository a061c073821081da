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
import { KeptStates, stateAt } from './kept-states.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, distinctNames, namesForNewGame } from './names.ts';
import {
  agreedUndo,
  nothingYet,
  type Past,
  recordedUndo,
  redoable,
  type UndoTarget,
  undoTargets,
  withAction,
  withRedo,
  withUndo,
} from './past.ts';
import { actionsTo, type Point, pointAt } from './points.ts';
import type { Refusal } from './rule.ts';
import { SetupError } from './setup-error.ts';
import { settingsFor, settingsOfFile, start } from './start.ts';
import type { KernelState, PlayerId } from './state.ts';
import { playersIn, type Title } from './title.ts';

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
export interface Rewound {
  readonly ok: true;
  readonly entry: UndoEntry | RedoEntry;
}
export type Added<S extends KernelState> = Applied<S> | Rewound;

/** Hears of every action as a file is played. */
type Each<S extends KernelState> = (applied: Extract<Applied<S>, { ok: true }>, seq: number) => void;

/** A file played as far as it goes: all of it, or up to the first entry that is refused. */
export interface Opened<S extends KernelState> {
  readonly history: History<S>;
  readonly refused: RefusedEntry | null;
  /** What broke, where it was the rules and not the entry. */
  readonly cause?: unknown;
}

/**
 * One game with all its past: every entry ever made, what they leave (`past.ts`), and states enough to rebuild any other
 * soon (`kept-states.ts`). What else the actions have caused is for whoever adds them to keep.
 */
export class History<S extends KernelState> {
  readonly title: Title<S>;
  readonly #header: Omit<GameFile, 'entries'>;
  readonly #entries: Envelope[] = [];
  #past = nothingYet();
  readonly #kept = new KeptStates<S>();
  readonly #first: S;
  /** The state now, where it has been asked for since the last undo or redo. */
  #now: S | null;
  /** The actions that led to a point, as somebody has asked for them last. */
  #listed: { readonly to: Point; readonly actions: readonly LoggedAction[] } | null = null;
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
    this.players = distinctNames(this.#header.players);
    this.#first = first.state;
    this.#now = first.state;
    this.firstEvents = first.events;
    this.#kept.keep(this.#past.now, first.state);
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
      let result: Added<S>;
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
    this.#now ??= stateAt(this.title, this.#kept, this.#past.now);
    return this.#now;
  }
  /** Every entry ever made, in order, as a file lists them. */
  get entries(): readonly Envelope[] {
    return this.#entries;
  }
  /** The last action in force, and through it all others. */
  get point(): Point {
    return this.#past.now;
  }
  get lastAction(): LoggedAction | undefined {
    return this.#past.now.step?.action;
  }
  /** The actions in force. */
  get actions(): readonly LoggedAction[] {
    const { now } = this.#past;
    if (this.#listed?.to !== now) this.#listed = { to: now, actions: actionsTo(now) };
    return this.#listed.actions;
  }
  /** How many actions are in force. */
  get length(): number {
    return this.#past.now.seq;
  }
  /** Who may bring back what was taken back last: whoever took it back. */
  get redoBelongsTo(): PlayerId | null {
    return this.#past.undone?.by ?? null;
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
    const result = apply(this.title, this.state, entry);
    if (!result.ok) return result;
    this.#past = withAction(this.#past, result.action);
    this.#now = result.state;
    this.#kept.keep(this.#past.now, result.state);
    return result;
  }

  /** The state after so many actions in force. */
  at(seq: number): S {
    return seq === this.length ? this.state : stateAt(this.title, this.#kept, pointAt(this.#past.now, seq));
  }

  undoTargets(player: PlayerId, first = 0): UndoTarget[] {
    return undoTargets(this.#past, player, playersIn(this.title, this.state), first);
  }

  toFile(): GameFile {
    return { ...this.#header, entries: [...this.#entries] };
  }

  #rewind(asked: unknown, consents: readonly PlayerId[] | null): Added<S> {
    const found = this.#rewound(asked, consents);
    if ('rule' in found) return { ok: false, refusal: found };
    const { entry, past } = found;
    this.#past = past;
    // Played again only if somebody asks: many files go back and forth.
    this.#now = null;
    return { ok: true, entry };
  }

  get #atTable() {
    return { seats: this.#first.players, playersIn: playersIn(this.title, this.state) };
  }

  #rewound(asked: unknown, consents: readonly PlayerId[] | null): Rewinding | Refusal {
    const undo = undoSchema.safeParse(asked);
    if (undo.success) {
      const entry =
        consents === null
          ? recordedUndo(this.#past, undo.data)
          : agreedUndo(this.#past, this.#atTable, undo.data, consents);
      return 'rule' in entry ? entry : { entry, past: withUndo(this.#past, entry) };
    }
    const redo = redoSchema.safeParse(asked);
    if (!redo.success) return { rule: 'table:malformed', text: 'This undo or redo cannot be read.' };
    const found = redoable(this.#past, redo.data, consents === null);
    return 'rule' in found ? found : { entry: redo.data, past: withRedo(found) };
  }
}

interface Rewinding {
  readonly entry: UndoEntry | RedoEntry;
  readonly past: Past;
}

/** A file whose settings no game has is not opened. */
function begun<S extends KernelState>(title: Title<S>, header: Omit<GameFile, 'entries'>): History<S> {
  try {
    return new History(title, header);
  } catch (error) {
    if (error instanceof SetupError) throw new FileError(error.message, { cause: error });
    throw error;
  }
}
