/**
 * The first player whose strength was published: the yardstick for later ones. Never changed, and never loaded by the page;
 * what later players do differently is a weight, which is off here.
 */
import { withWeights, type PartialWeights, type Weights } from '../weights/index.ts';
import frozen from './weights.json' with { type: 'json' };

const { base, ...own } = frozen;

/** What came after it, which it does not have. */
const LATER = {
  moves: 0,
  homes: 0,
  later: 0,
  supply: 0,
  horizon: 0,
  alert: 0,
  samples: [1],
  modest: 0,
  likes: { track: 0, control: 0, cash: 0 },
  fair: 0,
  treasury: 0,
  blockade: 0,
  turns: 0,
  ruin: 0,
  customs: 1_000_000,
};

export const firstWeights = (title: string): Weights =>
  withWeights((own as Readonly<Record<string, PartialWeights>>)[title] ?? {}, { ...LATER, ...base });
