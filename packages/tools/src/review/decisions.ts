/** The decisions of a game, each beside what a bot would have done, knowing only what was known then. */
import { isAsGood, judge, type Judgement, type Matter, type Move, expectedWorths, viewOf } from '@roundhouse/bots';
import type { GameFile, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { stepsOf } from '../runs.ts';
import type { AnyTitle } from '../title.ts';

export interface Decided {
  /** The number of the action. */
  readonly at: number;
  readonly round: string;
  readonly by: string;
  readonly matter: Matter;
  readonly before: RailState;
  readonly action: LoggedAction;
  readonly best: Move;
  /** What was lost beside the best move; nothing where it was as good. */
  readonly lost: number;
  /** Its place among moves that really differ, from 1. */
  readonly place: number;
}

export interface Reviewed {
  readonly decisions: readonly Decided[];
  /** What everybody could expect to have at the end, at the beginning of each round. */
  readonly line: readonly { readonly round: string; readonly worths: Readonly<Record<string, number>> }[];
}

/** `tell` is called after each action, so that somebody who waits sees how far it is. */
export function decisionsOf(title: AnyTitle, file: GameFile, tell: (at: number) => void = () => {}): Reviewed {
  const decisions: Decided[] = [];
  const line: Reviewed['line'][number][] = [];
  let at = 0;
  let round = '';
  for (const { before, done } of stepsOf(title, file)) {
    at++;
    const now = title.roundName(before);
    if (now !== round) line.push({ round: now, worths: expectedWorths(title, viewOf(before)) });
    round = now;
    const { action } = done;
    if (before.players.includes(action.by)) {
      const judged = judge(title, viewOf(before), action.by, action);
      if (judged?.judged && judged.moves.length > 1) decisions.push(decided(judged, { at, round, before, action }));
    }
    tell(at);
  }
  return { decisions, line };
}

function decided(
  judgement: Judgement,
  { at, round, before, action }: Pick<Decided, 'at' | 'round' | 'before' | 'action'>,
): Decided {
  const judged = judgement.judged!;
  const place = 1 + judgement.moves.filter(({ less }) => less < judged.less).length;
  return {
    at,
    round,
    by: action.by,
    matter: judgement.matter,
    before,
    action,
    best: judgement.moves[0]!,
    lost: isAsGood(judgement, judged) ? 0 : judged.less,
    place,
  };
}
