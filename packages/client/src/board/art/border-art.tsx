import { memo } from 'react';
import { centreOf } from '../geometry/hexagon.ts';
import { add, px, translate } from '../geometry/point.ts';
import type { Fence } from '../map/edges.ts';
import type { PrintedBoard } from '../map/printed.ts';
import type { SeaName } from '../labels/style.ts';

/** Lines in the water, parallel to the shore, fading outward. */
export const Contours = memo(function Contours({ outline }: { readonly outline: string }) {
  return [3, 2, 1].map((ring) => (
    <g key={ring}>
      <path d={outline} className={`b-contour b-contour-${ring}`} />
      <path d={outline} className={`b-contour-gap b-gap-${ring}`} />
    </g>
  ));
});

export const Rivers = memo(function Rivers({ printed: { river, confluences } }: { readonly printed: PrintedBoard }) {
  if (river === '') return null;
  return (
    <>
      <path d={river} className="b-river-halo" />
      <path d={river} className="b-river" />
      <path d={confluences} className="b-confluence" />
    </>
  );
});

const fenceLook = ({ kind, opens }: Fence): string =>
  kind === 'impassable' && opens ? 'b-fence b-fence-opens' : 'b-fence';

/** Edges that are closed, for a time or for good, or cost a fee. */
export const Fences = memo(function Fences({
  fences,
  turn,
}: {
  readonly fences: readonly Fence[];
  readonly turn: number;
}) {
  const upright = turn === 0 ? '' : ` rotate(${-90 * turn})`;
  return fences.map((fence) => (
    <g key={fence.key}>
      <path d={fence.path} className="b-fence-halo" />
      <path d={fence.path} className={fenceLook(fence)} />
      {fence.kind === 'barrier' || fence.opens ? <path d={fence.path} className="b-fence-ticks" /> : null}
      {fence.cost === undefined ? null : (
        <g transform={translate(fence.sign) + upright}>
          <rect className="b-fee" x={px(-0.15)} y={px(-0.105)} width={px(0.3)} height={px(0.21)} rx={px(0.105)} />
          <text className="b-fee-figure" y={px(0.06)} fontSize={px(0.17)}>
            {fence.cost}
          </text>
        </g>
      )}
    </g>
  ));
});

/** Names over water. */
export const Seas = memo(function Seas({ seas, turn }: { readonly seas: readonly SeaName[]; readonly turn: number }) {
  return seas.map(({ text, hex, dx = 0, dy = 0, angle = 0, size = 0.45, spacing = 0.3 }) => (
    <text
      key={text + hex}
      className="b-sea-name"
      fontSize={px(size)}
      letterSpacing={px(size * spacing)}
      transform={`${translate(add(centreOf(hex), [dx, dy]))} rotate(${turn === 2 ? angle - 180 : turn === 1 && angle > 0 ? angle - 180 : angle})`}
    >
      {text}
    </text>
  ));
});
