/** The forms of the records that are alike in every title. */
import type { Board, TileSet } from '@roundhouse/rail';
import * as z from 'zod';
import { kindInId, parseShares } from './ids.ts';
import type { SiteRecord } from './records.ts';
import type { SiteRoute } from './routes.ts';
import { read } from './session.ts';
import { Trouble } from './trouble.ts';

export const bidFields = z.looseObject({ company: z.string(), price: z.int() });
export const parFields = z.looseObject({ corporation: z.string(), share_price: z.string() });
export const tokenFields = z.looseObject({ city: z.string() });
export const privateFields = z.looseObject({ company: z.string(), price: z.int() });
export const trainFields = z.looseObject({ train: z.string() });

const shareFields = z.looseObject({
  shares: z.array(z.string()).min(1).max(20),
  percent: z.number().nullish(),
  share_price: z.number().nullish(),
});
const layFields = z.looseObject({ hex: z.string(), tile: z.string(), rotation: z.int().min(0).max(5) });
const dividendFields = z.looseObject({ kind: z.string() });
const runFields = z.looseObject({
  routes: z
    .array(
      z.looseObject({
        train: z.string(),
        connections: z.array(z.array(z.string()).max(100)).max(100).nullish(),
        nodes: z.array(z.string()).max(200).nullish(),
        revenue: z.number().nullish(),
      }),
    )
    .max(20),
});

/** Prices stand with their place in the market: `70,0,4`. */
export const priceIn = (sharePrice: string): number => Number.parseInt(sharePrice, 10);

export interface Bundle {
  readonly company: string;
  readonly numbers: readonly number[];
  readonly count: number;
  readonly price: number | undefined;
}

/** The percentage says how many; it can be less than the certificates named, when a director's one is broken. */
export function readShares(record: SiteRecord, companyOf: (id: string) => string): Bundle {
  const { shares, percent, share_price } = read(record, shareFields);
  const { company, numbers } = parseShares(shares, companyOf);
  const count =
    typeof percent === 'number' ? percent / 10 : numbers.reduce((sum, number) => sum + (number === 0 ? 2 : 1), 0);
  return { company, numbers, count, price: share_price ?? undefined };
}

/** A tile, a place and a rotation; `site` is the very tile. */
export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

export function readLay(
  record: SiteRecord,
  { board, tileSet }: { readonly board: Board; readonly tileSet: TileSet },
): { lay: Lay; site: string } {
  const { hex, tile: site, rotation } = read(record, layFields);
  const tile = kindInId(site);
  if (!tileSet.byId.has(tile)) throw new Trouble(`There is no tile ${tile}.`);
  if (!board.ids.includes(hex)) throw new Trouble(`There is no hex ${hex}.`);
  return { lay: { hex, tile, rotation }, site };
}

/** Routes with anything in them; where a run leads to nothing the site asks nevertheless. */
export function readRoutes(record: SiteRecord, trainOf: (site: string) => string): SiteRoute[] {
  return read(record, runFields)
    .routes.filter(({ connections }) => (connections ?? []).length > 0)
    .map(({ train, connections, nodes, revenue }) => ({
      train: trainOf(train),
      connections: connections!,
      nodes: nodes ?? undefined,
      revenue: revenue ?? undefined,
    }));
}

const choices: Readonly<Record<string, string>> = { payout: 'pay', withhold: 'withhold' };

export function readDividend(record: SiteRecord): string {
  const { kind } = read(record, dividendFields);
  const choice = choices[kind];
  if (choice === undefined) throw new Trouble(`A dividend is paid or withheld, not "${kind}".`);
  return choice;
}
