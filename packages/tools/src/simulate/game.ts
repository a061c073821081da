import { choose, drawStyle, eager, randomTurn, type Style, viewOf, withPlayStyle } from '@roundhouse/bots';
import { playStep, tableOfBots } from '@roundhouse/host';
import { type Applied, deciders, dice, HOST, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { watched } from '@roundhouse/titles/notable';
import { byName, playerNames } from '../names.ts';
import type { AnyTitle } from '../title.ts';
import { Inspector } from './inspector.ts';
import { compareRun } from './compare-run.ts';
import type { Plan } from './plan.ts';
import { type Counts, countAction, countEnd, countEvents, countOffered, countPlan } from './tally.ts';

/** The line of one game. */
export interface GameRecord {
  readonly seed: number;
  readonly players: number;
  readonly actions: number;
  readonly rounds: number;
  readonly end: string | null;
  readonly scores: Readonly<Record<string, number>>;
  /** Time of playing alone: choosing, best runs, applying; no checks. */
  readonly ms: number;
}

/** Something that must never happen, and the action that led to it. */
export interface Violation {
  readonly plan: Plan;
  readonly action: number;
  readonly what: string;
}

/** A search for a best run, as the host shows it. */
export interface BestRun {
  readonly ms: number;
  readonly proven: boolean;
}

export interface Outcome {
  readonly record: GameRecord;
  readonly counts: Counts;
  readonly runs: readonly BestRun[];
  readonly violation: Violation | null;
}

/** A game that is longer than this does not end. */
const LONGEST = 20_000;
/** One that drags on so long is played on by players who bring it to its end: no book makes random ones do that. */
const DRAGS_ON = 4_000;

/** Who plays: everybody at random, everybody sensibly, or a sensible player at every other seat. */
export type Players = 'random' | 'sensible' | 'mixed';

interface Playing {
  readonly players?: Players;
  /** Every run is compared with an exhaustive search. */
  readonly exhaustive?: boolean;
  /** Sees every action that is played. */
  readonly each?: (done: Extract<Applied<RailState>, { ok: true }>) => void;
}

/** Plays one game to its end, or to the first violation. */
export function playGame(
  title: AnyTitle,
  plan: Plan,
  check: boolean,
  { players = 'random', exhaustive = false, each }: Playing = {},
): Outcome {
  const counts: Counts = {};
  const runs: BestRun[] = [];
  const clock = new Stopwatch();
  const chance = dice(plan.seed ^ 0x2545f491);
  const style = biasFor(title, plan.seed, drawStyle(chance));
  let state: RailState | null = null;
  let actions = 0;
  const outcome = (what: string | null): Outcome => ({
    record: recordOf(title, plan, state, actions, clock.ms),
    counts,
    runs,
    violation: what === null ? null : { plan, action: actions, what },
  });
  try {
    const first = clock.time(() => start(title, plan));
    state = first.state;
    countPlan(counts, plan);
    countEvents(counts, first.events);
    const inspector = check ? new Inspector(title, state, plan.seed) : null;
    let table = tableOfBots(title, state);
    while (!state.ended) {
      if (actions >= LONGEST) return outcome(`the game has not ended after ${LONGEST} actions`);
      const before: RailState = state;
      const from = clock.ms;
      let found: LoggedAction | null = null;
      const decision = clock.time(() =>
        playStep(table, (s) => {
          const now = actions < DRAGS_ON ? style : biasFor(title, plan.seed, eager);
          found = turnOf(title, s, players, plan.seed, chance, now);
          return found;
        }),
      );
      if (!decision) return outcome('nobody who is asked has a legal choice');
      // The rules let a player raise an offer without end; the table does not.
      if (decision.kind === 'refused' && decision.refusal.rule === 'table:offers') continue;
      actions++;
      if (decision.kind === 'refused') return outcome(`an offered choice is refused: ${said(found, decision.refusal)}`);
      if (decision.kind !== 'done' || !decision.applied)
        return outcome(`an offered choice is not taken: ${decision.kind}`);
      const { applied: done } = decision;
      if (done.action.by === HOST) runs.push({ ms: clock.ms - from, proven: done.action['proven'] === true });
      ({ table } = decision);
      ({ state } = table);
      each?.(done);
      countAction(counts, title, before, done);
      if (players !== 'random') countOffered(counts, title, before, done.action);
      const wrong = inspector?.judge(before, done) ?? (exhaustive ? compareRun(title, { before, done }, counts) : null);
      if (wrong) return outcome(wrong);
    }
    countEnd(counts, state, style.name);
    return outcome(null);
  } catch (error) {
    return outcome(error instanceof Error ? `it throws: ${error.message}` : `it throws: ${String(error)}`);
  }
}

/** One game in so many is played in a style of the title, each in its turn. */
const STYLED = 4;

/** By the seed alone, so that a game can be repeated. */
export function biasFor(title: AnyTitle, seed: number, style: Style): Style {
  const { bias, playStyles = [] } = watched[title.id] ?? {};
  const usual = bias === undefined ? style : { ...withPlayStyle(style, bias), name: style.name };
  if (playStyles.length === 0 || seed % STYLED !== 0) return usual;
  return withPlayStyle(usual, playStyles[(seed / STYLED) % playStyles.length]!);
}

/** What somebody at the table does next. Sensible players answer what they are asked; the others may meddle. */
function turnOf(
  title: AnyTitle,
  s: RailState,
  players: Players,
  seed: number,
  chance: (below: number) => number,
  style: Style,
): LoggedAction | null {
  const asked = players === 'random' ? undefined : deciders(title, s).find((by) => isSensible(s, by, players, seed));
  const thought = asked === undefined ? null : choose(title, viewOf(s), asked, seed);
  return thought?.action ?? randomTurn(title, s, chance, style);
}

const isSensible = (s: RailState, by: string, players: Players, seed: number): boolean =>
  players === 'sensible' || (s.players.indexOf(by) + seed) % 2 === 0;

const said = (action: LoggedAction | null, refusal: { rule: string; text: string }): string =>
  `${JSON.stringify(action)}: ${refusal.text} [${refusal.rule}]`;

function recordOf(title: AnyTitle, plan: Plan, s: RailState | null, actions: number, ms: number): GameRecord {
  return {
    seed: plan.seed,
    players: plan.players,
    actions,
    rounds: s?.ended?.round ?? 0,
    end: s?.ended?.reason ?? null,
    scores: s ? byName(s.players, playerNames(plan.players), title.score(s)) : {},
    ms: Math.round(ms * 10) / 10,
  };
}

class Stopwatch {
  ms = 0;

  time<T>(work: () => T): T {
    const from = performance.now();
    const result = work();
    this.ms += performance.now() - from;
    return result;
  }
}
