/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type {
  PrivateAuction,
  State,
} from './state.ts';
export {
  closesPar,
  DISCOUNT as discountStep,
  isLocal,
  KEPT_TRAIN,
  lotIds,
  MAJOR,
  phaseNumber,
  privateOf,
  RED,
  ruhrHexes,
  trainLimit,
} from './material.ts';
export { auction, orderByCash } from './06-private-auction/6-process.ts';
export { salePrice, sales } from './07-stock-round/7.2-selling.ts';
export { homeRevenue } from './07-stock-round/7.5-fee.ts';
export { isFloated } from './07-stock-round/7.5-floating.ts';
export { facts as emergencyFacts } from './08-operating-round/8.4-emergency.ts';
export { isMajor } from './13-stock-market.ts';
export { dealtPrivate } from './14-companies/14.2-privates.ts';
export { isRusted, isUnrun } from './16-trains/16.1-trains.ts';
export { areBarriersShut } from './geography.ts';
export { takesFor } from './prices.ts';
