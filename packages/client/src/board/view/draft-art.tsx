import type { HexId } from '@roundhouse/rail';
import { centreOf, hexPoints, toHex } from '../geometry/hexagon.ts';
import { add, at, between, px, translate } from '../geometry/point.ts';
import { markGrowth } from '../labels/legible.ts';

/** Marks of something that is being put together on the map. */
export interface DraftMarks {
  /** Hexes that it concerns, each with a flag; `quiet`: somebody else will come there by and by. */
  readonly flags: readonly { readonly hex: HexId; readonly text: string; readonly quiet?: boolean }[];
  /** The way between them, hex by hex, and what is said of it. */
  readonly path?: { readonly hexes: readonly HexId[]; readonly text: string };
}

const FLAG = 0.3;
const FIGURE = 0.21;

interface DraftProps {
  readonly draft: DraftMarks;
  readonly turn: number;
  readonly scale: number;
}

/** Dashed frames with flags, and a dotted way with a tick at every edge that it crosses. */
export function DraftArt({ draft: { flags, path }, turn, scale }: DraftProps) {
  const grown = markGrowth(FIGURE, scale);
  return (
    <g className="b-draft">
      {path && <Way {...path} turn={turn} grown={grown} />}
      {flags.map(({ hex, text, quiet = false }) => (
        <g key={hex} transform={toHex(hex)} className={quiet ? 'b-draft-quiet' : undefined}>
          <polygon points={hexPoints(0.97)} className="b-draft-frame" />
          <g transform={`rotate(${-90 * turn}) ${translate([0, -1.02])} scale(${grown})`}>
            <Plate text={text} className="b-draft-flag" />
          </g>
        </g>
      ))}
    </g>
  );
}

interface WayProps {
  readonly hexes: readonly HexId[];
  readonly text: string;
  readonly turn: number;
  readonly grown: number;
}

function Way({ hexes, text, turn, grown }: WayProps) {
  const centres = hexes.map(centreOf);
  const line = `M${centres.map(at).join('L')}`;
  const middle = centres[Math.floor(centres.length / 2)];
  const ticks = centres.slice(1).map((to, i) => {
    const from = centres[i]!;
    const [x, y] = between(from, to, 0.5);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * 0.14, (dx / length) * 0.14];
    return `M${at([x - nx, y - ny])}L${at([x + nx, y + ny])}`;
  });
  return (
    <>
      <path d={line} className="b-draft-way" />
      <path d={ticks.join('')} className="b-draft-ticks" />
      {middle && (
        <g transform={`${translate(add(middle, [0, 0.42]))} rotate(${-90 * turn}) scale(${grown})`}>
          <Plate text={text} className="b-draft-sum" />
        </g>
      )}
    </>
  );
}

function Plate({ text, className }: { readonly text: string; readonly className: string }) {
  const width = 0.24 + text.length * 0.115;
  return (
    <g className={className}>
      <rect x={px(-width / 2)} y={px(-FLAG / 2)} width={px(width)} height={px(FLAG)} rx={px(0.06)} />
      <text y={px(0.075)} fontSize={px(FIGURE)}>
        {text}
      </text>
    </g>
  );
}
