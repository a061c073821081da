/** What is left of the powers of a cousin. */
import type { RailState } from '@roundhouse/rail';
import { freeMarkersLeft, MOST_EARLY_TRAINS, usesFor } from '@roundhouse/titles/1820/face';
import type { MessageId, Words } from '../../table/words.ts';
import { as1820 } from './state.ts';

/** Powers that are counted: in the game, in each company, or one for each share of a company. */
export function usesLeft(state: RailState, cousin: string): Words[] {
  const s = as1820(state);
  const companies = Object.keys(s.ext.charters).filter((company) => (s.shares[company]?.[cousin] ?? 0) > 0);
  const each = (id: MessageId, left: (company: string) => number): Words[] =>
    companies.map((company) => ({ id, values: { company, left: left(company) } }));
  switch (cousin) {
    case 'GWSC':
    case 'SDS':
    case 'VF':
      return each('own.cousin.routes', (company) => usesFor(s, company)[cousin] ?? 0);
    case 'RSCF':
      return each('own.cousin.markers', (company) => freeMarkersLeft(s, company));
    case 'GLCC':
      return each('own.cousin.bigCity', (company) => (s.ext.charters[company]!.bigCity ? 0 : 1));
    case 'JH':
      return [
        { id: 'own.cousin.early', values: { left: MOST_EARLY_TRAINS - s.ext.earlyTrains } },
        ...each('own.cousin.earlyUsed', (company) => (s.ext.charters[company]!.earlyTrain ? 0 : 1)),
      ];
    default:
      return [];
  }
}
