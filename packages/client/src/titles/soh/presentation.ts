import { type Cell, type RailState, slide, slideToLedge } from '@roundhouse/rail';
import { material } from '@roundhouse/titles/soh/material';
import { addTexts } from '../../app/i18n.tsx';
import texts from '../../messages/en.json?title=soh';
import type { Presentation, PriceMove } from '../presentation.ts';
import { printed } from './board.ts';

addTexts(texts);

const market = material.markets['main']!;

/** One step up or down, two for a rich dividend; a sale stops at a ledge unless the president sells. */
function priceMoves(s: RailState, company: string): PriceMove[] {
  const from = s.market.at[company];
  if (!from) return [];
  const to = (steps: number): Cell => slide(market, from, steps);
  return [
    { name: 'soh.price.double', to: to(2) },
    { name: 'soh.price.paid', to: to(1) },
    { name: 'soh.price.nothing', to: to(-1) },
    { name: 'soh.price.sold', to: slideToLedge(market, from, 1, 'ledge') },
    { name: 'soh.price.soldByDirector', to: to(-1) },
  ];
}

export const presentation: Presentation = {
  id: 'soh',
  printed,
  turns: [
    {
      turn: 'operatingTurn',
      steps: [
        { name: 'soh.step.shares', frames: ['treasuryShares'] },
        { name: 'soh.step.privates', frames: ['buyPrivates'] },
        { name: 'soh.step.track', frames: ['track'] },
        { name: 'soh.step.station', frames: ['station'] },
        { name: 'soh.step.run', frames: ['run'] },
        { name: 'soh.step.dividend', frames: ['dividend'] },
        { name: 'soh.step.trains', frames: ['trains', 'emergency', 'discard'] },
      ],
    },
  ],
  questions: {
    lotAuction: 'soh.ask.lotAuction',
    stockTurn: 'soh.ask.stockTurn',
    treasuryShares: 'soh.ask.treasuryShares',
    buyPrivates: 'soh.ask.buyPrivates',
    track: 'soh.ask.track',
    station: 'soh.ask.station',
    run: 'soh.ask.run',
    dividend: 'soh.ask.dividend',
    trains: 'soh.ask.trains',
    emergency: 'soh.ask.emergency',
    discard: 'soh.ask.discard',
    pause: 'soh.ask.pause',
    offer: 'soh.ask.offer',
  },
  closing: {
    'track.pass': 'soh.close.track',
    'station.pass': 'soh.close.station',
    'treasuryShares.pass': 'soh.close.treasuryShares',
    'buyPrivates.pass': 'soh.close.buyPrivates',
    'trains.pass': 'soh.close.trains',
    'pause.pass': 'soh.close.pause',
    'emergency.pass': 'soh.close.emergency',
    'emergency.refuse': 'soh.close.refuse',
    'emergency.commit': 'soh.close.commit',
  },
  zones: {
    par: { look: 'framed', color: 'yellow', name: 'soh.zone.par', letters: 'soh.zone.parLetters' },
    ledge: { look: 'ledge', name: 'soh.zone.ledge' },
    end: { look: 'end', color: 'accent', name: 'soh.zone.end', letters: 'soh.zone.endLetters' },
  },
  priceMoves,
  playerMark: (s, player) => ((s.ext as { startCard?: string }).startCard === player ? 'soh.startCard' : null),
  progress(_, frame) {
    if (frame.kind !== 'track') return null;
    const { laid, replaced } = frame as unknown as { laid: number; replaced: number };
    return { id: 'soh.track.left', values: { left: 2 - laid - replaced, replaced } };
  },
  chapters: {
    'phases-2-to-6': 'Phases 2 to 6',
    'adjusting-share-price-sales': 'Price after sales',
    'adjusting-share-price-dividend': 'Price after dividends',
    'presidents-certificate': 'President’s certificate',
  },
};
