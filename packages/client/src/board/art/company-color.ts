/**
 * The colours of companies as they are printed: the data's own, brought into one family. Saturation is bounded, nothing
 * is quite black or quite white, and pure yellow is warmed. Worked out in OKLCH, where equal steps look equal.
 */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

export function toOklch(color: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((v) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(v)))));
  return `#${hex.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));
const isYellow = (hue: number): boolean => hue > 97 && hue < 116;
const isRed = (hue: number): boolean => hue > 15 && hue < 40;

function treat({ lightness, chroma, hue }: Oklch): Oklch {
  if (isYellow(hue) && chroma > 0.12) return { lightness: 0.885, chroma: 0.168, hue: 97 };
  const l = clamp(lightness, 0.235, 0.975);
  if (l > 0.96) return { lightness: l, chroma: 0.009, hue: 84 };
  if (isRed(hue) && chroma > 0.14) return { lightness: Math.min(l, 0.575), chroma: 0.17, hue };
  return { lightness: l, chroma: Math.min(chroma, 0.155), hue };
}

const treated = new Map<string, string>();

/** The printed colour of a company's `#rrggbb`. */
export function companyColor(color: string): string {
  let known = treated.get(color);
  if (known === undefined) {
    known = fromOklch(treat(toOklch(color)));
    treated.set(color, known);
  }
  return known;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const DARK = '#1b1814';
const LIGHT = '#ffffff';

/** The lettering on a company's colour: what the data wants where it can be read, else what can. */
export function lettering(color: string, wanted?: string): string {
  const ground = companyColor(color);
  if (wanted !== undefined && contrast(ground, wanted) >= 4.5) return wanted;
  return contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK;
}
