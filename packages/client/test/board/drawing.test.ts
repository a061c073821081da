import type { FaceDef, NodeDef } from '@roundhouse/rail';
import { describe, expect, it } from 'vitest';
import { cityAxis, slotPlaces } from '../../src/board/drawing/city.ts';
import { drawingOf } from '../../src/board/drawing/face.ts';
import { fillSlots, homesByNode, slotsInUse } from '../../src/board/drawing/slots.ts';
import { outside } from '../../src/board/geometry/hexagon.ts';
import { distance, toDegrees } from '../../src/board/geometry/point.ts';
import { mapNames, mapOf } from './maps.ts';

const face = (tracks: readonly string[], nodes: FaceDef['nodes'] = []): FaceDef => ({ color: 'green', tracks, nodes });

describe('connected groups', () => {
  it('keep tracks that only cross apart: a bridge', () => {
    expect(drawingOf(face(['0:3', '1:4'])).groups).toHaveLength(2);
  });

  it('join tracks that share an edge', () => {
    expect(drawingOf(face(['0:3', '0:4'])).groups).toHaveLength(1);
  });

  it('join tracks over a third one', () => {
    expect(drawingOf(face(['0:2', '3:4', '2:3'])).groups).toHaveLength(1);
  });

  it('join tracks that meet in a node or a junction', () => {
    expect(drawingOf(face(['0:j0', '2:j0', '4:j0'])).groups).toHaveLength(1);
    expect(drawingOf(face(['0:n0', '3:n0', '1:n0'], [{ kind: 'town' }])).groups).toHaveLength(1);
  });
});

describe('towns', () => {
  it('with two tracks are a bar across the curve, at its middle', () => {
    const [town] = drawingOf(face(['0:n0', '3:n0'], [{ kind: 'town' }])).nodes;
    expect(town?.look).toBe('bar');
    expect(Math.hypot(...(town?.at ?? [1, 1]))).toBeCloseTo(0);
    expect(Math.abs(toDegrees(town?.along ?? 0))).toBeCloseTo(60);
  });

  it('without track, with one or with three are a dot', () => {
    for (const tracks of [[], ['0:n0'], ['0:n0', '1:n0', '3:n0']]) {
      expect(drawingOf(face(tracks, [{ kind: 'town' }])).nodes[0]?.look).toBe('dot');
    }
  });

  it('on tracks that cross stand clear of each other', () => {
    const { nodes } = drawingOf(face(['0:n0', '3:n0', '1:n1', '4:n1'], [{ kind: 'town' }, { kind: 'town' }]));
    expect(distance(nodes[0]!.at, nodes[1]!.at)).toBeGreaterThan(0.3);
  });

  it('turn with the tile', () => {
    const def = face(['0:n0', '1:n0'], [{ kind: 'town' }]);
    const [still, turned] = [drawingOf(def).nodes[0]!.at, drawingOf(def, 3).nodes[0]!.at];
    expect(turned[0]).toBeCloseTo(-still[0]);
    expect(turned[1]).toBeCloseTo(-still[1]);
  });
});

describe('cities', () => {
  it.each([
    [[0, 1, 2, 3], 0],
    [[0, 1, 3, 4], 60],
    [[1, 2, 4, 5], -60],
    [[0, 2, 3, 5], 0],
    [[0, 1, 2, 3, 4, 5], 0],
  ])('with tracks %j point %i degrees from the horizontal', (edges, angle) => {
    expect(toDegrees(cityAxis([0, 0], edges))).toBeCloseTo(angle);
  });

  it('off the middle lie across the way to the centre', () => {
    expect(Math.abs(toDegrees(cityAxis([-0.5, 0], [0, 1, 2])))).toBeCloseTo(90);
  });

  it('keep their slots apart and upright in a triangle and a square', () => {
    for (const count of [2, 3, 4]) {
      const places = slotPlaces([0, 0], count, 0);
      expect(places).toHaveLength(count);
      for (const a of places) for (const b of places) if (a !== b) expect(distance(a, b)).toBeGreaterThan(0.53);
    }
  });

  it('are passed by a line that does not stop there', () => {
    const { pieces } = drawingOf(face(['1:n0', '4:n0', '1:4'], [{ kind: 'city', slots: 1 }]));
    expect(pieces[2]?.line).toHaveLength(2);
  });
});

describe('slots', () => {
  it('keep a home free for who has not come, and give it when it comes', () => {
    expect(fillSlots(2, ['A'], [])).toEqual([{ company: 'A', kept: true }, undefined]);
    expect(fillSlots(2, ['A'], ['B'])).toEqual([
      { company: 'A', kept: true },
      { company: 'B', kept: false },
    ]);
    expect(fillSlots(2, ['A'], ['B', 'A'])).toEqual([
      { company: 'A', kept: false },
      { company: 'B', kept: false },
    ]);
  });

  it('show a station rather than a home where there is no room for both', () => {
    expect(fillSlots(1, ['A'], ['B'])).toEqual([{ company: 'B', kept: false }]);
  });

  it('carry the homes of two cities into one', () => {
    const { nodes } = drawingOf(face([], [{ kind: 'city', slots: 2 }]));
    const homes = homesByNode(
      [
        { kind: 'city', homes: ['A'] },
        { kind: 'city', homes: ['B'] },
      ],
      nodes,
    );
    expect(homes).toEqual([['A', 'B']]);
  });

  describe('that are kept by the state', () => {
    const printed: NodeDef[] = [
      { kind: 'city', slots: 1 },
      { kind: 'city', slots: 1, homes: ['A'] },
    ];
    const { nodes } = drawingOf(face([], printed));
    const used = (kept: string[], here: string[][] = []) => slotsInUse(printed, nodes, here, { gone: [], kept });

    it('are those of the state alone, where they are printed if there is room', () => {
      expect(used([])).toEqual([[undefined], [undefined]]);
      expect(used(['A'])).toEqual([[undefined], [{ company: 'A', kept: true }]]);
      expect(used(['B'])).toEqual([[{ company: 'B', kept: true }], [undefined]]);
      expect(used(['A'], [[], ['C']])).toEqual([[{ company: 'A', kept: true }], [{ company: 'C', kept: false }]]);
    });

    it('lie over a marker that will give way where no circle is free', () => {
      expect(used(['B'], [['G'], ['C']])[0]).toEqual([{ company: 'G', kept: false, next: 'B' }]);
    });
  });
});

describe.each(mapNames)('every face of %s', (name) => {
  const { board, tileSet } = mapOf(name);
  const faces = [...board.hexes, ...tileSet.tiles.map(({ def }) => def)];

  it('has a piece for every track, a group for each, and only numbers', () => {
    for (const def of faces) {
      const drawing = drawingOf(def);
      expect(drawing.pieces).toHaveLength((def.tracks ?? []).length);
      expect(drawing.groups.flat().length + drawing.arrows.length).toBe(drawing.pieces.length);
      const numbers = [...drawing.pieces.flatMap(({ line }) => line.flat(2)), ...drawing.nodes.flatMap(({ at }) => at)];
      expect(numbers.every(Number.isFinite), JSON.stringify(def)).toBe(true);
    }
  });

  it('has as many slots as the data says, inside the hex', () => {
    for (const def of faces) {
      drawingOf(def).nodes.forEach(({ slots, look }, index) => {
        expect(slots).toHaveLength(def.nodes?.[index]?.slots ?? 0);
        if (look === 'city') for (const slot of slots) expect(outside(slot), JSON.stringify(def)).toBeLessThan(-0.2);
      });
    }
  });
});
