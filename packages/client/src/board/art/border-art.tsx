import { memo } from 'react';
import { centreOf } from '../geometry/hexagon.ts';
import { add, type Point, px, translate } from '../geometry/point.ts';
import type { Fence } from '../map/edges.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { FEE, FEE_HEIGHT, FEE_WIDTH, feeGrowth } from '../labels/signs.ts';
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
  scale,
  signs,
}: {
  readonly fences: readonly Fence[];
  readonly turn: number;
  readonly scale: number;
  /** Where costs have found room; as printed where not given. */
  readonly signs: ReadonlyMap<string, Point> | undefined;
}) {
  const grown = feeGrowth(scale);
  const upright = `${turn === 0 ? '' : ` rotate(${-90 * turn})`}${grown === 1 ? '' : ` scale(${grown})`}`;
  return fences.map((fence) => (
    <g key={fence.key}>
      <path d={fence.path} className="b-fence-halo" />
      <path d={fence.path} className={fenceLook(fence)} />
      {fence.kind === 'barrier' || fence.opens ? <path d={fence.path} className="b-fence-ticks" /> : null}
      {fence.cost === undefined || (signs && !signs.has(fence.key)) ? null : (
        <g transform={translate(signs?.get(fence.key) ?? fence.sign) + upright}>
          <rect
            className="b-fee"
            x={px(-FEE_WIDTH / 2)}
            y={px(-FEE_HEIGHT / 2)}
            width={px(FEE_WIDTH)}
            height={px(FEE_HEIGHT)}
            rx={px(FEE_HEIGHT / 2)}
          />
          <text className="b-fee-figure" y={px(0.06)} fontSize={px(FEE)}>
            {fence.cost}
          </text>
        </g>
      )}
    </g>
  ));
});

/** How large a name over water is. */
export const SEA_NAME = 0.45;

/** Names over water. */
export const Seas = memo(function Seas({ seas, turn }: { readonly seas: readonly SeaName[]; readonly turn: number }) {
  return seas.map(({ text, hex, dx = 0, dy = 0, angle = 0, size = SEA_NAME, spacing = 0.3 }) => (
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
