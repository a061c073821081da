/** Forecast beside outcome: what a share was said to bring, and what it brought, round by round of own games. */
import { shareForecasts, viewOf } from '@roundhouse/bots';
import { shareCount, type RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';
import type { Entrant } from './entrants.ts';
import { type Match, playMatch } from './match.ts';

/** A share at the beginning of a round. */
interface Sight {
  readonly round: string;
  readonly company: string;
  readonly price: number;
  readonly forecast: number;
  /** Dividends that it had paid by then. */
  readonly paidBefore: number;
}

export interface RoundSight {
  readonly round: string;
  readonly shares: number;
  readonly price: number;
  readonly forecast: number;
  readonly real: number;
}

interface Seen extends Omit<Sight, 'paidBefore'> {
  readonly real: number;
}

/** Every share of one game at the beginning of every round, with what became of it. */
export async function sightsOf(title: AnyTitle, entrants: readonly Entrant[], match: Match): Promise<Seen[]> {
  const paid: Record<string, number> = {};
  const sights: Sight[] = [];
  const weights = entrants[match.seats[0]!]!.weights;
  let round = '';
  let last: RailState | null = null;
  const result = await playMatch(title, entrants, match, ({ after, events }) => {
    for (const { event, company, revenue } of events) {
      if (event !== 'dividend' || typeof company !== 'string') continue;
      paid[company] = (paid[company] ?? 0) + Number(revenue) / Math.max(1, shareCount(after, company));
    }
    last = after;
    const now = title.roundName(after);
    if (after.ended || now === round) return;
    round = now;
    for (const { company, price, pays, ends } of shareForecasts(title, viewOf(after), weights ?? undefined))
      sights.push({ round, company, price, forecast: pays + ends, paidBefore: paid[company] ?? 0 });
  });
  if (result.failure !== null) throw new Error(`deal ${match.deal}: ${result.failure}`);
  const end = last as RailState | null;
  // A company that is no more by then has become something else: what a share of it brought cannot be told.
  const lives = (company: string): boolean => end?.market.at[company] !== undefined;
  return sights
    .filter(({ company }) => lives(company))
    .map(({ paidBefore, ...sight }) => ({
      ...sight,
      real: (paid[sight.company] ?? 0) - paidBefore + title.priceOf(end!, sight.company),
    }));
}

/** The means of each round, over all shares of all games, in the order of play. */
export function byRoundOf(sights: readonly Seen[]): RoundSight[] {
  const rounds = new Map<string, Seen[]>();
  for (const sight of sights) rounds.set(sight.round, [...(rounds.get(sight.round) ?? []), sight]);
  const mean = (of: readonly Seen[], what: 'price' | 'forecast' | 'real'): number =>
    of.reduce((sum, one) => sum + one[what], 0) / of.length;
  return [...rounds].map(([round, of]) => ({
    round,
    shares: of.length,
    price: mean(of, 'price'),
    forecast: mean(of, 'forecast'),
    real: mean(of, 'real'),
  }));
}
