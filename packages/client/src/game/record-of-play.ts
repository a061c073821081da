import { type Added, type Entry, EntryError, History, leadTo, type PlayerId, type Point } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Moment } from './handle.ts';
import type { GameRecord } from './record.ts';

/** A game in memory: the kernel's history, and what each of its actions has caused, for the log and the pictures. */
export class RecordOfPlay {
  readonly history: History<RailState>;
  /** By its point: what is taken back keeps its moment, and what nobody can bring back goes with it. */
  readonly #caused = new WeakMap<Point, Moment>();
  /** The points in force with their moments, as far as they have been shown, and the list that was shown. */
  readonly #points: Point[] = [];
  readonly #inForce: Moment[] = [];
  #shown: { readonly to: Point; readonly moments: readonly Moment[] } | null = null;

  constructor(title: RailTitle, header: GameRecord['header'], entries: readonly Entry[] = []) {
    const { format: _, ...rest } = header;
    this.history = new History(title, rest);
    for (const [index, entry] of entries.entries()) {
      const result = this.follow(entry);
      if (!result.ok) throw new EntryError({ entry: index + 1, type: entry.type, refusal: result.refusal });
    }
  }

  get state(): RailState {
    return this.history.state;
  }
  get entries(): readonly Entry[] {
    return this.history.entries;
  }

  /** A moment for each action in force: the same list until something is added, which then never changes. */
  get moments(): readonly Moment[] {
    const { point } = this.history;
    if (this.#shown?.to !== point) {
      this.#inForce.length = leadTo(this.#points, point);
      for (const one of this.#points.slice(this.#inForce.length)) this.#inForce.push(this.#caused.get(one)!);
      this.#shown = { to: point, moments: [...this.#inForce] };
    }
    return this.#shown.moments;
  }

  /** Something new, with the consents that the host has for it. */
  add(entry: Entry, consents: readonly PlayerId[]): Added<RailState> {
    return this.#keep(this.history.add(entry, consents));
  }

  /** What is recorded already, by another tab. */
  follow(entry: Entry): Added<RailState> {
    return this.#keep(this.history.replay(entry));
  }

  #keep(result: Added<RailState>): Added<RailState> {
    if (result.ok && 'action' in result) {
      const { point } = this.history;
      this.#caused.set(point, { seq: point.seq, action: result.action, events: result.events });
    }
    return result;
  }
}
