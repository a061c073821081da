/** Operating rounds: a tile must connect to the company's route; the first one lies on its starting city. */
import type { Check } from '@roundhouse/kernel';
import { arrivals } from '@roundhouse/rail';
import type { State, TrackStep } from '../state.ts';
import { homeOf, nameOf, reachFor, unblockedReach } from './geography.ts';
import { goesAnywhere, judge, type LayAction } from './replacing-tiles.ts';

/** Does the starting city have track? */
export const atHome = (s: State, company: string): boolean => s.tiles[homeOf(s, company).hex] !== undefined;

/** Does the route get to the hex, whether or not the tile takes it up? */
const isReached = (s: State, company: string, a: LayAction): boolean =>
  arrivals(reachFor(s, company), judge.lay(s, a).hex) !== 0;

/** replacing-tiles-6. */
export const connectionChecks: readonly Check<State, TrackStep, LayAction>[] = [
  {
    rule: 'new-tiles-2',
    passes: (s, f, a) => atHome(s, f.of) || a.hex === homeOf(s, f.of).hex || goesAnywhere(s, a),
    says: (s, f) =>
      `${nameOf(homeOf(s, f.of).hex)}, the starting city of the ${f.of}, has no track yet: the first tile goes there.`,
  },
  judge.keptAway(
    'new-tiles-4',
    unblockedReach,
    (_, f) => `Other companies’ tokens block the ${f.of}’s route to this hex.`,
  ),
  judge.refusing(
    'replacing-tiles-5',
    ['unconnected'],
    (_, f) => `No route of the ${f.of} connects to the track of the new tile here.`,
    ({ replaces }) => replaces,
  ),
  {
    rule: 'new-tiles-5',
    passes: (s, f, a) => judge.isConnected(s, f.of, a) || !isReached(s, f.of, a),
    says: (_, f) => `Turned this way, the tile does not connect to the ${f.of}’s route.`,
  },
  judge.refusing(
    'new-tiles-3',
    ['unconnected'],
    (_, f) => `The ${f.of} has no continuous route from one of its stations to this hex.`,
  ),
];
