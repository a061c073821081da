/** The forms of the records that are alike in every title. */
import { own } from '@roundhouse/kernel';
import type { Board, TileSet } from '@roundhouse/rail';
import * as z from 'zod/mini';
import { helpful, listOf, price, symbol, whole } from './forms.ts';
import { kindInId, parseShares } from './ids.ts';
import type { SiteRecord } from './records.ts';
import type { SiteRoute } from './routes.ts';
import { read } from './session.ts';
import { CannotFollow, Unreadable } from './cannot-follow.ts';

export const bidFields = z.looseObject({ company: symbol, price: whole });
export const parFields = z.looseObject({ corporation: symbol, share_price: price });
export const tokenFields = z.looseObject({ city: symbol });
export const privateFields = z.looseObject({ company: symbol, price: whole });
export const trainFields = z.looseObject({ train: symbol });
/** The side of a train's card was not told before there were such cards. */
export const purchaseFields = z.looseObject({ train: symbol, price: whole, variant: z.nullish(symbol) });

/** Shares by their numbers; without them a percentage of a company. */
const namedShares = z.looseObject({ shares: listOf(symbol, 20), percent: helpful(whole), share_price: helpful(price) });
const oneShare = z.looseObject({ share: symbol, percent: helpful(whole), share_price: helpful(price) });
const partOfCompany = z.looseObject({ corporation: symbol, percent: whole, share_price: helpful(price) });
const shareFields = z.union([
  namedShares,
  z.pipe(
    oneShare,
    z.transform(({ share, ...rest }: z.infer<typeof oneShare>) => ({ ...rest, shares: [share] })),
  ),
  z.pipe(
    partOfCompany,
    z.transform((fields: z.infer<typeof partOfCompany>) => ({ ...fields, shares: null })),
  ),
]);
const layFields = z.looseObject({
  hex: symbol,
  tile: symbol,
  rotation: whole.check(z.refine((turns) => turns >= 0 && turns <= 5, 'a rotation is a number from 0 to 5')),
});
const dividendFields = z.looseObject({ kind: symbol });
const runFields = z.looseObject({
  routes: z
    .array(
      z.looseObject({
        train: symbol,
        connections: z.nullish(z.array(z.array(symbol).check(z.maxLength(100))).check(z.maxLength(100))),
        hexes: z.nullish(z.array(symbol).check(z.maxLength(100))),
        nodes: helpful(z.array(z.string()).check(z.maxLength(200))),
        revenue: helpful(z.number()),
      }),
    )
    .check(z.maxLength(20)),
});

export interface Bundle {
  readonly company: string;
  readonly numbers: readonly number[];
  readonly count: number;
  readonly price: number | undefined;
}

/** The percentage says how many; it can be less than the certificates named, when a director's one is broken. */
export function readShares(record: SiteRecord, companyOf: (id: string) => string): Bundle {
  const fields = read(record, shareFields);
  const percent = fields.percent ?? null;
  const price = fields.share_price ?? undefined;
  if (fields.shares === null) {
    return { company: companyOf(String(fields['corporation'])), numbers: [], count: percent! / 10, price };
  }
  const { company, numbers } = parseShares(fields.shares, companyOf);
  const named = numbers.reduce((sum, number) => sum + (number === 0 ? 2 : 1), 0);
  return { company, numbers, count: percent === null ? named : percent / 10, price };
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
  if (!tileSet.byId.has(tile)) throw new CannotFollow(`There is no tile ${tile}.`);
  if (!board.ids.includes(hex)) throw new CannotFollow(`There is no hex ${hex}.`);
  return { lay: { hex, tile, rotation }, site };
}

/** Routes with anything in them; where a run leads to nothing the site asks nevertheless. */
export function readRoutes(record: SiteRecord, trainOf: (site: string) => string): SiteRoute[] {
  return read(record, runFields).routes.flatMap(({ train, connections, hexes, nodes, revenue }) => {
    const way = { connections: connections ?? [], nodes: nodes ?? undefined, revenue: revenue ?? undefined };
    if (way.connections.length > 0) return [{ train: trainOf(train), ...way }];
    if ((revenue ?? 0) > 0 || (hexes ?? []).length > 1) {
      throw new Unreadable(`The file does not say which hexes train ${train} runs through.`);
    }
    return [];
  });
}

const choices: Readonly<Record<string, string>> = { payout: 'pay', pay: 'pay', withhold: 'withhold' };

export function readDividend(record: SiteRecord): string {
  const { kind } = read(record, dividendFields);
  const choice = own(choices, kind);
  if (choice === undefined) throw new CannotFollow(`A dividend is paid or withheld, not "${kind}".`);
  return choice;
}
