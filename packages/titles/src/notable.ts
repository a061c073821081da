import type { Notables, RailState } from '@roundhouse/rail';
import { watched as watched1843 } from './1843/notable.ts';

interface Watched {
  /** What random games have to show. */
  readonly notable: Notables<RailState>;
  /** What must not happen in any step. */
  readonly never: Notables<RailState>;
}

/** By the id of the title. Apart from the titles, since no player needs it. */
export const watched = { '1843': watched1843 } as unknown as Readonly<Record<string, Watched | undefined>>;
