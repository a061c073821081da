/** What page, import and bots ask of this game beyond what every title answers. From outside its folder nothing else is imported. */
export type { Emergency, OperatingTurn, State, TrackStep } from './state.ts';
export { phase } from './state.ts';
export { SUBSIDISED } from './material.ts';
export { privatesForSale } from './5-operating-rounds/buying-privates.ts';
export { maxTreasurySale } from './5-operating-rounds/own-shares.ts';
export {
  bankPrice,
  bankTrains,
  cheapest,
  cannotAffordTrain,
  mayBeForced,
  sumOwed,
} from './5-operating-rounds/purchasing-trains.ts';
export { subsidyHolder } from './6-private-companies.ts';
