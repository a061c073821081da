import { memo } from 'react';
import { drawingOf } from '../drawing/face.ts';
import { slotsInUse } from '../drawing/slots.ts';
import { HEX_POINTS, toHex } from '../geometry/hexagon.ts';
import type { Label } from '../labels/label.ts';
import type { Shown } from '../labels/on-board.ts';
import type { Lying, PrintedPlace } from '../map/printed.ts';
import type { Livery } from './disc.tsx';
import { LabelsArt } from './label-art.tsx';
import { NodesArt, type SlotHolder } from './node-art.tsx';
import { TrackArt } from './track-art.tsx';

/** One hex on the board, in layers: each part is redrawn only when what lies on its own hex changes. */
interface HexProps extends Omit<Lying, 'holders'> {
  readonly place: PrintedPlace;
}

const groundNow = ({ place, tile }: HexProps): string => (tile ? `tile-${tile.color}` : place.ground);

export const HexGround = memo(function HexGround(props: HexProps) {
  const { id } = props.place.hex;
  return (
    <polygon points={HEX_POINTS} transform={toHex(id)} className={`b-ground b-${groundNow(props)}`} data-hex={id} />
  );
});

/** A tile has a darker line around it than the open land. */
export const HexLine = memo(function HexLine({ id }: { readonly id: string }) {
  return <polygon points={HEX_POINTS} transform={toHex(id)} className="b-line b-line-tile" />;
});

export const HexTrack = memo(function HexTrack({ place, tile, rotation }: HexProps) {
  const drawing = tile ? drawingOf(tile, rotation) : drawingOf(place.hex);
  const bare = drawing.pieces.length === 0 && place.stubs.length === 0 && !place.hex.guide;
  if (bare) return null;
  return (
    <g transform={toHex(place.hex.id)}>
      <TrackArt drawing={drawing} stubs={tile ? none : place.stubs} guides={tile ? none : (place.hex.guide ?? none)} />
    </g>
  );
});

const none: readonly never[] = [];

/** Ids that were joined by commas, so that they are easily compared. */
const listed = (joined: string): string[] => joined.split(',').filter((id) => id !== '');

interface HexNodesProps extends HexProps {
  readonly holders: string;
  readonly liveries: ReadonlyMap<string, Livery>;
  /** Companies whose home is no longer kept. */
  readonly gone: string;
  /** For whom the hex is kept, where that is part of the state. */
  readonly kept?: string | undefined;
  readonly turn: number;
  /** Pixels of a hex side. */
  readonly scale: number;
}

export const HexNodes = memo(function HexNodes(props: HexNodesProps) {
  const { place, tile, rotation, holders, liveries, gone, kept, turn, scale } = props;
  const drawing = tile ? drawingOf(tile, rotation) : drawingOf(place.hex);
  if (drawing.nodes.length === 0) return null;
  const here = holders.split(';').map(listed);
  const homes = { gone: listed(gone), kept: kept === undefined ? undefined : listed(kept) };
  const used = slotsInUse(place.hex.nodes ?? none, drawing.nodes, here, homes).map((slots) =>
    slots.map((use): SlotHolder | undefined => {
      if (!use) return undefined;
      const next = use.next === undefined ? undefined : liveries.get(use.next);
      return { company: liveries.get(use.company) ?? null, kept: use.kept, ...(next && { next }) };
    }),
  );
  return (
    <g transform={toHex(place.hex.id)}>
      <NodesArt drawing={drawing} holders={used} turn={turn} scale={scale} />
    </g>
  );
});

interface HexLabelsProps extends HexProps {
  readonly labels: readonly Label[] | undefined;
  readonly shown: Shown;
  readonly phase: string | undefined;
  readonly turn: number;
}

/** What is written in a hex, where it was placed. */
export const HexLabels = memo(function HexLabels(props: HexLabelsProps) {
  const { place, labels = none, shown, phase, turn } = props;
  if (labels.length === 0) return null;
  const upright = turn === 0 ? '' : ` rotate(${-90 * turn})`;
  return (
    <g transform={toHex(place.hex.id) + upright} className={`b-on-${groundNow(props)}`}>
      <LabelsArt labels={labels} shown={shown} phase={phase} ground={groundNow(props)} />
    </g>
  );
});
