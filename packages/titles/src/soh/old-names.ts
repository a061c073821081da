import type { OldNames } from '@roundhouse/kernel';

/** Names in files of form 1 that were the book's own. */
export const oldNames: OldNames = {
  frames: { auction: 'lotAuction', ownShares: 'treasuryShares', token: 'station', forcedPurchase: 'emergency' },
  moves: {
    sellOwn: 'issue',
    buyOwn: 'redeem',
    placeToken: 'placeStation',
    buyForced: 'buyTrain',
    sellForced: 'sell',
    raise: 'commit',
  },
  values: { 'buy.from': { market: 'pool' } },
};
