import type { Reason } from '@roundhouse/bots';
import {
  type About,
  aboutOf,
  type Added,
  type Entry,
  EntryError,
  type Envelope,
  History,
  leadTo,
  type LoggedAction,
  type Note,
  type Noted,
  plainLine,
  type PlayerId,
  type Point,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { ReadGame } from './file-reader.ts';
import type { Agreement, Step } from './handle.ts';
import type { GameRecord } from './record.ts';

/** An entry and why a bot has made it, where one has. */
export interface Played {
  readonly entry: Envelope;
  readonly why?: Reason | undefined;
}

/** As files list them, with nothing beside them. */
export const played = (entries: readonly Envelope[]): Played[] => entries.map((entry) => ({ entry }));

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

  readonly #agreed: Agreement[] = [];
  #agreements: readonly Agreement[] | null = null;

  constructor(title: RailTitle, header: GameRecord['header'], entries: readonly Played[] = [], known?: ReadGame) {
    const { format: _, ...rest } = header;
    this.history = new History(title, rest, known ? { from: { ...known, each: this.#learn(known) } } : {});
    for (const [index, played] of entries.entries()) {
      const result = this.#record(played);
      if (result?.ok !== false) continue;
      const { action } = played.entry as { action: Entry };
      throw new EntryError(this.history.refused(index, action, result.refusal));
    }
  }

  /** A game that has been played through elsewhere. */
  static known = (title: RailTitle, read: ReadGame): GameLog => new GameLog(title, read.header, [], read);

  /** Hears of the points of a game that has been played: what each action has caused, and what was agreed there. */
  #learn({ entries, events }: ReadGame): (point: Point, entry: number) => void {
    return (point, entry) => {
      const envelope = entries[entry - 1]!;
      const caused = events.get(entry);
      if ('note' in envelope) this.#hear(envelope.note, point.seq);
      else if (caused) {
        this.#caused.set(point, { seq: point.seq, action: envelope.action as LoggedAction, events: caused });
      }
    };
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
    return this.entries.slice(index).map((entry, i) => ({ entry, why: this.#whys.get(index + i) }));
  }

  /** A moment for each action in force: the same list until something is added, which then never changes. */
  get steps(): readonly Step[] {
    const { point } = this.history;
    if (this.#shown?.to !== point) {
      this.#inForce.length = leadTo(this.#points, point);
      for (const one of this.#points.slice(this.#inForce.length)) this.#inForce.push(this.#caused.get(one)!);
      this.#shown = { to: point, steps: [...this.#inForce] };
    }
    return this.#shown.steps;
  }

  /** Something new, with the consents that the host has for it. */
  add(entry: Entry, consents: readonly PlayerId[], about: About, why?: Reason): Added<RailState> {
    return this.#keep(this.history.add(entry, consents, about), why);
  }

  /** Something new that the rules ignore. */
  note(note: Note, about: About): Noted {
    const result = this.history.note(note, about);
    if (result.ok) this.#hear(note, this.history.length);
    return result;
  }

  #hear(note: Note, seq: number): void {
    if (note.type !== 'agreement') return;
    const { by, text } = note;
    this.#agreed.push({ by, text: plainLine(text), seq });
    this.#agreements = null;
  }

  /** What is recorded already, by another tab. Says whether it fits. */
  follow(played: Played): boolean {
    return this.#record(played)?.ok !== false;
  }

  /** Null for what the rules ignore. */
  #record({ entry, why }: Played): Added<RailState> | null {
    if ('action' in entry) return this.#keep(this.history.replay(entry.action, aboutOf(entry)), why);
    this.history.replayNote(entry.note, aboutOf(entry));
    this.#hear(entry.note, this.history.length);
    return null;
  }

  #keep(result: Added<RailState>, why: Reason | undefined): Added<RailState> {
    if (result.ok && 'action' in result) {
      const { point } = this.history;
      const { action, events } = result;
      this.#caused.set(point, { seq: point.seq, action, events, ...(why && { why }) });
      if (why) this.#whys.set(this.entries.length - 1, why);
    }
    return result;
  }
}
