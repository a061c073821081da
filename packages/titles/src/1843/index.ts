/** 1843, composed in the order of its book. README.md says where each section is. */
import type { RuleEntry } from '@roundhouse/kernel';
import { cardsBy, defineTitle, inTwoDimensions, problemOfRun, roundName, roundTrack } from '@roundhouse/rail';
import { asides } from './asides.ts';
import { begin } from './04-setup.ts';
import { course } from './05-overview.ts';
import { privateAuction } from './06-private-auction/6.1-process.ts';
import { lotAuction } from './06-private-auction/6.2-resolution.ts';
import { par } from './06-private-auction/6.3-par.ts';
import { stockRound } from './07-stock-round/7.1-round.ts';
import { stockTurn } from './07-stock-round/7.1-turn.ts';
import { saleProceeds } from './07-stock-round/7.2-selling.ts';
import { certificates, limitOf } from './07-stock-round/7.6-certificates.ts';
import { priceMoves } from './07-stock-round/7.7-price-movement.ts';
import { operatingOrder, operatingRound } from './08-operating-round/8.1-round.ts';
import { netWorth } from './08-operating-round/8.10-game-end.ts';
import { home } from './08-operating-round/8.3-homes.ts';
import { offer } from './08-operating-round/8.3-offers.ts';
import { operatingTurn, pause } from './08-operating-round/8.3-turn.ts';
import { track } from './08-operating-round/8.4-track.ts';
import { station } from './08-operating-round/8.5-station-step.ts';
import { run } from './08-operating-round/8.6-running.ts';
import { dividend } from './08-operating-round/8.7-dividends.ts';
import { mustBuyTrain } from './08-operating-round/8.8.1-on-sale.ts';
import { trains } from './08-operating-round/8.8.1-trains.ts';
import { lastCall } from './08-operating-round/8.8.3-bankruptcy.ts';
import { emergency } from './08-operating-round/8.8.3-emergency.ts';
import { portStep } from './08-operating-round/8.9-buying-ports.ts';
import { runProblemOf } from './13-trains.ts';
import { price } from './14-stock-market.ts';
import { discard } from './15-phases.ts';
import { bot } from './bot.ts';
import { reachFor } from './geography.ts';
import { invariants } from './invariants.ts';
import { material, roster } from './material.ts';
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
  operatingRound,
  home,
  track,
  station,
  run,
  dividend,
  trains,
  emergency,
  lastCall,
  ports: portStep,
  discard,
  operatingTurn,
  pause,
  offer,
};

export const title1843 = defineTitle<State>()({
  id: '1843',
  name: '1843',
  // 4-1.
  players: { min: 2, max: 6 },
  rules: rules as readonly RuleEntry[],
  questions,
  options,
  readings,
  formerReadings,
  frames,
  invariants,
  begin,
  project,
  material: () => material,
  words,
  wording,
  asides,
  runProblem: problemOfRun(runProblemOf),
  runProblemOf,
  reachFor,
  roundName,
  rounds: (s) => roundTrack(s, phase(s).operatingRounds),
  operatingOrder,
  certificates: (s, player) => ({ held: certificates(s, player), limit: limitOf(s) }),
  priceOf: price,
  mustBuyTrain,
  saleProceeds,
  priceMoves,
  foreseen: inTwoDimensions,
  train: cardsBy(roster, material.trains),
  bot,
  score: (s) => Object.fromEntries(s.players.map((player) => [player, netWorth(s, player)])),
});

/** @public Found by code that looks titles up by folder. */
export { title1843 as title };
