import type { Stations } from '@roundhouse/rail';
import { DiscArt } from '../art/disc.tsx';
import { RING, SLOT } from '../drawing/city.ts';
import { px, translate } from '../geometry/point.ts';
import { stationChanges } from '../map/station-changes.ts';
import type { SlotChoice } from './marks.tsx';
import { type StationBoard, stationPlace } from './station-place.ts';

interface Props extends StationBoard {
  /** The stations as they would be. */
  readonly next: Stations;
  /** Circles that can be chosen say themselves who would come there. */
  readonly choices: readonly SlotChoice[];
  readonly turn: number;
  readonly scale: number;
}

const RADIUS = SLOT + RING + 0.085;
const SMALL = SLOT * 0.56;
/** Half of the small disc lies over the rim. */
const BESIDE = [0.26, -0.3] as const;

/** What a choice would make of the stations: a dashed ring where one goes, and who comes in its place as a small disc. */
export function NextStations({ next, choices, turn, scale, ...board }: Props) {
  const offered = (hex: string, node: number): boolean =>
    choices.some((choice) => choice.hex === hex && choice.node === node);
  return stationChanges(board.stations, next).map(({ hex, node, from, to }) => {
    const at =
      from === null ? stationPlace({ ...board, stations: next }, to!, hex, node) : stationPlace(board, from, hex, node);
    const company = to === null ? undefined : board.printed.liveries.get(to);
    if (!at || (from === null && offered(hex, node))) return null;
    return (
      <g
        key={`${hex} ${node} ${from} ${to}`}
        transform={`${translate(at)}${turn === 0 ? '' : ` rotate(${-90 * turn})`}`}
        data-next={to ?? ''}
        className="b-next"
      >
        {from === null && company ? <DiscArt company={company} scale={scale} /> : null}
        <circle r={px(RADIUS)} className="b-next-ring b-last-casing" />
        <circle r={px(RADIUS)} className="b-next-ring" />
        {from !== null && company ? (
          <g transform={translate(BESIDE)}>
            <DiscArt company={company} radius={SMALL} scale={scale} />
          </g>
        ) : null}
      </g>
    );
  });
}
