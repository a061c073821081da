export * from './offer.ts';
export * from './privates.ts';
export * from './trades.ts';
