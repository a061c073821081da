import type { HexId } from '@roundhouse/rail';
import { centreOf, hexPoints, toHex } from '../geometry/hexagon.ts';
import { add, at, between, distance, type Point, px, toRadians, translate, turned } from '../geometry/point.ts';
import { markGrowth } from '../labels/legible.ts';
import { type Box, overlap } from '../labels/place.ts';

/** Marks of something that is being put together on the map. */
export interface DraftMarks {
  /** Hexes that it concerns, each with a flag; `quiet`: somebody else will come there by and by. */
  readonly flags: readonly { readonly hex: HexId; readonly text: string; readonly quiet?: boolean }[];
  /** The way between them, hex by hex, and what is said of it. */
  readonly path?: { readonly hexes: readonly HexId[]; readonly text: string };
}

const FLAG = 0.3;
const FIGURE = 0.21;
/** The middle of a flag, from that of its hex. */
const FLAG_AT: Point = [0, -1.02];

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
      {path && <Way {...path} flags={flags} turn={turn} grown={grown} />}
      {flags.map(({ hex, text, quiet = false }) => (
        <g key={hex} transform={toHex(hex)} className={quiet ? 'b-draft-quiet' : undefined}>
          <polygon points={hexPoints(0.97)} className="b-draft-frame" />
          <g transform={`rotate(${-90 * turn}) ${translate(FLAG_AT)} scale(${grown})`}>
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
  readonly flags: DraftMarks['flags'];
  readonly turn: number;
  readonly grown: number;
}

/** It begins and ends beside the markers that are to stand there. */
const CLEAR = 0.36;
/** Where what is said of it may stand, from one of its hexes: below, above, at either side. */
const BESIDE: readonly Point[] = [0.42, -0.42, 0.75, -0.75].map((y): Point => [0, y]);

/** Where what is said of a way stands: near its middle, on none of the flags. */
export function placeOfSum({ hexes, text, flags, turn, grown }: WayProps): Point | null {
  const upright = (p: Point): Point => turned(p, toRadians(90 * turn));
  const boxOf = (words: string, middle: Point): Box => ({
    at: middle,
    width: plateWidth(words) * grown,
    height: FLAG * grown,
  });
  const taken = flags.map((flag) => boxOf(flag.text, add(upright(centreOf(flag.hex)), FLAG_AT)));
  const half = (hexes.length - 1) / 2;
  const places = hexes
    .map((hex, i) => ({ hex, off: Math.abs(i - half) }))
    .toSorted((a, b) => a.off - b.off)
    .flatMap(({ hex }) => BESIDE.map((offset) => add(upright(centreOf(hex)), offset)));
  const isFree = (place: Point): boolean => taken.every((flag) => Math.min(...overlap(flag, boxOf(text, place))) <= 0);
  const found = places.find(isFree) ?? places[0];
  return found ? turned(found, toRadians(-90 * turn)) : null;
}

function Way(way: WayProps) {
  const { hexes, text, turn, grown } = way;
  const centres = hexes.map(centreOf);
  const line = `M${withoutEnds(centres).map(at).join('L')}`;
  const place = placeOfSum(way);
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
      {place && (
        <g transform={`${translate(place)} rotate(${-90 * turn}) scale(${grown})`}>
          <Plate text={text} className="b-draft-sum" />
        </g>
      )}
    </>
  );
}

/** A way from beside its first hex's middle to beside its last one's. */
function withoutEnds(centres: readonly Point[]): readonly Point[] {
  if (centres.length < 2) return centres;
  const towards = (from: Point, to: Point): Point => between(from, to, CLEAR / distance(from, to));
  return [towards(centres[0]!, centres[1]!), ...centres.slice(1, -1), towards(centres.at(-1)!, centres.at(-2)!)];
}

const plateWidth = (text: string): number => 0.24 + text.length * 0.115;

function Plate({ text, className }: { readonly text: string; readonly className: string }) {
  const width = plateWidth(text);
  return (
    <g className={className}>
      <rect x={px(-width / 2)} y={px(-FLAG / 2)} width={px(width)} height={px(FLAG)} rx={px(0.06)} />
      <text y={px(0.075)} fontSize={px(FIGURE)}>
        {text}
      </text>
    </g>
  );
}
