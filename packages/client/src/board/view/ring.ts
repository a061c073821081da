/** Where the cards of a ring stand: evenly around a hex, all of them inside the window. */
import type { Inset, Size } from './use-view.ts';

export const CARD: Size = { width: 88, height: 82 };
/** At least so much from one card to the next. */
const GAP = 6;
/** How much a ring grows at a time. */
const STEP = 4;
/** Where the first card stands: above, a little to the left. */
const FIRST = (-120 * Math.PI) / 180;
const SAMPLES = 360;

type Spot = readonly [x: number, y: number];

export interface RingPlan {
  /** Where the middle of the ring comes to lie; the board moves along so that the hex lies in it. */
  readonly centre: Spot;
  readonly rx: number;
  readonly ry: number;
  readonly places: readonly Spot[];
}

/** As round as the window allows: where one way is too narrow for all cards, the ring grows the other way. */
export function planRing(count: number, hex: Spot, radius: number, size: Size, inset: Inset): RingPlan {
  const room = { width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom };
  const most = {
    x: Math.max(0, (room.width - CARD.width) / 2),
    y: Math.max(0, (room.height - CARD.height) / 2),
  };
  let [rx, ry] = [Math.min(radius, most.x), Math.min(radius, most.y)];
  while (crowded(spots(count, [0, 0], rx, ry)) && (rx < most.x || ry < most.y)) {
    rx = Math.min(rx + STEP, most.x);
    ry = Math.min(ry + STEP, most.y);
  }
  const centre: Spot = [
    within(hex[0], inset.left + CARD.width / 2 + rx, size.width - inset.right - CARD.width / 2 - rx),
    within(hex[1], inset.top + CARD.height / 2 + ry, size.height - inset.bottom - CARD.height / 2 - ry),
  ];
  return { centre, rx, ry, places: spots(count, centre, rx, ry) };
}

const within = (v: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(v, low), high);

/** Does a card touch the next one? */
const crowded = (places: readonly Spot[]): boolean =>
  places.some(([x, y], i) => {
    const [nextX, nextY] = places[(i + 1) % places.length]!;
    return Math.abs(x - nextX) < CARD.width + GAP && Math.abs(y - nextY) < CARD.height + GAP;
  });

/** Equal ways apart, not equal angles: on a long ring those would crowd at its flat sides. */
function spots(count: number, [x, y]: Spot, rx: number, ry: number): Spot[] {
  const at = (i: number): Spot => {
    const angle = FIRST + (2 * Math.PI * i) / SAMPLES;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  };
  const steps = Array.from({ length: SAMPLES }, (_, i) => Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const places: Spot[] = [];
  let gone = 0;
  for (let i = 0; i < SAMPLES && places.length < count; i++) {
    if (gone >= (whole * places.length) / count - 1e-9) places.push(at(i));
    gone += steps[i]!;
  }
  return places;
}
