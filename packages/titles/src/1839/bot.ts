/** What only this book knows and a player who looks ahead has to ask. Answers, no strategy. */
import { type BotAnswers, DEPOT, IPO, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { homesFee } from './07-stock-round/7.5-fee.ts';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { mustBuyFirst } from './08-operating-round/8.3-first-train.ts';
import { isAfter } from './08-operating-round/8.3-order.ts';
import { nextTrain } from './08-operating-round/8.3.5-trains.ts';
import { isMajor, price } from './13-stock-market.ts';
import { dealtPrivate, GROWTH, revenueOf } from './14-companies/14.2-privates.ts';
import { trainDef } from './16-trains/16.1-trains.ts';
import { closing } from './17-phases.ts';
import {
  companyIds,
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
/** Trains that a company buys in an operating round, by experience: one in two rounds, with many companies around. */
const BOUGHT_A_ROUND = 0.45;
const USUAL_PAR = 66;
/** What a Lokaalspoorwegen is worth that comes for a closed private: four shares at its price. */
const NEW_LOCAL = 100;
/** What the others bring: a train, money with a debt that follows. */
const MORE: Readonly<Record<string, number>> = { [DIEPENBROCK]: 100, [MOBILIER]: 200 };

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
  const buyers = Math.max(4, companyIds.filter((company) => isFloated(s, company)).length);
  return Math.min(most, inSet + Math.ceil(ahead / (BOUGHT_A_ROUND * buyers)) + LAST.operatingRounds);
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

/** What it floats with; a Local pays for its homes at once. */
const capital = (s: State, company: string): number =>
  Math.max(0, 10 * price(s, company) - (isMajor(s, company) ? 0 : homesFee(s, company)));

/** A Local has its first train for nothing: as if it got the money for it. */
const freeTrain = (s: State, company: string): number =>
  !isMajor(s, company) && mustBuyFirst(s, company) ? nextTrain(s).face.price : 0;

/** Rounds that pass in gray and purple phase, when no private pays any more. */
const LATE_ROUNDS = 4;
/** All that Koninklijke Fabriek will pay: more each time. */
function growing(s: State): number {
  const times = Math.max(0, roundsLeft(s) - LATE_ROUNDS);
  return times * revenueOf(s, FACTORY) + (GROWTH * times * (times - 1)) / 2;
}

export const bot: BotAnswers<State> = {
  words: {
    sell: [],
    // A sale is put together in a question of its own; what is opened is announced.
    opens: ['stockTurn.sell'],
    opened: ['announcement'],
    // Of all pairs of markers a few are looked at.
    trade: ['buyPrivate', 'buyTrainFrom', 'swapStations'],
    pass: ['pass', 'announcement.sell', 'announcement.forward', 'announcement.drop'],
    // Whose company may take shares back mostly keeps its money.
    procedure: ['redemption'],
    usually: ['decline'],
  },
  roundsLeft,
  stillRuns,
  toOperate(s, company) {
    if (isFloated(s, company)) return { missing: 0, money: freeTrain(s, company) };
    return {
      missing: Math.max(0, sharesOf(s, company, IPO) - FLOAT_LEFT),
      money: s.market.at[company] ? capital(s, company) + freeTrain(s, company) : 0,
    };
  },
  keeps: (s, company) => sharesOf(s, company, POOL) + sharesOf(s, company, company),
  // 8.3.5-2, 9-16: even without a route, and who cannot pay leaves with nothing.
  trainOrRuin: true,
  treasuryShares: () => 0,
  privateWorth(s, id, holder) {
    if (!s.players.includes(holder)) return 0;
    const { price: face, color, saleable = true } = privateOf(id);
    const { comesWith } = dealtPrivate(s.ext.drawn, id);
    // What comes with it is counted by itself once it is there.
    const shares = s.privates[id] === holder ? 0 : (comesWith?.shares ?? 0) * USUAL_PAR;
    const local = ['yellow', 'brown'].includes(color) ? NEW_LOCAL : 0;
    return (
      shares + local + (id === FACTORY ? growing(s) : (MORE[id] ?? 0)) + (saleable && phasesLeft(s, id) > 0 ? face : 0)
    );
  },
  privateRounds: (s, id, rounds) => Math.min(rounds, 2 * phasesLeft(s, id)),
};
