/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { PrivateAuction, State, StockTurn } from './state.ts';
export { stockRoundOf } from './state.ts';
export { BID_STEP, DIRECTOR_SHARES, LYON, pars, privateOf } from './material.ts';
export { price as lotPrice } from './06-private-auction/6.1-process.ts';
export { prices as lyonPars } from './06-private-auction/6.3-par.ts';
export { orderByCash } from './07-stock-round/7.1-round.ts';
export { floating } from './07-stock-round/7.4-floating.ts';
export { yellowTrains } from './13-trains.ts';
