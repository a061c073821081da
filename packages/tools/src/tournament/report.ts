import { table } from '../output.ts';
import type { MatchResult } from './match.ts';
import type { Entrant } from './entrants.ts';
import type { Interval, Standings } from './standings.ts';

const whole = (value: number): string => value.toFixed(0);
const percent = ({ mean, low, high }: Interval): string =>
  `${whole(100 * mean)} % (${whole(100 * low)}–${whole(100 * high)})`;
const around = ({ mean, low, high }: Interval): string => `${whole(mean)} (${whole(low)}–${whole(high)})`;

/** One game as a row. */
export function matchRow(
  { match, scores, actions, byRound, end, failure, cpu }: MatchResult,
  entrants: readonly Entrant[],
): string {
  const seats = match.seats.map((entrant, seat) => `${entrants[entrant]!.name} ${scores[seat]}`);
  const facts = `deal ${match.deal}.${match.rotation + 1}  ${actions} actions  ${byRound.length} ORs  ${(cpu / 1000).toFixed(1)} s`;
  return `${facts}  ${seats.join(', ')}  ${failure === null ? end : `FAILED: ${failure}`}`;
}

/** The standings for readers, with a line for each kind of event that is counted. */
export function reportLines(result: Standings, counted: readonly string[] = []): string[] {
  const { entrants, thought } = result;
  const rows = [
    ['', 'seats', 'won', 'worth at the end', 'more than the others', 'place'],
    ...entrants.map(({ name, seats, won, worth, lead, rank }) => [
      name,
      seats,
      percent(won),
      around(worth),
      lead ? around(lead) : '',
      rank.mean.toFixed(2),
    ]),
  ];
  const longest = Math.max(0, ...entrants.map(({ byRound }) => byRound.length));
  const byRound = [
    ['after OR', ...entrants.map(({ name }) => name)],
    ...Array.from({ length: longest }, (_, round) => [
      String(round + 1),
      ...entrants.map((one) => (one.byRound[round] ? around(one.byRound[round]) : '')),
    ]),
  ];
  const ends = Object.entries(result.ends).map(([end, count]) => `${end} ${count}`);
  return [
    '',
    ...table(rows),
    '',
    ...table(byRound),
    '',
    `${result.games} different games${result.repeated > 0 ? `, ${result.repeated} more were repeated and are not counted` : ''}; ends: ${ends.join(', ') || 'none'}.`,
    `On average ${around(result.rounds)} operating rounds, ${around(result.actions)} actions and ${(result.cpu.mean / 1000).toFixed(1)} s of one core per game.`,
    `A move takes ${thought.median.toFixed(1)} ms of processor time, ${whole(thought.p95)} ms at the 95th percentile, ${whole(thought.most)} ms at worst.`,
    ...counted.map((event) => {
      const { games, count } = result.events[event] ?? { games: 0, count: 0 };
      return `${event}: ${count} in all, in ${games} of ${result.games} games.`;
    }),
    result.failures.length === 0 ? 'Nothing failed.' : `${result.failures.length} failed:`,
    ...result.failures.map(({ deal, rotation, what }) => `  deal ${deal}, rotation ${rotation + 1}: ${what}`),
  ];
}
