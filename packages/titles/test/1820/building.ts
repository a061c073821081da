import type { Deed } from '../position.ts';
import { type Sketch, Table } from './table.ts';

export const lay = (hex: string, tile: string, rotation: number, using?: string): Deed => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using === undefined ? {} : { using }),
});

/** The LSR in its track step, with a marker in Birmingham, from where a line leads west and east. */
export const building = (sketch: Partial<Sketch> = {}, colour = 'yellow', prepare = (t: Table) => t): Table =>
  prepare(Table.blank().colour(colour).tile('G7', '150', 1))
    .company('LSR', { shares: { player1: 4 }, cash: 500, stations: [['G7', 0]], ...sketch })
    .operating('LSR', 'track');
