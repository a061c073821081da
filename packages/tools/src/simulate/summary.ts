import type { BestRun, GameRecord, Outcome, Violation } from './game.ts';
import { Totals } from './tally.ts';
import { counted } from '../counted.ts';

/** The last line of a simulation. */
export interface Summary {
  readonly games: number;
  readonly actions: number;
  readonly ms: { readonly mean: number; readonly median: number; readonly max: number };
  /** Searches for best runs: how many, how many of them proven, and how long they took. */
  readonly runs: {
    readonly count: number;
    readonly proven: number;
    readonly ms: { readonly median: number; readonly max: number };
  };
  readonly ends: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
  /** What happened how often, and in how many games. */
  readonly counts: Readonly<Record<string, readonly [count: number, games: number]>>;
}

/** Adds up outcomes as they come. */
export class Sums {
  readonly #totals = new Totals();
  readonly #times: number[] = [];
  readonly #runs: BestRun[] = [];
  readonly #ends: Record<string, number> = {};
  readonly violations: Violation[] = [];
  #actions = 0;

  add({ record, counts, runs, violation }: Outcome): void {
    this.#totals.add(counts);
    for (const run of runs) this.#runs.push(run);
    this.#times.push(record.ms);
    this.#actions += record.actions;
    const end = record.end ?? 'none';
    this.#ends[end] = (this.#ends[end] ?? 0) + 1;
    if (violation) this.violations.push(violation);
  }

  get games(): number {
    return this.#times.length;
  }

  summary(): Summary {
    const times = this.#times.toSorted((a, b) => a - b);
    const searches = this.#runs.map(({ ms }) => ms).sort((a, b) => a - b);
    const sum = times.reduce((all, ms) => all + ms, 0);
    return {
      games: times.length,
      actions: this.#actions,
      ms: {
        mean: tenth(sum / Math.max(1, times.length)),
        median: times[times.length >> 1] ?? 0,
        max: times.at(-1) ?? 0,
      },
      runs: {
        count: searches.length,
        proven: this.#runs.filter(({ proven }) => proven).length,
        ms: { median: tenth(searches[searches.length >> 1] ?? 0), max: tenth(searches.at(-1) ?? 0) },
      },
      ends: this.#ends,
      violations: this.violations,
      counts: Object.fromEntries(this.#totals.entries().map(({ key, count, games }) => [key, [count, games] as const])),
    };
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** One game as a row of the readable table. */
export function gameRow(record: GameRecord): string {
  const scores = Object.entries(record.scores).map(([name, score]) => `${name} ${score}`);
  const facts = `${String(record.seed).padStart(7)}  ${record.players} players  ${String(record.actions).padStart(4)} actions`;
  return `${facts}  ${String(record.rounds).padStart(2)} rounds  ${(record.end ?? 'no end').padEnd(10)}  ${record.ms.toFixed(0).padStart(5)} ms  ${scores.join(', ')}`;
}

/** What is counted, by the first word of its key, in the order of the report. */
const headings: readonly (readonly [first: string, heading: string])[] = [
  ['players', 'Players'],
  ['option', 'Options'],
  ['end', 'Ends'],
  ['compared', 'Best runs compared'],
  ['phase', 'Phases reached'],
  ['action', 'Actions by decision'],
  ['never', 'Offered and never done'],
  ['using', 'Powers named by an action'],
  ['power', 'Privates whose power made a difference'],
  ['notable', 'Rare events that should occur'],
  ['event', 'Events'],
  ['paid', 'Payments, by reason'],
  ['style', 'Styles of the players'],
];

/** The summary for readers. */
export function summaryLines(summary: Summary): string[] {
  const lines: string[] = [];
  const counts = { ...summary.counts, ...neverDone(summary.counts) };
  for (const [first, heading] of headings) {
    const found = Object.entries(counts).filter(([key]) => key.startsWith(`${first} `));
    if (found.length === 0) continue;
    lines.push('', heading);
    const width = Math.max(...found.map(([key]) => key.length));
    for (const [key, [count, games]] of found) {
      const label = key.slice(first.length + 1).padEnd(width - first.length);
      lines.push(`  ${label} ${String(count).padStart(8)}  in ${games} ${games === 1 ? 'game' : 'games'}`);
    }
  }
  const { mean, median, max } = summary.ms;
  const { runs } = summary;
  const wrong = summary.violations.length;
  lines.push(
    '',
    ...(runs.count === 0
      ? []
      : [
          `${runs.count} best runs, ${runs.proven} of them proven; ${runs.ms.median} ms in the median, ${runs.ms.max} at most.`,
        ]),
    `${counted(summary.games, 'game')}, ${counted(summary.actions, 'action')}; ${mean} ms a game (median ${median}, most ${max}); ${wrong === 0 ? 'no violations' : counted(wrong, 'violation')}.`,
  );
  return lines;
}

/** Kinds of decisions that were offered to players who think and that nobody took. */
function neverDone(counts: Summary['counts']): Record<string, Summary['counts'][string]> {
  const offered = Object.entries(counts).filter(([key]) => key.startsWith('offered '));
  return Object.fromEntries(
    offered
      .map(([key, value]) => [key.slice('offered '.length), value] as const)
      .filter(([kind]) => counts[`action ${kind}`] === undefined)
      .map(([kind, value]) => [`never ${kind}`, value]),
  );
}
