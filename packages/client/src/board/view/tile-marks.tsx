import type { LaidTiles } from '@roundhouse/rail';
import { memo } from 'react';
import { useText } from '../../app/i18n.tsx';
import { HEX_POINTS, toHex } from '../geometry/hexagon.ts';
import { px } from '../geometry/point.ts';
import type { PrintedBoard } from '../map/printed.ts';

/** Colours that follow each other on the same hex: told apart by a letter and a hatch as well. */
const MARKED = ['yellow', 'green', 'brown', 'gray'] as const;
type Marked = (typeof MARKED)[number];
const isMarked = (color: string): color is Marked => MARKED.some((one) => one === color);

interface Props {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly turn: number;
}

/** Letters and hatches on the colours of tiles, under the track: yellow plain, green hatched, brown crossed, gray dotted. */
export const TileMarks = memo(function TileMarks({ printed, tiles, turn }: Props) {
  const t = useText();
  const { board, tileSet } = printed;
  const colored = board.hexes.flatMap((hex) => {
    const laid = tiles[hex.id];
    const color = (laid && tileSet.byId.get(laid.tile)?.def.color) ?? hex.color;
    return isMarked(color) ? [{ id: hex.id, color }] : [];
  });
  return (
    <g className="b-tile-marks" aria-hidden>
      <defs>
        <pattern id="b-hatch-green" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 8H16" />
        </pattern>
        <pattern id="b-hatch-brown" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 8H16M8 0V16" />
        </pattern>
        <pattern id="b-hatch-gray" width="18" height="18" patternUnits="userSpaceOnUse">
          <circle cx="9" cy="9" r="2.4" />
        </pattern>
      </defs>
      {colored.map(({ id, color }) => (
        <g key={id} transform={toHex(id)}>
          {color !== 'yellow' && <polygon points={HEX_POINTS} fill={`url(#b-hatch-${color})`} />}
          <g transform={`rotate(${-90 * turn})`}>
            <text x={px(-0.64)} y={px(-0.3)} fontSize={px(0.24)}>
              {t(`board.color.${color}`)}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
});
