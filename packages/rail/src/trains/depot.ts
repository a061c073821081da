import type { OwnerId } from '@roundhouse/kernel';
import type { PhaseDef, TrainDef, TrainFace } from '../data/index.ts';
import { DEPOT, type RailState, type TrainId } from '../state.ts';
import type { PhaseCard, TrainCard } from '../title.ts';
import { Recent } from '../recent.ts';

/** A kind of certificate. Which face of one is up stands in the state, where there is more than one. */
export type TrainKind = Pick<TrainDef, 'id' | 'count' | 'faces'>;

/** Which train is of which kind, in the order of the stack. Static: made once per title. */
export interface Roster<K extends TrainKind = TrainKind> {
  readonly kinds: ReadonlyMap<string, K>;
  readonly trains: readonly TrainId[];
  readonly kindOf: ReadonlyMap<TrainId, K>;
}

export function makeRoster<K extends TrainKind>(kinds: readonly K[]): Roster<K> {
  const kindOf = new Map<TrainId, K>();
  for (const kind of kinds) for (let i = 1; i <= kind.count; i++) kindOf.set(`${kind.id}-${i}`, kind);
  return { kinds: new Map(kinds.map((kind) => [kind.id, kind])), trains: [...kindOf.keys()], kindOf };
}

/** The face of a train that is up; the first one where none has been chosen yet. */
export function faceUp(s: Pick<RailState, 'faces'>, roster: Roster, train: TrainId): TrainFace {
  const { faces } = roster.kindOf.get(train)!;
  return faces.find(({ name }) => name === s.faces?.[train]) ?? faces[0]!;
}

/** The cards of a box, one for each face. */
export const trainCards = (
  trains: readonly TrainDef[],
  phases: readonly { readonly id: string; readonly rusts?: readonly string[] }[],
): TrainCard[] =>
  trains.flatMap(({ id, count, phase, unlimited, faces }) =>
    faces.map(({ name, price }) => ({
      id: name,
      count,
      price,
      phase,
      ...rustsIn(phases, id),
      ...(unlimited === undefined ? {} : { unlimited }),
      ...(faces.length > 1 ? { certificate: id } : {}),
    })),
  );

/** The phase that takes a kind of train away, as its card says it: nothing where none does. */
function rustsIn(phases: Parameters<typeof trainCards>[1], kind: string): { readonly rusts?: string } {
  const phase = phases.find(({ rusts }) => rusts?.includes(kind));
  return phase ? { rusts: phase.id } : {};
}

/** The phases of a box; `eventsOf` says what begins with one, in short sentences. */
export const phaseCards = <P extends PhaseDef>(
  phases: readonly P[],
  eventsOf: (phase: P) => readonly string[] = () => [],
): PhaseCard[] =>
  phases.map((phase) => ({
    id: phase.id,
    color: phase.color ?? phase.id,
    trainLimits: {
      trains: phase.trainLimit,
      ...(phase.cardLimit === undefined ? {} : { certificates: phase.cardLimit }),
    },
    tiles: phase.tiles,
    revenue: phase.revenue,
    events: eventsOf(phase),
  }));

/** Finds the card of a train: that of the face that is up. */
export function cardsBy(
  roster: Roster,
  cards: readonly TrainCard[],
): (s: RailState, train: TrainId) => TrainCard | undefined {
  const byFace = new Map(cards.map((card) => [card.id, card]));
  return (s, train) => (roster.kindOf.has(train) ? byFace.get(faceUp(s, roster, train).name) : undefined);
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

/** What an owner's trains are called, in the same order. */
export const namesOf = (s: RailState, roster: Roster, owner: OwnerId): string[] =>
  trainsOf(s, roster, owner).map((train) => faceUp(s, roster, train).name);

/** A train that is for sale, and the face with which it is sold. */
export interface OnSale {
  readonly train: TrainId;
  readonly face: TrainFace;
}

/** A train that is sold with the face that is up. */
export const asItLies = (s: RailState, roster: Roster, train: TrainId): OnSale => ({
  train,
  face: faceUp(s, roster, train),
});

/** What a book says of the order in which the depot sells. */
interface SaleOrder<S extends RailState, K extends TrainKind> {
  /** Kinds of one tier are on sale together; the next tier only when it is sold out. */
  readonly tier: (kind: K, s: S) => number;
  /** The faces that can be chosen, where these are not all. */
  readonly faces?: (kind: K, s: S) => readonly TrainFace[];
}

/** The next train of each kind that the depot sells now, with each face that can be chosen. */
export function onSale<S extends RailState, K extends TrainKind>(
  s: S,
  roster: Roster<K>,
  { tier, faces = ({ faces }) => faces }: SaleOrder<S, K>,
): OnSale[] {
  const next = new Map<K, TrainId>();
  for (const train of trainsOf(s, roster, DEPOT)) {
    const kind = roster.kindOf.get(train)!;
    if (!next.has(kind)) next.set(kind, train);
  }
  const first = Math.min(...[...next.keys()].map((kind) => tier(kind, s)));
  return [...next]
    .filter(([kind]) => tier(kind, s) === first)
    .flatMap(([kind, train]) => faces(kind, s).map((face) => ({ train, face })));
}
