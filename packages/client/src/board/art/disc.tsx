import { memo } from 'react';
import { DiscPattern, PLATE } from '../../ui/disc-pattern.tsx';
import { SLOT } from '../drawing/city.ts';
import { px } from '../geometry/point.ts';
import { LEAST } from '../labels/legible.ts';
import { companyColor, fitting, lettering, linesOf, luminance, PRESSED, pressedTo } from './company-color.ts';

/** What a company's disc is painted with. */
export interface Livery {
  readonly id: string;
  readonly name?: string;
  /** What stands on the disc, where that is not its id. */
  readonly letters?: string;
  readonly color: string;
  readonly textColor?: string;
  /** Two colours: two rings round the field. */
  readonly tokenColors?: readonly string[];
  /** What its colour and black make on the disc, round a plate for the letters. */
  readonly pattern?: string;
  /** Not a company's: a class of its own, which may look otherwise to who decides. */
  readonly look?: string;
}

/** Letters get smaller as there are more of them. */
const letterSize = (count: number): number =>
  count <= 2 ? 0.95 : count === 3 ? 0.78 : count === 4 ? 0.58 : count === 5 ? 0.52 : 0.43;

interface DiscProps {
  readonly company: Livery;
  /** In hex sides. */
  readonly radius?: number;
  /** Pixels of a hex side: letters are large enough to be read, or left out. */
  readonly scale?: number | undefined;
}

/** Of a disc whose letters fill it from rim to rim. */
const FULL = 1.84;
/** The same of a home that is kept free, which has no rim. */
const KEPT = 2;

/** How a drawing says that letters are pressed together. */
const pressed = (length: number | undefined) =>
  length === undefined ? {} : { textLength: px(length), lengthAdjust: 'spacingAndGlyphs' as const };

/** Letters as printed where that can be read, else as large as they must be, else none. */
function legible(printed: number, full: number, scale: number): number | null {
  const least = LEAST / scale;
  return printed >= least ? printed : full >= least ? least : null;
}

/** A company's station, around the origin: part of a drawing. */
export const DiscArt = memo(function DiscArt({
  company,
  radius = SLOT * 0.98,
  scale = Number.POSITIVE_INFINITY,
}: DiscProps) {
  const { color, textColor, tokenColors, pattern } = company;
  const id = company.letters ?? company.id;
  const [outer, inner] = tokenColors ?? [];
  const rings = outer !== undefined && inner !== undefined && outer.toLowerCase() !== inner.toLowerCase();
  const room = pattern ? 1.8 * PLATE : rings ? 1.4 : 1.56;
  const lines = linesOf(id);
  const two = lines.length > 1;
  const wanted = (line: string): number => letterSize(line.length) * (pattern || rings ? 0.88 : 1) * (two ? 0.82 : 1);
  const printed = radius * Math.min(...lines.map((line) => fitting(line, wanted(line), room * (two ? 0.9 : 1))));
  const rim = FULL * (two ? 0.84 : 1);
  const full = radius * Math.min(...lines.map((line) => fitting(line, two ? 0.9 : 1.3, rim / PRESSED)));
  const size = legible(printed, pattern ? printed : full, scale);
  const letters = lettering(color, textColor);
  // Letters larger than printed need more of the field.
  const isLarge = size !== null && size > printed;
  return (
    <g className={company.look}>
      <circle r={px(radius)} className="b-disc-rim" />
      {pattern ? (
        <DiscPattern pattern={pattern} color={companyColor(color)} radius={px(radius * 0.965)} />
      ) : rings ? (
        <>
          <circle r={px(radius * 0.965)} fill={companyColor(outer)} />
          <circle r={px(radius * (isLarge ? 0.9 : 0.85))} fill={companyColor(inner)} />
          <circle r={px(radius * (isLarge ? 0.84 : 0.74))} fill={companyColor(color)} className="b-disc-field" />
        </>
      ) : (
        <>
          <circle r={px(radius * 0.965)} fill={companyColor(color)} />
          {size === printed ? (
            <circle
              r={px(radius * 0.8)}
              fill="none"
              stroke={letters}
              strokeOpacity={0.55}
              strokeWidth={px(radius * 0.05)}
            />
          ) : null}
        </>
      )}
      {(size === null ? [] : lines).map((line, at) => (
        <text
          key={line}
          className="b-disc-letters"
          y={px((size ?? 0) * (two ? at * 0.92 - 0.1 : 0.345))}
          fontSize={px(size ?? 0)}
          fill={letters}
          {...pressed(pressedTo(line, size ?? 0, radius * rim))}
        >
          {line}
        </text>
      ))}
    </g>
  );
});

/** A home that is kept free: pale, with a dashed ring. */
export const KeptDiscArt = memo(function KeptDiscArt({
  company,
  radius = SLOT * 0.86,
  scale = Number.POSITIVE_INFINITY,
}: DiscProps) {
  const color = companyColor(company.color);
  // A pale colour would not show as a ring.
  const ring = luminance(color) > 0.5 ? '#8a8273' : color;
  const printed = radius * fitting(company.id, letterSize(company.id.length), 1.7);
  const size = legible(printed, radius * fitting(company.id, 1.3, KEPT / PRESSED), scale);
  return (
    <g>
      <circle r={px(radius)} fill={color} fillOpacity={0.18} />
      <circle
        r={px(radius)}
        className="b-kept-ring"
        stroke={ring}
        strokeWidth={px(radius * 0.09)}
        strokeDasharray={`${px(radius * 0.28)} ${px(radius * 0.2)}`}
      />
      {size === null ? null : (
        <text
          className="b-disc-letters b-kept-letters"
          y={px(size * 0.345)}
          fontSize={px(size)}
          {...pressed(pressedTo(company.id, size, radius * KEPT))}
        >
          {company.id}
        </text>
      )}
    </g>
  );
});

/** A marker of nobody, which shuts its circle to all. */
export const BarredDiscArt = () => (
  <g>
    <circle r={px(SLOT * 0.98)} className="b-disc-rim" />
    <circle r={px(SLOT * 0.9)} fill="#8a8273" />
    <path d={`M${px(-0.16)} ${px(-0.16)}L${px(0.16)} ${px(0.16)}`} stroke="#fff" strokeWidth={px(0.08)} />
  </g>
);
