/** 1839 in purple phase, its map built to the end of the tiles, with the markers of all its Majors. */
import type { RailState } from '@roundhouse/rail';
import { titleOf } from '../../title.ts';
import type { BuiltCase } from './built-case.ts';
import { type Building, fullyBuilt } from './fully-built.ts';

const RICH = 1_000_000;

const stack = (company: string, step: object) => [
  { kind: 'course' },
  { kind: 'operatingRound', incomePaid: true, operated: [company], begun: [] },
  {
    kind: 'operatingTurn',
    of: company,
    next: 4,
    revenue: 0,
    stationed: false,
    swapped: null,
    bought: false,
    declined: {},
  },
  { of: company, ...step } as { kind: string; of: string },
];

interface Home {
  readonly owner: string;
  readonly hexes: readonly string[];
}

/** The companies with homes on the map. */
function majorsOf(s: RailState): Map<string, Home[]> {
  const homes = new Map<string, Home[]>();
  for (const home of (s.ext as { readonly reservations: readonly Home[] }).reservations)
    homes.set(home.owner, [...(homes.get(home.owner) ?? []), home]);
  return homes;
}

const building: Building = {
  players: 3,
  ready(first) {
    const homes = majorsOf(first);
    const each = <T>(value: (id: string) => T): Record<string, T> =>
      Object.fromEntries([...homes.keys()].map((id) => [id, value(id)]));
    return {
      ...first,
      phase: 'purple',
      cash: { ...first.cash, ...each(() => RICH) },
      companies: {
        ...first.companies,
        ...each(() => ({ status: 'started' as const, director: first.players[0]!, operated: true })),
      },
      privates: Object.fromEntries(Object.keys(first.privates).map((id) => [id, 'gone'])),
      market: { at: each(() => ({ grid: 'major', row: 0, col: 6 })), order: [...homes.keys()] },
      stations: {
        ...first.stations,
        ...each((id) => homes.get(id)!.map(({ hexes }) => ({ hex: hexes[0]!, node: 0 }))),
      },
      ext: {
        ...(first.ext as Record<string, unknown>),
        stockRound: 9,
        operatingRound: 1,
        sets: [1, 1, 2, 2, 2, 3, 3, 3, 3],
        par: each(() => 67),
        floated: each(() => 1),
        reservations: [],
      },
    };
  },
  track: (company) => stack(company, { kind: 'track', laid: [], placed: [], upgraded: false, paidFor: null }),
  station: (company) => stack(company, { kind: 'station' }),
};

/** Sets of trains that a company may come to own, phase by phase. */
const SETS: readonly (readonly string[])[] = [
  ['2+1'],
  ['4+', '4+', '4+'],
  ['R5', 'R4+1', 'R4'],
  ['PR2+', 'PR3+1'],
  ['4', '4'],
  ['7', '7'],
  ['7', '7', 'R4'],
];

export const built1839 = (seed: number): RailState => fullyBuilt(titleOf('1839'), building, seed);

/** For each set of trains the run of each Major, as the markers stand and with every city open. */
export function builtCases(seed: number): ReadonlyMap<string, readonly BuiltCase[]> {
  const title = titleOf('1839');
  const s = built1839(seed);
  const majors = Object.keys(s.market.at);
  const trainsOf = (kinds: readonly string[]): string[] => {
    const taken: string[] = [];
    for (const kind of kinds)
      taken.push(Object.keys(s.trains).find((id) => title.train(s, id)?.id === kind && !taken.includes(id))!);
    return taken;
  };
  return new Map(
    SETS.map((kinds) => [
      kinds.join(' + '),
      majors.flatMap((id) =>
        [s.stations, { [id]: s.stations[id]! }].map((stations): BuiltCase => {
          const { network, trains, rules = {} } = title.runProblemOf({ ...s, stations }, id, trainsOf(kinds));
          return { network, trains, rules };
        }),
      ),
    ]),
  );
}
