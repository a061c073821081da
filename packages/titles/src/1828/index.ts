/** 1828, composed in the order of its book. README.md says where each section is. */
import { frameName, type RuleEntry } from '@roundhouse/kernel';
import {
  cardsBy,
  defineTitle,
  inTwoDimensions,
  roundName,
  problemOfRun,
  roundTrack,
  type RunProblem,
  unlimitedCertificates,
} from '@roundhouse/rail';
import { asides } from './asides.ts';
import { begin } from './04-setup.ts';
import { course } from './05-game-overview.ts';
import { privateAuction } from './06-private-auction/6.1-process.ts';
import { lotAuction } from './06-private-auction/6.2-resolution.ts';
import { par } from './06-private-auction/6.3-par.ts';
import { stockRound } from './07-stock-round/7.1-round.ts';
import { stockTurn } from './07-stock-round/7.1-turn.ts';
import { saleProceeds } from './07-stock-round/7.2-selling.ts';
import { merger } from './07-stock-round/7.5-mergers/7.5.2-procedure.ts';
import { operatingOrder, operatingRound } from './08-operating-round/8.1-round.ts';
import { operatingTurn, pause } from './08-operating-round/8.3-turn.ts';
import { track } from './08-operating-round/8.3.1-track.ts';
import { markersLeft, station } from './08-operating-round/8.3.2-stations.ts';
import { run } from './08-operating-round/8.3.3-running.ts';
import { dividend } from './08-operating-round/8.3.4-dividends.ts';
import { arrange } from './08-operating-round/8.3.5.1-arranging.ts';
import { mustBuyTrain, trains } from './08-operating-round/8.3.5.1-trains.ts';
import { emergency } from './08-operating-round/8.3.5.2-emergency.ts';
import { lastCall } from './08-operating-round/bankruptcy.ts';
import { netWorth } from './09-game-end.ts';
import { offer } from './10-negotiation.ts';
import { price, priceMoves } from './12-stock-market.ts';
import { kalamazoo, peterborough } from './13-companies/13.2.2-purchases.ts';
import { cobourg, cobourgProblem, cobourgRun } from './13-companies/13.2.2.5-cobourg.ts';
import { mohawk } from './13-companies/13.2.2.6-mohawk.ts';
import { home } from './13-companies/13.3.2-homes.ts';
import { shellsOf } from './13-companies/13.4-systems.ts';
import { reachFor } from './14-track-tiles/geography.ts';
import { runProblemOf } from './15-trains/15.2-routes.ts';
import { discard } from './17-phases.ts';
import { bot } from './bot.ts';
import { invariants } from './invariants.ts';
import { DIRECTOR_SHARES, material, roster } from './material.ts';
import { oldNames } from './old-names.ts';
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
  lotAuction,
  par,
  stockRound,
  stockTurn,
  merger,
  operatingRound,
  home,
  track,
  station,
  run,
  dividend,
  arrange,
  trains,
  emergency,
  lastCall,
  discard,
  operatingTurn,
  pause,
  cobourg,
  cobourgRun,
  mohawk,
  kalamazoo,
  peterborough,
  offer,
};

const problemOf = problemOfRun(runProblemOf);

/** What the host searches when trains are about to run. */
function runProblem(s: State): RunProblem | null {
  const f = s.stack.at(-1);
  return f?.kind === 'cobourgRun' ? { frame: frameName(f), company: f.of, ...cobourgProblem(s, f) } : problemOf(s);
}

export const title1828 = defineTitle<State>()({
  id: '1828',
  name: '1828',
  players: { min: 3, max: 5 },
  rules: rules as readonly RuleEntry[],
  questions,
  options,
  readings,
  formerReadings,
  frames,
  invariants,
  oldNames,
  begin,
  project,
  material: () => material,
  words,
  wording,
  asides,
  runProblem,
  runProblemOf,
  reachFor,
  roundName,
  rounds: (s) => roundTrack(s, phase(s).operatingRounds),
  operatingOrder,
  // There is no limit on them.
  certificates: unlimitedCertificates(DIRECTOR_SHARES),
  priceOf: price,
  saleProceeds,
  priceMoves,
  foreseen: inTwoDimensions,
  shells: shellsOf,
  stationsLeft: (s, company) => Math.max(0, markersLeft(s, company)),
  train: cardsBy(roster, material.trains),
  mustBuyTrain,
  bot,
  score: (s) => Object.fromEntries(s.players.map((player) => [player, netWorth(s, player)])),
});

/** @public Found by code that looks titles up by folder. */
export { title1828 as title };
