import { describe, expect, it } from 'vitest';
import { distance } from '../../src/board/geometry/point.ts';
import { SLOT } from '../../src/board/drawing/city.ts';
import { overlap } from '../../src/board/labels/place.ts';
import { nextRotation } from '../../src/board/view/tile-ring.ts';
import { CARD, planRing } from '../../src/board/view/ring.ts';
import { platesOf, writingAround } from '../../src/board/view/route-plates.tsx';
import { routeChain, stopPlace } from '../../src/board/view/routes.tsx';
import { fitted, movedOf, turnedExtent, viewOf, zoomedAt } from '../../src/board/view/use-view.ts';
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

  it('zooms around the pointer', () => {
    const before = { x: 30, y: 40, zoom: 0.5 };
    const after = zoomedAt(before, 1.2, [200, 100]);
    expect((200 - after.x) / after.zoom).toBeCloseTo((200 - before.x) / before.zoom);
    expect((100 - after.y) / after.zoom).toBeCloseTo((100 - before.y) / before.zoom);
  });

  it('keeps what somebody has moved, in a window of another size, too', () => {
    const extent = { x: 0, y: 0, width: 10, height: 6 };
    const [wide, narrow] = [
      { width: 836, height: 618 },
      { width: 390, height: 700 },
    ];
    const [whole, small] = [fitted(extent, wide, inset), fitted(extent, narrow, inset)];
    const view = { zoom: whole.zoom * 1.5, x: -120, y: -60 };
    const moved = movedOf(view, whole, wide);
    const back = viewOf(moved, whole, wide);
    expect(back.zoom).toBeCloseTo(view.zoom);
    expect([back.x, back.y].map(Math.round)).toEqual([-120, -60]);
    const there = viewOf(moved, small, narrow);
    expect(there.zoom / small.zoom).toBeCloseTo(1.5);
    expect((195 - there.x) / there.zoom).toBeCloseTo((418 - view.x) / view.zoom);
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

  const windows = [
    {
      name: 'a phone held upright',
      size: { width: 390, height: 552 },
      around: { top: 20, right: 20, bottom: 24, left: 20 },
    },
    {
      name: 'a phone held sideways',
      size: { width: 598, height: 346 },
      around: { top: 20, right: 20, bottom: 24, left: 20 },
    },
    { name: 'a wide screen', size: { width: 800, height: 812 }, around: { top: 26, right: 26, bottom: 48, left: 26 } },
  ];
  for (const { name, size, around } of windows) {
    it(`stand whole and apart from each other on ${name}, wherever the hex lies`, () => {
      for (const hex of [
        [0, 0],
        [size.width, 10],
        [200, size.height],
        [300, 250],
      ] as const) {
        const { places } = planRing(7, hex, 130, size, around);
        expect(places).toHaveLength(7);
        for (const [x, y] of places) {
          expect(x - CARD.width / 2).toBeGreaterThanOrEqual(around.left - 0.01);
          expect(x + CARD.width / 2).toBeLessThanOrEqual(size.width - around.right + 0.01);
          expect(y - CARD.height / 2).toBeGreaterThanOrEqual(around.top - 0.01);
          expect(y + CARD.height / 2).toBeLessThanOrEqual(size.height - around.bottom + 0.01);
        }
        const cards = places.map((at) => ({ at, ...CARD }));
        cards.forEach((card, i) =>
          cards.slice(i + 1).forEach((other) => expect(Math.min(...overlap(card, other))).toBeLessThanOrEqual(0)),
        );
      }
    });
  }

  it('stand around the hex itself where there is room', () => {
    const { centre, rx, ry } = planRing(5, [400, 300], 130, { width: 800, height: 700 }, inset);
    expect(centre).toEqual([400, 300]);
    expect([rx, ry]).toEqual([130, 130]);
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
    const { board: other, tileSet: box } = mapOf('1839');
    const chain = routeChain(other, box, { I10: { tile: '81', rotation: 0 } }, ['I10/0', 'I10/2']);
    expect(chain).toHaveLength(2);
  });

  it('bears its number at both ends; where several end in one city, no number covers another or a name', () => {
    const printed = mapOf('soh');
    const path = ['H9:n0', 'H9/0', 'I8/0', 'J7:n0'];
    for (const turn of [0, 1]) {
      const routes = ['2', '3', '3E', '5'].map((train) => ({ train, path }));
      const plates = platesOf({ printed, tiles, routes, turn });
      expect(plates).toHaveLength(8);
      const seen = (at: readonly [number, number]): readonly [number, number] => (turn === 1 ? [-at[1], at[0]] : at);
      const boxes = plates.map(({ at, width }) => ({ at: seen(at), width, height: 0.3 }));
      const written = ['H9:n0', 'J7:n0'].flatMap((point) => writingAround(printed, tiles, point, turn));
      boxes.forEach((box, i) => {
        for (const other of [...boxes.slice(i + 1), ...written])
          expect(Math.min(...overlap(box, other)), JSON.stringify(plates)).toBeLessThan(0.06);
      });
    }
  });

  it('do not lie over the station they speak of, however long they are', () => {
    const printed = mapOf('1820');
    const net = { pieces: [], lines: [], stops: [] };
    for (const hex of ['C13', 'M7', 'H10'])
      for (const rotation of [0, 1, 2]) {
        const tiles = { [hex]: { tile: '57', rotation } };
        const routes = [{ train: 'FLOOD', path: [`${hex}:n0`], net }];
        const [plate] = platesOf({ printed, tiles, routes, turn: 0 });
        const at = stopPlace(printed.board, printed.tileSet, tiles, `${hex}:n0`)!;
        const disc = { at, width: 1.4 * SLOT, height: 1.4 * SLOT };
        expect(Math.min(...overlap({ ...plate!, height: 0.3 }, disc)), `${hex} ${rotation}`).toBeLessThan(0.02);
      }
  });

  it('stand once where a network begins, and say beside a port how often it pays', () => {
    const printed = mapOf('1820');
    const stops = [
      { point: 'O21:n0', times: 1 },
      { point: 'O19:n0', times: 3 },
    ];
    const net = { pieces: [], lines: [], stops };
    const plates = platesOf({ printed, tiles: {}, routes: [{ train: 'FLOOD', path: ['M15:n0'], net }], turn: 0 });
    expect(plates.map(({ text }) => text)).toEqual(['FLOOD', '× 3']);
    const port = stopPlace(printed.board, printed.tileSet, {}, 'O19:n0')!;
    expect(distance(plates[1]!.at, port)).toBeLessThan(1);
  });
});
