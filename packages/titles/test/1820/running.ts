/** A company about to run its trains, and what is asked of a run. */
import { checkRoutes, type Route } from '@roundhouse/rail';
import { networkFor, runners } from '../../src/1820/15-trains/15.2-network.ts';
import { Table } from './table.ts';

export const LSR = 'LSR';
export type Places = readonly (readonly [hex: string, node: number])[];

/** A company that runs these trains from these stations; the line from Cornwall to London is built. */
export function running(
  colour: string,
  trains: readonly string[],
  stations: Places,
  shares: Record<string, number> = {},
  readings: Record<string, string> = {},
): Table {
  const table = Table.blank(3, { readings });
  for (const cousin of Object.keys(shares)) table.cousin(cousin, 'player1');
  table.company(LSR, { shares: { player1: 5, ...shares }, director: 'player1', trains, stations }).colour(colour);
  for (const [hex, tile] of [
    ['M3', '57'],
    ['M5', '4'],
    ['M7', '57'],
    ['M9', '4'],
    ['M11', '57'],
  ] as const) {
    table.tile(hex, tile, 1);
  }
  return table;
}
export const asked = (table: Table): Table =>
  table.frames({ kind: 'course' }, { kind: 'run', of: LSR, indicated: null });
export const shows = (revenue: number, ...routes: readonly Route[]) => ({
  type: 'indicate',
  by: 'host',
  routes,
  revenue,
});
export const earns = ({ s }: Table, ...routes: readonly Route[]): unknown => {
  const result = checkRoutes(networkFor(s, LSR), runners(s, LSR), routes);
  return 'fault' in result ? result.fault : result.revenue;
};

export const HOME = [['M7', 0]] as const;
export const WEST = 'M1:n0 M3:n0 M5:n0 M7:n0';
export const EAST = 'M7:n0 M9:n0 M11:n0 M13:n0';

/** Margate and Dover, each with its port, next to each other. */
export function margate(colour: string, trains: readonly string[], shares: Record<string, number> = {}): Table {
  return running(
    colour,
    trains,
    [
      ['N18', 0],
      ['O17', 0],
    ],
    shares,
  )
    .tile('N18', '6', 0)
    .tile('O17', '5', 4);
}
