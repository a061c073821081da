/** 6 Private auction: the buyer of a brown private company pars the company that comes with it at once (6-10). */
import { onlyThen } from '@roundhouse/kernel';
import { joinWords, parKind } from '@roundhouse/rail';
import { openMajorPars } from '../13-stock-market.ts';
import { setPar } from '../07-stock-round/7.5-floating.ts';
import { guilders } from '../material.ts';
import type { State } from '../state.ts';

const prices = (s: State): number[] => openMajorPars(s).map(({ price }) => price);
/** Par prices of the companies that came with brown privates. */
const taken = (s: State): number[] => Object.values(s.ext.drawn).flatMap((company) => s.ext.par[company] ?? []);

export const par = parKind<State>({
  prices,
  checks: [
    {
      rule: '6-10',
      passes: (s, _, a) => prices(s).includes(a.price),
      says: (s) => `Choose a Major par price: ${joinWords(prices(s).map(guilders), 'or')}.`,
    },
    {
      rule: '6-11',
      passes: (s, _, a) => !taken(s).includes(a.price),
      says: (_, _f, a) =>
        `Another brown private’s company has parred at ${guilders(a.price)}, and the three pars must differ.`,
    },
  ],
  when: [onlyThen('6-10', 'A par price is set like this only as a brown private company is bought.')],
  set: setPar,
});
