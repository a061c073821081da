/** What page, import and bots ask of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type {
  Emergency,
  Merger,
  OperatingTurn,
  PrivateAuction,
  State,
  StockTurn,
  TrackStep,
} from './state.ts';
export { operatingRoundOf, orderFrom, phase, stockRoundOf } from './state.ts';
export {
  ADRIAN,
  BURLINGTON,
  COBOURG,
  DIRECTOR_SHARES,
  discardedPrivates,
  ERIE_HOME,
  PETERBOROUGH,
  privateOf,
  startingPrivates,
} from './material.ts';
export { canTakeFrom, handOf } from './07-stock-round/7.5-mergers/7.5.2.1-trading.ts';
export { nextTrain } from './08-operating-round/8.3.5.1-trains.ts';
export { sumOwed } from './08-operating-round/8.3.5.2-raising.ts';
export { inGray } from './12-stock-market.ts';
export { isForSale } from './13-companies/13.2.1-privates.ts';
export { MOHAWK } from './13-companies/13.2.2.6-mohawk.ts';
export { companyOf, isFloated, isSystem, shellsOf, trainsIn } from './13-companies/13.4-systems.ts';
export { isFull } from './15-trains/15.4-train-limit.ts';
export { hasCoal } from './16-coal.ts';
export { type Forecast as MergerForecast, forecastMerger, isMergerOffer } from './merger-forecast.ts';
