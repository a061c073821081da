import type { Notables, RailState } from '@roundhouse/rail';
import { notable as of1843 } from './1843/notable.ts';

/** By the id of the title: what its random games have to show. Apart from the titles, since no player needs it. */
export const notables = { '1843': of1843 } as unknown as Readonly<Record<string, Notables<RailState> | undefined>>;
