import type { TileDef } from '@roundhouse/rail';
import { describe, expect, it } from 'vitest';
import { centreOf } from '../../src/board/geometry/hexagon.ts';
import { add } from '../../src/board/geometry/point.ts';
import { type Box, overlap, Placer } from '../../src/board/labels/place.ts';
import { currentPhase, type Label, phaseValues } from '../../src/board/labels/label.ts';
import { labelsOf } from '../../src/board/labels/plan.ts';
import { setText, textWidth } from '../../src/board/labels/text-width.ts';
import { mapNames, mapOf } from './maps.ts';

const told = (label: Label): string => (label.kind === 'name' ? label.text.lines.join(' ') : label.kind);

/** Pairs of boxes that lie on each other by more than a hair. */
function collisions(boxes: readonly { readonly box: Box; readonly name: string }[]): string[] {
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const [x, y] = overlap(one.box, other.box);
      return x > 0.03 && y > 0.03 ? [`${one.name} / ${other.name}`] : [];
    }),
  );
}

describe.each(mapNames)('what is written on the map of %s', (name) => {
  const { hexes, tileSet } = mapOf(name);

  it.each([0, 1])('never lies on other writing, with %i quarter turns', (turn) => {
    const boxes = hexes.flatMap((place) =>
      labelsOf({ ...place, turn }).map((label) => {
        const angle = (turn * Math.PI) / 2;
        const [x, y] = centreOf(place.hex.id);
        const centre = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
        return { box: { ...label, at: add(centre, label.at) }, name: `${place.hex.id} ${told(label)}` };
      }),
    );
    expect(collisions(boxes)).toEqual([]);
  });

  it('never lies on other writing of the same tile', () => {
    const clashes = tileSet.tiles.flatMap(({ def }) =>
      collisions(labelsOf({ tile: def }).map((label) => ({ box: label, name: `${def.id} ${told(label)}` }))),
    );
    expect(clashes).toEqual([]);
  });

  it('names every place once, and shows every value', () => {
    for (const place of hexes) {
      const labels = labelsOf(place);
      const nodes = place.hex.nodes ?? [];
      const valued = nodes.some(({ revenue }) => typeof revenue === 'number' && revenue > 0);
      if (valued && !place.mute)
        expect(
          labels.some(({ kind }) => kind === 'revenue'),
          place.hex.id,
        ).toBe(true);
      if (place.hex.terrain)
        expect(labels.filter(({ kind }) => kind === 'terrain')).toHaveLength(place.hex.terrain.length);
    }
  });
});

describe('placement', () => {
  it('takes the favourite where nothing is in the way', () => {
    expect(new Placer([]).place(0.4, 0.2, { favourite: [0.1, 0.2] })).toEqual([0.1, 0.2]);
  });

  it('goes aside for what is there, and for what was placed before', () => {
    const placer = new Placer([{ at: [0, 0], radius: 0.3, weight: 3 }]);
    const first = placer.place(0.6, 0.2, { favourite: [0, 0] });
    expect(Math.hypot(...first)).toBeGreaterThan(0.25);
    const second = placer.place(0.6, 0.2, { favourite: first });
    expect(
      overlap({ at: first, width: 0.6, height: 0.2 }, { at: second, width: 0.6, height: 0.2 }).some((v) => v <= 0),
    ).toBe(true);
  });
});

describe('text', () => {
  it('is measured as the font sets it', () => {
    // 8.62 em by the font's own advance widths.
    expect(textWidth('Emmerich am Rhein', 1)).toBeGreaterThan(8.4);
    expect(textWidth('Emmerich am Rhein', 1)).toBeLessThan(9);
  });

  it('breaks where the lines come out most even, and shrinks as the last resort', () => {
    expect(setText('Emmerich am Rhein', 0.225, 1.3).lines).toEqual(['Emmerich', 'am Rhein']);
    expect(setText('Le Mans/Tours', 0.225, 1).lines).toEqual(['Le Mans/', 'Tours']);
    expect(setText('Mönchengladbach', 0.225, 1.3).size).toBeLessThan(0.225);
  });
});

describe('values by phase', () => {
  const values = phaseValues({ brown: 40, yellow: 30 });
  it('stand in the order of the phases', () => expect(values.map(({ phase }) => phase)).toEqual(['yellow', 'brown']));
  it('hold until the next', () => {
    expect(currentPhase(values, 'green')).toBe('yellow');
    expect(currentPhase(values, 'gray')).toBe('brown');
    expect(currentPhase(values, undefined)).toBeUndefined();
  });
});

describe('a tile', () => {
  it('carries one figure where all its towns pay the same', () => {
    const def: TileDef = {
      id: 'x',
      color: 'green',
      count: 1,
      nodes: [
        { kind: 'town', revenue: 10 },
        { kind: 'town', revenue: 10 },
      ],
      tracks: ['0:n0', '1:n0', '3:n1', '4:n1'],
    };
    expect(labelsOf({ tile: def }).filter(({ kind }) => kind === 'revenue')).toHaveLength(1);
  });
});
