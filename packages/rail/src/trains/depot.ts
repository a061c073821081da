import type { OwnerId } from '@roundhouse/kernel';
import type { RunDef, TrainDef, TrainFaceDef } from '../data/index.ts';
import { DEPOT, type RailState, type TrainId } from '../state.ts';
import type { TrainCard } from '../title.ts';
import { Recent } from '../recent.ts';

/** A kind of train. `tier`: kinds of one tier are on sale together; the next tier only when it is sold out. */
export interface TrainKind {
  readonly id: string;
  readonly count: number;
  readonly price: number;
  readonly tier: number;
}

/** Which train is of which kind, in the order of the stack. Static: made once per title. */
export interface Roster {
  readonly kinds: ReadonlyMap<string, TrainKind>;
  readonly trains: readonly TrainId[];
  readonly kindOf: ReadonlyMap<TrainId, TrainKind>;
}

/** A kind of card with one face and one way to run: what it costs and how it runs. */
export interface OneFaced extends TrainKind {
  readonly phase: string;
  readonly unlimited?: true;
  readonly run: RunDef;
}

/** The cards of a game in which each has one face and runs in one way. */
export const oneFaced = (defs: readonly TrainDef[]): OneFaced[] =>
  defs.map(({ faces, ...card }) => {
    const [{ price, ways }] = faces as readonly [TrainFaceDef];
    return { ...card, price, run: ways[0]!.trains[0]! };
  });

export function makeRoster(kinds: readonly TrainKind[]): Roster {
  const kindOf = new Map<TrainId, TrainKind>();
  for (const kind of kinds) for (let i = 1; i <= kind.count; i++) kindOf.set(`${kind.id}-${i}`, kind);
  return { kinds: new Map(kinds.map((kind) => [kind.id, kind])), trains: [...kindOf.keys()], kindOf };
}

/** Finds the card of a train as it lies now: that of its kind. */
export function cardsBy(
  roster: Roster,
  cards: readonly TrainCard[],
): (s: RailState, train: TrainId) => TrainCard | undefined {
  const byKind = new Map(cards.map((card) => [card.id, card]));
  return (_, train) => byKind.get(roster.kindOf.get(train)?.id ?? '');
}

/** Sorted once for each table of trains: a table never changes, and its owners are asked for again and again. */
const sorted = new Recent<RailState['trains'], Map<OwnerId, TrainId[]>>();

function byOwner({ trains }: RailState, roster: Roster): Map<OwnerId, TrainId[]> {
  const known = sorted.get(trains);
  if (known) return known;
  const made = new Map<OwnerId, TrainId[]>();
  for (const train of roster.trains) {
    const owner = trains[train];
    if (owner === undefined) continue;
    const own = made.get(owner);
    if (own) own.push(train);
    else made.set(owner, [train]);
  }
  sorted.set(trains, made);
  return made;
}

const none: readonly TrainId[] = [];

/** All trains of an owner, in the order of the stack. */
export const trainsOf = (s: RailState, roster: Roster, owner: OwnerId): readonly TrainId[] =>
  byOwner(s, roster).get(owner) ?? none;

/** The kinds of an owner's trains, in the same order. */
export const kindsOf = (s: RailState, roster: Roster, owner: OwnerId): string[] =>
  trainsOf(s, roster, owner).map((train) => roster.kindOf.get(train)!.id);

/** Has an owner as many trains as it may? */
export const isAtLimit = (s: RailState, roster: Roster, owner: OwnerId, limit: number): boolean =>
  trainsOf(s, roster, owner).length >= limit;

/** The next train of each kind that the bank sells now. */
export function onSale(s: RailState, roster: Roster): TrainId[] {
  const next = new Map<string, TrainId>();
  let tier = Number.POSITIVE_INFINITY;
  for (const train of roster.trains) {
    if (s.trains[train] !== DEPOT) continue;
    const kind = roster.kindOf.get(train)!;
    if (kind.tier > tier) break;
    tier = kind.tier;
    if (!next.has(kind.id)) next.set(kind.id, train);
  }
  return [...next.values()];
}
