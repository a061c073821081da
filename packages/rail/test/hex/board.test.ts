import { describe, expect, test } from 'vitest';
import {
  distance,
  hexIndex,
  hexsideName,
  makeBoard,
  neighbourId,
  oppositeEdge,
  stopName,
} from '../../src/hex/index.ts';
import type { HexDef } from '../../src/hex/index.ts';

const hexes: readonly HexDef[] = [
  { id: 'B2', color: 'white', borders: [{ edge: 4, kind: 'river', cost: 40 }] },
  { id: 'B4', color: 'white', nodes: [{ kind: 'city', slots: 1 }], terrain: [{ kind: 'hill', cost: 60 }] },
  { id: 'A3', color: 'red', nodes: [{ kind: 'offboard', revenue: 30 }], tracks: ['0:n0'] },
  { id: 'C3', color: 'white' },
];

describe('coordinates', () => {
  test('the six neighbours lie clockwise from the lower left', () => {
    expect([0, 1, 2, 3, 4, 5].map((edge) => neighbourId('G10', edge))).toEqual(['H9', 'G8', 'F9', 'F11', 'G12', 'H11']);
  });

  test('going over an edge and back over its opposite leads home', () => {
    for (const id of ['B2', 'Z10', 'AA3', 'AZ7']) {
      for (let edge = 0; edge < 6; edge++) {
        expect(neighbourId(neighbourId(id, edge) as string, oppositeEdge(edge))).toBe(id);
      }
    }
  });

  test('there is nothing above row A', () => {
    expect(neighbourId('A3', 2)).toBeNull();
    expect(neighbourId('A3', 3)).toBeNull();
  });

  test('distance counts hexsides', () => {
    expect(distance('G10', 'G10')).toBe(0);
    expect(distance('G10', 'G14')).toBe(2);
    expect(distance('G10', 'F11')).toBe(1);
    expect(distance('G10', 'E10')).toBe(2);
    expect(distance('G10', 'F15')).toBe(3);
  });

  test('an id that is none is refused', () => {
    expect(() => neighbourId('10G', 0)).toThrow('10G');
  });
});

describe('board', () => {
  const board = makeBoard(hexes);

  test('neighbours by index, -1 off the map', () => {
    expect(Array.from(board.neighbours.slice(0, 6))).toEqual([-1, -1, -1, 2, 1, 3]);
  });

  test('every hexside is seen from both hexes', () => {
    board.across.forEach((far, side) => {
      if (far >= 0) expect(board.across[far]).toBe(side);
    });
  });

  test('a hexside has one name, from edge 0, 1 or 2', () => {
    expect(hexsideName(board, hexIndex(board, 'B2'), 4)).toBe('B4/1');
    expect(hexsideName(board, hexIndex(board, 'B4'), 1)).toBe('B4/1');
    expect(hexsideName(board, hexIndex(board, 'A3'), 0)).toBe('A3/0');
    expect(hexsideName(board, hexIndex(board, 'B2'), 3)).toBe('A3/0');
  });

  test('at the rim of the map the only hex names the side', () => {
    expect(hexsideName(board, hexIndex(board, 'B4'), 4)).toBe('B4/4');
  });

  test('stops are named by hex and node', () => {
    expect(stopName('F9', 1)).toBe('F9:n1');
  });

  test('a border counts for both hexes along it', () => {
    expect(board.borders[hexIndex(board, 'B4') * 6 + 1]).toEqual([{ edge: 1, kind: 'river', cost: 40 }]);
    expect(board.borders[hexIndex(board, 'B2') * 6 + 4]).toEqual([{ edge: 4, kind: 'river', cost: 40 }]);
  });

  test('finished hexes are told from those that take tiles', () => {
    expect([...board.fixed]).toEqual([0, 0, 1, 0]);
  });

  test('faults in the data are named', () => {
    expect(() => makeBoard([...hexes, { id: 'B2', color: 'white' }])).toThrow('twice');
    expect(() => hexIndex(board, 'Z9')).toThrow('Z9');
    expect(() => makeBoard([{ id: 'A1', color: 'gray', tracks: ['0:n0'] }])).toThrow('n0');
    expect(() => makeBoard([{ id: 'A1', color: 'gray', tracks: ['0:9'] }])).toThrow('9');
    expect(() => makeBoard([{ id: 'A1', color: 'gray', tracks: ['0'] }])).toThrow('not a track');
  });
});
