import type { Notables, RailState, PlayStyle } from '@roundhouse/rail';
import { bias as bias1820, playStyles as playStyles1820 } from './1820/play-styles.ts';
import { never as never1820, notable as notable1820 } from './1820/notable.ts';
import { never as never1839, notable as notable1839 } from './1839/notable.ts';
import { playStyles as playStyles1839 } from './1839/play-styles.ts';
import { never as never1843, notable as notable1843 } from './1843/notable.ts';

interface Watched {
  /** What random games have to show. */
  readonly notable: Notables<RailState>;
  /** What must not happen in any step. */
  readonly never: Notables<RailState>;
  /** How all players lean where chance alone would end their games too soon. */
  readonly bias?: PlayStyle;
  /** Leans of players in some of the games, where chance does not bring all of it. */
  readonly playStyles?: readonly PlayStyle[];
}

/** By the id of the title. Apart from the titles, since no player needs it. */
export const watched = {
  '1820': { notable: notable1820, never: never1820, bias: bias1820, playStyles: playStyles1820 },
  '1839': { notable: notable1839, never: never1839, playStyles: playStyles1839 },
  '1843': { notable: notable1843, never: never1843 },
} as unknown as Readonly<Record<string, Watched | undefined>>;
