/**
 * Where records can mean several things there are several ways through a game. The likeliest is followed first; where it
 * does not lead to the recorded end, one meaning is changed and all that follows is followed again.
 */
import type { Keeps } from './keeps.ts';
import { Meanings } from './meanings.ts';

/** What is followed, record by record; a record that cannot be followed throws. */
export interface Followed extends Keeps {
  /** The number of the next record. */
  readonly at: number;
  readonly isDone: boolean;
  followNext(meanings: Meanings): void;
}

export interface Judge {
  /** Is it a reason why a record cannot be followed? Everything else is thrown on. */
  isExpected(error: unknown): error is Error;
  /** Is it a reason on every way? */
  isFinal(error: Error): boolean;
  /** All records have been followed: is the end the recorded one? */
  endsRight(): boolean;
}

/** So many records are followed again, at most, without getting further; fewer when only the end is another one. */
const MOST_TO_GO_ON = 3000;
const MOST_TO_END_RIGHT = 1000;
/** And so many in all. */
const MOST = 15_000;
/** To judge an end costs as much as to follow so many records. */
const COST_OF_AN_END = 15;

/** Another meaning of a record on a way that has been followed. */
interface Fork {
  readonly at: number;
  readonly given: readonly number[];
  /** To where the record was followed. */
  readonly goBack: () => void;
  /** How many records have another meaning than the likeliest from there on. */
  readonly changes: number;
  /** To which record the way led that is left here. */
  readonly reached: number;
}

interface End {
  readonly at: number;
  /** Why it goes no further; nothing at the end of the records. */
  readonly failure: Error | null;
  /** Nothing better can be found, or need be. */
  readonly isEnough: boolean;
  readonly goBack: () => void;
}

export class Ways {
  readonly #game: Followed;
  readonly #judge: Judge;
  readonly #forks: Fork[] = [];
  #followed = 0;

  constructor(game: Followed, judge: Judge) {
    this.#game = game;
    this.#judge = judge;
  }

  /**
   * Follows all records, to the recorded end if there is a way. Otherwise the game stands where the furthest way has led,
   * before the record that cannot be followed; the reason is returned.
   */
  follow(): Error | null {
    let furthest = this.#goAlong([], 0);
    const first = this.#followed;
    let since = first;
    while (!furthest.isEnough) {
      const fork = this.#nearest();
      const most = furthest.failure ? MOST_TO_GO_ON : MOST_TO_END_RIGHT;
      if (!fork || this.#followed - since > most || this.#followed - first > MOST) break;
      fork.goBack();
      const end = this.#goAlong(fork.given, fork.changes);
      if (end.at < furthest.at || (end.at === furthest.at && !end.isEnough)) continue;
      furthest = end;
      since = this.#followed;
    }
    furthest.goBack();
    return furthest.failure;
  }

  /** From here to the end or to a record that cannot be followed. */
  #goAlong(meanings: readonly number[], changes: number): End {
    const game = this.#game;
    const met: Omit<Fork, 'reached'>[] = [];
    let given = meanings;
    let failure: Error | null = null;
    while (!game.isDone && failure === null) {
      const { at } = game;
      const goBack = game.keep();
      const meanings = new Meanings(given);
      failure = this.#try(meanings);
      if (failure) goBack();
      met.push(...meanings.others().map((other) => ({ at, given: other, goBack, changes: changes + 1 })));
      given = [];
      this.#followed++;
    }
    this.#forks.push(...met.map((fork) => ({ ...fork, reached: game.at })));
    this.#followed += COST_OF_AN_END;
    const isEnough = failure === null ? this.#judge.endsRight() : this.#judge.isFinal(failure);
    return { at: game.at, failure, isEnough, goBack: game.keep() };
  }

  #try(meanings: Meanings): Error | null {
    try {
      this.#game.followNext(meanings);
      return null;
    } catch (error) {
      if (!this.#judge.isExpected(error)) throw error;
      return error;
    }
  }

  /** The fork to try next: of the furthest ways the one with the fewest changes, nearest to where that way ended. */
  #nearest(): Fork | undefined {
    const best = this.#forks.reduce<Fork | undefined>(
      (one, other) => (one && !isBetter(other, one) ? one : other),
      undefined,
    );
    if (best) this.#forks.splice(this.#forks.indexOf(best), 1);
    return best;
  }
}

const isBetter = (one: Fork, other: Fork): boolean =>
  (one.reached - other.reached || other.changes - one.changes || one.at - other.at) > 0;
