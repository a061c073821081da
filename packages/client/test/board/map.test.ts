import { describe, expect, it } from 'vitest';
import { distance } from '../../src/board/geometry/point.ts';
import { fencesOf, spokesmen } from '../../src/board/map/edges.ts';
import { confluencePath, reachPath, riversOf } from '../../src/board/map/rivers.ts';
import { silhouette } from '../../src/board/map/silhouette.ts';
import { mapNames, mapOf } from './maps.ts';

const riverSides = (name: string): number => {
  const { board } = mapOf(name);
  const wet = board.borders.map((borders) => borders.some(({ kind }) => kind === 'river'));
  return wet.filter((one, side) => one && board.canonical[side] === side).length;
};

describe.each(mapNames)('the map of %s', (name) => {
  const { board } = mapOf(name);

  it('has rivers of whole edges, each edge in one river, without a gap', () => {
    const { reaches } = riversOf(board);
    for (const { corners } of reaches) {
      for (let i = 1; i < corners.length; i++) expect(distance(corners[i - 1]!, corners[i]!)).toBeCloseTo(1, 3);
    }
    expect(reaches.reduce((sum, { corners }) => sum + corners.length - 1, 0)).toBe(riverSides(name));
  });

  it('fills every confluence, and rivers end nowhere else but at springs and mouths', () => {
    const { reaches, confluences } = riversOf(board);
    const joined = reaches.flatMap(({ joins }) => joins).filter(Boolean).length;
    expect(joined).toBe(confluences.reduce((sum, { from }) => sum + from.length, 0));
    for (const one of confluences) expect(confluencePath(one)).toMatch(/^M.*Q.*Q.*Q.*Z$/);
    for (const one of reaches) expect(reachPath(one)).not.toMatch(/NaN|undefined/);
  });

  it('has an outline of closed loops along the rim', () => {
    const rim = Array.from(board.neighbours).filter((neighbour) => neighbour < 0).length;
    const loops = silhouette(board);
    expect(loops.reduce((sum, loop) => sum + loop.length, 0)).toBe(rim);
    for (const loop of loops) expect(distance(loop[0]!, loop.at(-1)!)).toBeCloseTo(1, 3);
  });

  it('draws each closed edge once', () => {
    const keys = fencesOf(board).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lets one hex speak for each joined place', () => {
    const speaking = spokesmen(board);
    const groups = new Map<string, number>();
    for (const hex of board.hexes) {
      const group = hex.nodes?.find((node) => node.group)?.group;
      if (group && speaking.has(hex.id)) groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    for (const count of groups.values()) expect(count).toBe(1);
  });
});
