/** The rust clock: how many rounds trains live, and what is for sale by then. */
import { DEPOT, type Material, type RailState } from '@roundhouse/rail';
import type { AnyTitle, Mind } from '../mind/mind.ts';

export interface TrainFacts {
  readonly id: string;
  readonly price: number;
  readonly count: number;
  /** Where it stands in the order of sale. */
  readonly order: number;
  /** The kinds of which the first one takes this away. */
  readonly endedBy: readonly string[];
  /** Where the phase that takes it away stands among the phases. */
  readonly endsIn: number;
}

const factsOf = new WeakMap<Material, ReadonlyMap<string, TrainFacts>>();

export function trainFacts(material: Material): ReadonlyMap<string, TrainFacts> {
  let known = factsOf.get(material);
  if (!known) {
    const { trains, phases } = material;
    known = new Map(
      trains.map(({ id, price, count, rusts }, order) => [
        id,
        {
          id,
          price,
          count,
          order,
          endedBy: rusts === undefined ? [] : trains.filter(({ phase }) => phase === rusts).map((one) => one.id),
          endsIn: rusts === undefined ? Number.POSITIVE_INFINITY : phases.findIndex((one) => one.id === rusts),
        },
      ]),
    );
    factsOf.set(material, known);
  }
  return known;
}

const cards = new WeakMap<Material, ReadonlyMap<string, readonly string[]>>();

/** The cards of the box that can lie as a train of this kind, of any owner. */
export function cardsOfKind(title: AnyTitle, s: RailState, kind: string): readonly string[] {
  const material = title.material(s);
  let known = cards.get(material);
  if (!known) {
    const of = (id: string): string[] => {
      const card = title.train(s, id)!;
      if (card.certificate === undefined) return [card.id];
      return material.trains.filter(({ certificate }) => certificate === card.certificate).map((one) => one.id);
    };
    const made = new Map<string, string[]>(material.trains.map(({ id }) => [id, []]));
    for (const id of Object.keys(s.trains)) for (const one of of(id)) made.get(one)!.push(id);
    known = made;
    cards.set(material, known);
  }
  return known.get(kind)!;
}

/** What a train is called with the face that is up. */
export const kindOfTrain = (title: AnyTitle, s: RailState, train: string): string => title.train(s, train)!.id;

/** What is left for sale, in the order of sale, and who owns the rest. */
export interface Depot {
  readonly queue: readonly string[];
  /** How many are left of each kind, as a name for the queue. */
  readonly stock: string;
  readonly owned: ReadonlyMap<string, readonly string[]>;
}

const depots = new WeakMap<RailState['trains'], Depot>();

export function depotOf(title: AnyTitle, s: RailState): Depot {
  let depot = depots.get(s.trains);
  if (!depot) {
    const material = title.material(s);
    const facts = trainFacts(material);
    const phaseNumber = material.phases.findIndex(({ id }) => id === s.phase);
    const left = new Map<string, number>();
    const owned = new Map<string, string[]>();
    for (const [train, owner] of Object.entries(s.trains)) {
      const kind = kindOfTrain(title, s, train);
      // What comes back after its time is sold beside the rest, and is nothing to wait for.
      if (owner === DEPOT && phaseNumber >= facts.get(kind)!.endsIn) continue;
      if (owner === DEPOT) left.set(kind, (left.get(kind) ?? 0) + 1);
      else {
        const list = owned.get(owner);
        if (list) list.push(train);
        else owned.set(owner, [train]);
      }
    }
    const counts = material.trains.map(({ id }) => ({ id, count: left.get(id) ?? 0 }));
    const queue = counts.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    depot = { queue, stock: counts.map(({ count }) => count).join('.'), owned };
    depots.set(s.trains, depot);
  }
  return depot;
}

/** The trains of a company, in all holders that it consists of. */
export function trainsHeld(mind: Mind, s: RailState, company: string): readonly string[] {
  const { owned } = depotOf(mind.title, s);
  const shells = mind.title.shells(s, company);
  if (shells.length === 1) return owned.get(shells[0]!) ?? none;
  return shells.flatMap((shell) => owned.get(shell) ?? none);
}
const none: readonly string[] = [];

/** Trains that are bought in a round, by all companies together. */
export function boughtPerRound(mind: Mind, s: RailState): number {
  let operating = 0;
  for (const company of mind.companies) {
    if (s.companies[company]!.status === 'started' && mind.sense.toOperate(s, company).missing === 0) operating++;
  }
  return mind.weights.rust * Math.max(2, operating);
}

/** Has its time come already, so that nothing about it is in doubt? */
export const isEnding = (mind: Mind, s: RailState, kind: string): boolean =>
  phaseIndex(mind, s) >= trainFacts(mind.material).get(kind)!.endsIn;

const phaseIndex = (mind: Mind, s: RailState): number => mind.material.phases.findIndex(({ id }) => id === s.phase);

/** Rounds until a kind is taken away. */
export function lifeOf(mind: Mind, s: RailState, kind: string, rate: number): number {
  const { endedBy } = trainFacts(mind.material).get(kind)!;
  if (endedBy.length === 0) return Number.POSITIVE_INFINITY;
  const { queue } = depotOf(mind.title, s);
  if (isEnding(mind, s, kind)) return 1;
  const ahead = queue.findIndex((one) => endedBy.includes(one));
  const life = ahead < 0 ? Number.POSITIVE_INFINITY : (ahead + 1) / rate;
  const { alert } = mind.weights;
  return alert > 0 && life > alert ? Number.POSITIVE_INFINITY : life;
}

/** The kind that is for sale after so many rounds. */
export function onSaleThen(mind: Mind, s: RailState, rounds: number, rate: number): string | undefined {
  const { queue } = depotOf(mind.title, s);
  return queue[Math.min(queue.length - 1, Math.floor(rounds * rate))];
}
