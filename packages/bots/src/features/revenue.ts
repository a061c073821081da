/** What a company's trains earn on the present map, and what they will earn on a grown one. */
import { goodRevenue, type Network, type RailState } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { cardsOfKind, kindOfTrain, trainFacts } from './clock.ts';

const known = new WeakMap<Network, Map<string, number>>();

/** The best run of trains of these kinds, of any owner. */
export function revenueNow(mind: Mind, s: RailState, company: string, kinds: readonly string[]): number {
  if (kinds.length === 0 || (s.stations[company]?.length ?? 0) === 0) return 0;
  const cards = cardsOf(mind, s, kinds);
  const { network, trains, rules } = mind.title.runProblemOf(lying(mind, s, cards), company, [...cards.keys()]);
  let byKinds = known.get(network);
  if (!byKinds) {
    byKinds = new Map();
    known.set(network, byKinds);
  }
  const key = kinds.join();
  const earlier = byKinds.get(key);
  if (earlier !== undefined) return earlier;
  const revenue = goodRevenue(network, trains, { ...rules, maxNodes: mind.weights.nodes });
  byKinds.set(key, revenue);
  return revenue;
}

/** A different card for each train, and as what it lies. */
function cardsOf(mind: Mind, s: RailState, kinds: readonly string[]): ReadonlyMap<string, string> {
  const cards = new Map<string, string>();
  for (const kind of kinds) {
    const card = cardsOfKind(mind.title, s, kind).find((one) => !cards.has(one));
    if (card !== undefined) cards.set(card, kind);
  }
  return cards;
}

/** The same position with these cards as they are meant to lie. */
function lying(mind: Mind, s: RailState, cards: ReadonlyMap<string, string>): RailState {
  const other = [...cards].filter(([card, kind]) => kindOfTrain(mind.title, s, card) !== kind);
  return other.length === 0 ? s : { ...s, faces: { ...s.faces, ...Object.fromEntries(other) } };
}

/** What these trains will earn once there is track for them: as games have shown, or else by their price. */
export function grownRevenue(mind: Mind, kinds: readonly string[]): number {
  const { upTo, share, beyond, further } = mind.weights.grown;
  const facts = trainFacts(mind.material);
  const known: Readonly<Record<string, number>> = mind.weights.kinds;
  const byPrice = (price: number): number => share * Math.min(price, upTo) + beyond * Math.max(0, price - upTo);
  const single = kinds.map((kind) => known[kind] ?? byPrice(facts.get(kind)!.price)).sort((a, b) => b - a);
  return single.reduce((sum, value, index) => sum + value * further ** index, 0);
}
