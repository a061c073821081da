/** What lies in every box, compiled once: its map, tiles, companies, privates and phases, each by its id. */
import { hexName, makeBoard } from '../hex/index.ts';
import type { HexDef, TileDef } from '../hex/types.ts';
import type { Grids } from '../market/index.ts';
import type { PrivateCard } from '../title.ts';
import { makeTiles } from '../tiles/index.ts';
import { makeRoster, trainCards } from '../trains/depot.ts';
import { byId, closedHexes } from './by-id.ts';
import type { PhaseDef, PrivateDef, TrainDef } from './types.ts';

interface Named {
  readonly id: string;
}
interface Contents<C extends Named, P extends PrivateDef, F extends PhaseDef, K extends TrainDef> {
  readonly hexes: readonly HexDef[];
  readonly tiles: readonly TileDef[];
  readonly companies: readonly C[];
  readonly privates: readonly P[];
  readonly phases: readonly F[];
  readonly trains: readonly K[];
  readonly markets: Grids;
}

const cardOf = ({ id, name, color, price, revenue, power }: PrivateDef): PrivateCard => ({
  id,
  name,
  ...(color && { color }),
  price,
  revenue,
  power,
});

export function boxOf<C extends Named, P extends PrivateDef, F extends PhaseDef, K extends TrainDef>(
  contents: Contents<C, P, F, K>,
) {
  const { hexes, tiles, companies, privates, phases, trains, markets } = contents;
  const board = makeBoard(hexes);
  const tileSet = makeTiles(tiles);
  const roster = makeRoster(trains);
  return {
    board,
    tileSet,
    /** What is shown of it alike in every game. */
    display: { board, tileSet, markets, privates: privates.map(cardOf), trains: trainCards(trains, phases) },
    companyIds: companies.map(({ id }) => id),
    companyDef: byId(companies),
    privateIds: privates.map(({ id }) => id),
    privateOf: byId(privates),
    phaseOf: byId(phases),
    roster,
    /** The kind of a train, as the title knows it. */
    trainDef: (train: string): K => roster.kindOf.get(train)!,
    phaseNumber: (id: string): number => phases.findIndex((phase) => phase.id === id),
    /** Which private keeps a hex closed. */
    blockedBy: closedHexes(privates),
    /** A hex as a sentence calls it: the city's name, where it has one. */
    nameOf: (hex: string): string => hexName(board, hex),
  };
}
