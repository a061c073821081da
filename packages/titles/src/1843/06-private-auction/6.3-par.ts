/** 6.3 Private auction notes: the player who gets the Lyon - Méditerranée names the par price of the PLM at once (10.2-42). */
import { onlyThen } from '@roundhouse/kernel';
import { joinWords, parKind } from '@roundhouse/rail';
import { setPar } from '../07-stock-round/7.4-floating.ts';
import { francs, pars } from '../material.ts';
import type { State } from '../state.ts';

/** Yellow and green ones, although green par prices open later (10.2-43). */
export const prices = pars.filter(({ color }) => color === 'yellow' || color === 'green').map(({ price }) => price);

export const par = parKind<State>({
  prices: () => prices,
  checks: [
    {
      rule: '10.2-43',
      passes: (_, _f, a) => prices.includes(a.price),
      says: `The par price must be a yellow or green one: ${joinWords(prices.map(francs), 'or')}.`,
    },
  ],
  when: [onlyThen('10.2-42', 'The par price of the PLM is set only as the Lyon - Méditerranée is taken.')],
  set: setPar,
});
