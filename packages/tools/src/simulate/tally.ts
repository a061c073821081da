/** Counts what happens in games, without knowing any title: actions, events, payments, powers, settings and ends. */
import { apply, type Applied, choices, type GameEvent, type LoggedAction } from '@roundhouse/kernel';
import { GONE, type RailState } from '@roundhouse/rail';
import { watched } from '@roundhouse/titles/notable';
import { textOf } from '../text.ts';
import type { AnyTitle } from '../title.ts';
import type { Plan } from './plan.ts';

export type Counts = Record<string, number>;

export function count(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

export function countPlan(counts: Counts, plan: Plan): void {
  count(counts, `players ${plan.players}`);
  for (const [id, value] of Object.entries(plan.options)) count(counts, `option ${id}=${textOf(value)}`);
}

type Accepted = Extract<Applied<RailState>, { ok: true }>;

export function countAction(counts: Counts, title: AnyTitle, before: RailState, done: Accepted): void {
  const { action } = done;
  const kind = action.frame.split('/')[0]!;
  count(counts, `action ${kind}.${action.type}`);
  if (typeof action['using'] === 'string') count(counts, `using ${action.type} ${action['using']}`);
  for (const value of Object.values(action)) {
    if (value === 'pay' || value === 'half' || value === 'withhold')
      count(counts, `action ${kind}.${action.type} ${value}`);
  }
  countEvents(counts, done.events);
  countNotable(counts, title, before, done);
  for (const id of powersUsed(title, before, done)) count(counts, `power ${id} ${action.type}`);
}

/** The kinds of decisions that a position offers the player who acts: those that bots never take show beside those they do. */
export function countOffered(counts: Counts, title: AnyTitle, before: RailState, { by, frame }: LoggedAction): void {
  if (!before.players.includes(by)) return;
  const kind = frame.split('/')[0]!;
  for (const type of new Set(choices(title, before, by).map((choice) => choice.type)))
    count(counts, `offered ${kind}.${type}`);
}

/** What the title wants to see; with a zero for what has not happened yet, so that it is missed. */
function countNotable(counts: Counts, title: AnyTitle, before: RailState, { action, events, state }: Accepted): void {
  for (const [name, happens] of Object.entries(watched[title.id]?.notable ?? {})) {
    const often = Number(happens({ before, action, events, after: state }));
    if (often > 0 || counts[`notable ${name}`] === undefined) count(counts, `notable ${name}`, often);
  }
}

export function countEvents(counts: Counts, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.event === 'pay') count(counts, `paid ${textOf(event['why'])}`);
    else if (event.event === 'phase') count(counts, `phase ${textOf(event['phase'])}`);
    else count(counts, `event ${event.event}`);
  }
}

export function countEnd(counts: Counts, s: RailState, style: string): void {
  if (s.ended) count(counts, `end ${s.ended.reason}`);
  count(counts, `style ${style}`);
}

/**
 * Privates of the acting company without which this action would have been refused, or would have cost or earned
 * something else: their power was used.
 */
export function powersUsed(title: AnyTitle, before: RailState, done: Accepted): string[] {
  const company = done.action.frame.split('/')[1];
  if (company === undefined || !(company in before.companies)) return [];
  return Object.keys(before.privates).filter((id) => {
    if (before.privates[id] !== company) return false;
    const without = apply(title, { ...before, privates: { ...before.privates, [id]: GONE } }, done.action);
    return !without.ok || moneyIn(without.events) !== moneyIn(done.events);
  });
}

/** Payments and runs; what the next round brings, such as income, is not the action's own. */
function moneyIn(events: readonly GameEvent[]): string {
  const next = events.findIndex(({ event }) => event === 'round');
  const own = next < 0 ? events : events.slice(0, next);
  return JSON.stringify(own.filter(({ event }) => event === 'pay' || event === 'run'));
}

/** The counts of many games together: how often in all, and in how many games. */
export class Totals {
  readonly #all = new Map<string, { count: number; games: number }>();

  add(counts: Counts): void {
    for (const [key, value] of Object.entries(counts)) {
      const total = this.#all.get(key) ?? { count: 0, games: 0 };
      this.#all.set(key, { count: total.count + value, games: total.games + (value > 0 ? 1 : 0) });
    }
  }

  /** Sorted by key, so that two runs compare. */
  entries(): { key: string; count: number; games: number }[] {
    return [...this.#all].map(([key, total]) => ({ key, ...total })).sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}
