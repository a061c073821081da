/** What became of the shares of own games: positions at the beginning of each round, and what each share then brought. */
import { choose, shareForecasts, viewOf, type Weights } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { type Applied, apply, deciders, type LoggedAction, start } from '@roundhouse/kernel';
import { type RailState, shareCount } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';

export interface Outcome {
  readonly s: RailState;
  /** By company: dividends still paid on a share, and its last price. */
  readonly brought: Readonly<Record<string, number>>;
}

/** A game of three of a kind, as its actions: what is kept of it is played again in a moment. */
export function ownGame(title: AnyTitle, weights: Weights, deal: number, noise: number): LoggedAction[] {
  const actions: LoggedAction[] = [];
  let s: RailState = start(title, { players: 3, seed: deal }).state;
  let shown = false;
  while (!s.ended) {
    const [by] = deciders(title, s);
    const first: LoggedAction | null = shown ? null : indication(title, s);
    const action: LoggedAction | null | undefined =
      first ?? (by === undefined ? null : choose(title, viewOf(s), by, deal, { weights, noise })?.action);
    if (!action) break;
    const done: Applied<RailState> = apply(title, s, action);
    if (!done.ok) break;
    actions.push(action);
    shown = action.type === 'indicate' || (shown && title.runProblem(done.state) !== null);
    s = done.state;
  }
  return actions;
}

/** Every position that began a round. Companies that are no more at the end have become something else, and tell nothing. */
export function outcomesOf(title: AnyTitle, deal: number, actions: readonly LoggedAction[]): Outcome[] {
  const seen: { readonly s: RailState; readonly paid: Readonly<Record<string, number>> }[] = [];
  const paid: Record<string, number> = {};
  let s: RailState = start(title, { players: 3, seed: deal }).state;
  let round = '';
  for (const action of actions) {
    const done = apply(title, s, action);
    if (!done.ok) break;
    for (const { event, company, revenue } of done.events) {
      if (event !== 'dividend' || typeof company !== 'string') continue;
      paid[company] = (paid[company] ?? 0) + Number(revenue) / Math.max(1, shareCount(done.state, company));
    }
    s = done.state;
    const now = title.roundName(s);
    if (s.ended || now === round) continue;
    round = now;
    seen.push({ s, paid: { ...paid } });
  }
  const last = s;
  const companies = Object.keys(last.companies).filter((company) => last.market.at[company] !== undefined);
  return seen.map(({ s: at, paid: before }) => ({
    s: at,
    brought: Object.fromEntries(
      companies.map((company) => [
        company,
        (paid[company] ?? 0) - (before[company] ?? 0) + title.priceOf(last, company),
      ]),
    ),
  }));
}

/** How far forecasts are off: the mean of the squares of log(real ÷ expected), so that half and twice count alike. */
export function errorOf(title: AnyTitle, weights: Weights, outcomes: readonly Outcome[]): number {
  let sum = 0;
  let count = 0;
  for (const { s, brought } of outcomes) {
    for (const { company, pays, ends } of shareForecasts(title, viewOf(s), weights)) {
      const real = brought[company];
      if (real === undefined) continue;
      sum += Math.log((real + SMALL) / (pays + ends + SMALL)) ** 2;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
/** Keeps what brings next to nothing from counting for more than all else. */
const SMALL = 20;
