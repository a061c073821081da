/** 6.3 Private auction notes: a $250 private comes with its company, which needs a yellow par price at once. */
import { onlyThen } from '@roundhouse/kernel';
import { joinWords, parKind } from '@roundhouse/rail';
import { openPars, setPar } from '../07-stock-round/7.4-floating.ts';
import { dollars } from '../material.ts';
import type { State } from '../state.ts';

const yellow = (s: State): number[] =>
  openPars(s)
    .filter(({ color }) => color === 'yellow')
    .map(({ price }) => price);

export const par = parKind<State>({
  prices: yellow,
  checks: [
    {
      rule: '6.3-4',
      passes: (s, _, a) => yellow(s).includes(a.price),
      says: (s) => `The par price must be a yellow one: ${joinWords(yellow(s).map(dollars), 'or')}.`,
    },
  ],
  when: [onlyThen('6.3-4', 'A par price is set like this only as a $250 private company is taken.')],
  set: setPar,
});
