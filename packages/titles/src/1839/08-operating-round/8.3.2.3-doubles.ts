/** 8.3.2.3 Swap station markers, and Kabinet-Rochussen's move: one of two markers in a hexagon goes back. */
import { field, log, oneOf, pop, push, updateFrame, onlyThen } from '@roundhouse/kernel';
import { about, returnStation, type Spot } from '@roundhouse/rail';
import { GOVERNMENT, nameOf } from '../material.ts';
import { decides, type DoubleFrame, type Game, move, operatingTurnOf } from '../state.ts';

/**
 * Asks its director, where the marker that has come to this place is the second one in its hexagon (8.3.2.3-4, 14.2.3.2.1-10).
 * The one that arrives has been swapped, unless it is said that the other one was.
 */
export function askDouble(g: Game, of: string, { hex, node }: Spot, swapped?: 'older'): void {
  const here = g.s.stations[of]!.filter((spot) => spot.hex === hex);
  if (here.length < 2) return;
  // The newest stands last.
  const double: DoubleFrame = { kind: 'double', of, arrived: { hex, node }, older: here[0]! };
  push(g, swapped ? { ...double, swapped } : double);
}

/** Which of the two returns to the charter; a government marker takes its place (8.3.2.3-5, 14.2.3.2.1-11). */
const returnMarker = move({
  type: 'returnStation',
  fields: { marker: field.oneOf(['arrived', 'older']) },
  candidates: (_, f: DoubleFrame) => [
    {
      openFields: { marker: oneOf(['arrived', 'older']) },
      subjects: [about.hex(f.arrived.hex), about.company(f.of)],
    },
  ],
  when: [onlyThen('8.3.2.3-4', 'A company returns a marker only when two of its markers meet in one hexagon.')],
  apply(g, f, a) {
    pop(g, f);
    log(g, { event: 'returnStation', company: f.of, hex: f.arrived.hex });
    returnStation(g, f.of, a.marker === 'arrived' ? f.arrived : f.older, GOVERNMENT);
    // The marker that was swapped is no longer there, and the one that is can be used. The active company may have gone meanwhile.
    const turn = operatingTurnOf(g.s);
    if (turn?.of !== f.of || turn.swapped?.hex !== f.arrived.hex) return;
    if (a.marker === (f.swapped ?? 'arrived')) updateFrame(g, turn, { swapped: null });
  },
});

export const double = decides<DoubleFrame, 'returnStation'>(
  [returnMarker],
  (_, f) => `${f.of}: return one of its two markers in ${nameOf(f.arrived.hex)}`,
);
