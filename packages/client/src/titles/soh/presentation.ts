import { type Cell, type RailState, slide, slideToLedge } from '@roundhouse/rail';
import { material } from '@roundhouse/titles/soh/face';
import type { Presentation, PriceMove } from '../presentation.ts';
import { printed } from './board.ts';

const market = material.markets['main']!;

/** One step up or down, two for a rich dividend; a sale stops at a ledge unless the president sells. */
function priceMoves(s: RailState, company: string): PriceMove[] {
  const from = s.market.at[company];
  if (!from) return [];
  const to = (steps: number): Cell => slide(market, from, steps);
  return [
    { name: 'own.price.double', to: to(2) },
    { name: 'own.price.paid', to: to(1) },
    { name: 'own.price.nothing', to: to(-1) },
    { name: 'own.price.sold', to: slideToLedge(market, from, 1, 'ledge') },
    { name: 'own.price.soldByDirector', to: to(-1) },
  ];
}

export const presentation: Presentation = {
  id: 'soh',
  printed,
  turns: [
    {
      turn: 'operatingTurn',
      steps: [
        { name: 'own.step.shares', frames: ['treasuryShares'] },
        { name: 'own.step.privates', frames: ['buyPrivates'] },
        { name: 'own.step.track', frames: ['track'] },
        { name: 'own.step.station', frames: ['station'] },
        { name: 'own.step.run', frames: ['run'] },
        { name: 'own.step.dividend', frames: ['dividend'] },
        { name: 'own.step.trains', frames: ['trains', 'emergency', 'discard'] },
      ],
    },
  ],
  behind: { activate: 'buy', placeStation: 'layTile' },
  zones: {
    par: { look: 'framed', color: 'yellow', name: 'own.zone.par', letters: 'own.zone.parLetters' },
    ledge: { look: 'ledge', name: 'own.zone.ledge' },
    end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
  },
  priceMoves,
  playerMark: (s, player) => ((s.ext as { startCard?: string }).startCard === player ? 'own.startCard' : null),
  progress(_, frame) {
    if (frame.kind !== 'track') return null;
    const { laid, replaced } = frame as unknown as { laid: number; replaced: number };
    return { id: 'own.track.left', values: { left: 2 - laid - replaced, replaced } };
  },
  chapters: {
    'phases-2-to-6': 'Phases 2 to 6',
    'adjusting-share-price-sales': 'Price after sales',
    'adjusting-share-price-dividend': 'Price after dividends',
    'presidents-certificate': 'President’s certificate',
  },
};
