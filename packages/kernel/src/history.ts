import { apply, type Applied, type Replayed } from './apply.ts';
import type { GameEvent } from './draft.ts';
import { inForm2 } from './convert.ts';
import {
  type About,
  aboutOf,
  type Entry,
  type Envelope,
  type Note,
  type RedoEntry,
  redoSchema,
  type UndoEntry,
  undoSchema,
} from './envelope.ts';
import { EntryError, FILE_FORMAT, FileError, type GameFile, makerOf, type RefusedEntry } from './gamefile.ts';
import { differs } from './hash.ts';
import { type Density, KeptStates, replaying, stateAt } from './kept-states.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, distinctNames, namesForNewGame, withNames } from './names.ts';
import {
  agreedUndo,
  emptyPast,
  type Past,
  pastAfter,
  pastOf,
  recordedUndo,
  redoable,
  type UndoTarget,
  undoTargets,
  withAction,
  withRedo,
  withUndo,
} from './past.ts';
import { actionsTo, syncPath, type Point, pointAt } from './points.ts';
import { readNote, Room } from './room.ts';
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
    maker: makerOf(title.id),
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
export type Noted = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Hears of every action as a file is played, and of the number of its entry, counted from 1. */
type Each<S extends KernelState> = (applied: Extract<Applied<S>, { ok: true }>, entry: number) => void;

/** What is known of a game that need not be played again. */
export interface Known<S extends KernelState> {
  readonly entries: readonly Envelope[];
  /** States by how many entries lie before them: any that are kept, the last one above all. */
  readonly states: ReadonlyMap<number, S>;
  /** Hears of the point after each entry, counted from 1. */
  readonly each?: (point: Point, entry: number) => void;
}

/** A file played as far as it goes: all of it, or up to the first entry that is refused. */
export interface Opened<S extends KernelState> {
  readonly history: History<S>;
  readonly refused: RefusedEntry | null;
  /** The first entry, counted from 1, after which the position is not the one that the file has a hash of. */
  readonly differsAt: number | null;
  /** What broke, where it was the rules and not the entry. */
  readonly cause?: unknown;
}

/**
 * One game with all its past: every entry ever made, what they leave (`past.ts`), and states enough to rebuild any other
 * soon (`kept-states.ts`). What else the actions have caused is for the caller to keep.
 */
export class History<S extends KernelState> {
  readonly title: Title<S>;
  readonly #header: Omit<GameFile, 'entries'>;
  readonly #entries: Envelope[] = [];
  readonly #room: Room;
  #past = emptyPast();
  readonly #kept: KeptStates<S>;
  /** The set-up, where it has been asked for: a game that goes on from a kept state needs it for its beginning alone. */
  #first: ReturnType<typeof start<S>> | null = null;
  /** The state now, where it has been asked for since the last undo or redo. */
  #now: S | null = null;
  /** The actions that led to a point, as somebody has asked for them last. */
  #listed: { readonly to: Point; readonly actions: readonly LoggedAction[] } | null = null;
  /** Names in seat order, each fit to be shown and no two alike. */
  readonly players: readonly string[];

  /**
   * A game as its file begins it, or `from` what is known of it already; a new one begins with `newGame`. How densely
   * states are kept is for the host to choose.
   */
  constructor(title: Title<S>, header: Header, { from, density }: { from?: Known<S>; density?: Density } = {}) {
    this.title = title;
    this.#header = {
      ...header,
      format: FILE_FORMAT,
      players: cleanNames(header.players),
      ...settingsOfFile(title, header),
    };
    this.players = distinctNames(this.#header.players);
    this.#room = new Room(this.#header);
    this.#kept = new KeptStates(density);
    if (from) this.#resume(from);
    else this.#now = this.#begin().state;
  }

  /** Takes over what was judged before: no entry is played. */
  #resume({ entries, states, each }: Known<S>): void {
    for (const envelope of entries) this.#push(envelope);
    this.#past = pastOf(entries, ({ now }, entry) => {
      const state = states.get(entry);
      if (state) this.#kept.pin(now, state);
      each?.(now, entry);
    });
  }

  #begin(): ReturnType<typeof start<S>> {
    const { players, options, readings, seed, deal } = this.#header;
    const setup = { players: players.length, options, readings, seed, ...(deal === undefined ? {} : { deal }) };
    this.#first ??= start(this.title, setup);
    return this.#first;
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
    const history = startHistory(title, header);
    let differsAt: number | null = null;
    for (const [index, envelope] of entries.entries()) {
      const about = aboutOf(envelope);
      if ('note' in envelope) {
        history.replayNote(envelope.note, about);
        continue;
      }
      const { action: entry } = envelope;
      const refused = (refusal: Refusal): RefusedEntry => history.refused(index, entry, refusal);
      let result: Added<S>;
      try {
        result = history.replay(entry, about);
      } catch (cause) {
        // A fault of the rules must not cost the good part of a game.
        return { history, refused: refused(FAULT), differsAt, cause };
      }
      if (!result.ok) return { history, refused: refused(result.refusal), differsAt };
      if ('action' in result) each?.(result, index + 1);
      if (about.hash !== undefined && differsAt === null && differs(title, history.state, about.hash)) {
        differsAt = index + 1;
      }
    }
    return { history, refused: null, differsAt };
  }

  get state(): S {
    this.#now ??= this.stateAt(this.#past.now);
    return this.#now;
  }
  /** What happened before the first decision. */
  get firstEvents(): readonly GameEvent[] {
    return this.#begin().events;
  }
  /** Every entry ever made, in order, as a file lists them. */
  get entries(): readonly Envelope[] {
    return this.#entries;
  }
  /** What the entries leave, for a referee: plain data, never changed. */
  get past(): Past {
    return this.#past;
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
  /** Who may bring back what was taken back last: the player who took it back. */
  get redoBelongsTo(): PlayerId | null {
    return this.#past.undone?.by ?? null;
  }

  /**
   * Adds an entry if it is legal: an action, an undo or a redo. Whose consent an undo has is known to the host, never
   * to its author.
   */
  add(entry: unknown, consents: readonly PlayerId[] = [], about: About = {}): Added<S> {
    const refusal = this.#room.refusalOf(entry, about);
    return refusal ? { ok: false, refusal } : this.#add(entry, consents, about);
  }

  /** Adds an entry of a file: who took back what, and who agreed, is believed as it is recorded. */
  replay(entry: unknown, about: About = {}): Added<S> {
    return this.#add(entry, null, about);
  }

  /** Adds what the rules ignore, in its place among the entries, if its form is right. */
  note(note: unknown, about: About = {}): Noted {
    const read = readNote(note);
    const refusal = 'rule' in read ? read : this.#room.refusalOf(read.note, about);
    if (refusal) return { ok: false, refusal };
    this.#push({ note: (read as { note: Note }).note, ...about });
    return { ok: true };
  }

  /** Adds a note of a file. */
  replayNote(note: Note, about: About = {}): void {
    this.#push({ note, ...about });
  }

  /** Why the file has no room for an entry, or nothing. */
  refusalOf(envelope: Envelope): Refusal | null {
    return this.#room.refusalOf('action' in envelope ? envelope.action : envelope.note, aboutOf(envelope));
  }

  /** Adds an entry that a referee has judged, with the state after it: nothing is checked or played again. */
  take(envelope: Envelope, state: S): void {
    this.#push(envelope);
    if ('note' in envelope) return;
    this.#past = pastAfter(this.#past, envelope.action);
    this.#now = state;
    this.#kept.keep(this.#past.now, state);
  }

  #add(entry: unknown, consents: readonly PlayerId[] | null, about: About): Added<S> {
    const result = this.#judge(entry, consents);
    if (result.ok) this.#push({ action: 'action' in result ? result.action : result.entry, ...about });
    return result;
  }

  #push(envelope: Envelope): void {
    this.#entries.push(envelope);
    this.#room.take(envelope);
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
    return seq === this.length ? this.state : this.stateAt(pointAt(this.#past.now, seq));
  }

  stateAt(point: Point): S {
    return stateAt(this.title, this.#kept, point, () => this.#begin().state);
  }

  /** Plays what leads to a point once more from the beginning, for what each action causes; long work, done in slices. */
  *replaying(point: Point): Generator<Replayed<S> & { readonly point: Point }> {
    const points: Point[] = [];
    syncPath(points, point);
    let made = 0;
    for (const done of replaying(this.title, this.#begin().state, actionsTo(point))) {
      const to = points[made++]!;
      this.#kept.keep(to, done.state);
      yield { ...done, point: to };
    }
  }

  /** What is said of an entry of a file, counted from 0, that is refused now: people are called by their names. */
  refused(index: number, { type }: Pick<Entry, 'type'>, { rule, text }: Refusal): RefusedEntry {
    return { entry: index + 1, type, refusal: { rule, text: withNames(text, this.state.players, this.players) } };
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
    return { seats: this.state.players, playersIn: playersIn(this.title, this.state) };
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

const FAULT: Refusal = { rule: 'table:fault', text: 'This version of the rules cannot check it.' };

/** A file whose settings no game has is not opened. */
function startHistory<S extends KernelState>(title: Title<S>, header: Omit<GameFile, 'entries'>): History<S> {
  try {
    return new History(title, header);
  } catch (error) {
    if (error instanceof SetupError) throw new FileError(error.message, { cause: error });
    throw error;
  }
}
