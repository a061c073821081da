/** 8.3.2.3 Swap station markers, and Kabinet-Rochussen's move: one of two markers in a hexagon goes back. */
import { field, log, oneOf, pop, push, updateFrame } from '@roundhouse/kernel';
import { about, returnStation, type Spot } from '@roundhouse/rail';
import { GOVERNMENT, nameOf } from '../material.ts';
import { decides, type DoubleFrame, type Game, move, operatingTurnOf } from '../state.ts';

/** Asks its director, where the marker that has come to this place is the second one in its hexagon (8.3.2.3-4, 14.2.3.2.1-10). */
export function askDouble(g: Game, of: string, { hex, node }: Spot): void {
  const here = g.s.stations[of]!.filter((spot) => spot.hex === hex);
  // The newest stands last.
  const older = here[0]!;
  if (here.length > 1) push(g, { kind: 'double', of, arrived: { hex, node }, older } satisfies DoubleFrame);
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
  checks: [],
  apply(g, f, a) {
    const isArrived = a.marker === 'arrived';
    pop(g, f);
    log(g, { event: 'returnStation', company: f.of, hex: f.arrived.hex });
    returnStation(g, f.of, isArrived ? f.arrived : f.older, GOVERNMENT);
    // The marker that was swapped is no longer there, and the one that is can be used. The active company may have gone meanwhile.
    const turn = operatingTurnOf(g.s);
    if (isArrived && turn?.of === f.of) updateFrame(g, turn, { swapped: null });
  },
});

export const double = decides<DoubleFrame, 'returnStation'>(
  [returnMarker],
  (_, f) => `${f.of}: return one of its two markers in ${nameOf(f.arrived.hex)}`,
);
