import type { TileDef } from '@roundhouse/rail';
import { memo } from 'react';
import { drawingOf } from '../drawing/face.ts';
import { HEX_POINTS } from '../geometry/hexagon.ts';
import { labelsOf } from '../labels/plan.ts';
import { LabelsArt, showAll } from './label-art.tsx';
import { NodesArt } from './node-art.tsx';
import { TrackArt } from './track-art.tsx';
import '../board.css';

interface TileProps {
  readonly def: TileDef;
  readonly rotation?: number;
  /** Without figures and letters: for small pictures. */
  readonly bare?: boolean;
}

/** A tile around the origin: part of a drawing. */
export const TileArt = memo(function TileArt({ def, rotation = 0, bare = false }: TileProps) {
  const drawing = drawingOf(def, rotation);
  return (
    <>
      <polygon points={HEX_POINTS} className={`b-ground b-tile-${def.color}`} />
      <TrackArt drawing={drawing} />
      <NodesArt drawing={drawing} />
      {bare ? null : (
        <LabelsArt labels={labelsOf({ tile: def, rotation })} shown={showAll} ground={`tile-${def.color}`} />
      )}
      <polygon points={HEX_POINTS} className="b-line b-line-tile" />
    </>
  );
});

/** A tile as a picture of its own. */
export function TilePicture({ size, label, ...tile }: TileProps & { readonly size: number; readonly label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg className="b-board" width={size * 0.88} height={size} viewBox="-89 -102 178 204" {...named}>
      <TileArt {...tile} />
    </svg>
  );
}
