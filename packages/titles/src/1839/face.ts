/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { PrivateAuction, State } from './state.ts';
export { DISCOUNT as discountStep, KEPT_TRAIN, lotIds, privateOf } from './material.ts';
export { auction, orderByCash } from './06-private-auction/6-process.ts';
export { dealtPrivate } from './14-companies/14.2-privates.ts';
