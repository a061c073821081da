/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { Announcement, PrivateAuction, Redemption, SaleFrame, State } from './state.ts';
export {
  closesPar,
  DISCOUNT as discountStep,
  KEPT_TRAIN,
  lotIds,
  MAJOR,
  phaseNumber,
  privateOf,
} from './material.ts';
export { auction, orderByCash } from './06-private-auction/6-process.ts';
export { dealtPrivate } from './14-companies/14.2-privates.ts';
export { takesFor } from './prices.ts';
export { salePrice, sales } from './07-stock-round/7.2-selling.ts';
export { isFloated } from './07-stock-round/7.5-floating.ts';
export { areBarriersShut } from './geography.ts';
export { isMajor } from './13-stock-market.ts';
