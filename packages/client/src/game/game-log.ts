import type { Reason } from '@roundhouse/bots';
import {
  aboutOf,
  type Added,
  type Entry,
  EntryError,
  type Envelope,
  type GameEvent,
  History,
  keptEntry,
  syncPath,
  type Note,
  plainLine,
  type PlayerId,
  type Point,
  replayed,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { ReadGame } from './file-reader.ts';
import type { Agreement, Step, TakenBack } from './handle.ts';
import type { StandingGame } from './line.ts';
import type { GameRecord } from './record.ts';
import type { Kept } from './store.ts';

/** An entry and why a bot has made it, where one has. */
export interface Played {
  readonly entry: Envelope;
  readonly why?: Reason | undefined;
}

/** What is known of a step beside its action. */
type Aside = Pick<Step, 'why' | 'playedBy'>;

const asideOf = ({ entry: { via }, why }: Played): Aside => ({
  ...(why && { why }),
  ...(via?.kind === 'lent' && { playedBy: via.to }),
});

/** As files list them, with nothing beside them. */
export const played = (entries: readonly Envelope[]): Played[] => entries.map((entry) => ({ entry }));

/** An entry as it was kept, in the form of today. */
export const inForm =
  (title: RailTitle) =>
  ({ entry, why }: Kept): Played => ({ entry: keptEntry(title, entry), ...(why && { why }) });

/** A game in memory: the kernel's history, and what each of its actions has caused, for the log and the pictures. */
export class GameLog {
  readonly history: History<RailState>;
  /** By its point: what is taken back keeps its moment, and what nobody can bring back goes with it. */
  readonly #caused = new WeakMap<Point, Step>();
  /** The points in force with their steps, as far as they have been shown, and the list that was shown. */
  readonly #points: Point[] = [];
  readonly #inForce: Step[] = [];
  #shown: { readonly to: Point; readonly steps: readonly Step[] } | null = null;

  /** By the number of the entry, counted from 0: why a bot has made it. No file has it. */
  readonly #whys = new Map<number, Reason>();
  /** By its point, for those that are read later. */
  readonly #asides = new WeakMap<Point, Aside>();

  /** Every undo: whose it was, and which points fell. */
  readonly #fallen: { readonly by: PlayerId; readonly from: Point; readonly to: Point }[] = [];
  /** The point after the last entry that was heard of. */
  #heard: Point | null = null;

  readonly #agreed: Agreement[] = [];
  #agreements: readonly Agreement[] | null = null;
  #pastRead = true;

  private constructor(history: (log: GameLog) => History<RailState>) {
    this.history = history(this);
  }

  /** Plays a game from its beginning. Throws at an entry that does not fit. */
  static play(title: RailTitle, header: GameRecord['header'], entries: readonly Played[] = []): GameLog {
    const log = new GameLog(() => new History(title, header));
    for (const [index, played] of entries.entries()) {
      const result = log.#record(played);
      if (result?.ok !== false) continue;
      const { action } = played.entry as { action: Entry };
      throw new EntryError(log.history.refused(index, action, result.refusal));
    }
    return log;
  }

  /** A game that has been played through elsewhere. */
  static known(title: RailTitle, { header, entries, states, events }: ReadGame): GameLog {
    return new GameLog((log) => {
      const each = log.#learn(played(entries), events);
      return new History(title, header, { from: { entries, states, each } });
    });
  }

  /** A game at the position that is known of it: nothing is played, and its past is read while one looks (`reading`). */
  static standing(title: RailTitle, { header, entries: all, states }: StandingGame): GameLog {
    const log = new GameLog((made) => {
      const entries = all.map(({ entry }) => entry);
      return new History(title, header, { from: { entries, states, each: made.#learn(all) } });
    });
    log.#pastRead = log.history.length === 0;
    return log;
  }

  /** Hears of the points of a game that has been played: what each action has caused, and what was agreed there. */
  #learn(all: readonly Played[], events?: ReadonlyMap<number, readonly GameEvent[]>) {
    return (point: Point, number: number): void => {
      const { entry, why } = all[number - 1]!;
      if (why) this.#whys.set(number - 1, why);
      if ('note' in entry) {
        this.#hear(entry.note, point.seq);
        return;
      }
      this.#move(entry.action, point);
      if (entry.action.type === 'undo' || entry.action.type === 'redo') return;
      const aside = asideOf({ entry, why });
      this.#asides.set(point, aside);
      const caused = events?.get(number);
      if (caused) this.#cause(point, caused, aside);
    };
  }

  /** Remembers what an undo took back. */
  #move(entry: Entry, to: Point): void {
    if (entry.type === 'undo' && this.#heard) this.#fallen.push({ by: entry.by, from: this.#heard, to });
    this.#heard = to;
  }

  /** What was taken back, the latest first: all steps that led there, and how many of them stayed. */
  *takenBack(): Generator<TakenBack> {
    for (const { by, from, to } of this.#fallen.toReversed()) {
      const points: Point[] = [];
      for (let point = from; point.step; point = point.step.before) points.push(point);
      yield { by, steps: points.reverse().map((point) => this.#stepAt(point)), kept: to.seq };
    }
  }

  #cause(point: Point, events: readonly GameEvent[], aside: Aside | undefined): Step {
    const step = { seq: point.seq, action: point.step!.action, events, ...aside };
    this.#caused.set(point, step);
    return step;
  }

  /** Is it known what each action has caused? */
  get pastRead(): boolean {
    return this.#pastRead;
  }

  /** Reads the past of a game that was opened where it stands; each yield is a place to stop. */
  *reading(): Generator<void, void> {
    for (const { point, events } of this.history.replaying(this.history.point)) {
      if (!this.#caused.has(point)) this.#cause(point, events, this.#asides.get(point));
      yield;
    }
    this.#pastRead = true;
    this.#shown = null;
  }

  get state(): RailState {
    return this.history.state;
  }
  get entries(): readonly Envelope[] {
    return this.history.entries;
  }

  /** What players have promised each other: no undo takes it back. */
  get agreements(): readonly Agreement[] {
    this.#agreements ??= [...this.#agreed];
    return this.#agreements;
  }

  /** The entries from this one on, with what is kept beside them. */
  from(index: number): Played[] {
    return this.entries.slice(index).map((entry, i) => {
      const why = this.#whys.get(index + i);
      return { entry, ...(why && { why }) };
    });
  }

  /** A moment for each action in force: the same list until something is added, which then never changes. */
  get steps(): readonly Step[] {
    if (!this.#pastRead) return NONE;
    const { point } = this.history;
    if (this.#shown?.to !== point) {
      this.#inForce.length = syncPath(this.#points, point);
      for (const one of this.#points.slice(this.#inForce.length)) this.#inForce.push(this.#stepAt(one));
      this.#shown = { to: point, steps: [...this.#inForce] };
    }
    return this.#shown.steps;
  }

  /** What had been taken back before the game was opened where it stood is read when somebody brings it again. */
  #stepAt(point: Point): Step {
    const known = this.#caused.get(point);
    if (known) return known;
    const { action, before } = point.step!;
    const { events } = replayed(this.history.title, this.history.stateAt(before), action);
    return this.#cause(point, events, this.#asides.get(point));
  }

  /** Hears of entries that a referee has put into the history just now, and of what the last of them has caused. */
  heard(entries: readonly Envelope[], events?: readonly GameEvent[], why?: Reason): void {
    for (const entry of entries) {
      if ('note' in entry) this.#hear(entry.note, this.history.length);
      else this.#move(entry.action, this.history.point);
    }
    if (!events) return;
    this.#cause(this.history.point, events, asideOf({ entry: entries.at(-1)!, why }));
    if (why) this.#whys.set(this.entries.length - 1, why);
  }

  #hear(note: Note, seq: number): void {
    if (note.type !== 'agreement') return;
    const { by, text } = note;
    this.#agreed.push({ by, text: plainLine(text), seq });
    this.#agreements = null;
  }

  /** What the game's leader has recorded. Says whether it fits. */
  follow(played: Played): boolean {
    return this.#record(played)?.ok !== false;
  }

  /** Null for what the rules ignore. */
  #record({ entry, why }: Played): Added<RailState> | null {
    if ('action' in entry) {
      const result = this.#keep(this.history.replay(entry.action, aboutOf(entry)), { entry, why });
      if (result.ok) this.#move(entry.action, this.history.point);
      return result;
    }
    this.history.replayNote(entry.note, aboutOf(entry));
    this.#hear(entry.note, this.history.length);
    return null;
  }

  #keep(result: Added<RailState>, played: Played): Added<RailState> {
    if (result.ok && 'action' in result) {
      this.#cause(this.history.point, result.events, asideOf(played));
      if (played.why) this.#whys.set(this.entries.length - 1, played.why);
    }
    return result;
  }
}

const NONE: readonly Step[] = [];
