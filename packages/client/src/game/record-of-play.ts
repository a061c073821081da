import {
  type About,
  aboutOf,
  type Applied,
  type Entry,
  EntryError,
  type Envelope,
  type GameEvent,
  History,
  type PlayerId,
  type Rewound,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Moment } from './handle.ts';
import type { GameRecord } from './record.ts';

type Added = Applied<RailState> | Rewound<RailState>;

/** A game in memory: the kernel's history, every entry in order, and what each action in force has caused. */
export class RecordOfPlay {
  readonly history: History<RailState>;
  moments: readonly Moment[] = [];
  /** Moments taken back, as the history keeps them for a redo. */
  #undone: (readonly Moment[])[] = [];

  constructor(title: RailTitle, header: GameRecord['header'], entries: readonly Envelope[] = []) {
    const { format: _, ...rest } = header;
    this.history = new History(title, rest);
    const moments: Moment[] = [];
    for (const [index, envelope] of entries.entries()) {
      const result = this.#record(envelope, moments);
      if (result?.ok === false) {
        const { type } = (envelope as { action: Entry }).action;
        throw new EntryError({ entry: index + 1, type, refusal: result.refusal });
      }
    }
    this.moments = moments;
  }

  get state(): RailState {
    return this.history.state;
  }

  get entries(): readonly Envelope[] {
    return this.history.entries;
  }

  /** Something new, with the consents that the host has for it. */
  add(entry: Entry, consents: readonly PlayerId[], about: About): Added {
    const moments = [...this.moments];
    const result = this.#keep(this.history.add(entry, consents, about), moments);
    if (result.ok) this.moments = moments;
    return result;
  }

  /** What is recorded already, by another tab. Says whether it fits. */
  follow(envelope: Envelope): boolean {
    const moments = [...this.moments];
    const fits = this.#record(envelope, moments)?.ok !== false;
    if (fits) this.moments = moments;
    return fits;
  }

  /** Null for what the rules ignore. */
  #record(envelope: Envelope, moments: Moment[]): Added | null {
    if ('action' in envelope) return this.#keep(this.history.replay(envelope.action, aboutOf(envelope)), moments);
    this.history.note(envelope.note, aboutOf(envelope));
    return null;
  }

  #keep(result: Added, moments: Moment[]): Added {
    if (!result.ok) return result;
    if ('action' in result) {
      this.#undone = [];
      moments.push(momentOf(moments.length + 1, result.action, result.events));
    } else {
      const { entry } = result;
      if (entry.type === 'undo') this.#undone.push(moments.splice(entry.to));
      else moments.push(...(this.#undone.pop() ?? []));
    }
    return result;
  }
}

const momentOf = (seq: number, action: Moment['action'], events: readonly GameEvent[]): Moment => ({
  seq,
  action,
  events,
});
