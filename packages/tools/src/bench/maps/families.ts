/** Trains of every kind that the search knows, to test and measure it with. */
import type { StopKind, TrainSpec } from '@roundhouse/rail';

const ALL: readonly StopKind[] = ['city', 'town', 'offboard', 'port', 'coalfield'];
const MAJOR: readonly StopKind[] = ['city', 'offboard', 'coalfield'];
const CENTRE: readonly StopKind[] = ['city', 'town'];

type Kind = Omit<TrainSpec, 'id'>;

const base: Omit<Kind, 'kind'> = { limits: [], pays: { kinds: ALL }, multiplier: 1, ends: ALL, minStops: 2 };

/** N: so many stops of any kind. */
export const stops = (n: number): Kind => ({ ...base, kind: `${n}`, limits: [{ kinds: ALL, max: n }] });
/** N where towns are free and routes end at cities. */
export const freeTowns = (n: number): Kind => ({
  ...base,
  kind: `${n} free`,
  limits: [{ kinds: MAJOR, max: n }],
  ends: MAJOR,
});
/** N+: so many cities, any number of towns, one port at an end. */
export const plus = (n: number): Kind => ({
  ...base,
  kind: `${n}+`,
  limits: [
    { kinds: MAJOR, max: n },
    { kinds: ['port'], max: 1 },
  ],
  minKinds: [...MAJOR, 'town'],
});
/** N+1: so many cities, one stop more in all; off-boards are free. */
export const plusOne = (n: number): Kind => ({
  ...base,
  kind: `${n}+1`,
  limits: [
    { kinds: ['city'], max: n },
    { kinds: CENTRE, max: n + 1 },
  ],
  minKinds: CENTRE,
});
/** N+M: so many cities, so many stops in all. */
export const cityTown = (n: number, m: number): Kind => ({
  ...base,
  kind: `${n}+${m}`,
  limits: [
    { kinds: MAJOR, max: n },
    { kinds: ALL, max: n + m },
  ],
});
/** N/M: the best N of up to M stops. */
export const bestOf = (n: number, m: number): Kind => ({
  ...base,
  kind: `${n}/${m}`,
  limits: [{ kinds: ALL, max: m }],
  pays: { kinds: ALL, best: n },
});
/** NE: the best N of any number. */
export const express = (n: number): Kind => ({ ...base, kind: `${n}E`, pays: { kinds: ALL, best: n } });
/** Cities only are paid, and limited. */
export const citiesOnly = (n: number): Kind => ({
  ...base,
  kind: `${n}C`,
  limits: [{ kinds: MAJOR, max: n }],
  pays: { kinds: MAJOR },
});
/** Cities only, twice, without bonuses, ending at cities. */
export const doubleCities = (n: number): Kind => ({
  ...citiesOnly(n),
  kind: `${n}E double`,
  multiplier: 2,
  ends: MAJOR,
  bonuses: false,
});
/** So many cities, everything paid twice. */
export const double = (n: number): Kind => ({
  ...base,
  kind: `${n}+D`,
  limits: [{ kinds: MAJOR, max: n }],
  multiplier: 2,
});
/** Any number; towns, port and the best N cities, twice. */
export const bestCitiesDouble = (n: number): Kind => ({
  ...base,
  kind: `${n}D+`,
  limits: [{ kinds: ['port'], max: 1 }],
  pays: { kinds: ALL, best: n, bestOf: MAJOR },
  multiplier: 2,
  minKinds: [...MAJOR, 'town'],
});
/** A network: everything within reach, ports as often as lines come from off-boards. */
export const flood: Kind = {
  ...base,
  kind: 'flood',
  spreads: { manifold: ['port'], linesFrom: ['offboard'] },
  minStops: 0,
};

/** Two ports, one at each end. */
export const twoPorts = (kind: Kind): Kind => ({
  ...kind,
  kind: `${kind.kind} two ports`,
  limits: kind.limits.map((limit) => (limit.kinds.includes('port') ? { ...limit, max: 2 } : limit)),
});
/** With a port and an off-board, which then counts twice. */
export const doubleOffboard = (kind: Kind): Kind => ({
  ...kind,
  kind: `${kind.kind} double off-board`,
  times: { offboard: 2 },
  needs: ['port', 'offboard'],
});
/** One city more. */
export const oneCityMore = (kind: Kind): Kind => ({
  ...kind,
  kind: `${kind.kind} and a city`,
  limits: kind.limits.map((limit) => (limit.kinds.includes('city') ? { ...limit, max: limit.max + 1 } : limit)),
});

export const unlimited: Kind = { ...base, kind: 'D' };
/** Cities and towns pay once among trains like this; off-boards are free. */
export const onceOnly = (n: number, multiplier = 1): Kind => ({
  ...base,
  kind: `${n} once x${multiplier}`,
  limits: [{ kinds: CENTRE, max: n }],
  minKinds: CENTRE,
  once: CENTRE,
  multiplier,
});
/** Counts everything again; off-boards are free. */
export const again = (n: number): Kind => ({
  ...base,
  kind: `R${n}`,
  limits: [{ kinds: CENTRE, max: n }],
  minKinds: CENTRE,
});
/** One off-board at most. */
export const oneOffboard = (n: number): Kind => ({
  ...again(n),
  kind: `P${n}`,
  limits: [
    { kinds: ['city'], max: n },
    { kinds: ['offboard'], max: 1 },
  ],
});

/** So many cities and any number of towns; cities and towns pay once among trains like this, off-boards are free. */
export const onceCities = (n: number): Kind => ({
  ...onceOnly(n),
  kind: `${n}+ once`,
  limits: [{ kinds: ['city'], max: n }],
});
/** So many cities, one stop more in all, paid once among trains like this. */
export const oncePlusOne = (n: number): Kind => ({ ...plusOne(n), kind: `${n}+1 once`, once: CENTRE });
/** One off-board at most, and so many cities, one stop more in all. */
export const oneOffboardPlusOne = (n: number): Kind => ({
  ...plusOne(n),
  kind: `P${n}+1`,
  limits: [...plusOne(n).limits, { kinds: ['offboard'], max: 1 }],
});

/** The trains of these kinds, with ids. */
export function trainsOf(...kinds: readonly Kind[]): TrainSpec[] {
  return kinds.map((kind, i) => ({ ...kind, id: `${i}` }));
}

/** A card that runs as the trains of one of its faces. */
export function cardOf(card: string, faces: Readonly<Record<string, readonly Kind[]>>): TrainSpec[] {
  return Object.entries(faces).flatMap(([face, kinds]) =>
    kinds.map((kind, i) => ({ ...kind, id: `${card} ${face} ${i}`, card, face })),
  );
}

/** Sets of trains for maps with off-boards in several colours, which no limit counts. */
export const abroad: Readonly<Record<string, readonly TrainSpec[]>> = {
  'N+1 once': trainsOf(oncePlusOne(2)),
  'N+ once x3': trainsOf(onceCities(4), onceCities(4), onceCities(4)),
  'R N, R N+1': trainsOf(again(5), plusOne(4), again(4)),
  'P N+, P N+1': trainsOf(oneOffboard(2), oneOffboardPlusOne(3)),
  'N once x2': trainsOf(onceOnly(4), onceOnly(4)),
  'long N once x2': trainsOf(onceOnly(7), onceOnly(7)),
  'long N once x2, R N': trainsOf(onceOnly(7), onceOnly(7), again(4)),
};

/** Trains that may each run by one of these powers, or plainly. */
export function powered(kinds: readonly Kind[], powers: Readonly<Record<string, (kind: Kind) => Kind>>): TrainSpec[] {
  return kinds.flatMap((kind, i) => {
    const card = `${i}`;
    const plain: TrainSpec = { ...kind, id: card, card, face: '' };
    const others = Object.entries(powers).map(
      ([power, change]): TrainSpec => ({ ...change(kind), id: card, card, face: power, power }),
    );
    return [plain, ...others];
  });
}

/** A run of each family, two or three trains each, for comparing searches. */
export const families: Readonly<Record<string, readonly TrainSpec[]>> = {
  N: trainsOf(stops(2), stops(3), stops(3)),
  'N free towns': trainsOf(freeTowns(2), freeTowns(3)),
  'N+': trainsOf(plus(2), plus(3)),
  'N+1': trainsOf(plusOne(2), plusOne(3)),
  'N+M': trainsOf(cityTown(2, 1), cityTown(3, 1)),
  'N/M': trainsOf(bestOf(2, 3), bestOf(3, 5)),
  'N/M x2': trainsOf(bestOf(3, 5), bestOf(3, 5)),
  NE: trainsOf(express(3), express(2)),
  '3+D': trainsOf(double(3), double(2)),
  '8E': trainsOf(citiesOnly(4), citiesOnly(3)),
  '3E': trainsOf(doubleCities(3), freeTowns(3)),
  'N+D': trainsOf(bestCitiesDouble(2), bestCitiesDouble(3)),
  D: trainsOf(unlimited, unlimited, unlimited),
  'D, N': trainsOf(unlimited, stops(3), stops(2)),
  P: trainsOf(oneOffboard(2), again(3)),
  R: trainsOf(again(3), onceOnly(3), onceOnly(3)),
  once: trainsOf(onceOnly(4), onceOnly(4), onceOnly(3)),
  'once double': trainsOf(onceOnly(3), onceOnly(3, 2)),
  'one too many': trainsOf(stops(3), unlimited, stops(2)),
  'two cards of two ways': [
    ...cardOf('a', { '2x2': [stops(2), stops(2)], '3+1': [cityTown(3, 1)] }),
    ...cardOf('b', { '2x2': [stops(2), stops(2)], '3+1': [cityTown(3, 1)] }),
    ...trainsOf(cityTown(2, 1)),
  ],
  'N+M, N/M x2': trainsOf(cityTown(4, 1), bestOf(3, 5), bestOf(3, 5)),
  'NE, D': trainsOf(express(2), unlimited),
  'past its own station': trainsOf(express(1), bestOf(1, 4)),
  'one more run': trainsOf(cityTown(2, 1), bestOf(2, 4), express(3), stops(2)),
  'powers on N+': powered([plus(2), plus(2), plus(3)], { 'two ports': twoPorts, double: doubleOffboard }),
  'one city more': powered([plus(2), plus(2)], { city: oneCityMore, double: doubleOffboard }),
  'powers on N+D': powered([bestCitiesDouble(2)], { 'two ports': twoPorts, double: doubleOffboard }),
  flood: trainsOf(flood),
  'flood, N+': trainsOf(flood, plus(3)),
  'flood, N+D': trainsOf(flood, bestCitiesDouble(2)),
  'flood, N+, N': trainsOf(flood, plus(2), stops(2)),
  'two floods': trainsOf(flood, flood),
  faces: [...cardOf('a', { '2x2': [stops(2), stops(2)], '3+1': [cityTown(3, 1)] }), ...trainsOf(stops(3))],
};
