/** The turntable as icons: computed point by point, so that the drawing needs no picture tools. */
import { png, type Pixel } from './png.ts';

const PAPER: Pixel = [253, 250, 241, 255];
const INK: Pixel = [33, 29, 23, 255];
const ACCENT: Pixel = [169, 52, 26, 255];
const CLEAR: Pixel = [0, 0, 0, 0];
const SAMPLES = 3;

/** How the drawing, 26 wide as in the page's own logo, sits on the icon. */
interface Look {
  /** The share of the icon's width that the wheel takes. */
  readonly wheel: number;
  /** Rounded corners as a share of the width; 0 for icons that the system cuts itself. */
  readonly corner: number;
}

export const icons: readonly { readonly name: string; readonly size: number; readonly look: Look }[] = [
  { name: 'icon-192.png', size: 192, look: { wheel: 0.8, corner: 0.2 } },
  { name: 'icon-512.png', size: 512, look: { wheel: 0.8, corner: 0.2 } },
  { name: 'icon-maskable-512.png', size: 512, look: { wheel: 0.62, corner: 0 } },
  { name: 'apple-touch-icon.png', size: 180, look: { wheel: 0.72, corner: 0 } },
];

export function drawIcon(size: number, look: Look): Buffer {
  return png(size, (x, y) => {
    const sum = [0, 0, 0, 0];
    for (let i = 0; i < SAMPLES * SAMPLES; i++) {
      const [px, py] = [x + ((i % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES];
      const [r, g, b, a] = colorAt(px / size - 0.5, py / size - 0.5, look);
      sum[0]! += r * a;
      sum[1]! += g * a;
      sum[2]! += b * a;
      sum[3]! += a;
    }
    const alpha = sum[3]!;
    if (alpha === 0) return CLEAR;
    return [sum[0]! / alpha, sum[1]! / alpha, sum[2]! / alpha, alpha / (SAMPLES * SAMPLES)];
  });
}

/** The colour at a point of the icon, whose middle is 0, 0 and whose width is 1. */
function colorAt(x: number, y: number, { wheel, corner }: Look): Pixel {
  const over = (v: number) => Math.max(0, Math.abs(v) - (0.5 - corner));
  if (Math.hypot(over(x), over(y)) > corner && corner > 0) return CLEAR;
  const [u, v] = [(x / wheel) * 26, (y / wheel) * 26];
  const r = Math.hypot(u, v);
  const near = (distance: number, width: number) => Math.abs(distance) <= width / 2;
  if (near(r - 4, 2)) return ACCENT;
  const turned = (angle: number) => [
    u * Math.cos(angle) + v * Math.sin(angle),
    v * Math.cos(angle) - u * Math.sin(angle),
  ];
  const [, across] = turned(Math.PI / 8) as [number, number];
  if (r < 4 && near(across, 2)) return ACCENT;
  if (near(r - 12, 1.6)) return INK;
  if (r > 4 && r < 12) {
    for (let spoke = 0; spoke < 4; spoke++) {
      const [, side] = turned(Math.PI / 8 + (spoke * Math.PI) / 4) as [number, number];
      if (near(side, 1.6)) return INK;
    }
  }
  return PAPER;
}
