import { BID_STEP } from '@roundhouse/titles/1843/face';

/** What the next round of passes would do. */
export function afterPasses(
  lost: number,
  all: number,
  price: number,
): { readonly kind: 'ends' | 'free' | 'falls'; readonly lost: number; readonly price: number } {
  const left = Math.max(0, price - BID_STEP);
  if (price === 0) return { kind: 'free', lost, price };
  return { kind: lost + 1 === all ? 'ends' : 'falls', lost: lost + 1, price: left };
}
