/** From one name to the next. */
export const APART = 12;

/** How wide a letter of a name is, generously. */
const LETTER = 8;
const GAP = 6;

/** Where the name of a line that ends before the others stands: after its end, or before it where strokes to other names begin. */
export function beside(
  end: number,
  name: string,
  right: number,
): { readonly x: number; readonly anchor: 'start' | 'end' } {
  const fits = end + GAP + name.length * LETTER <= right;
  return fits ? { x: end + GAP, anchor: 'start' } : { x: end - GAP, anchor: 'end' };
}

/** Names beside the ends of their lines, far enough apart to be read, and none below the chart. */
export function spread(ends: readonly { id: string; at: number }[], lowest: number): ReadonlyMap<string, number> {
  const sorted = ends.toSorted((a, b) => a.at - b.at);
  const heights = sorted.map(({ at }) => at);
  for (let i = 1; i < heights.length; i++) heights[i] = Math.max(heights[i]!, heights[i - 1]! + APART);
  for (let i = heights.length - 1, floor = lowest; i >= 0; i--) {
    heights[i] = Math.min(heights[i]!, floor);
    floor = heights[i]! - APART;
  }
  return new Map(sorted.map(({ id }, i) => [id, heights[i]!]));
}
