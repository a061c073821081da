/**
 * A company's printed colour, brought into the table's own range: calmer where it shouts, off pure black and white.
 * Worked out in OKLCH, where equal steps look equal.
 */
export function companyColor(hex: string): string {
  const known = cache.get(hex);
  if (known !== undefined) return known;
  const made = toHex(calmed(toLch(hex)));
  cache.set(hex, made);
  return made;
}

/** Closer than this, two colours side by side look like one. */
const APART = 0.14;

/** Would two companies side by side be taken for one? Of the colours as they are shown. */
export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [toLch(companyColor(one)), toLch(companyColor(other))];
  const across = ({ c, h }: Lch): readonly [number, number] => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [[ax, ay], [bx, by]] = [across(a), across(b)];
  return Math.hypot(a.l - b.l, ax - bx, ay - by) < APART;
}

const cache = new Map<string, string>();

interface Lch {
  readonly l: number;
  readonly c: number;
  /** In degrees. */
  readonly h: number;
}

function calmed({ l, c, h }: Lch): Lch {
  if (h > 100 && h < 116 && c > 0.12) return { l: 0.885, c: 0.168, h: 97 }; // a pure yellow turns green without this
  const light = Math.min(0.975, Math.max(0.235, l));
  const chroma = Math.min(c, 0.155);
  if (light > 0.96) return { l: light, c: 0.009, h: 84 };
  if (h > 15 && h < 40 && chroma > 0.14) return { l: Math.min(light, 0.575), c: 0.172, h };
  return { l: light, c: chroma, h };
}

function toLch(hex: string): Lch {
  const [r, g, b] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toHex({ l, c, h }: Lch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const byte = (v: number): number => {
  const kept = Math.max(0, Math.min(1, v));
  return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
};
