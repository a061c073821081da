export * from './offer.ts';
export * from './trades.ts';
