/** What the page asks of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { Frames, State } from './state.ts';
export { BID_STEP, BR, cousinOf, END_COLUMN, isCousin, LOAN, pars, roster } from './material.ts';
export { distanceFee, feePath } from './06-stock-round/6.6.2-distance.ts';
export { saleOf as increaseSale } from './06-stock-round/6.5.2.2-growing.ts';
export { missingIn } from './06-stock-round/6.6.2-buyers.ts';
export { type FloatTerms, saleOf as floatSale } from './06-stock-round/6.6.2-founding.ts';
export { withPlace } from './06-stock-round/6.6.2-places.ts';
export { owes } from './07-operating-round/7.2.5-maintenance.ts';
export {
  changesTo,
  type ColumnFigures,
  figuresAt,
  inColumn,
  kindsInUse,
  type StepChanges,
} from './10-context/10.5-chart.ts';
export { maintenance, trainLimitIn } from './10-context/10.5-cost-of-business.ts';
export {
  bankBid,
  forcingBid,
  isLiquidation,
  isSelfOffer,
  leastBid,
  minimumBid,
} from './08-issue-takeover/8.4.2-bids.ts';
export { fundingsFor, meansOf } from './08-issue-takeover/8.4.2-means.ts';
export { isInLiquidation } from './10-context/10.7-liquidation.ts';
export { isPrivate, isPublic, sharesInPlay, sizeIn, sizeTable } from './13-companies/13.1-sizes.ts';
export { nextTiles } from './13-companies/13.5-british-rail.ts';
export { treasuryOf } from './13-companies/13.2-private-companies.ts';
export { cousinsOf, directorAmong, speakerOf } from './13-companies/13.4-directors.ts';
export { trainsOf } from './13-companies/13.7-train-limit.ts';
export { openPars, price, priceAfter } from './16-stock-market.ts';
export { usesFor } from './14-cousins/14.2-in-routes.ts';
export { VIGNOLES } from './14-cousins/14.3.1-vignoles.ts';
export { freeMarkersLeft } from './14-cousins/14.3.2-stephenson.ts';
export { MOST_EARLY_TRAINS } from './14-cousins/14.5.1-holden.ts';
export { incomeBy } from './14-cousins/14.2-incomes.ts';
export { loanBrings, loansOf } from './17-loans.ts';
