/** Runs in which a train uses a power: nobody has to, so that the best run does not show them. */
import { apply, type Choice, fill, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, chosenWays, type RailState, type RailTitle, toJson, type TrainSpec } from '@roundhouse/rail';

/** Trains of the run that is being decided, each as it could run by a power. */
export const poweredWays = <S extends RailState>(title: RailTitle<S>, s: S): readonly TrainSpec[] =>
  (title.runProblem(s)?.ways ?? []).filter(({ power }) => power !== undefined);

/** The best run in which this train uses its power; null where it uses none, or may not be run. */
export function poweredRun<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  choice: Choice,
  { id, power }: TrainSpec,
): { readonly action: LoggedAction; readonly revenue: number } | null {
  const { network, ways = [], rules = {} } = title.runProblem(s) ?? {};
  if (network === undefined) return null;
  const { routes, revenue } = bestRun(network, chosenWays(ways, { [id]: power! }), rules);
  const action = fill(choice, { routes: toJson(routes) });
  return routes.some((route) => route.power !== undefined) && apply(title, s, action).ok ? { action, revenue } : null;
}
