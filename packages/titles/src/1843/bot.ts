/** What only this book knows and a player who looks ahead has to ask. Answers, no strategy. */
import { type BotAnswers, type Cell, DEPOT, IPO, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { isFloated } from './07-stock-round/7.4-floating.ts';
import { isAfter } from './08-operating-round/8.3-order.ts';
import { phases } from './data/index.ts';
import {
  FLOAT_LEFT,
  LAST_COLOR,
  market,
  phaseNumber,
  phaseOf,
  PORT_PRICE,
  ports,
  privateOf,
  roster,
  trainDef,
} from './material.ts';
import { phase, type State } from './state.ts';
import { operatingRoundOf, operatingTurnOf } from './state-operating.ts';

const CLOSING = phases.findIndex(({ privatesClose }) => privatesClose);
/** Certificates that companies and foreigners together take in an operating round, by experience. */
const TAKEN_A_ROUND = 2;
const USUAL_PAR = 79;
/** Being the first to build with a company. */
const DIRECTORSHIP = 40;

/** Rounds in which a price that only rises comes to the top. */
const toTop = ({ row, col }: Cell): number => market[0]!.rows[0]!.length - 1 - col + row;

/**
 * The set after the first in which a company owned a gray train is the last; before that the certificates still to be
 * taken tell how far it is. A price near the top ends it sooner.
 */
function roundsLeft(s: State): number {
  const { operatingRound, sets, stockRound, topReached, graySets } = s.ext;
  const inSet = operatingRound === 0 ? phase(s).operatingRounds : (sets.at(-1) ?? 1) - operatingRound + 1;
  if (topReached) return operatingRound === 0 ? 0 : 1;
  const top = Math.min(99, ...Object.values(s.market.at).map(toTop)) + 1;
  const [first] = graySets;
  const last = phaseOf(LAST_COLOR).operatingRounds;
  if (first !== undefined) return Math.min(top, first === stockRound ? inSet + last : inSet);
  const ahead =
    s.phase === LAST_COLOR ? 0 : trainsOf(s, roster, DEPOT).filter((train) => trainDef(train).id !== LAST_COLOR).length;
  return Math.min(top, inSet + Math.ceil(ahead / TAKEN_A_ROUND) + last);
}

function stillRuns(s: State, company: string): boolean {
  const turn = operatingTurnOf(s);
  if (turn?.of === company) return !isAfter(turn, 'dividend') || s.stack.at(-1)!.kind === 'dividend';
  const round = operatingRoundOf(s);
  return round === undefined || !(round.operated.includes(company) || round.late.includes(company));
}

export const bot: BotAnswers<State> = {
  words: {
    bid: ['privateAuction.bid', 'lotAuction.bid'],
    trade: ['buyPrivate', 'buyTrainFrom', 'offerTrain', 'buyPort'],
    outright: ['buyLot'],
    opened: ['emergency'],
  },
  roundsLeft,
  stillRuns,
  toOperate(s, company) {
    if (isFloated(s, company)) return { missing: 0, money: 0 };
    const money = 10 * (s.ext.par[company] ?? 0);
    return { missing: Math.max(0, sharesOf(s, company, IPO) - FLOAT_LEFT), money };
  },
  keeps: (s, company) => sharesOf(s, company, POOL),
  treasuryShares: () => 0,
  income: (s, company) => PORT_PRICE * ports.filter((hex) => s.ext.ports[hex] === company).length,
  privateWorth(s, id, holder) {
    if (!s.players.includes(holder)) return 0;
    const { price: face, comesWith, saleable = true } = privateOf(id);
    // What comes with it is counted by itself once it is there.
    const isNew = s.privates[id] !== holder;
    const shares = isNew ? (comesWith?.shares ?? 0) * USUAL_PAR : 0;
    // Until they close, companies may pay up to twice the face for all but the one that brings its own company.
    if (!saleable) return shares + (isNew ? DIRECTORSHIP : 0);
    return shares + (phaseNumber(s.phase) < CLOSING ? 1.2 * face : 0);
  },
  privateRounds: (s, id, rounds) =>
    phaseNumber(s.phase) >= CLOSING
      ? 0
      : Math.min(rounds, (privateOf(id).saleable ?? true) ? 2 * (CLOSING - phaseNumber(s.phase)) : 1),
};
