/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { PrivateAuction, State } from './state.ts';
export { phase, stockRoundOf } from './state.ts';
export {
  BID_STEP,
  DIRECTOR_SHARES,
  LAST_COLOR as lastColor,
  LYON,
  pars,
  phaseOf as phaseDef,
  PORT_PRICE,
  privateOf,
  trainDef,
} from './material.ts';
export { foreignersNow } from './05-foreigners.ts';
export { price as lotPrice } from './06-private-auction/6.1-process.ts';
export { prices as lyonPars } from './06-private-auction/6.3-par.ts';
export { orderByCash } from './07-stock-round/7.1-round.ts';
export { floating, sharePrice } from './07-stock-round/7.4-floating.ts';
export { lastRound } from './08-operating-round/8.10-game-end.ts';
export {
  cannotAffordTrain,
  mustBuyTrain,
  sidesSold,
} from './08-operating-round/8.8.1-on-sale.ts';
export { emergencyFacts } from './08-operating-round/8.8.3-raising.ts';
export { yellowTrains } from './13-trains.ts';
export { ENGINE_NAME as engine } from './data/train-cards.ts';
export { isBrown, isUncounted } from './14-stock-market.ts';
export { limits } from './15-phases.ts';
