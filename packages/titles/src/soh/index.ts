/** Steam Over Holland, composed in the order of its book. README.md says where each section is. */
import type { RuleEntry } from '@roundhouse/kernel';
import { byPrice, cardsBy, defineTitle, priceOf } from '@roundhouse/rail';
import { asides } from './asides.ts';
import { begin } from './1-preparation.ts';
import { course, roundName, wealth } from './2-game-play.ts';
import { lotAuction, privateAuction } from './3-phase-1.ts';
import { discard, phaseChange } from './3-phases.ts';
import { certificates, limitOf } from './4-stock-round/certificates.ts';
import { stockRound } from './4-stock-round/round.ts';
import { saleProceeds } from './4-stock-round/selling.ts';
import { stockTurn } from './4-stock-round/turn.ts';
import { buyPrivates } from './5-operating-rounds/buying-privates.ts';
import { station } from './5-operating-rounds/company-token.ts';
import { dividend } from './5-operating-rounds/dividends.ts';
import { emergency } from './5-operating-rounds/forced-purchases.ts';
import { reachFor } from './5-operating-rounds/geography.ts';
import { track } from './5-operating-rounds/laying-track.ts';
import { offer } from './5-operating-rounds/offers.ts';
import { treasuryShares } from './5-operating-rounds/own-shares.ts';
import { mustBuyTrain, trains } from './5-operating-rounds/purchasing-trains.ts';
import { operatingRound } from './5-operating-rounds/round.ts';
import { run, runProblem, runProblemOf } from './5-operating-rounds/running-trains.ts';
import { operatingTurn, pause } from './5-operating-rounds/turn.ts';
import { bot } from './bot.ts';
import { invariants } from './invariants.ts';
import { LAST_ROUND, market, material, roster } from './material.ts';
import { oldNames } from './old-names.ts';
import { foreseen, priceMoves } from './prices.ts';
import { project } from './project.ts';
import { options, readings } from './readings.ts';
import questions from './questions.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import type { State } from './state.ts';
import { wording } from './wording.ts';
import words from './words.json' with { type: 'json' };

const frames = {
  course,
  privateAuction,
  lotAuction,
  stockRound,
  stockTurn,
  operatingRound,
  operatingTurn,
  pause,
  treasuryShares,
  buyPrivates,
  track,
  station,
  run,
  dividend,
  trains,
  emergency,
  phaseChange,
  discard,
  offer,
};

export const soh = defineTitle<State>()({
  id: 'soh',
  name: 'Steam Over Holland',
  players: { min: 2, max: 5 },
  rules: rules as readonly RuleEntry[],
  questions,
  options,
  readings,
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
  roundName: (s) => roundName(s.ext.round),
  rounds: (s) => ({
    names: Array.from({ length: LAST_ROUND + 1 }, (_, round) => roundName(round)),
    // The distribution of the privates is no round (development-notes-1).
    uncounted: 1,
    at: s.ext.round,
    complete: true,
  }),
  operatingOrder: (s) => byPrice(market, s.market),
  certificates: (s, player) => ({ held: certificates(s, player), limit: limitOf(s) }),
  priceOf: (s, company) => priceOf(market, s.market, company),
  saleProceeds,
  priceMoves,
  foreseen,
  train: cardsBy(roster, material.trains),
  mustBuyTrain,
  bot,
  score: (s) => Object.fromEntries(s.players.map((player) => [player, wealth(s, player)])),
});

/** @public Found by code that looks titles up by folder. */
export { soh as title };
