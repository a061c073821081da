/** The figures of the book, as far as they are written down. */
import type { FromJson, MarketsDef } from '@roundhouse/rail';
import marketJson from './market.json' with { type: 'json' };

export * from './board.ts';
export const markets = marketJson as unknown as FromJson<MarketsDef, typeof marketJson>;
