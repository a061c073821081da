import type { HexId, LaidTiles } from '@roundhouse/rail';
import { linesThrough } from '@roundhouse/rail/telling/joins';
import { useMemo } from 'react';
import { SLOT } from '../drawing/city.ts';
import { px, translate } from '../geometry/point.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { drawn, routeChain, stopPlace } from './routes.tsx';

interface Props {
  readonly printed: PrintedBoard;
  /** With the one that is tried. */
  readonly lying: LaidTiles;
  readonly hex: HexId;
}

/** All track that a tile under the hand would hang together with, up to the first stops. */
export function GhostJoins({ printed, lying, hex }: Props) {
  const { board, tileSet } = printed;
  const lines = useMemo(() => linesThrough({ board, tileSet }, lying, hex), [board, tileSet, lying, hex]);
  const joined = lines.filter(
    ({ stops, pieces }) => stops.length > 0 && pieces.some(([a]) => !a.startsWith(`${hex}:`)),
  );
  return joined.map(({ stops, pieces }) => (
    <g key={stops.join()} className="b-ghost">
      <path
        d={drawn(pieces.flatMap((piece) => routeChain(board, tileSet, lying, piece))) ?? undefined}
        className="b-joined"
      />
      {stops.map((stop) => {
        const place = stopPlace(board, tileSet, lying, stop);
        return (
          place && <circle key={stop} r={px(SLOT + 0.07)} transform={translate(place)} className="b-joined-stop" />
        );
      })}
    </g>
  ));
}
