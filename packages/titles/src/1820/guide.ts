/** What the tips of `teaching.json` are computed from. */
import type { Guide } from '@roundhouse/rail';
import { isLiquidation } from './08-issue-takeover/8.4.2-bids.ts';
import type { title1820 } from './index.ts';
import type { Bidding, CousinAuction, Due, Float, FutureTrains, Leftovers, State, TakeTrains } from './state.ts';

/** So many cousins can carry bids. */
const MOST_BIDS = 3;

/** @public Found by code that looks titles up by folder. */
export const guide: Guide<typeof title1820, State> = {
  cases: {
    fourth: ({ frame }) => Object.keys((frame as CousinAuction).bids).length >= MOST_BIDS,
    first: ({ frame }) => (frame as FutureTrains).trains.some((train) => train.startsWith('2+')),
    second: ({ frame }) => (frame as Float).spots.length === 1,
    interest: ({ frame }) => (frame as Due).what === 'interest',
    liquidation: ({ frame }) => isLiquidation(frame as Bidding),
  },
  figures: {
    'leftovers.buyCousin': ({ frame }) => ({ price: (frame as Leftovers).price }),
    'takeTrains.takeTrain': ({ frame }) => ({ each: (frame as TakeTrains).price }),
  },
};
