/** A run in words, and the other ways to run that a director may choose. */
import { type Choice, fill, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, checkRoutes, type Route, type RunProblem, wordOf } from '@roundhouse/rail';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { chosenWays } from '@roundhouse/rail/runs/powers';
import { toJson } from '@roundhouse/rail/runs/moves';
import type { Desk } from './desk.ts';

/** Route by route: `3 train: Amsterdam – Utrecht fl. 60`. */
export function runWords(desk: Desk, routes: readonly Route[]): string {
  if (routes.length === 0) return 'no train runs';
  const problem = desk.title.runProblem(desk.s);
  const check = problem && checkRoutes(problem.network, problem.ways ?? problem.trains, routes, problem.rules ?? {});
  return routes
    .map(({ train, path, power }) => {
      const stops = path.filter((point) => point.includes(':')).map((point) => desk.names.stop(point));
      const pay = check && !('fault' in check) ? check.routes.find((one) => one.train === train) : undefined;
      const by = power === undefined ? '' : ` with ${desk.names.lot(power)}`;
      const sum = pay ? ` = ${desk.money(pay.revenue)}` : '';
      return `${desk.names.train(train)} train${by}: ${stops.join(' – ')}${sum}`;
    })
    .join('; ');
}

/** The routes of an action, if it is a run. */
export const routesOf = (action: LoggedAction): readonly Route[] | null =>
  Array.isArray(action['routes']) ? (action['routes'] as readonly Route[]) : null;

/** A run that uses powers: which, on which trains, and what it earns. */
export interface PowerRun {
  readonly action: LoggedAction;
  readonly text: string;
}

/** Enough to find the best run with a power without keeping anybody waiting. */
const NODES = 200_000;
/** Of more combinations than this only the first are tried. */
const MOST_WAYS = 40;

/** Every choice of powers that the run allows, with what it brings to the company and to the one who grants the power. */
export function powerRuns(desk: Desk, choice: Choice): PowerRun[] {
  const problem = desk.title.runProblem(desk.s);
  if (!problem?.ways?.some(({ power }) => power !== undefined)) return [];
  const plain = revenueOf(desk, fill(choice)) ?? 0;
  const found = new Map<string, PowerRun>();
  for (const use of usesOf(problem).slice(0, MOST_WAYS)) {
    const { routes } = bestRun(problem.network, chosenWays(problem.ways, use), { ...problem.rules, maxNodes: NODES });
    const action = fill(choice, { routes: toJson(routes) });
    const revenue = revenueOf(desk, action);
    if (revenue === null || !routes.some(({ power }) => power !== undefined)) continue;
    const text = [
      ...Object.entries(use).map(([train, power]) => powerWords(desk, train, power)),
      `${desk.money(revenue)} in all, ${desk.money(Math.abs(revenue - plain))} ${revenue < plain ? 'less' : 'more'}`,
      ...incomesOf(desk, action),
    ].join(' · ');
    if (!found.has(text)) found.set(text, { action, text });
  }
  return [...found.values()];
}

function powerWords(desk: Desk, train: string, power: string): string {
  const does = wordOf(desk.title, `own.powers.${power}`);
  return `${desk.names.train(train)} train with ${desk.names.lot(power)}${does === undefined ? '' : ` (${does})`}`;
}

function revenueOf(desk: Desk, action: LoggedAction): number | null {
  const outcome = outcomeOf(desk.title, desk.s, action);
  if (!outcome.ok) return null;
  return Number(outcome.events.find(({ event }) => event === 'run')?.['revenue'] ?? 0);
}

/** What the run pays to anybody but the company, at once. */
function incomesOf(desk: Desk, action: LoggedAction): string[] {
  const outcome = outcomeOf(desk.title, desk.s, action);
  if (!outcome.ok) return [];
  return outcome.changes.flatMap((change) =>
    change.kind === 'cash' && !(change.owner in desk.s.companies) && change.after > change.before
      ? [`${desk.names.lot(change.owner)} gets ${desk.money(change.after - change.before)}`]
      : [],
  );
}

/** Each train runs as it is or by one of its powers; the choice of none is left out. */
function usesOf({ ways = [] }: RunProblem): Readonly<Record<string, string>>[] {
  let uses: Readonly<Record<string, string>>[] = [{}];
  for (const { id, power } of ways) {
    if (power === undefined) continue;
    uses = [...uses, ...uses.filter((use) => use[id] === undefined).map((use) => ({ ...use, [id]: power }))];
  }
  return uses.filter((use) => Object.keys(use).length > 0);
}
