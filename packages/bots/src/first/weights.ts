/**
 * The first player whose strength was published: the yardstick for later ones. Never changed, and never loaded by the page;
 * what later players do differently is a weight, which is off here.
 */
import { withWeights, type PartialWeights, type Weights } from '../weights/index.ts';
import frozen from './weights.json' with { type: 'json' };

const { base, ...own } = frozen;

export const firstWeights = (title: string): Weights =>
  withWeights((own as Readonly<Record<string, PartialWeights>>)[title] ?? {}, base);
