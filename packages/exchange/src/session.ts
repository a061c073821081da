/** What every title's part needs while it plays a recorded game along. */
import { deciders, type Frame } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type * as z from 'zod';
import type { Follower } from './follower.ts';
import type { SiteRecord } from './records.ts';

/** A reason in one sentence why a record cannot be followed. */
export class Trouble extends Error {}

/** Where a record stands among the actions of the game file. */
export interface Mark {
  readonly id: number;
  readonly sub: number;
  /** How many actions lie before what the record itself does: all that was settled by the record before it. */
  readonly before: number;
  /** How many actions there are after it. */
  readonly after: number;
}

/** No silence in a record is longer. */
const LONGEST_SILENCE = 120;

export abstract class Session<S extends RailState> {
  readonly f: Follower<S>;
  readonly records: readonly SiteRecord[];
  readonly marks: Mark[] = [];
  /** The record that is being followed. */
  at = 0;
  #firstOwn: number | null = null;

  constructor(f: Follower<S>, records: readonly SiteRecord[]) {
    this.f = f;
    this.records = records;
  }

  get s(): S {
    return this.f.s;
  }
  get record(): SiteRecord {
    return this.records[this.at]!;
  }

  /** Follows one record. */
  protected abstract follow(record: SiteRecord): void;
  /** Goes on where the site says nothing; false where only a decision can go on. */
  protected abstract skip(top: Frame): boolean;
  /** Is it likely that the site says nothing here? Only then a silence is tried out. */
  protected abstract isSilent(top: Frame): boolean;
  /** The number of the round, so that a silence never runs through a whole round. */
  protected abstract round(): number;

  followAll(): void {
    for (this.at = 0; this.at < this.records.length; this.at++) {
      const { id, sub } = this.record;
      this.#firstOwn = null;
      this.follow(this.record);
      const after = this.f.actions.length;
      this.marks.push({ id, sub, before: this.#firstOwn ?? after, after });
    }
  }

  /** Does what the record says, after the silence before it. */
  own(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.#firstOwn ??= this.f.actions.length;
    this.f.do(type, fields);
  }

  /** Goes on in silence until the game asks what the record answers. */
  reach(goal: (top: Frame) => boolean): Frame {
    const from = this.round();
    const asked = this.f.asks;
    for (let i = 0; i < LONGEST_SILENCE; i++) {
      const { top } = this.f;
      if (top && goal(top)) return top;
      if (!top || this.round() > from + 1 || !this.skip(top)) break;
    }
    throw new Trouble(`Here the game is at another point: ${asked}.`);
  }

  /** Goes on in silence to where `goal` holds, or not at all: then nothing has happened. */
  tryReach(goal: () => boolean): boolean {
    const { s, actions } = this.f;
    const { length } = actions;
    const from = this.round();
    for (let i = 0; i < LONGEST_SILENCE; i++) {
      if (goal()) return true;
      const { top } = this.f;
      if (!top || this.round() > from + 1 || !this.isSilent(top)) break;
      try {
        if (!this.skip(top)) break;
      } catch {
        break;
      }
    }
    this.f.s = s;
    actions.length = length;
    return false;
  }

  isAsked(player: string): boolean {
    return deciders(this.f.title, this.s).includes(player);
  }
}

/** The fields of a record, in the form that its type must have. */
export function read<T>(record: SiteRecord, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(record.fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Trouble(`It cannot be read: ${issue.path.join('.') || 'it'}: ${issue.message}.`);
}
