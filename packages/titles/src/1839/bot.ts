/** What only this book knows and a player who looks ahead has to ask. Answers, no strategy. */
import { type BotAnswers, DEPOT, IPO, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { isAfter } from './08-operating-round/8.3-turn.ts';
import { price } from './13-stock-market.ts';
import { dealtPrivate } from './14-companies/14.2-privates.ts';
import { trainDef } from './16-trains/16.1-trains.ts';
import { closing } from './17-phases.ts';
import {
  DIEPENBROCK,
  FACTORY,
  FLOAT_LEFT,
  market,
  MOBILIER,
  phaseNumber,
  phases,
  privateOf,
  roster,
} from './material.ts';
import { operatingRoundOf, operatingTurnOf, phase, type State } from './state.ts';

const LAST = phases.at(-1)!;
/** Trains that all companies together buy in an operating round, by experience. */
const BOUGHT_A_ROUND = 2;
const USUAL_PAR = 66;
/** What a Lokaalspoorwegen is worth that comes for a closed private: four shares at its price. */
const NEW_LOCAL = 100;
/** What the others bring: a train, a revenue that grows, money with a debt that follows. */
const MORE: Readonly<Record<string, number>> = { [DIEPENBROCK]: 100, [FACTORY]: 100, [MOBILIER]: 200 };

/** Rounds in which a price that only rises comes to the top. */
const toTop = (s: State): number =>
  Math.min(99, ...Object.values(s.market.at).map(({ col }) => market[0]!.rows[0]!.length - 1 - col));

/**
 * The set that begins in purple phase is the last; before that the trains still to be sold tell how far it is. A price
 * near the top ends it sooner.
 */
function roundsLeft(s: State): number {
  const { operatingRound, sets, topReached, lastSet } = s.ext;
  const inSet = operatingRound === 0 ? phase(s).operatingRounds : (sets.at(-1) ?? 1) - operatingRound + 1;
  if (topReached) return operatingRound === 0 ? 0 : 1;
  const most = toTop(s) + 1;
  if (lastSet || (s.phase === LAST.id && operatingRound === 0)) return Math.min(most, inSet);
  const ahead = trainsOf(s, roster, DEPOT).filter((train) => trainDef(train).phase !== LAST.id).length;
  return Math.min(most, inSet + Math.ceil(ahead / BOUGHT_A_ROUND) + LAST.operatingRounds);
}

function stillRuns(s: State, company: string): boolean {
  const turn = operatingTurnOf(s);
  if (turn?.of === company) return !isAfter(turn, 'dividend') || s.stack.at(-1)!.kind === 'dividend';
  return !operatingRoundOf(s)?.operated.includes(company);
}

/** Phases until it closes; the red one stays for good. */
function phasesLeft(s: State, id: string): number {
  const last = Object.keys(closing).find((one) => closing[one]!.includes(id));
  return last === undefined ? phases.length : Math.max(0, phaseNumber(last) - phaseNumber(s.phase));
}

export const bot: BotAnswers<State> = {
  words: {
    sell: [],
    // A sale is put together in a question of its own; what is opened is announced.
    opens: ['stockTurn.sell'],
    opened: ['announcement'],
    pass: ['pass', 'announcement.sell', 'announcement.forward', 'announcement.drop'],
    // Whose company may take shares back mostly keeps its money.
    procedure: ['redemption'],
    usually: ['decline'],
  },
  roundsLeft,
  stillRuns,
  toOperate(s, company) {
    if (isFloated(s, company)) return { missing: 0, money: 0 };
    const money = s.market.at[company] ? 10 * price(s, company) : 0;
    return { missing: Math.max(0, sharesOf(s, company, IPO) - FLOAT_LEFT), money };
  },
  keeps: (s, company) => sharesOf(s, company, POOL) + sharesOf(s, company, company),
  treasuryShares: () => 0,
  privateWorth(s, id, holder) {
    if (!s.players.includes(holder)) return 0;
    const { price: face, color, saleable = true } = privateOf(id);
    const { comesWith } = dealtPrivate(s.ext.drawn, id);
    // What comes with it is counted by itself once it is there.
    const shares = s.privates[id] === holder ? 0 : (comesWith?.shares ?? 0) * USUAL_PAR;
    const local = ['yellow', 'brown'].includes(color) ? NEW_LOCAL : 0;
    return shares + local + (MORE[id] ?? 0) + (saleable && phasesLeft(s, id) > 0 ? face : 0);
  },
  privateRounds: (s, id, rounds) => Math.min(rounds, 2 * phasesLeft(s, id)),
};
