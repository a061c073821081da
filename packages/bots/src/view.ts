/** What a seat may know: the game as it stands, without the chance that is still to come. */
import type { RailState } from '@roundhouse/rail';

export type View<S extends RailState = RailState> = Omit<S, 'rng'>;

/** A state without what is hidden. All games so far are open once they are dealt. */
export function viewOf<S extends RailState>(s: S): View<S> {
  const { rng: _hidden, ...open } = s;
  return open;
}

const NO_CHANCE: RailState['rng'] = [0, 0, 0, 0];

/** A state to look ahead in: what chance would decide is left out, the same for every game. */
export const imagined = (view: View): RailState => ({ ...view, rng: NO_CHANCE });
