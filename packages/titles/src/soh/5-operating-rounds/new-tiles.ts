/** Operating rounds: a tile must connect to the company's route; the first one lies on its starting city. */
import type { Check } from '@roundhouse/kernel';
import { arrivals, connects } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import type { State, TrackStep } from '../state.ts';
import { homeOf, nameOf, reachFor, unblockedReach } from './geography.ts';
import { type LayAction, lay } from './replacing-tiles.ts';

/** Does the starting city have track? */
export const atHome = (s: State, company: string): boolean => s.tiles[homeOf(s, company).hex] !== undefined;

const goesAnywhere = (s: State, a: LayAction): boolean => a.using === 'P1' && plays(s, 'extraTile', 'anywhere');

function isConnected(s: State, f: TrackStep, a: LayAction): boolean {
  if (goesAnywhere(s, a)) return true;
  const { hex, after, map } = lay(s, f, a);
  return connects(reachFor(s, f.of), hex, after, map ?? undefined);
}

/** Does the route get to the hex, whether or not the tile takes it up? */
const isReached = (s: State, f: TrackStep, a: LayAction): boolean =>
  arrivals(reachFor(s, f.of), lay(s, f, a).hex) !== 0;

/** replacing-tiles-6. */
export const connectionChecks: readonly Check<State, TrackStep, LayAction>[] = [
  {
    rule: 'new-tiles-2',
    passes: (s, f, a) => atHome(s, f.of) || a.hex === homeOf(s, f.of).hex || goesAnywhere(s, a),
    says: (s, f) =>
      `${nameOf(homeOf(s, f.of).hex)}, the starting city of the ${f.of}, has no track yet: the first tile goes there.`,
  },
  {
    rule: 'new-tiles-4',
    passes: (s, f, a) => {
      if (isConnected(s, f, a)) return true;
      const { hex, after, map } = lay(s, f, a);
      return !connects(unblockedReach(s, f.of), hex, after, map ?? undefined);
    },
    says: (_, f) => `The route of the ${f.of} to this hex runs through a large city that others’ tokens block.`,
  },
  {
    rule: 'replacing-tiles-5',
    passes: (s, f, a) => !lay(s, f, a).replaces || isConnected(s, f, a),
    says: (_, f) => `The ${f.of} has no route to this hex that meets track of the new tile.`,
  },
  {
    rule: 'new-tiles-5',
    passes: (s, f, a) => isConnected(s, f, a) || !isReached(s, f, a),
    says: (_, f) => `Laid like this, no track of the tile connects to the route of the ${f.of}.`,
  },
  {
    rule: 'new-tiles-3',
    passes: isConnected,
    says: (_, f) => `There is no continuous route from a station of the ${f.of} to this hex.`,
  },
];
