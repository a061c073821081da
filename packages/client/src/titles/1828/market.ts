import { down, left, type RailState, repeated, right, sharesOf, up } from '@roundhouse/rail';
import { inGray } from '@roundhouse/titles/1828/12-stock-market';
import { market } from '@roundhouse/titles/1828/material';
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
    { name: '1828.price.paid', to: right(market, from) },
    { name: '1828.price.nothing', to: left(market, from) },
    { name: '1828.price.sold', to: down(market, from) },
    { name: '1828.price.soldOut', to: repeated(market, from, up, rows) },
  ];
}

export const zones: Presentation['zones'] = {
  'par-yellow': {
    look: 'framed',
    color: 'yellow',
    name: '1828.zone.parYellow',
    letters: '1828.zone.parYellowLetters',
  },
  'par-green': { look: 'framed', color: 'green', name: '1828.zone.parGreen', letters: '1828.zone.parGreenLetters' },
  'par-blue': { look: 'framed', color: 'blue', name: '1828.zone.parBlue', letters: '1828.zone.parBlueLetters' },
  'par-brown': { look: 'framed', color: 'brown', name: '1828.zone.parBrown', letters: '1828.zone.parBrownLetters' },
  gray: { look: 'hatched', name: '1828.zone.gray' },
  end: { look: 'end', color: 'accent', name: '1828.zone.end', letters: '1828.zone.endLetters' },
};
