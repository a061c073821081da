/** 5 Game Overview: a Stock Round, then twice an Operating and an Issue & Takeover Round (5-1). */
import { type FrameKind, log, push } from '@roundhouse/kernel';
import { type Course, setExt } from '@roundhouse/rail';
import { OPERATING_ROUNDS, roundName } from './05-rounds.ts';
import { beginStockRound } from './06-stock-round/6.1-stages.ts';
import { beginTakeoverRound } from './08-issue-takeover/8.1-round.ts';
import { finish, someoneControls } from './09-game-end.ts';
import { isHerLast } from './10-context/10.8-victoria.ts';
import type { Ext, Game, State } from './state.ts';

/** The first round is a Stock Round (4-2). */
function nextRound({
  stockRound,
  operatingRound,
  takeovers,
}: Ext): Pick<Ext, 'stockRound' | 'operatingRound' | 'takeovers'> {
  if (stockRound > 0 && operatingRound > 0 && !takeovers) return { stockRound, operatingRound, takeovers: true };
  if (stockRound > 0 && operatingRound < OPERATING_ROUNDS)
    return { stockRound, operatingRound: operatingRound + 1, takeovers: false };
  return { stockRound: stockRound + 1, operatingRound: 0, takeovers: false };
}

/** After a round: the reasons to end the game at its end. */
function endAfter(g: Game): void {
  const { stockRound, operatingRound, takeovers, topReached } = g.s.ext;
  if (stockRound === 0) return;
  // In a Stock Round at once after its adjustments, in the other rounds at their end (9.1-3, 9.1-4, Q72).
  if (topReached) finish(g, 'top-price');
  // 9.1-2.
  else if ((operatingRound === 0 || takeovers) && !someoneControls(g.s)) finish(g, 'no-control');
}

/** On top of the stack only when a round is over: ends the game or goes on to the next round. */
function advance(g: Game): boolean {
  endAfter(g);
  if (g.s.ended !== null) return true;
  setExt(g, nextRound(g.s.ext));
  log(g, { event: 'round', name: roundName(g.s) });
  if (g.s.ext.operatingRound === 0) beginStockRound(g);
  else if (g.s.ext.takeovers) beginTakeoverRound(g);
  else push(g, { kind: 'operatingRound', incomePaid: true, operated: [], lastOfVictoria: isHerLast(g.s) });
  return true;
}

export const course = { actors: () => [], moves: [], advance } satisfies FrameKind<State, Course>;
