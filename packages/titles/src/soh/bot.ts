/** What only this book knows and a player who looks ahead has to ask. Answers, no strategy. */
import { type BotAnswers, type Cell, DEPOT, heldByPlayers, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { isStockRound } from './2-game-play.ts';
import { isAfter } from './5-operating-rounds/order.ts';
import { operatingTurnOf } from './5-operating-rounds/round.ts';
import { LAST_ROUND, POOL_LIMIT, market, phaseOf, privateOf, roster, SUBSIDISED, trainDef } from './material.ts';
import type { State } from './state.ts';

const steps = (cell: Cell): number => market[0]!.rows[0]!.length - 1 - cell.col;

/** The round marker stops at the last round, or with the round in which a price comes to the top. */
function roundsLeft(s: State): number {
  let rounds = 0;
  for (let round = Math.max(1, s.ext.round); round <= LAST_ROUND; round++) if (!isStockRound(round)) rounds++;
  if (s.ext.topReached) return isStockRound(s.ext.round) ? 0 : 1;
  const nearest = Math.min(...Object.values(s.market.at).map(steps), 99);
  return Math.min(rounds, nearest + 1);
}

function stillRuns(s: State, company: string): boolean {
  const turn = operatingTurnOf(s);
  if (turn?.of === company) return !isAfter(turn, 'dividend') || s.stack.at(-1)!.kind === 'dividend';
  const round = s.stack.find((frame) => frame.kind === 'operatingRound');
  return round === undefined || !round.operated.includes(company);
}

/** Privates pay until phase 5 closes them; companies buy them in phases 3 and 4 for up to their price. */
const closing = phaseOf('5').id;
/** Trains that all companies together buy in a round, by experience. */
const TRAINS_A_ROUND = 1.5;

export const bot: BotAnswers<State> = {
  words: { opens: ['emergency.commit'] },
  roundsLeft,
  stillRuns,
  toOperate: () => ({ missing: 0, money: 0 }),
  keeps: (s, company) => sharesOf(s, company, company),
  treasuryShares: (s, company) =>
    Math.max(
      0,
      Math.min(sharesOf(s, company, company), heldByPlayers(s, company), POOL_LIMIT - sharesOf(s, company, POOL)),
    ),
  privateWorth(s, id, holder) {
    const open = s.phase < closing;
    const price = privateOf(id).price;
    // A player can sell it to a company of his own, a company only uses it up.
    if (s.players.includes(holder)) {
      const share = id === 'P7' && s.companies[SUBSIDISED]!.status === 'unstarted' ? 60 : 0;
      return (open ? 0.5 * price : 0) + share;
    }
    return open || id === 'P6' ? 0.25 * price : 0;
  },
  privateRounds: (s, _, rounds) => (s.phase < closing ? Math.min(rounds, closingIn(s)) : 0),
};

/** Privates close with the first 5 train: in about as many rounds as trains are left before it. */
const closingIn = (s: State): number =>
  Math.max(1, trainsOf(s, roster, DEPOT).filter((train) => trainDef(train).phase < closing).length / TRAINS_A_ROUND);
