/**
 * The track as one company may run on it, in numbers: what the validator and the search both read.
 * A title builds it from the map (`track/network.ts`) and sets what differs: values, who may pass, groups.
 */

export type StopKind = 'city' | 'town' | 'offboard' | 'port' | 'coalfield';

/** A revenue centre. */
export interface Stop {
  /** Its point on the map, `F9:n0`. */
  readonly id: string;
  readonly kind: StopKind;
  /** What it pays to this company now, before a train's multiplier; a title adds fixed bonuses of a stop here. */
  readonly value: number;
  /** May a route run through, or only end here? A blocked city and an off-board are ends. */
  readonly passable: boolean;
  /** Does a station of the company stand here? */
  readonly mine: boolean;
  /** Stops of one group are one place: a route may use one of them only. */
  readonly group?: string;
  /** Paid on top, once and never multiplied, to a route that starts or ends here. */
  readonly endBonus?: number;
}

/** An end of a track: a stop by its index, or a hexside by the complement (`~index`) of its index. */
export type End = number;

/** One stretch of track inside one hex. A route goes on from a hexside only by a track of the other hex. */
export interface Track {
  readonly hex: number;
  readonly a: End;
  readonly b: End;
  /**
   * What no two stretches in use may share. A hexside is such a unit (its own index), of all track that ends there or, if
   * it may be shared, of none; units from `hexsides.length` on are of one stretch alone: track inside a tile that touches no
   * hexside, or that ends at one which may be shared. Shareable track has none.
   */
  readonly units: readonly number[];
  /** Paid on top, never multiplied, to a route that runs here. */
  readonly bonus?: number;
}

export interface Network {
  readonly stops: readonly Stop[];
  /** Names of the hexsides, `F9/1`: the hexside's point on the map. */
  readonly hexsides: readonly string[];
  /** How many units there are in all, hexsides first. */
  readonly units: number;
  readonly tracks: readonly Track[];
}

/** What a train may run and what it is paid for. */
export interface TrainSpec {
  /** The train in an indicated route. */
  readonly id: string;
  /** Trains of one class are alike in everything but their id. */
  readonly kind: string;
  /** All must hold: at most `max` stops of these kinds. None for an unlimited train. */
  readonly limits: readonly { readonly kinds: readonly StopKind[]; readonly max: number }[];
  /** Kinds of stops that pay, and how many of them at most (the best ones). */
  readonly pays: {
    readonly kinds: readonly StopKind[];
    readonly best?: number;
    /** Only among these kinds are the best ones chosen, the others that pay all pay. Default: among all that pay. */
    readonly bestOf?: readonly StopKind[];
  };
  readonly multiplier: number;
  /** How often a stop of a kind pays; once where not given. Not together with `once`. */
  readonly times?: Readonly<Partial<Record<StopKind, number>>>;
  /** A route needs a stop of each of these kinds. */
  readonly needs?: readonly StopKind[];
  /** Where a route may start and end. */
  readonly ends: readonly StopKind[];
  /** How many stops a route needs. */
  readonly minStops: number;
  /** The kinds that count for `minStops`; default all. */
  readonly minKinds?: readonly StopKind[];
  /** `false`: the bonuses of tracks and ends are not for this train. */
  readonly bonuses?: boolean;
  /**
   * Stops of these kinds pay once in a run, whatever number of trains with this field passes them (the train with
   * the highest multiplier is paid). Not together with `pays.best`.
   */
  readonly once?: readonly StopKind[];
  /** A certificate that may run in several ways: of the trains with one `card`, those of one `face` may run. */
  readonly card?: string;
  readonly face?: string;
  /** What is used for running in this way. Ways of one train have the same id and differ in their power. */
  readonly power?: string;
  /** A train that runs a network. Of all the other limits only `pays.kinds` and `multiplier` concern it. */
  readonly spreads?: Spreading;
}

/**
 * A network is all that can be reached from one station on the track that trains with routes leave, through stops that
 * may be passed: every stop once, whatever its group. It uses all that track, so a second network must lie apart from it.
 */
export interface Spreading {
  /** Stops of these kinds pay as often … */
  readonly manifold: readonly StopKind[];
  /**
   * … as lines can lead at the same time from stops of these kinds to stations of the network, each by a track of its own and
   * sharing no unit; once at least.
   */
  readonly linesFrom: readonly StopKind[];
}

/**
 * A run of one train: the points it passes, stops and hexsides in order, `['F9:n0', 'F9/0', …, 'H9:n0']`. That of a
 * network is one point, its station.
 */
export interface Route {
  readonly train: string;
  readonly path: readonly string[];
  /** What is used for it. */
  readonly power?: string | undefined;
}

/** What a title adds to the value of a route beyond its stops and tracks. */
export interface RouteBonus {
  /** Exact. `stops` and `tracks` are indexes into the network, in the order of the route. */
  readonly of: (train: TrainSpec, stops: readonly number[], tracks: readonly number[]) => number;
  /** Optimistic: no route of this train may get more. */
  readonly most: (train: TrainSpec) => number;
  /** A bonus that looks at stops alone, and not at the track between them, says where it is earned: bounds stay tight. */
  readonly byStops?: BonusByStops;
}

export interface BonusByStops {
  /**
   * Optimistic, by stop: a route of this train gets no more than the sum over its stops, and nothing if that is nothing. A
   * stop that is not named here and pays nothing never adds to it.
   */
  readonly at: (train: TrainSpec) => ReadonlyMap<number, number>;
  /** All that it ever adds is a multiple of this. */
  readonly step: number;
}

/** What holds for the run of a company as a whole. */
export interface RunRules {
  /** How many trains may run. */
  readonly maxTrains?: number;
  /** How many trains may run by each power; any number where not given. */
  readonly powers?: Readonly<Record<string, number>>;
  readonly bonus?: RouteBonus;
}
