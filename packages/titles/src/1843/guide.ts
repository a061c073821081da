/** What the tips of `teaching.json` are computed from. */
import type { Guide } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { price } from './06-private-auction/6.1-process.ts';
import { isBrown } from './14-stock-market.ts';
import type { title1843 } from './index.ts';
import { LYON, privateOf } from './material.ts';
import { phase, type PrivateAuction, type State } from './state.ts';

/** @public Found by code that looks titles up by folder. */
export const guide: Guide<typeof title1843, State> = {
  cases: {
    forced: ({ frame, choices }) =>
      choices.some(({ fields }) => price(frame as PrivateAuction, textOf(fields, 'private')) === 0),
    paying: ({ choices }) => privateOf(textOf(choices[0]?.fields ?? {}, 'private')).revenue > 0,
    overLimit: ({ s, by, title }) => {
      const { held, limit } = title.certificates(s, by);
      return held > limit;
    },
    directing: ({ choices }) => textOf(choices[0]?.fields ?? {}, 'private') === LYON,
    brown: ({ s, choices }) => choices.every(({ fields }) => isBrown(s, textOf(fields, 'company'))),
    upgrade: ({ s }) => phase(s).tiles.includes('green'),
    oneSided: ({ s, choices, title }) =>
      choices.every(({ fields }) => {
        const kind = title.train(s, textOf(fields, 'train'))?.phase;
        return title.material(s).trains.filter(({ phase: sold }) => sold === kind).length === 1;
      }),
    rusted: ({ s, choices }) => choices.some(({ fields }) => s.trains[textOf(fields, 'train')] === 'gone'),
  },
  figures: {},
};
