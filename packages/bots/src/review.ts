/** The decisions of a game, each beside what a bot would have done, knowing only what was known then. For terminal and page alike. */
import { apply, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { expectedWorths } from './expected.ts';
import { isAsGood, judging, type Judgement, type Matter, type Move } from './judge.ts';
import { viewOf } from './view.ts';

export interface Decided {
  /** The number of the action. */
  readonly at: number;
  readonly round: string;
  readonly by: string;
  readonly matter: Matter;
  readonly action: LoggedAction;
  readonly best: Move;
  /** What was lost beside the best move; nothing where it was as good. */
  readonly lost: number;
  /** Its place among moves that really differ, from 1. */
  readonly place: number;
}

export interface Expected {
  readonly round: string;
  /** So many actions came before. */
  readonly at: number;
  readonly worths: Readonly<Record<string, number>>;
}

export interface Review {
  readonly decisions: readonly Decided[];
  /** What everybody could expect to have at the end, at the beginning of each round. */
  readonly line: readonly Expected[];
}

export interface ReviewOptions {
  /** Only their moves are judged; of everybody where it is not said. */
  readonly players?: readonly string[];
}

/** In slices; yields after how many actions it is. */
export function* reviewing<S extends RailState>(
  title: RailTitle<S>,
  first: S,
  actions: readonly LoggedAction[],
  { players = first.players }: ReviewOptions = {},
): Generator<number, Review> {
  const decisions: Decided[] = [];
  const line: Expected[] = [];
  let before = first;
  for (const [index, action] of actions.entries()) {
    const round = title.roundName(before);
    if (round !== line.at(-1)?.round) line.push({ round, at: index, worths: expectedWorths(title, viewOf(before)) });
    if (players.includes(action.by)) {
      const work = judging(title, viewOf(before), action.by, action);
      let step = work.next();
      for (; !step.done; step = work.next()) yield index;
      if (step.value?.judged && step.value.moves.length > 1)
        decisions.push(decided(step.value, { at: index + 1, round, action }));
    }
    const done = apply(title, before, action);
    if (!done.ok) break;
    before = done.state;
    yield index + 1;
  }
  const round = title.roundName(before);
  if (before.ended || round !== line.at(-1)?.round)
    line.push({
      round: before.ended ? 'end' : round,
      at: actions.length,
      worths: before.ended ? title.score(before) : expectedWorths(title, viewOf(before)),
    });
  return { decisions, line };
}

function decided(judgement: Judgement, { at, round, action }: Pick<Decided, 'at' | 'round' | 'action'>): Decided {
  const judged = judgement.judged!;
  const best = judgement.moves[0]!;
  return {
    at,
    round,
    by: action.by,
    matter: judgement.matter,
    action,
    best,
    lost: isAsGood(judgement, judged) ? 0 : judged.less,
    place: 1 + judgement.moves.filter(({ less }) => less < judged.less).length,
  };
}

/** The decisions that cost a player most, the costliest first. */
export const costliest = <D extends Decided>(decisions: readonly D[], player: string, most: number): readonly D[] =>
  decisions
    .filter(({ by, lost }) => by === player && lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most);
