import { choose, type Chosen, drawStyle, randomAction, type Style, viewOf } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { apply, deciders, dice, type GameEvent, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { AnyTitle } from '../title.ts';
import type { Entrant } from './entrants.ts';
import { Exploiter } from './exploiters.ts';
import { type ChooseAs, versionOf } from './version.ts';
import { Circles } from './circles.ts';

export interface Match {
  /** The set-up: the same for all rotations of the seats. */
  readonly deal: number;
  readonly rotation: number;
  /** Who sits where, by index into the entrants. */
  readonly seats: readonly number[];
  /** Every worth is off by up to this part, so that games on the same deal differ. */
  readonly noise: number;
}

export interface MatchResult {
  readonly match: Match;
  /** The same for games in which the same was done. */
  readonly hash: string;
  readonly scores: readonly number[];
  /** Worth of every seat at the end of each operating round. */
  readonly byRound: readonly (readonly number[])[];
  readonly actions: number;
  readonly end: string | null;
  /** Why it is no game: a refusal, a throw, a position that comes again, no end. */
  readonly failure: string | null;
  /** Processor time of each thought of a sensible player, in milliseconds: a busy machine does not count. */
  readonly thoughts: readonly number[];
  /** Processor time of the whole game, in milliseconds. */
  readonly cpu: number;
  readonly events: Readonly<Record<string, number>>;
}

/** A game that is longer than this does not end. */
const LONGEST = 6_000;
/** Actions between two breaths, in which a signal can be heard. */
const BREATH = 10;

export interface Watched {
  readonly before: RailState;
  readonly action: LoggedAction;
  readonly after: RailState;
  readonly events: readonly GameEvent[];
  readonly thought: Chosen | null;
}

type Watch = (step: Watched) => void;

/** Plays one game to its end, or to what must never happen. */
export async function playMatch(
  title: AnyTitle,
  entrants: readonly Entrant[],
  match: Match,
  watch?: Watch,
): Promise<MatchResult> {
  const versions = await Promise.all(entrants.map(({ version }) => versionOf(version, title.id)));
  const game = new Playing(title, entrants, match, versions, watch);
  let failure: string | null = null;
  try {
    while (!game.s.ended && failure === null) {
      failure = game.actions >= LONGEST ? `it has not ended after ${LONGEST} actions` : game.step();
      if (game.actions % BREATH === 0) await yieldToEvents();
    }
  } catch (error) {
    failure = `it throws: ${error instanceof Error ? error.message : String(error)}`;
  }
  return game.result(failure);
}

const millis = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

class Playing {
  s: RailState;
  actions = 0;
  readonly #title: AnyTitle;
  readonly #entrants: readonly Entrant[];
  readonly #match: Match;
  readonly #versions: readonly (ChooseAs | null)[];
  readonly #watch: Watch | undefined;
  readonly #began = process.cpuUsage();
  readonly #hash = createHash('sha256');
  readonly #thoughts: number[] = [];
  readonly #byRound: number[][] = [];
  readonly #events: Record<string, number> = {};
  readonly #chance: (below: number) => number;
  readonly #styles: readonly Style[];
  readonly #circles = new Circles();
  readonly #exploiters: readonly (Exploiter | null)[];
  #shown = false;

  constructor(
    title: AnyTitle,
    entrants: readonly Entrant[],
    match: Match,
    versions: readonly (ChooseAs | null)[],
    watch: Watch | undefined,
  ) {
    this.#title = title;
    this.#entrants = entrants;
    this.#match = match;
    this.#versions = versions;
    this.#watch = watch;
    this.#chance = dice(match.deal ^ Math.imul(match.rotation + 1, 0x9e3779b1));
    this.#styles = match.seats.map(() => drawStyle(this.#chance));
    this.#exploiters = match.seats.map((index) => {
      const entrant = entrants[index];
      return entrant?.exploits ? new Exploiter(entrant.name) : null;
    });
    this.s = start(title, { players: match.seats.length, seed: match.deal }).state;
  }

  /** One action; says what is wrong with it, if anything is. */
  step(): string | null {
    const before = this.s;
    const { action, thought } = this.#next(before);
    if (!action) return 'nobody who is asked has a choice';
    const done = apply(this.#title, before, action);
    if (!done.ok) return `${JSON.stringify(action)} is refused: ${done.refusal.text} [${done.refusal.rule}]`;
    this.#shown = action.type === 'indicate' || (this.#shown && this.#title.runProblem(done.state) !== null);
    this.s = done.state;
    this.actions++;
    this.#hash.update(JSON.stringify(action));
    this.#note(before, done.events);
    this.#watch?.({ before, action, after: this.s, events: done.events, thought });
    return thought && this.#circles.comesAgain(this.s, action)
      ? `the same position again after ${JSON.stringify(action)}`
      : null;
  }

  #next(s: RailState): { action: LoggedAction | null; thought: Chosen | null } {
    const shown = this.#shown ? null : indication(this.#title, s);
    if (shown) return { action: shown, thought: null };
    for (const by of deciders(this.#title, s)) {
      const seat = s.players.indexOf(by);
      const entrant = this.#entrants[this.#match.seats[seat] ?? -1];
      if (!entrant) continue;
      const thought = entrant.weights ? this.#think(s, by, entrant, this.#match.seats[seat]!) : null;
      const habit = this.#exploiters[seat]?.decide(this.#title, s, by, thought);
      if (habit) return { action: habit, thought: null };
      const action = entrant.weights
        ? (thought?.action ?? null)
        : randomAction(this.#title, s, by, this.#chance, this.#styles[seat]);
      if (action) return { action, thought };
    }
    return { action: null, thought: null };
  }

  #think(s: RailState, by: string, { weights, slack = 0 }: Entrant, index: number): Chosen | null {
    const { deal, rotation, noise } = this.#match;
    const from = process.cpuUsage();
    const seed = deal ^ Math.imul(rotation, 0x27d4eb2f);
    const version = this.#versions[index];
    const thought = version
      ? version(viewOf(s), by, seed, noise)
      : choose(this.#title, viewOf(s), by, seed, { weights: weights!, noise, slack });
    this.#thoughts.push(millis(process.cpuUsage(from)));
    return thought;
  }

  #note(before: RailState, events: readonly GameEvent[]): void {
    for (const { event } of events) this.#events[event] = (this.#events[event] ?? 0) + 1;
    const round = this.#title.roundName(before);
    const now = this.s.ended ? null : this.#title.roundName(this.s);
    if (!round.startsWith('OR') || round === now) return;
    const score = this.#title.score(this.s);
    this.#byRound.push(this.s.players.map((player) => score[player]!));
  }

  result(failure: string | null): MatchResult {
    const score = this.#title.score(this.s);
    const used = process.cpuUsage(this.#began);
    return {
      match: this.#match,
      hash: this.#hash.digest('hex').slice(0, 16),
      scores: this.s.players.map((player) => score[player]!),
      byRound: this.#byRound,
      actions: this.actions,
      end: this.s.ended?.reason ?? null,
      failure,
      thoughts: this.#thoughts,
      cpu: millis(used),
      events: this.#events,
    };
  }
}
