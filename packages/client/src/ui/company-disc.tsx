import { companyColor } from './company-color.ts';
import { fitting, lettering } from './lettering.ts';

interface Props {
  readonly company: {
    readonly id: string;
    readonly color: string;
    readonly textColor: string;
    readonly tokenColors?: readonly string[];
  };
  readonly size: number;
}

/** Letters get smaller as there are more of them. */
const letterSize = (count: number): number =>
  0.5 * (count <= 2 ? 0.95 : count === 3 ? 0.78 : count === 4 ? 0.62 : 0.52);
/** The width inside the ring, or inside two. */
const ROOM = 0.76;
const ROOM_IN_RINGS = 0.7;

/** A company's station marker: its colour, a thin ring or its two rings, and its letters. */
export function CompanyDisc({ company, size }: Props) {
  const [outer, inner] = company.tokenColors ?? [];
  const rings = outer !== undefined && inner !== undefined && outer.toLowerCase() !== inner.toLowerCase();
  const wanted = letterSize(company.id.length) * (rings ? 0.92 : 1);
  const font = fitting(company.id, wanted, rings ? ROOM_IN_RINGS : ROOM);
  const ink = lettering(company.color, company.textColor);
  return (
    <svg width={size} height={size} viewBox="-0.5 -0.5 1 1" role="img" aria-label={company.id}>
      <circle r={0.49} fill="var(--disc-rim)" />
      {rings ? (
        <>
          <circle r={0.47} fill={companyColor(outer)} />
          <circle r={0.42} fill={companyColor(inner)} />
          <circle r={0.37} fill={companyColor(company.color)} />
        </>
      ) : (
        <>
          <circle r={0.47} fill={companyColor(company.color)} />
          <circle r={0.39} fill="none" stroke={ink} strokeOpacity={0.55} strokeWidth={0.024} />
        </>
      )}
      <text y={font * 0.35} fontSize={font} fontWeight={700} textAnchor="middle" fill={ink} fontFamily="var(--sans)">
        {company.id}
      </text>
    </svg>
  );
}
