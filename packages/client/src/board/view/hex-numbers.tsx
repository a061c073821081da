import type { HexId } from '@roundhouse/rail';
import { hexPoints, toHex } from '../geometry/hexagon.ts';
import { px } from '../geometry/point.ts';
import { markGrowth } from '../labels/legible.ts';

export interface HexNumber {
  readonly hex: HexId;
  readonly number: number;
  /** The one that is looked at in the list. */
  readonly chosen: boolean;
}

interface Props {
  readonly numbers: readonly HexNumber[];
  readonly turn: number;
  readonly scale: number;
}

/** How large a figure is printed, and where in the hex its disc stands. */
const FIGURE = 0.3;
const [X, Y] = [0.42, -0.42];
const FRAME = hexPoints(0.93);

/** A dashed frame and a numbered disc on each hex; what is chosen in the accent. For the eye: the list says it in words. */
export function HexNumbers({ numbers, turn, scale }: Props) {
  const grown = markGrowth(FIGURE, scale);
  return [...numbers]
    .sort((a, b) => Number(a.chosen) - Number(b.chosen))
    .map(({ hex, number, chosen }) => (
      <g
        key={`${hex} ${number}`}
        transform={toHex(hex)}
        className={chosen ? 'b-number b-number-chosen' : 'b-number'}
        aria-hidden
      >
        <polygon points={FRAME} className="b-number-frame" />
        <g transform={`rotate(${-90 * turn}) translate(${px(X - 0.28 * (number - 2))} ${px(Y)}) scale(${grown})`}>
          <circle r={px(0.24)} className="b-number-disc" />
          <text y={px(0.1)} fontSize={px(FIGURE)}>
            {number}
          </text>
        </g>
      </g>
    ));
}
