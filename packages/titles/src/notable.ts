import type { Notables, RailState, Temper } from '@roundhouse/rail';
import { lean as lean1820, tempers as tempers1820 } from './1820/tempers.ts';
import { never as never1820, notable as notable1820 } from './1820/notable.ts';
import { never as never1839, notable as notable1839 } from './1839/notable.ts';
import { tempers as tempers1839 } from './1839/tempers.ts';
import { never as never1843, notable as notable1843 } from './1843/notable.ts';

interface Watched {
  /** What random games have to show. */
  readonly notable: Notables<RailState>;
  /** What must not happen in any step. */
  readonly never: Notables<RailState>;
  /** How all players lean where chance alone would end their games too soon. */
  readonly lean?: Temper;
  /** Leans of players in some of the games, where chance does not bring all of it. */
  readonly tempers?: readonly Temper[];
}

/** By the id of the title. Apart from the titles, since no player needs it. */
export const watched = {
  '1820': { notable: notable1820, never: never1820, lean: lean1820, tempers: tempers1820 },
  '1839': { notable: notable1839, never: never1839, tempers: tempers1839 },
  '1843': { notable: notable1843, never: never1843 },
} as unknown as Readonly<Record<string, Watched | undefined>>;
