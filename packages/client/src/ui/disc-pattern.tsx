/** What a company's colour and black make on its marker: drawn in a disc of radius 1, the middle left to its letters. */
const TURN = 2 * Math.PI;

const to = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;

/** A piece of a ring between two angles, from an inner to an outer radius. */
const piece = (from: number, until: number, inner: number, outer: number): string =>
  `M${to(inner, from)}L${to(outer, from)}A${outer} ${outer} 0 0 1 ${to(outer, until)}L${to(inner, until)}A${inner} ${inner} 0 0 0 ${to(inner, from)}Z`;

/** Every second one of so many equal pieces of a ring. */
const wedges = (count: number, inner = 0, outer = 1, first = 0): string =>
  Array.from({ length: count / 2 }, (_, i) => {
    const from = (TURN * (2 * i + first)) / count;
    return piece(from, from + TURN / count, inner, outer);
  }).join('');

/** The points of a star outside its middle, as the dark between them. */
const star = (points: number): string => {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    to(i % 2 === 0 ? 0.94 : 0.66, (TURN * i) / (2 * points)),
  );
  return `M0 -1A1 1 0 0 1 0 1A1 1 0 0 1 0 -1ZM${corners.join('L')}Z`;
};

/** Upright bands of the disc, each from one chord to another. */
const stripes = (...bands: readonly (readonly [from: number, until: number])[]): string =>
  bands
    .map(([from, until]) => {
      const [a, b] = [Math.sqrt(1 - from * from), Math.sqrt(1 - until * until)].map((y) => y.toFixed(3));
      return `M${from} -${a}A1 1 0 0 1 ${until} -${b}L${until} ${b}A1 1 0 0 1 ${from} ${a}Z`;
    })
    .join('');

const square = (half: number): string => `M-${half} -${half}H${half}V${half}H-${half}Z`;

/** The dark of each pattern; what is cut out of it shows the company's colour. */
const dark: Readonly<Record<string, string>> = {
  chequer: wedges(12, 0.8) + wedges(12, 0.6, 0.8, 1),
  bullseye: 'M0 -.88A.88 .88 0 0 1 0 .88A.88 .88 0 0 1 0 -.88ZM0 -.72A.72 .72 0 0 0 0 .72A.72 .72 0 0 0 0 -.72Z',
  basketball:
    'M-.06 -1H.06V1H-.06ZM-1 -.06V.06H1V-.06ZM-.86 -.5Q-.3 0 -.86 .5L-.78 .62Q-.12 0 -.78 -.62ZM.86 -.5Q.3 0 .86 .5L.78 .62Q.12 0 .78 -.62Z',
  star: star(10),
  stripes: stripes([-0.88, -0.62], [-0.38, -0.14], [0.14, 0.38], [0.62, 0.88]),
  'wedges-6': wedges(6),
  boxes: square(0.7) + square(0.6),
  'wedges-20': wedges(20),
};

/** The radius of the plain plate with the letters. */
export const PLATE = 0.62;

interface Props {
  readonly pattern: string;
  /** As it is painted. */
  readonly color: string;
  readonly radius: number;
}

export function DiscPattern({ pattern, color, radius }: Props) {
  return (
    <g transform={`scale(${radius})`}>
      <circle r={1} fill={color} />
      <path d={dark[pattern]} fill="#1b1814" fillRule="evenodd" />
      <circle r={PLATE} fill={color} stroke="#1b1814" strokeWidth={0.05} />
    </g>
  );
}
