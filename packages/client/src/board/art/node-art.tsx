import { memo, type ReactNode } from 'react';
import { RING, SLOT } from '../drawing/city.ts';
import type { Drawing, DrawnNode } from '../drawing/types.ts';
import { at, px, toDegrees, translate } from '../geometry/point.ts';
import { BarredDiscArt, DiscArt, KeptDiscArt, type Livery } from './disc.tsx';
import { Hammers } from './icons.tsx';

/** Who stands in a slot, or for whom it is kept. */
export interface SlotHolder {
  /** Nobody's where a marker shuts it to all. */
  readonly company: Livery | null;
  readonly kept: boolean;
  /** For whom its place is kept. */
  readonly next?: Livery | undefined;
}

const degrees = (angle: number): number => Math.round(toDegrees(angle) * 10) / 10;

/** One slot is a disc, two are a pill, more are a rounded triangle or square. */
function CityShape({ node }: { readonly node: DrawnNode }) {
  const { slots, at: middle, axis } = node;
  const radius = SLOT + RING;
  if (slots.length === 1) return <circle cx={px(middle[0])} cy={px(middle[1])} r={px(radius)} className="b-city" />;
  if (slots.length === 2) {
    const width = 2 * SLOT + 2 * radius;
    return (
      <rect
        className="b-city"
        x={px(-width / 2)}
        y={px(-radius)}
        width={px(width)}
        height={px(2 * radius)}
        rx={px(radius)}
        transform={`${translate(middle)} rotate(${degrees(axis)})`}
      />
    );
  }
  const points = slots.map(at).join(' ');
  return (
    <>
      <polygon points={points} className="b-city-rim" strokeWidth={px(2 * radius + 0.032)} />
      <polygon points={points} className="b-city-field" strokeWidth={px(2 * radius - 0.032)} />
    </>
  );
}

function Town({ node: { at: middle, look, along } }: { readonly node: DrawnNode }) {
  if (look === 'bar') {
    return (
      <g transform={`${translate(middle)} rotate(${degrees(along)})`}>
        <rect className="b-cased" x={px(-0.095)} y={px(-0.235)} width={px(0.19)} height={px(0.47)} rx={px(0.03)} />
        <rect className="b-inked" x={px(-0.055)} y={px(-0.195)} width={px(0.11)} height={px(0.39)} />
      </g>
    );
  }
  return (
    <>
      <circle className="b-cased" cx={px(middle[0])} cy={px(middle[1])} r={px(0.135)} />
      <circle className="b-inked" cx={px(middle[0])} cy={px(middle[1])} r={px(0.095)} />
    </>
  );
}

interface NodesProps {
  readonly drawing: Drawing;
  /** By node and slot. */
  readonly holders?: readonly (readonly (SlotHolder | undefined)[])[];
  readonly turn?: number;
  /** Pixels of a hex side: letters on discs that could not be read are left out. */
  readonly scale?: number;
}

/** Cities, towns and mines with the stations in them; discs stay upright however the board is turned. */
export const NodesArt = memo(function NodesArt({ drawing, holders = [], turn = 0, scale }: NodesProps) {
  const upright = turn === 0 ? '' : ` rotate(${-90 * turn})`;
  const disc = ({ company, kept }: SlotHolder): ReactNode => {
    if (!company) return <BarredDiscArt />;
    return kept ? <KeptDiscArt company={company} scale={scale} /> : <DiscArt company={company} scale={scale} />;
  };
  return (
    <>
      {drawing.nodes.map((node, index) => (
        <g key={node.key}>
          {node.look === 'bar' || node.look === 'dot' ? <Town node={node} /> : null}
          {node.look === 'mine' ? <Mine node={node} /> : null}
          {node.slots.length > 0 ? <CityShape node={node} /> : null}
          {node.slots.map((slot, place) => {
            const holder = holders[index]?.[place];
            return (
              <g key={place} transform={translate(slot) + upright}>
                {node.slots.length > 1 ? <circle r={px(SLOT * 0.93)} className="b-slot" /> : null}
                {holder ? disc(holder) : null}
                {holder?.next ? (
                  <g transform={translate([0.2, -0.22])}>
                    <circle r={px(0.19)} className="b-city-field" />
                    <KeptDiscArt company={holder.next} radius={0.16} scale={scale} />
                  </g>
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
});

function Mine({ node }: { readonly node: DrawnNode }) {
  return (
    <g transform={translate(node.at)}>
      <circle className="b-cased" r={px(0.24)} />
      <circle className="b-inked" r={px(0.2)} />
      <Hammers size={0.26} className="b-hammers" />
    </g>
  );
}
