import type { Border } from '@roundhouse/rail';
import { SLOT } from '../drawing/city.ts';
import { trackPoints } from '../drawing/face.ts';
import type { Drawing } from '../drawing/types.ts';
import { edgeMiddle, inward } from '../geometry/hexagon.ts';
import { add } from '../geometry/point.ts';
import type { Obstacle } from './place.ts';

/** What names and figures keep clear of: track, cities, towns, arrows, stubs, and what lies on the edges. */
export function obstaclesOf(drawing: Drawing, borders: readonly Border[], hex?: string): Obstacle[] {
  const found: Obstacle[] = trackPoints(drawing).map((at) => ({ at, radius: 0.13, weight: 1 }));
  for (const node of drawing.nodes) {
    for (const at of node.slots) found.push({ at, radius: SLOT + 0.05, weight: 3 });
    if (node.look === 'bar' || node.look === 'dot') found.push({ at: node.at, radius: 0.17, weight: 2 });
    if (node.look === 'mine') found.push({ at: node.at, radius: 0.24, weight: 3 });
  }
  for (const edge of drawing.arrows) {
    for (const depth of [0, 0.1, 0.2, 0.3]) {
      found.push({ at: add(edgeMiddle(edge), inward(edge), depth), radius: 0.15, weight: 4 });
    }
  }
  for (const { edge, kind, on, cost } of borders) {
    if (kind === 'stub' && on === hex)
      found.push({ at: add(edgeMiddle(edge), inward(edge), 0.12), radius: 0.16, weight: 1 });
    if (kind !== 'stub' && kind !== 'river' && cost) found.push({ at: edgeMiddle(edge), radius: 0.17, weight: 3 });
  }
  return found;
}
