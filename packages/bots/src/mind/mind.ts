/** What one decision is thought with: the title, the weights, what was fixed at its root, and the work done so far. */
import { type Grids, type Material, type RailState, type RailTitle, shareCount } from '@roundhouse/rail';
import type { Weights } from '../weights/index.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { type Sense, senseOf } from './sense.ts';

export type AnyTitle = RailTitle<RailState>;

export interface Mind {
  readonly title: AnyTitle;
  readonly sense: Sense;
  readonly weights: Weights;
  readonly material: Material;
  readonly grids: Grids;
  readonly root: RailState;
  readonly seat: string;
  /** Operating rounds to come, estimated once: a move must not seem to make the game shorter. */
  readonly rounds: number;
  /** How many of them come before the next stock round. */
  readonly beforeStock: number;
  /** What money loses in a round, once it was found. */
  rate: number | null;
  /** The operating round that is being played at the root, if one is. */
  readonly operating: string | null;
  /** Only these companies are looked at on a changed map, where it is said; all others as the map lies at the root. */
  focus: ((s: RailState, company: string) => boolean) | null;
  /** A price is being talked about: now the money of companies counts, else one price would be as good as another. */
  bargains: boolean;
  /** Shares are valued by the book's own reckoning. */
  readonly byBook: boolean;
  /** Evaluations so far: the budget counts work, never time. */
  work: number;
  readonly forecasts: Map<string, Forecast>;
  readonly companies: readonly string[];
  readonly shares: ReadonlyMap<string, number>;
}

export function makeMind(title: AnyTitle, root: RailState, seat: string, weights: Weights): Mind {
  const sense = senseOf(title);
  const material = title.material(root);
  const companies = material.companies.map(({ id }) => id);
  return {
    title,
    sense,
    weights,
    material,
    grids: material.markets,
    root,
    seat,
    rounds: sense.roundsLeft(root),
    beforeStock: roundsBeforeStock(title, root),
    rate: null,
    operating: root.stack.some((frame) => 'operated' in frame) ? title.roundName(root) : null,
    focus: null,
    bargains: sense.words.offer.includes(root.stack.at(-1)?.kind ?? ''),
    byBook: isWeighed(title, root),
    work: 0,
    forecasts: new Map(),
    companies,
    shares: new Map(companies.map((company) => [company, Math.max(1, shareCount(root, company))])),
  };
}

/** Is this a question in which custom only proposes? */
export const isWeighed = ({ bot }: AnyTitle, s: RailState): boolean =>
  bot?.weighed?.includes(s.stack.at(-1)?.kind ?? '') === true;

function roundsBeforeStock(title: AnyTitle, s: RailState): number {
  const { names, at } = title.rounds(s);
  const ahead = names.slice(Math.max(0, at));
  const next = ahead.findIndex((name, index) => index > 0 && !name.startsWith('OR'));
  return (next < 0 ? ahead : ahead.slice(0, next)).filter((name) => name.startsWith('OR')).length;
}

/** Is the budget of work used up? What was thought of until then decides. */
export const isSpent = (mind: Mind): boolean => mind.work > mind.weights.work;

/** Operating rounds to come in a position that was looked ahead to: one less once the root's own is over. */
export const roundsIn = (mind: Mind, s: RailState): number =>
  mind.operating !== null && mind.title.roundName(s) !== mind.operating ? mind.rounds - 1 : mind.rounds;

const ids = new WeakMap<object, number>();
let last = 0;

/** A number for an object that never changes: the same object has the same number. */
export function numberOf(thing: object): number {
  let id = ids.get(thing);
  if (id === undefined) {
    id = ++last;
    ids.set(thing, id);
  }
  return id;
}
