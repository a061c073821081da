import { down, left, type RailState, repeated, right, sharesOf, up } from '@roundhouse/rail';
import { inGray, market } from '@roundhouse/titles/1828/face';
import type { Presentation, PriceMove } from '../presentation.ts';
import { ours } from './state.ts';

/** Right and left by dividends, down by sales, up when it is sold out: as far as it would rise today. */
export function priceMoves(s: RailState, company: string): PriceMove[] {
  const from = s.market.at[company];
  if (!from) return [];
  const director = s.companies[company]?.director;
  const much = director ? sharesOf(s, company, director) >= 8 : false;
  const rows = 1 + (much ? 1 : 0) + (inGray(ours(s), company) ? 1 : 0);
  return [
    { name: 'own.price.paid', to: right(market, from) },
    { name: 'own.price.nothing', to: left(market, from) },
    { name: 'own.price.sold', to: down(market, from) },
    { name: 'own.price.soldOut', to: repeated(market, from, up, rows) },
  ];
}

export const zones: Presentation['zones'] = {
  'par-yellow': {
    look: 'framed',
    color: 'yellow',
    name: 'own.zone.parYellow',
    letters: 'own.zone.parYellowLetters',
  },
  'par-green': { look: 'framed', color: 'green', name: 'own.zone.parGreen', letters: 'own.zone.parGreenLetters' },
  'par-blue': { look: 'framed', color: 'blue', name: 'own.zone.parBlue', letters: 'own.zone.parBlueLetters' },
  'par-brown': { look: 'framed', color: 'brown', name: 'own.zone.parBrown', letters: 'own.zone.parBrownLetters' },
  gray: { look: 'hatched', name: 'own.zone.gray' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
