/** 1820, composed in the order of its book. README.md says where each section is. */
import type { RuleEntry } from '@roundhouse/kernel';
import { cardsBy, defineTitle, problemOfRun, unlimitedCertificates } from '@roundhouse/rail';
import { asides } from './asides.ts';
import { bot } from './bot.ts';
import { begin } from './04-setup.ts';
import { course } from './05-overview.ts';
import { roundName, rounds } from './05-rounds.ts';
import { cousinAuction } from './06-stock-round/6.3.2-bidding.ts';
import { leftovers, overpayment } from './06-stock-round/6.3.3-end.ts';
import { besideSupply, futureTrains, takeTrains } from './06-stock-round/6.4-future-trains.ts';
import { growing } from './06-stock-round/6.5.2.2-increase.ts';
import { stockRound } from './06-stock-round/6.5.1-round.ts';
import { stockTurn } from './06-stock-round/6.5.1-turn.ts';
import { saleProceeds } from './06-stock-round/6.5.2.3-selling.ts';
import { lobbies } from './06-stock-round/6.6.1-resolving.ts';
import { float } from './06-stock-round/6.6.2-float.ts';
import { operatingOrder, operatingRound } from './07-operating-round/7.1-round.ts';
import { operatingTurn, pause } from './07-operating-round/7.2-turn.ts';
import { track } from './07-operating-round/7.2.1-track.ts';
import { station } from './07-operating-round/7.2.2-stations.ts';
import { run } from './07-operating-round/7.2.3-running.ts';
import { dividend } from './07-operating-round/7.2.4-dividends.ts';
import { due } from './07-operating-round/7.2.5-maintenance.ts';
import { discards } from './07-operating-round/7.2.6-discards.ts';
import { earlyTrains, trains } from './07-operating-round/7.2.7-step.ts';
import { contribution } from './07-operating-round/7.2.7-raising.ts';
import { repaying } from './07-operating-round/7.2.9-repaying.ts';
import { takeoverRound } from './08-issue-takeover/8.1-round.ts';
import { issues } from './08-issue-takeover/8.1-issues.ts';
import { merging } from './08-issue-takeover/8.2-merging.ts';
import { buyBack } from './08-issue-takeover/8.2-reducing.ts';
import { surplus } from './08-issue-takeover/8.2-surplus.ts';
import { offering } from './08-issue-takeover/8.4.1-restrictions.ts';
import { accepting } from './08-issue-takeover/8.4.2-accepting.ts';
import { bidding } from './08-issue-takeover/8.4.2-auction.ts';
import { acquiring } from './08-issue-takeover/8.4.3-acquiring.ts';
import { overage, twins } from './08-issue-takeover/8.4.3-markers.ts';
import { takeover } from './08-issue-takeover/8.4.3-procedure.ts';
import { shortfall } from './08-issue-takeover/8.5-shortfall.ts';
import { netWorth } from './09-game-end.ts';
import { offer } from './10-context/10.1-agreements.ts';
import { orphans } from './10-context/10.3-orphans.ts';
import { britishRailTurn } from './13-companies/13.5-turn.ts';
import { discard } from './13-companies/13.7-train-limit.ts';
import { heir } from './13-companies/13.4-heir.ts';
import { holders } from './13-companies/13.4-directors.ts';
import { runProblemOf } from './15-trains/15.2-network.ts';
import { price } from './16-stock-market.ts';
import { excessLoans } from './17-excess-loans.ts';
import { reachFor } from './geography.ts';
import { invariants } from './invariants.ts';
import { cards, material, roster } from './material.ts';
import { foreseen, priceMoves } from './prices.ts';
import { project } from './project.ts';
import questions from './questions.json' with { type: 'json' };
import { formerReadings, options, readings } from './readings.ts';
import rules from './rules.json' with { type: 'json' };
import type { State } from './state.ts';
import { wording } from './wording.ts';
import words from './words.json' with { type: 'json' };

const frames = {
  course,
  cousinAuction,
  overpayment,
  leftovers,
  futureTrains,
  takeTrains,
  stockRound,
  stockTurn,
  lobbies,
  float,
  increase: growing,
  heir,
  offer,
  operatingRound,
  britishRailTurn,
  orphans,
  operatingTurn,
  pause,
  track,
  station,
  dividend,
  due,
  discard,
  run,
  discards,
  earlyTrains,
  trains,
  contribution,
  repaying,
  takeoverRound,
  issues,
  buyBack,
  surplus,
  merging,
  offering,
  bidding,
  accepting,
  acquiring,
  takeover,
  twins,
  overage,
  excessLoans,
  shortfall,
};

export const title1820 = defineTitle<State>()({
  id: '1820',
  name: '1820',
  // 2-5, Q6.
  players: { min: 2, max: 5 },
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
  runProblem: problemOfRun(runProblemOf),
  runProblemOf,
  reachFor,
  roundName,
  rounds,
  operatingOrder,
  // There is no limit on them.
  certificates: unlimitedCertificates(1),
  priceOf: price,
  saleProceeds,
  priceMoves,
  foreseen,
  holders,
  stationsLeft: (s, company) => s.ext.charters[company]?.markers ?? 0,
  train: cardsBy(roster, cards),
  asides,
  besideSupply,
  bot,
  score: (s) => Object.fromEntries(s.players.map((player) => [player, netWorth(s, player)])),
});

/** @public Found by code that looks titles up by folder. */
export { title1820 as title };
