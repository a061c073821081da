/** 6 Private auction: whoever buys a brown private company pars the company that comes with it at once (6-10). */
import { joinWords, parKind } from '@roundhouse/rail';
import { openMajorPars } from '../13-stock-market.ts';
import { setPar } from '../07-stock-round/7.5-floating.ts';
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
      says: (s) =>
        `It must be a par price of the Major Stock Market: ${joinWords(prices(s).map((price) => `ƒ${price}`))}.`,
    },
    {
      rule: '6-11',
      passes: (s, _, a) => !taken(s).includes(a.price),
      says: (_, _f, a) =>
        `The company of another brown private company is parred at ƒ${a.price}, and all three par prices must differ.`,
    },
  ],
  set: setPar,
});
