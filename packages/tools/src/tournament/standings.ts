/** What a tournament has shown so far: counts and means with the intervals in which 95 % of such results lie. */
import type { Entrant } from './entrants.ts';
import type { MatchResult } from './match.ts';

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing {
  readonly name: string;
  readonly seats: number;
  /** Won games, a shared win counting its part. */
  readonly won: Interval;
  readonly worth: Interval;
  /** Its mean worth in a game less that of the other entrants; none where all are alike. */
  readonly lead: Interval | null;
  /** The mean place, 1 for the richest. */
  readonly rank: Interval;
  /** After each operating round, for the games that came so far. */
  readonly byRound: readonly Interval[];
}

export interface Standings {
  readonly games: number;
  /** Games that had been played before, move for move: not counted. */
  readonly repeated: number;
  readonly failures: readonly { readonly deal: number; readonly rotation: number; readonly what: string }[];
  readonly entrants: readonly Standing[];
  readonly rounds: Interval;
  readonly ends: Readonly<Record<string, number>>;
  readonly actions: Interval;
  readonly thought: { readonly median: number; readonly p95: number; readonly most: number };
  /** Processor time of a game, in milliseconds. */
  readonly cpu: Interval;
  /** By kind of event: in how many games there was one, and how many in all. */
  readonly events: Readonly<Record<string, { readonly games: number; readonly count: number }>>;
}

/** The normal quantile of 95 %. */
const Z = 1.96;

export function meanOf(values: readonly number[]): Interval {
  const n = values.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  const off = Z * Math.sqrt(spread / n);
  return { mean, low: mean - off, high: mean + off };
}

/** Wilson's interval of a share: right also near 0 and 1. */
export function shareOf(won: number, of: number): Interval {
  if (of === 0) return { mean: 0, low: 0, high: 0 };
  const share = won / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const off = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { mean: share, low: Math.max(0, middle - off), high: Math.min(1, middle + off) };
}

/** Adds up results as they come; a game that was played before is not counted twice. */
export class Tournament {
  readonly #entrants: readonly Entrant[];
  readonly #results: MatchResult[] = [];
  readonly #hashes = new Set<string>();
  #repeated = 0;
  readonly #failures: { deal: number; rotation: number; what: string }[] = [];

  constructor(entrants: readonly Entrant[]) {
    this.#entrants = entrants;
  }

  get games(): number {
    return this.#results.length;
  }
  get failures(): number {
    return this.#failures.length;
  }

  add(result: MatchResult): void {
    const { deal, rotation, seats } = result.match;
    // The same moves by others in these seats are another game.
    const name = `${result.hash} ${seats.join()}`;
    if (result.failure !== null) this.#failures.push({ deal, rotation, what: result.failure });
    else if (this.#hashes.has(name)) this.#repeated++;
    else {
      this.#hashes.add(name);
      this.#results.push(result);
    }
  }

  standings(): Standings {
    const results = this.#results;
    const thoughts = results.flatMap((result) => result.thoughts).sort((a, b) => a - b);
    const at = (part: number): number =>
      thoughts[Math.min(thoughts.length - 1, Math.floor(part * thoughts.length))] ?? 0;
    const ends: Record<string, number> = {};
    for (const { end } of results) ends[end ?? 'none'] = (ends[end ?? 'none'] ?? 0) + 1;
    return {
      games: results.length,
      repeated: this.#repeated,
      failures: this.#failures,
      entrants: this.#entrants.map((entrant, index) => standingOf(entrant.name, index, results)),
      rounds: meanOf(results.map(({ byRound }) => byRound.length)),
      ends,
      actions: meanOf(results.map(({ actions }) => actions)),
      thought: { median: at(0.5), p95: at(0.95), most: thoughts.at(-1) ?? 0 },
      cpu: meanOf(results.map(({ cpu }) => cpu)),
      events: eventsOf(results),
    };
  }
}

function eventsOf(results: readonly MatchResult[]): Record<string, { games: number; count: number }> {
  const sums: Record<string, { games: number; count: number }> = {};
  for (const { events } of results) {
    for (const [event, count] of Object.entries(events)) {
      const sum = (sums[event] ??= { games: 0, count: 0 });
      sum.games++;
      sum.count += count;
    }
  }
  return sums;
}

function standingOf(name: string, index: number, results: readonly MatchResult[]): Standing {
  const byRound: number[][] = [];
  const worth: number[] = [];
  const leads: number[] = [];
  const ranks: number[] = [];
  let won = 0;
  let games = 0;
  for (const { match, scores, byRound: rounds } of results) {
    const own = match.seats.flatMap((entrant, seat) => (entrant === index ? [seat] : []));
    if (own.length === 0) continue;
    games++;
    const most = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
    won += winners.filter((seat) => own.includes(seat)).length / winners.length;
    for (const seat of own) {
      worth.push(scores[seat]!);
      ranks.push(rankOf(scores, seat));
    }
    const others = scores.filter((_, seat) => !own.includes(seat));
    if (others.length > 0) leads.push(average(own.map((seat) => scores[seat]!)) - average(others));
    rounds.forEach((values, round) => {
      (byRound[round] ??= []).push(...own.map((seat) => values[seat]!));
    });
  }
  return {
    name,
    seats: worth.length,
    won: shareOf(won, games),
    worth: meanOf(worth),
    lead: leads.length > 0 ? meanOf(leads) : null,
    rank: meanOf(ranks),
    byRound: byRound.map(meanOf),
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of those who have the same, each has the middle of their places. */
const rankOf = (scores: readonly number[], seat: number): number =>
  scores.reduce((rank, score, other) => {
    if (other === seat) return rank;
    return score > scores[seat]! ? rank + 1 : score === scores[seat] ? rank + 0.5 : rank;
  }, 1);
