import { readFileSync } from 'node:fs';
import type { LaidTiles } from '@roundhouse/rail';
import { describe, expect, it } from 'vitest';
import { showAll } from '../../../src/board/art/label-art.tsx';
import { SLOT } from '../../../src/board/drawing/city.ts';
import { drawingOf } from '../../../src/board/drawing/face.ts';
import { sampled } from '../../../src/board/geometry/curve.ts';
import { centreOf } from '../../../src/board/geometry/hexagon.ts';
import { add, distance, type Point, toRadians, turned } from '../../../src/board/geometry/point.ts';
import type { Label } from '../../../src/board/labels/label.ts';
import { zoomStep } from '../../../src/board/labels/legible.ts';
import { type Writings, placeLabels } from '../../../src/board/labels/on-board.ts';
import { type Box, overlap } from '../../../src/board/labels/place.ts';
import { mapOf } from '../../board/maps.ts';

/** Recorded games with much track; the tiles after so many of their lays. */
const games = { soh: 'soh-12', '1820': '1820-10', '1828': '1828-5', '1839': '1839-6', '1843': '1843-7' } as const;

interface Lay {
  readonly type: string;
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

function layOf(title: keyof typeof games): readonly Lay[] {
  const file = new URL(`../../../../tools/test/saved/${games[title]}.json`, import.meta.url);
  const { game } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly game: { readonly actions?: readonly Lay[]; readonly entries?: readonly { readonly action?: Lay }[] };
  };
  const actions = game.actions ?? (game.entries ?? []).flatMap(({ action }) => action ?? []);
  return actions.filter(({ type }) => type === 'layTile');
}

const tilesAfter = (lays: readonly Lay[]): LaidTiles =>
  Object.fromEntries(lays.map(({ hex, tile, rotation }) => [hex, { tile, rotation }]));

/** The height of letters in hex sides. */
function letterSize(label: Label): number {
  const { grown = 1 } = label;
  switch (label.kind) {
    case 'name':
      return label.text.size;
    case 'values':
      return (label.values.some(({ value }) => value > 99) ? 0.18 : 0.215) * label.scale;
    case 'letter':
      return label.size;
    case 'revenue':
      return (label.value > 99 ? 0.164 : 0.205) * grown;
    case 'rule':
      return 0.19 * grown;
    case 'terrain':
      return 0.195 * grown;
    case 'icon':
      return Number.POSITIVE_INFINITY;
    case 'coordinate':
      return 0.125 * grown;
    case 'tag':
    case 'number':
      return 0.15 * grown;
  }
}

const says = (label: Label): string =>
  label.kind === 'name' ? label.text.lines.join(' ') : label.kind === 'revenue' ? `${label.value}` : label.kind;

interface OnMap {
  readonly box: Box;
  readonly label: Label;
  readonly hex: string;
}

const boxesOf = ({ labels }: Writings, turn: number): OnMap[] =>
  [...labels].flatMap(([hex, list]) =>
    list.map((label) => ({
      hex,
      label,
      box: { ...label, at: add(turned(centreOf(hex), toRadians(90 * turn)), label.at) },
    })),
  );

/** Is a point in a box, or nearer to it than this? */
function touches({ at: [x, y], width, height }: Box, [px, py]: Point, near: number): boolean {
  const [dx, dy] = [Math.max(0, Math.abs(px - x) - width / 2), Math.max(0, Math.abs(py - y) - height / 2)];
  return Math.hypot(dx, dy) < near;
}

describe.each(Object.keys(games) as (keyof typeof games)[])('letters on the board of %s', (title) => {
  const printed = mapOf(title);
  const lays = layOf(title);
  const none = { stationed: new Set<string>(), first: new Set<string>(), taken: [] };
  const positions = [0, 8, Math.round(lays.length / 2), lays.length];
  const cases = positions.flatMap((count) =>
    [20, 27, 36, 52].flatMap((scale) => [0, 1].map((turn) => ({ count, scale, turn }))),
  );

  it.each(cases)('after $count lays, a hex side of $scale px, turned by $turn', ({ count, scale, turn }) => {
    const tiles = tilesAfter(lays.slice(0, count));
    const step = zoomStep(scale);
    const writings = placeLabels({ printed, turn, scale: step, shown: showAll, phase: undefined }, { tiles, ...none });
    const written = boxesOf(writings, turn);

    const small = written.filter(({ hex, label }) => {
      const played = tiles[hex] !== undefined && (label.kind === 'name' || label.kind === 'revenue');
      return letterSize(label) * scale < (played ? 10 : 9) - 0.01;
    });
    expect(small.map(({ hex, label }) => `${hex} ${says(label)}`)).toEqual([]);

    const onOthers = written.flatMap((one, i) =>
      written.slice(i + 1).flatMap((other) => {
        const [x, y] = overlap(one.box, other.box);
        return x > 0 && y > 0 ? [`${one.hex} ${says(one.label)} / ${other.hex} ${says(other.label)}`] : [];
      }),
    );
    expect(onOthers).toEqual([]);

    const angle = toRadians(90 * turn);
    const onSolid = printed.hexes.flatMap(({ hex }) => {
      const laid = tiles[hex.id];
      const tile = laid && printed.tileSet.byId.get(laid.tile)?.def;
      const drawing = tile ? drawingOf(tile, laid.rotation) : drawingOf(hex);
      const seen = (p: Point): Point => turned(add(centreOf(hex.id), p), angle);
      const track = drawing.groups
        .flat()
        .flatMap(({ line }) => sampled(line, 40))
        .map(seen);
      const slots = drawing.nodes.flatMap((node) => node.slots).map(seen);
      const around = written.filter(({ box }) => distance(box.at, seen([0, 0])) < 2 + box.width / 2);
      return around
        .filter(({ box }) => track.some((p) => touches(box, p, 0.09)) || slots.some((p) => touches(box, p, SLOT)))
        .map(({ hex: from, label }) => `${from} ${says(label)} on ${hex.id}`);
    });
    expect(onSolid).toEqual([]);
  });

  it('come back when one zooms in', () => {
    const tiles = tilesAfter(lays);
    const countAt = (scale: number): number =>
      boxesOf(placeLabels({ printed, turn: 0, scale, shown: showAll, phase: undefined }, { tiles, ...none }), 0).length;
    const [far, near] = [countAt(zoomStep(20)), countAt(zoomStep(60))];
    expect(near).toBeGreaterThan(far);
  });

  it('are placed the same after a tile as if all were placed again, but for those around it', () => {
    const sight = { printed, turn: 0, scale: zoomStep(40), shown: showAll, phase: undefined };
    const before = placeLabels(sight, { tiles: tilesAfter(lays.slice(0, 20)), ...none });
    const after = placeLabels(sight, { tiles: tilesAfter(lays.slice(0, 21)), ...none });
    const moved = [...after.labels].filter(([hex, list]) => before.labels.get(hex) !== list).map(([hex]) => hex);
    const laid = lays[20]!.hex;
    expect(moved.length).toBeGreaterThan(0);
    for (const hex of moved) expect(distance(centreOf(hex), centreOf(laid))).toBeLessThan(3.6);
  });
});
