import { describe, expect, it } from 'vitest';
import { distance, SIDE } from '../../src/board/geometry/point.ts';
import { SLOT } from '../../src/board/drawing/city.ts';
import { showAll } from '../../src/board/art/label-art.tsx';
import { APOTHEM, centreOf } from '../../src/board/geometry/hexagon.ts';
import { crossedNames } from '../../src/board/labels/crossed.ts';
import { placeLabels } from '../../src/board/labels/on-board.ts';
import { overlap } from '../../src/board/labels/place.ts';
import { focusedView } from '../../src/board/view/focus.ts';
import { placeOfSum } from '../../src/board/view/draft-art.tsx';
import { platesOf, writingAround } from '../../src/board/view/route-plates.tsx';
import { routeChain, stopPlace } from '../../src/board/view/routes.tsx';
import { fitted, movedOf, shiftInto, turnedExtent, viewOf, zoomedAt } from '../../src/board/view/view.ts';
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

describe('what is worked on', () => {
  const frame = (size: { width: number; height: number }, bottom: number) => {
    const around = { top: 20, right: 20, bottom, left: 20 };
    const { extent } = mapOf('soh');
    return { printed: extent, whole: fitted(extent, size, around), size, inset: around, turn: 0 };
  };
  const around = ['F9', 'F7', 'F11', 'E8', 'E10', 'G8', 'G10'];
  const widthAt = (zoom: number): number => zoom * SIDE * Math.sqrt(3);

  it('comes close until a hex is 90 pixels wide, also where it could be read before', () => {
    const seen = frame({ width: 800, height: 700 }, 104);
    const before = { ...seen.whole, zoom: 70 / (SIDE * Math.sqrt(3)) };
    const { zoom } = focusedView({ hexes: around, core: around, close: true }, before, seen);
    expect(widthAt(zoom)).toBeCloseTo(90);
    expect(focusedView({ hexes: ['F9'], core: ['F9'] }, { ...before, x: 0, y: 0 }, seen).zoom).toBeCloseTo(before.zoom);
  });

  it('lies with all its neighbours above what covers the lower edge', () => {
    for (const size of [
      { width: 390, height: 552 },
      { width: 800, height: 620 },
    ]) {
      const seen = frame(size, 118);
      const view = focusedView({ hexes: around, core: around, close: true }, null, seen);
      for (const hex of around) {
        const [x, y] = centreOf(hex).map((v) => v * SIDE * view.zoom) as [number, number];
        const half = (widthAt(view.zoom) / Math.sqrt(3)) * 0.95;
        expect(y + view.y + half, `${hex} at ${size.width}`).toBeLessThanOrEqual(size.height - 118);
        expect(x + view.x - half).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('where it cannot all be seen, what lies together is, and not the empty land between', () => {
    const seen = frame({ width: 380, height: 420 }, 20);
    const hexes = ['B15', 'C16', 'B17', 'J5', 'K6', 'K4', 'J7', 'L5'];
    const view = focusedView({ hexes, core: hexes }, null, seen);
    const inSight = hexes.filter((hex) => {
      const [x, y] = centreOf(hex).map((v) => v * SIDE * view.zoom) as [number, number];
      return x + view.x > 0 && x + view.x < 380 && y + view.y > 0 && y + view.y < 420;
    });
    expect(inSight).toEqual(['J5', 'K6', 'K4', 'J7', 'L5']);
  });

  it('is moved into the window where a hand has moved the board, no farther than must be', () => {
    const size = { width: 800, height: 600 };
    expect(shiftInto([400, 300], 100, size, inset)).toEqual([0, 0]);
    expect(shiftInto([400, 580], 100, size, { ...inset, bottom: 104 })).toEqual([0, -184]);
    expect(shiftInto([-50, 300], 100, size, inset)).toEqual([168, 0]);
    // A window without room for the margin has it in the middle.
    expect(shiftInto([0, 40], 300, { width: 100, height: 80 }, { top: 0, right: 0, bottom: 0, left: 0 })).toEqual([
      50, 0,
    ]);
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
      const { labels } = placeLabels(
        { printed, turn, scale: 60, shown: showAll, phase: undefined },
        { tiles, stationed: new Set(), first: new Set(), taken: [] },
      );
      const plates = platesOf({ printed, tiles, routes, turn, labels, scale: 60 });
      expect(plates).toHaveLength(8);
      const seen = (at: readonly [number, number]): readonly [number, number] => (turn === 1 ? [-at[1], at[0]] : at);
      const boxes = plates.map((plate) => ({ ...plate, at: seen(plate.at) }));
      const written = ['H9:n0', 'J7:n0'].flatMap((point) => writingAround(printed, labels, point, turn));
      boxes.forEach((box, i) => {
        for (const other of [...boxes.slice(i + 1), ...written])
          expect(Math.min(...overlap(box, other)), JSON.stringify(plates)).toBeLessThan(0.06);
      });
    }
  });

  it('glow around hexes without striking out names: those that an outline runs through are written over it', () => {
    const printed = mapOf('soh');
    let struck = 0;
    for (const turn of [0, 1]) {
      const { labels } = placeLabels(
        { printed, turn, scale: 45, shown: showAll, phase: undefined },
        { tiles, stationed: new Set(), first: new Set(), taken: [] },
      );
      const namesIn = (hex: string): string[] =>
        (crossedNames(labels, [hex], turn).get(hex) ?? []).map((label) =>
          label.kind === 'name' ? label.text.lines.join(' ') : '',
        );
      for (const hex of printed.board.ids) {
        const name = labels.get(hex)?.find(({ kind }) => kind === 'name');
        if (!name) continue;
        const reach = Math.hypot(Math.abs(name.at[0]) + name.width / 2, Math.abs(name.at[1]) + name.height / 2);
        if (reach < APOTHEM) expect(namesIn(hex), hex).toEqual([]);
        if (Math.abs(name.at[0]) + name.width / 2 < 1 || Math.abs(name.at[1]) > 0.5) continue;
        expect(namesIn(hex), hex).toHaveLength(1);
        struck++;
      }
    }
    expect(struck).toBeGreaterThan(0);
  });

  it('say what a way comes to near its middle, on none of its flags', () => {
    // Below its third hex, where it would stand, is the flag of the fourth.
    const way = { hexes: ['I7', 'J8', 'K9', 'L10'], text: '3 edges × £80', grown: 1.2 };
    for (const turn of [0, 1]) {
      const flags = [
        { hex: 'I7', text: '1 · new tile' },
        { hex: 'L10', text: '2 · new tile' },
      ];
      const seen = (p: readonly [number, number]): readonly [number, number] => (turn === 1 ? [-p[1], p[0]] : p);
      const place = seen(placeOfSum({ ...way, flags, turn })!);
      for (const { hex } of flags) {
        const [x, y] = seen(centreOf(hex));
        const down = Math.abs(place[1] - (y - 1.02));
        expect(down > 0.36 || Math.abs(place[0] - x) > 1.7, `${hex}, ${turn} turns`).toBe(true);
      }
      // Without flags it stands below the middle.
      const free = seen(placeOfSum({ ...way, flags: [], turn })!);
      const middles = ['J8', 'K9'].map((hex) => seen(centreOf(hex)));
      expect(middles.some(([x, y]) => Math.abs(free[0] - x) < 0.01 && Math.abs(free[1] - y - 0.42) < 0.01)).toBe(true);
    }
  });

  it('do not lie over the station they speak of, however long they are', () => {
    const printed = mapOf('1820');
    const net = { pieces: [], lines: [], stops: [] };
    for (const hex of ['C13', 'M7', 'H10'])
      for (const rotation of [0, 1, 2]) {
        const tiles = { [hex]: { tile: '57', rotation } };
        const routes = [{ train: 'FLOOD', path: [`${hex}:n0`], net }];
        const [plate] = platesOf({ printed, tiles, routes, turn: 0, labels: new Map(), scale: 60 });
        const at = stopPlace(printed.board, printed.tileSet, tiles, `${hex}:n0`)!;
        const disc = { at, width: 1.4 * SLOT, height: 1.4 * SLOT };
        expect(Math.min(...overlap(plate!, disc)), `${hex} ${rotation}`).toBeLessThan(0.02);
      }
  });

  it('stand once where a network begins, and say beside a port how often it pays', () => {
    const printed = mapOf('1820');
    const stops = [
      { point: 'O21:n0', times: 1 },
      { point: 'O19:n0', times: 3 },
    ];
    const net = { pieces: [], lines: [], stops };
    const routes = [{ train: 'FLOOD', path: ['M15:n0'], net }];
    const plates = platesOf({ printed, tiles: {}, routes, turn: 0, labels: new Map(), scale: 60 });
    expect(plates.map(({ text }) => text)).toEqual(['FLOOD', '× 3']);
    const port = stopPlace(printed.board, printed.tileSet, {}, 'O19:n0')!;
    expect(distance(plates[1]!.at, port)).toBeLessThan(1);
  });
});
