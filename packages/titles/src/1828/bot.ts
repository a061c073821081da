/** What only this book knows and a player who looks ahead has to ask. Answers, no strategy. */
import { type BotAnswers, DEPOT, IPO, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { isAfter } from './08-operating-round/8.3-order.ts';
import { price } from './12-stock-market.ts';
import { isFloated, isSystem } from './13-companies/13.4-systems.ts';
import { phases } from './data/index.ts';
import { FLOAT_LEFT, market, phaseNumber, privateOf, roster, startingPrivates, trainDef } from './material.ts';
import { operatingRoundOf, operatingTurnOf, phase, type State } from './state.ts';

const LAST_PHASE = phases.at(-1)!.id;
const CLOSING = phases.findIndex(({ privatesClose }) => privatesClose);
/** Trains that all companies together buy in an operating round, by experience. */
const BOUGHT_A_ROUND = 2;
const TYPICAL_PAR = 79;
/** Being the first to build with a company. */
const DIRECTORSHIP = 60;

/**
 * The set that begins in the last phase is the last; before that the trains still to be sold tell how far it is. A price
 * near the top ends it sooner.
 */
function roundsLeft(s: State): number {
  const { operatingRound, sets, topReached } = s.ext;
  const inSet = operatingRound === 0 ? phase(s).operatingRounds : (sets.at(-1) ?? 1) - operatingRound + 1;
  if (topReached) return operatingRound === 0 ? 0 : 1;
  const nearest = Math.min(
    99,
    ...Object.values(s.market.at).map((cell) => market[0]!.rows[0]!.length - 1 - cell.col + Math.max(0, cell.row - 2)),
  );
  if (s.phase === LAST_PHASE) {
    const last = phase(s).operatingRounds;
    const isLast = operatingRound !== 0 && sets.at(-1) === last;
    return Math.min(nearest + 1, isLast || operatingRound === 0 ? inSet : inSet + last);
  }
  const ahead = trainsOf(s, roster, DEPOT).filter((train) => trainDef(train).phase !== LAST_PHASE).length;
  return Math.min(nearest + 1, inSet + Math.ceil(ahead / BOUGHT_A_ROUND) + phases.at(-1)!.operatingRounds - 1);
}

function stillRuns(s: State, company: string): boolean {
  const turn = operatingTurnOf(s);
  if (turn?.of === company) return !isAfter(turn, 'dividend') || s.stack.at(-1)!.kind === 'dividend';
  const round = operatingRoundOf(s);
  return round === undefined || !(round.operated.includes(company) || round.late.includes(company));
}

const isStarting = (id: string): boolean => startingPrivates.includes(id);

export const bot: BotAnswers<State> = {
  words: {
    bid: ['privateAuction.bid', 'lotAuction.bid'],
    trade: ['buyPrivate', 'buyTrainFrom', 'offerTrain'],
    outright: ['buyLot'],
    join: ['merge'],
    opens: ['fillShell'],
    opened: ['emergency'],
    procedure: ['merger'],
    usually: ['tradeUp', 'setAside', 'takeFrom', 'keepStation', 'giveUp'],
  },
  roundsLeft,
  stillRuns,
  toOperate(s, company) {
    if (isFloated(s, company)) return { missing: 0, money: 0 };
    const each = isSystem(s, company) ? price(s, company) : (s.ext.par[company] ?? 0);
    return { missing: Math.max(0, sharesOf(s, company, IPO) - FLOAT_LEFT), money: 10 * each };
  },
  keeps: (s, company) => sharesOf(s, company, POOL) + sharesOf(s, company, company),
  treasuryShares: () => 0,
  privateWorth(s, id, holder) {
    if (!s.players.includes(holder)) return 0;
    const { price: face, comesWith } = privateOf(id);
    // What comes with it is counted by itself once it is there.
    const shares = s.privates[id] === holder ? 0 : (comesWith?.shares ?? 0) * TYPICAL_PAR;
    // A $250 private closes with the first train of its company, all others close in red phase; until then a company may
    // pay up to twice the face for the others.
    if (isStarting(id)) return shares + (s.privates[id] === holder ? 0 : DIRECTORSHIP);
    return shares + (phaseNumber(s.phase) < CLOSING ? 1.2 * face : 0);
  },
  privateRounds: (s, id, rounds) =>
    phaseNumber(s.phase) >= CLOSING ? 0 : Math.min(rounds, isStarting(id) ? 2 : 2 * (CLOSING - phaseNumber(s.phase))),
};
