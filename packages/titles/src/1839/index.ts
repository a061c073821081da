/** 1839, composed in the order of its book. README.md says where each section is. */
import type { RuleEntry } from '@roundhouse/kernel';
import { cardsBy, defineTitle, roundName, roundTrack, unlimitedCertificates } from '@roundhouse/rail';
import { asides } from './asides.ts';
import { begin } from './04-setup.ts';
import { course } from './05-overview.ts';
import { par } from './06-private-auction/6-par.ts';
import { privateAuction } from './06-private-auction/6-process.ts';
import { stockRound } from './07-stock-round/7.1-round.ts';
import { stockTurn } from './07-stock-round/7.1-turn.ts';
import { saleProceeds } from './07-stock-round/7.2-selling.ts';
import { announcement, redemption, sale } from './07-stock-round/7.2-selling.ts';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { homes } from './07-stock-round/7.5-homes.ts';
import { operatingOrder, operatingRound } from './08-operating-round/8.1-round.ts';
import { home } from './08-operating-round/8.3-homes.ts';
import { track } from './08-operating-round/8.3.1-track.ts';
import { station } from './08-operating-round/8.3.2-station-step.ts';
import { double } from './08-operating-round/8.3.2.3-doubles.ts';
import { offer } from './08-operating-round/8.3-offers.ts';
import { operatingTurn, pause } from './08-operating-round/8.3-turn.ts';
import { run, runProblem } from './08-operating-round/8.3.3-running.ts';
import { dividend } from './08-operating-round/8.3.4-dividends.ts';
import { mustBuyTrain, trains } from './08-operating-round/8.3.5-trains.ts';
import { emergency } from './08-operating-round/8.4-emergency.ts';
import { leaving } from './09-leaving/9-leaving.ts';
import { netWorth } from './10-game-end.ts';
import { bot } from './bot.ts';
import { price } from './13-stock-market.ts';
import { newLocal, newLocals } from './14-companies/14.2.3.1-new-locals.ts';
import { nationalisation, nationalisationRound } from './14-companies/14.3.4.1-round.ts';
import { discard } from './17-phases.ts';
import { runProblemOf } from './16-trains/16.2-routes.ts';
import { reachFor } from './geography.ts';
import { invariants } from './invariants.ts';
import { cards, DIRECTOR_SHARES, material, roster } from './material.ts';
import { foreseen, priceMoves } from './prices.ts';
import { project } from './project.ts';
import questions from './questions.json' with { type: 'json' };
import { formerReadings, options, readings } from './readings.ts';
import rules from './rules.json' with { type: 'json' };
import { phase, type State } from './state.ts';
import { wording } from './wording.ts';
import words from './words.json' with { type: 'json' };

const frames = {
  course,
  privateAuction,
  par,
  stockRound,
  stockTurn,
  announcement,
  sale,
  redemption,
  homes,
  operatingRound,
  operatingTurn,
  pause,
  home,
  station,
  track,
  double,
  run,
  dividend,
  trains,
  discard,
  offer,
  nationalisationRound,
  nationalisation,
  newLocals,
  newLocal,
  emergency,
  leaving,
};

export const title1839 = defineTitle<State>()({
  id: '1839',
  name: '1839',
  players: { min: 2, max: 4 },
  rules: rules as readonly RuleEntry[],
  questions,
  options,
  readings,
  formerReadings,
  frames,
  invariants,
  begin,
  project,
  material,
  playersIn: ({ ext }) => ext.order,
  words,
  wording,
  asides,
  runProblem,
  runProblemOf,
  reachFor,
  roundName,
  rounds: (s) => roundTrack(s, phase(s).operatingRounds),
  operatingOrder,
  // There is no limit on them (Q17).
  certificates: unlimitedCertificates(DIRECTOR_SHARES),
  bot,
  priceOf: price,
  mustBuyTrain: (s, company) => isFloated(s, company) && mustBuyTrain(s, company),
  saleProceeds,
  priceMoves,
  foreseen,
  train: cardsBy(roster, cards),
  score: (s) => Object.fromEntries(s.players.map((player) => [player, netWorth(s, player)])),
});

/** @public Found by code that looks titles up by folder. */
export { title1839 as title };
