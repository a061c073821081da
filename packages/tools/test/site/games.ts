import { drawTemper, randomTurn } from '@roundhouse/bots';
import { dealOf } from '@roundhouse/exchange/soh/index';
import { apply, dice, HOST, type LoggedAction, start } from '@roundhouse/kernel';
import { bestRun, type RunProblem } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { presets } from '@roundhouse/titles/soh/readings';
import type { RunStep, State } from '@roundhouse/titles/soh/state';
import { SiteWriter, type Written } from './writer.ts';

export interface Played {
  readonly state: State;
  readonly players: number;
  readonly seed: number;
  readonly actions: readonly Written[];
}

/** A random game by the readings of the site, written as the site would have recorded it. */
export function playForSite(seed: number, players: number, most = Number.POSITIVE_INFINITY): Played {
  const deal = { privates: dealOf(seed, players) };
  let s: State = start(soh, { players, seed, deal, readings: presets.site.readings }).state;
  const writer = new SiteWriter(s);
  const chance = dice(seed);
  const temper = drawTemper(chance);
  for (let i = 0; i < most && !s.ended; i++) {
    const shown = (s.stack.at(-1) as RunStep).indicated !== null;
    const problem: RunProblem | null = shown ? null : soh.runProblem(s);
    const { routes, revenue } = problem ? bestRun(problem.network, problem.trains, { maxNodes: 5000 }) : noRun;
    const action: LoggedAction = problem
      ? { type: 'indicate', by: HOST, frame: problem.frame, routes, revenue }
      : randomTurn(soh, s, chance, temper)!;
    const done = apply(soh, s, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} ${done.refusal.text}`);
    s = done.state;
    writer.add(done);
  }
  return { state: s, players, seed, actions: writer.actions };
}

const noRun = { routes: [], revenue: 0 };

/** The export of a game, numbered from 1. */
export function exportOf({ players, seed, state, actions }: Played, more: Record<string, unknown> = {}) {
  const seats = Array.from({ length: players }, (_, i) => `player${i + 1}`);
  return {
    id: 1,
    title: 'Steam Over Holland',
    players: seats.map((player) => ({ id: SiteWriter.id(player), name: `Name of ${player}` })),
    settings: { seed, optional_rules: [] },
    status: state.ended ? 'finished' : 'active',
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...more,
  };
}
