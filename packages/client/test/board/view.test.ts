import { describe, expect, it } from 'vitest';
import { distance } from '../../src/board/geometry/point.ts';
import { nextRotation, ringPlaces } from '../../src/board/view/offers.tsx';
import { routeChain } from '../../src/board/view/routes.tsx';
import { fitted, opening, turnedExtent, zoomedAt } from '../../src/board/view/use-view.ts';
import { mapOf } from './maps.ts';

const inset = { top: 18, right: 18, bottom: 0, left: 18 };

describe('the view', () => {
  it('shows the whole board in the middle of the window', () => {
    const extent = { x: 1, y: -1, width: 10, height: 5 };
    const { x, y, zoom } = fitted(extent, { width: 836, height: 618 }, inset);
    const left = extent.x * 100 * zoom + x;
    const right = (extent.x + extent.width) * 100 * zoom + x;
    expect(left).toBeGreaterThan(18);
    expect((left + right) / 2).toBeCloseTo(418);
    expect((extent.y + extent.height / 2) * 100 * zoom + y).toBeCloseTo(318);
  });

  it('lets a wide board lie as low as it is told', () => {
    const extent = { x: 1, y: -1, width: 10, height: 5 };
    const size = { width: 836, height: 618 };
    const top = (above: number) => fitted(extent, size, { ...inset, above });
    const spare = 600 - (5 + 2 * 0.58) * 100 * top(0).zoom;
    expect(top(1).y - top(0).y).toBeCloseTo(spare);
    expect(top(0.5)).toEqual(fitted(extent, size, inset));
  });

  it('opens large enough to read, with the top row in sight', () => {
    const extent = { x: 0, y: 0, width: 12, height: 24 };
    const size = { width: 800, height: 800 };
    const { zoom, y } = opening(extent, size, inset);
    expect(zoom).toBeCloseTo(0.42);
    expect(extent.y * 100 * zoom + y).toBeGreaterThan(inset.top);
    expect(extent.y * 100 * zoom + y).toBeLessThan(inset.top + 42);
    const wide = { x: 0, y: 0, width: 24, height: 12 };
    expect(opening(wide, size, inset)).toEqual(fitted(wide, size, inset));
  });

  it('zooms around the pointer', () => {
    const before = { x: 30, y: 40, zoom: 0.5 };
    const after = zoomedAt(before, 1.2, [200, 100]);
    expect((200 - after.x) / after.zoom).toBeCloseTo((200 - before.x) / before.zoom);
    expect((100 - after.y) / after.zoom).toBeCloseTo((100 - before.y) / before.zoom);
  });

  it('comes back after four quarter turns', () => {
    const extent = { x: 1, y: -2, width: 10, height: 5 };
    const quarter = turnedExtent(extent, 1);
    expect(quarter).toEqual({ x: -3, y: 1, width: 5, height: 10 });
    expect(turnedExtent(turnedExtent(quarter, 1), 2)).toEqual(extent);
  });
});

describe('tile offers', () => {
  it('turn through the legal rotations only, round and round', () => {
    const offer = { tile: '8', rotations: [1, 3, 4] };
    expect([1, 3, 4].map((rotation) => nextRotation(offer, rotation))).toEqual([3, 4, 1]);
    expect(nextRotation(offer, 1, -1)).toBe(4);
  });

  it('stay inside the window', () => {
    for (const [x, y] of ringPlaces(7, [10, 10], 150, { width: 390, height: 500 })) {
      expect(x).toBeGreaterThanOrEqual(44);
      expect(x).toBeLessThanOrEqual(346);
      expect(y).toBeGreaterThanOrEqual(41);
    }
  });
});

describe('a route', () => {
  const { board, tileSet } = mapOf('soh');
  const tiles = {
    H9: { tile: '57', rotation: 0 },
    I8: { tile: '9', rotation: 0 },
    J7: { tile: '57', rotation: 0 },
  };

  it('is one line without gaps over several hexes', () => {
    const chain = routeChain(board, tileSet, tiles, ['H9:n0', 'H9/0', 'I8/0', 'J7:n0']);
    expect(chain).toHaveLength(3);
    for (let i = 1; i < chain.length; i++) expect(distance(chain[i - 1]![3], chain[i]![0])).toBeCloseTo(0);
  });

  it('goes over junctions', () => {
    const { board: other, tileSet: box } = mapOf('t1839');
    const chain = routeChain(other, box, { I10: { tile: '81', rotation: 0 } }, ['I10/0', 'I10/2']);
    expect(chain).toHaveLength(2);
  });
});
