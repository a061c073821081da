import type { HexId } from '@roundhouse/rail';
import { memo } from 'react';
import { RING, SLOT } from '../drawing/city.ts';
import { px, translate } from '../geometry/point.ts';
import { type StationBoard, stationPlace } from './station-place.ts';

/** A station that was placed recently. */
export interface PlacedStation {
  readonly company: string;
  readonly hex: HexId;
}

interface Props extends StationBoard {
  readonly placed: readonly PlacedStation[];
}

/** Outside the rim of the city. */
const RADIUS = SLOT + RING + 0.085;
const ARC = (Math.PI * RADIUS) / 4;

/** Four arcs around each station that was placed recently. */
export const LastStations = memo(function LastStations({ placed, ...board }: Props) {
  return placed.map((station) => {
    const at = stationPlace(board, station.company, station.hex);
    if (!at) return null;
    return (
      <g
        key={`${station.company} ${station.hex}`}
        transform={translate(at)}
        strokeDasharray={px(ARC)}
        strokeDashoffset={px(ARC / 2)}
        data-placed={station.company}
      >
        <circle r={px(RADIUS)} className="b-last b-last-casing" />
        <circle r={px(RADIUS)} className="b-last" />
      </g>
    );
  });
});
