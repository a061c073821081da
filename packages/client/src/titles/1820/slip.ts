/** A float or an increase while it is put together, and as others are asked to agree to it. */
import { type RailState, sharesOf } from '@roundhouse/rail';
import {
  BR,
  distanceFee,
  feePath,
  type FloatTerms,
  floatSale,
  increaseSale,
  missingIn,
  nextTiles,
  sizeIn,
  VIGNOLES,
  withPlace,
} from '@roundhouse/titles/1820/face';
import type { Drafted } from '../presentation.ts';
import { as1820, frameOf } from './state.ts';

export interface Slip {
  readonly kind: 'float' | 'increase';
  /** Who puts it together. */
  readonly founder: string;
  readonly company: string;
  /** Its share-count as it will be, and as it is; none of a new company. */
  readonly size: number;
  readonly before: number;
  /** What a share costs. */
  readonly par: number;
  readonly spots: FloatTerms['spots'];
  readonly buyers: Readonly<Record<string, number>>;
  /** What others sell into an increase first, and who is still to say so. */
  readonly sales: Readonly<Record<string, number>>;
  readonly asked: readonly string[];
  /** How many shares have still to find a buyer. */
  readonly missing: number;
  /** Something else comes before buyers: a marker, or what holders sell. */
  readonly placing: boolean;
}

/** What stands on the slip now; nothing before a company is chosen. */
export function slipOf(s: RailState): Slip | null {
  return floatOf(s) ?? increaseOf(s);
}

function floatOf(s: RailState): Slip | null {
  const frame = frameOf(s, 'float');
  if (!frame?.plan) return null;
  const { of: founder, plan, spots, buyers, placed } = frame;
  return {
    kind: 'float',
    founder,
    ...plan,
    before: 0,
    spots: spots as unknown as Slip['spots'],
    buyers,
    sales: {},
    asked: [],
    missing: missingIn(as1820(s), frame, floatSale(frame)),
    placing: !placed,
  };
}

function increaseOf(s: RailState): Slip | null {
  const frame = frameOf(s, 'increase');
  if (!frame) return null;
  const { of: company, by: founder, size, buyers, sales, asked } = frame;
  const sale = increaseSale(as1820(s), frame);
  return {
    kind: 'increase',
    founder,
    company,
    size,
    before: sizeIn(as1820(s), company),
    par: sale.price,
    spots: [],
    buyers,
    sales,
    asked,
    missing: missingIn(as1820(s), frame, sale),
    placing: asked.length > 0,
  };
}

/** What a holder has of it before buying: in an increase, what was not sold into it. */
export const heldBefore = (s: RailState, { company, sales }: Slip, owner: string): number =>
  sharesOf(s, company, owner) - (sales[owner] ?? 0);

/** What the second marker costs: the way to it from the first. */
export const feeOf = ({ spots: [first, second] }: Pick<Slip, 'spots'>): number =>
  first && second ? (distanceFee(first.hex, second.hex) ?? 0) : 0;

/** What comes back of it to the founder, and to the cousin as much, if he buys a share (14.3.1). */
export const refundOf = (slip: Pick<Slip, 'spots' | 'buyers'>): number =>
  (slip.buyers[VIGNOLES] ?? 0) > 0 ? feeOf(slip) / 2 : 0;

export const soldOf = ({ buyers }: Pick<Slip, 'buyers'>): number =>
  Object.values(buyers).reduce((sum, count) => sum + count, 0);

/** The map with the markers of the slip and the tiles that they would get; else the tiles that British Rail comes to next. */
export function drafted(s: RailState): Drafted | null {
  const slip = slipOf(s);
  if (!slip || slip.spots.length === 0) return nextOfBritishRail(s);
  const { company, spots } = slip;
  const { tiles, stations } = spots.reduce((map, spot) => withPlace(map, company, spot), as1820(s));
  const [first, second] = spots;
  const fee = feeOf(slip);
  return {
    tiles,
    stations,
    marks: {
      flags: spots.map(({ hex, tile }, at) => ({
        hex,
        text: `${at + 1}${tile === undefined ? '' : s.tiles[hex] === undefined ? ' · new tile' : ' · upgraded'}`,
      })),
      ...(first && second
        ? {
            path: {
              hexes: feePath(first.hex, second.hex),
              text: `${fee / EDGE} ${fee === EDGE ? 'edge' : 'edges'} × £${EDGE} = £${fee}`,
            },
          }
        : {}),
    },
  };
}
const EDGE = 80;

function nextOfBritishRail(s: RailState): Drafted | null {
  if (s.companies[BR]?.status !== 'started') return null;
  const flags = nextTiles(as1820(s)).map((hex, at) => ({ hex, text: `BR ${at + 1}`, quiet: true }));
  return { tiles: s.tiles, stations: s.stations, marks: { flags } };
}

/** In an open hex stands what a second marker there would cost. */
export function hexTag(s: RailState, hex: string): string | undefined {
  const slip = slipOf(s);
  const [first] = slip?.spots ?? [];
  const fee = first && slip?.placing ? distanceFee(first.hex, hex) : null;
  return fee === null ? undefined : `£${fee}`;
}
