import { companyColor } from './company-color.ts';

interface Props {
  readonly company: { readonly id: string; readonly color: string; readonly textColor: string };
  readonly size: number;
}

/** A company's station marker: its colour, a thin ring and its letters. */
export function CompanyDisc({ company, size }: Props) {
  const letters = company.id.length;
  const font = 0.5 * (letters <= 2 ? 0.95 : letters === 3 ? 0.78 : letters === 4 ? 0.62 : 0.52);
  return (
    <svg width={size} height={size} viewBox="-0.5 -0.5 1 1" role="img" aria-label={company.id}>
      <circle r={0.49} fill="#1b1814" />
      <circle r={0.47} fill={companyColor(company.color)} />
      <circle r={0.39} fill="none" stroke={company.textColor} strokeOpacity={0.55} strokeWidth={0.024} />
      <text
        y={font * 0.35}
        fontSize={font}
        fontWeight={700}
        textAnchor="middle"
        fill={company.textColor}
        fontFamily="var(--sans)"
      >
        {company.id}
      </text>
    </svg>
  );
}
