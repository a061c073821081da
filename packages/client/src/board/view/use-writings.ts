import type { HexId, LaidTiles, Stations } from '@roundhouse/rail';
import { useMemo } from 'react';
import { placeLabels, type Shown, type Writings } from '../labels/on-board.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { readPoint, type RouteLine } from './routes.tsx';

interface Seen {
  readonly turn: number;
  readonly scale: number;
  /** With the one that is tried. */
  readonly tiles: LaidTiles;
  readonly routes: readonly RouteLine[];
}

interface Written {
  readonly printed: PrintedBoard;
  readonly shown: Shown;
  readonly phase?: string | undefined;
  readonly taken?: readonly HexId[];
  readonly stations: Stations;
  readonly chosen?: HexId | undefined;
}

const none: readonly HexId[] = [];

/** What is written on the board as it is seen: placed once for each position and step of zoom. */
export function useWritings(board: Written, { turn, scale, tiles, routes }: Seen): Writings {
  const { printed, shown, phase, taken = none, stations, chosen } = board;
  const stationed = useMemo(
    () => new Set(Object.values(stations).flatMap((spots) => spots.map(({ hex }) => hex))),
    [stations],
  );
  const first = useMemo(() => {
    const run = routes.filter(({ past }) => !past).flatMap(({ path }) => path);
    const hexes = run.flatMap((point) => readPoint(point).places.map(({ hex }) => hex));
    return new Set(chosen === undefined ? hexes : [...hexes, chosen]);
  }, [routes, chosen]);
  return useMemo(
    () => placeLabels({ printed, turn, scale, shown, phase }, { tiles, stationed, first, taken }),
    [printed, turn, scale, shown, phase, tiles, stationed, first, taken],
  );
}
