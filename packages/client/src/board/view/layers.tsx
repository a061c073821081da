import type { LaidTiles, Stations } from '@roundhouse/rail';
import { memo, type ReactNode, useMemo } from 'react';
import { Contours, Fences, Rivers, SEA_NAME, Seas } from '../art/border-art.tsx';
import { HexGround, HexLabels, HexLine, HexNodes, HexTrack } from '../art/hex-art.tsx';
import { KeptLinks } from '../art/kept-links.tsx';
import type { Shown, Writings } from '../labels/on-board.ts';
import { LEAST } from '../labels/legible.ts';
import { labelsOf } from '../labels/plan.ts';
import type { SeaName } from '../labels/style.ts';
import { type KeptHome, keptByHex } from '../map/kept.ts';
import { holdersByHex, lyingOn, type PrintedBoard } from '../map/printed.ts';

export interface LayersProps {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  /** The phase colour whose values abroad hold. */
  readonly phase?: string | undefined;
  readonly shown: Shown;
  readonly turn?: number;
  /** Companies whose homes are no longer kept, joined by commas. */
  readonly gone?: string;
  /** Homes that are kept, where that is part of the state. */
  readonly kept?: readonly KeptHome[] | undefined;
  /** What is written where, on a board that is seen from near or far; as printed where not given. */
  readonly writings?: Writings;
  /** Pixels of a hex side, as far as letters go by it. */
  readonly scale?: number;
  /** Between track and cities. */
  readonly routes?: ReactNode;
  /** Over the hexes, under everything else. */
  readonly under?: ReactNode;
}

/** The board, layer by layer: contours, hexes, lines, rivers, track, routes, barriers, cities, names. */
export const BoardLayers = memo(function BoardLayers(props: LayersProps) {
  const { printed, tiles, stations, phase, shown, turn = 0, gone = '', kept, routes, under } = props;
  const { writings, scale = Number.POSITIVE_INFINITY } = props;
  const { board, tileSet, liveries, hexes } = printed;
  const holders = useMemo(() => holdersByHex(stations), [stations]);
  const keptIn = useMemo(() => kept && keptByHex(kept), [kept]);
  const lying = board.ids.map((id) => lyingOn(tileSet, tiles, holders, id));
  const each = (draw: (index: number) => ReactNode): ReactNode[] => board.ids.map((_, index) => draw(index));
  const of = (index: number) => {
    const { tile, rotation } = lying[index]!;
    return { place: hexes[index]!, tile, rotation };
  };
  const seas = useMemo(() => (printed.style.seas ?? none).filter((sea) => isLegible(sea, scale)), [printed, scale]);
  return (
    <>
      <Contours outline={printed.outline} />
      <Seas seas={seas.filter(({ hex }) => !board.indexOf.has(hex))} turn={turn} />
      <g>
        {each((index) => (
          <HexGround key={board.ids[index]} {...of(index)} />
        ))}
      </g>
      {under}
      <g className="b-still">
        <path d={printed.lines} className="b-line" />
        {each((index) => (lying[index]?.tile ? <HexLine key={board.ids[index]} id={board.ids[index]!} /> : null))}
        <Seas seas={seas.filter(({ hex }) => board.indexOf.has(hex))} turn={turn} />
        <Rivers printed={printed} />
        {each((index) => (
          <HexTrack key={board.ids[index]} {...of(index)} />
        ))}
        {routes}
        <Fences fences={printed.fences} turn={turn} scale={scale} signs={writings?.signs} />
        <KeptLinks kept={kept ?? none} />
        {each((index) => (
          <HexNodes
            key={board.ids[index]}
            {...of(index)}
            holders={lying[index]!.holders}
            liveries={liveries}
            gone={gone}
            scale={scale}
            kept={keptIn && (keptIn.get(board.ids[index]!) ?? '')}
            turn={turn}
          />
        ))}
        {each((index) => (
          <HexLabels
            key={board.ids[index]}
            {...of(index)}
            shown={shown}
            phase={phase}
            turn={turn}
            labels={
              writings
                ? writings.labels.get(board.ids[index]!)
                : labelsOf({ ...of(index), ...hexes[index]!, turn, coordinates: shown.coordinates })
            }
          />
        ))}
      </g>
    </>
  );
});

/** Names of seas are for the eye: where they would be too small they are left out. */
const isLegible = ({ size = SEA_NAME }: SeaName, scale: number): boolean => size * scale >= LEAST;

const none: readonly never[] = [];
