import { memo } from 'react';
import { companyColor } from './company-color.ts';
import { DiscPattern, PLATE } from './disc-pattern.tsx';
import { fitting, lettering, linesOf } from './lettering.ts';

interface Marker {
  readonly id: string;
  readonly color: string;
  readonly textColor: string;
  /** Two colours: two rings round the field. */
  readonly tokenColors?: readonly string[];
  /** What its colour and black make on it. */
  readonly pattern?: string;
}

interface Props {
  readonly company: Marker;
  readonly size: number;
  /** Turned over: it has operated. */
  readonly faceDown?: boolean;
  /** What its card is about. */
  readonly thing?: string;
}

/** Letters get smaller as there are more of them. */
const letterSize = (count: number): number =>
  0.5 * (count <= 2 ? 0.95 : count === 3 ? 0.78 : count === 4 ? 0.62 : 0.52);
const RADIUS = 0.47;
/** The width inside the ring, inside two, on the plate in a pattern. */
const ROOM = { plain: 0.76, rings: 0.7, pattern: 1.84 * RADIUS * PLATE, faceDown: 0.66 } as const;

function lookOf({ tokenColors = [], pattern }: Marker, faceDown: boolean): keyof typeof ROOM {
  const [outer, inner] = tokenColors;
  if (faceDown) return 'faceDown';
  if (pattern) return 'pattern';
  return outer !== undefined && inner !== undefined && outer.toLowerCase() !== inner.toLowerCase() ? 'rings' : 'plain';
}

/** A company's station marker: its colour, a thin ring, its two rings or its pattern, and its letters. */
export const CompanyDisc = memo(function CompanyDisc({ company, size, faceDown = false, thing }: Props) {
  const look = lookOf(company, faceDown);
  const lines = linesOf(company.id);
  const two = lines.length > 1;
  const wanted = (letters: string): number => letterSize(letters.length) * (look === 'plain' ? 1 : 0.92);
  const font = Math.min(
    ...lines.map((line) => fitting(line, wanted(line) * (two ? 0.82 : 1), ROOM[look] * (two ? 0.9 : 1))),
  );
  const ink = faceDown ? 'var(--ink-2)' : lettering(company.color, company.textColor);
  return (
    <svg width={size} height={size} viewBox="-0.5 -0.5 1 1" role="img" aria-label={company.id} data-thing={thing}>
      <circle r={0.49} fill="var(--disc-rim)" />
      <Field company={company} look={look} ink={ink} />
      {lines.map((line, at) => (
        <text
          key={line}
          y={font * (two ? at * 0.92 - 0.1 : 0.35)}
          fontSize={font}
          fontWeight={700}
          textAnchor="middle"
          fill={ink}
          fontFamily="var(--sans)"
        >
          {line}
        </text>
      ))}
    </svg>
  );
});

interface FieldProps {
  readonly company: Marker;
  readonly look: keyof typeof ROOM;
  readonly ink: string;
}

function Field({ company: { color, tokenColors = [], pattern = '' }, look, ink }: FieldProps) {
  const paint = companyColor(color);
  if (look === 'pattern') return <DiscPattern pattern={pattern} color={paint} radius={RADIUS} />;
  if (look === 'rings') {
    return (
      <>
        <circle r={RADIUS} fill={companyColor(tokenColors[0]!)} />
        <circle r={0.42} fill={companyColor(tokenColors[1]!)} />
        <circle r={0.37} fill={paint} />
      </>
    );
  }
  return (
    <>
      <circle r={RADIUS} fill={paint} />
      {look === 'faceDown' ? (
        <circle r={0.38} fill="var(--sunk)" />
      ) : (
        <circle r={0.39} fill="none" stroke={ink} strokeOpacity={0.55} strokeWidth={0.024} />
      )}
    </>
  );
}
