/** What the tips of `teaching.json` are computed from. */
import { type Guide, IPO, sharesOf } from '@roundhouse/rail';
import type { title1839 } from './index.ts';
import { FLOAT_LEFT } from './material.ts';
import type { ParFrame, PrivateAuction, State } from './state.ts';

/** @public Found by code that looks titles up by folder. */
export const guide: Guide<typeof title1839, State> = {
  cases: {
    free: ({ frame }) => ((frame as PrivateAuction).free?.length ?? 0) > 0,
    alone: ({ frame }) => (frame as PrivateAuction).alone,
    full: ({ choices }) =>
      choices.some(({ openFields }) => {
        const choice = openFields['choice'];
        return choice?.kind === 'oneOf' && choice.values.includes('pay');
      }),
    must: ({ s, company, title }) => company !== null && title.mustBuyTrain!(s, company),
  },
  figures: {
    'par.par': ({ s, frame }) => ({ short: sharesOf(s, (frame as ParFrame).of, IPO) - FLOAT_LEFT }),
    'privateAuction.buyLot': ({ frame }) => ({ more: (frame as PrivateAuction).lots.length }),
  },
};
