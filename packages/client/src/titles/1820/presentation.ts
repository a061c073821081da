import { lazyPart } from '../lazy-part.tsx';
import type { Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { BusinessStrip } from './business-strip.tsx';
import { company } from './companies.ts';
import { zones } from './market.ts';
import { lotLabel, patronOf, playerOrder, playerParts } from './players.tsx';
import { closingNow, rowValues, stage, steps } from './words.ts';
import './1820.css';

const Markets = lazyPart(async () => (await import('./markets.tsx')).Markets);

export const presentation: Presentation = {
  id: '1820',
  printed,
  turns: [],
  steps,
  stage,
  closingNow,
  rowValues,
  strip: BusinessStrip,
  market: Markets,
  zones,
  company,
  playerOrder,
  playerParts,
  patronOf,
  lotLabel,
};
