/** What lies in every box, compiled once: its map, tiles, companies, privates and phases, each by its id. */
import { hexName, makeBoard } from '../hex/index.ts';
import type { HexDef, TileDef } from '../hex/types.ts';
import { makeTiles } from '../tiles/index.ts';
import { byId, closedHexes } from './by-id.ts';

interface Named {
  readonly id: string;
}
interface Contents<C extends Named, P extends Named, F extends Named> {
  readonly hexes: readonly HexDef[];
  readonly tiles: readonly TileDef[];
  readonly companies: readonly C[];
  readonly privates: readonly (P & { readonly blocks?: readonly string[] | undefined })[];
  readonly phases: readonly F[];
}

export function boxOf<C extends Named, P extends Named, F extends Named>(contents: Contents<C, P, F>) {
  const { hexes, tiles, companies, privates, phases } = contents;
  const board = makeBoard(hexes);
  return {
    board,
    tileSet: makeTiles(tiles),
    companyIds: companies.map(({ id }) => id),
    companyDef: byId(companies),
    privateIds: privates.map(({ id }) => id),
    privateOf: byId(privates),
    phaseOf: byId(phases),
    phaseNumber: (id: string): number => phases.findIndex((phase) => phase.id === id),
    /** Which private keeps a hex closed. */
    blockedBy: closedHexes(privates),
    /** A hex as a sentence calls it: the city's name, where it has one. */
    nameOf: (hex: string): string => hexName(board, hex),
  };
}
