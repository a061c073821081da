import {
  type Action,
  updateFrame,
  type Check,
  type Draft,
  type Frame,
  HOST,
  LONGEST_ID,
  type Move,
  movesFor,
  type Json,
  type PlayerId,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import * as z from 'zod/mini';
import type { Route } from '../routes/network.ts';
import type { RailState } from '../state.ts';
import type { RunAction, RunEarnings } from './judging.ts';
import { about } from '../subjects.ts';
import { shownToo } from './powers.ts';

export interface Indication {
  readonly routes: readonly Route[];
  readonly revenue: number;
  /** Other runs of the same worth that differ in what the title looks at: which trains run. */
  readonly ties?: readonly (readonly Route[])[];
}

/** A run that is shown, with what it earns. */
export type Shown = RunAction & {
  readonly revenue: number;
  readonly ties?: readonly (readonly Route[])[] | undefined;
};

/** A run that waits to be decided. */
export interface RunFrame<K extends string = string> extends Frame {
  readonly kind: K;
  readonly of: string;
  /** The best run without powers that somebody has shown. */
  readonly indicated: Indication | null;
  /** Of runs by powers the best of each choice of them. */
  readonly byPowers?: readonly Indication[];
}

/** What has been shown for a run, for its record; null where nothing was. */
export const shownRecord = ({ indicated, byPowers = [] }: RunFrame): Json =>
  indicated === null && byPowers.length === 0
    ? null
    : [indicated, ...byPowers].map((shown) => shown && [shown.revenue, toJson(shown.routes)]);

export interface RunSpec<S extends RailState, F extends RunFrame> {
  readonly judge: RunEarnings<S, F>;
  /** What every route must pass. */
  readonly checks: readonly Check<S, F, RunAction>[];
  /** What the run must pass beyond it: that nothing better was shown. */
  readonly best: readonly Check<S, F, RunAction>[];
  /** What an indication must pass beyond it: its sum, and that it beats what was shown. */
  readonly shown: readonly Check<S, F, Shown>[];
  /** Who may show a better run; all players, where not given. */
  players?(s: S): readonly PlayerId[];
  /** The run is decided. */
  ran(g: Draft<S>, f: F, run: Indication): void;
}

/** How much a run may say; far above what any title needs. */
const MOST_ROUTES = 40;
const MOST_POINTS = 500;
const MOST_TIES = 8;

const id = z.string().check(z.maxLength(LONGEST_ID));
const routes = z
  .array(z.strictObject({ train: id, path: z.array(id).check(z.maxLength(MOST_POINTS)), power: z.optional(id) }))
  .check(z.maxLength(MOST_ROUTES));
const sum = z.int().check(z.minimum(0));

/** What is said of a run that is shown. */
export const shownFields = {
  routes,
  revenue: sum,
  ties: z.optional(z.array(routes).check(z.maxLength(MOST_TIES))),
  upperBound: z.optional(sum),
  proven: z.optional(z.boolean()),
};

export const toJson = (list: readonly Route[]) =>
  list.map(({ train, path, power }) => ({ train, path: [...path], ...(power === undefined ? {} : { power }) }));

/** Running, and showing a better run: anybody may, and the host does. Nobody may then run for less. */
export function runMoves<S extends RailState, F extends RunFrame>(
  spec: RunSpec<S, F>,
): { run: Move<S, Frame, Action, 'run'>; indicate: Move<S, Frame, Action, 'indicate'> } {
  const move = movesFor<S>();
  const run = move({
    type: 'run',
    fields: { routes },
    candidates: (_, f: F) =>
      [f.indicated?.routes ?? [], ...(f.indicated?.ties ?? [])].map((shown) => ({
        openFields: { routes: { kind: 'indicated', best: toJson(shown) } },
        subjects: [about.company(f.of)],
      })),
    checks: [...spec.checks, ...spec.best],
    apply(g, f, a) {
      const revenue = spec.judge.revenueOf(g.s, f, a);
      log(g, { event: 'run', company: f.of, revenue, routes: toJson(a.routes) });
      spec.ran(g, f, { routes: a.routes, revenue });
    },
  });
  const indicate = move({
    type: 'indicate',
    fields: shownFields,
    actors: (s) => [HOST, ...(spec.players?.(s) ?? s.players)],
    candidates: () => [],
    checks: [...spec.checks, ...spec.shown],
    apply(g, f: F, a) {
      updateFrame<S, RunFrame>(
        g,
        f,
        shownToo(f, { routes: a.routes, revenue: a.revenue, ...(a.ties ? { ties: a.ties } : {}) }),
      );
    },
  });
  return { run, indicate };
}
