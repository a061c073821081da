import {
  type Applied,
  type Entry,
  EntryError,
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
  readonly entries: Entry[] = [];
  moments: readonly Moment[] = [];
  /** Moments taken back, as the history keeps them for a redo. */
  #undone: (readonly Moment[])[] = [];

  constructor(title: RailTitle, header: GameRecord['header'], entries: readonly Entry[] = []) {
    const { format: _, ...rest } = header;
    this.history = new History(title, rest);
    const moments: Moment[] = [];
    for (const [index, entry] of entries.entries()) {
      const result = this.#keep(this.history.replay(entry), moments);
      if (!result.ok) throw new EntryError({ entry: index + 1, type: entry.type, refusal: result.refusal });
    }
    this.moments = moments;
  }

  get state(): RailState {
    return this.history.state;
  }

  /** Something new, with the consents that the host has for it. */
  add(entry: Entry, consents: readonly PlayerId[]): Added {
    return this.#show(this.history.add(entry, consents));
  }

  /** What is recorded already, by another tab. */
  follow(entry: Entry): Added {
    return this.#show(this.history.replay(entry));
  }

  #show(result: Added): Added {
    const moments = [...this.moments];
    if (this.#keep(result, moments).ok) this.moments = moments;
    return result;
  }

  #keep(result: Added, moments: Moment[]): Added {
    if (!result.ok) return result;
    if ('action' in result) {
      this.entries.push(result.action);
      this.#undone = [];
      moments.push(momentOf(moments.length + 1, result.action, result.events));
    } else {
      const { entry } = result;
      this.entries.push(entry);
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
