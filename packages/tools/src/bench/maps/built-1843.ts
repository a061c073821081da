/** 1843 in gray phase, its map built to the end of the tiles, all markers placed. */
import type { RailState } from '@roundhouse/rail';
import { type AnyTitle, titleOf } from '../../title.ts';
import type { BuiltCase } from './built-case.ts';
import { type Building, fullyBuilt } from './fully-built.ts';

const RICH = 1_000_000;

const stack = (company: string, step: object) => [
  { kind: 'course' },
  { kind: 'operatingRound', incomePaid: true, operated: [], late: [] },
  {
    kind: 'operatingTurn',
    of: company,
    next: 1,
    revenue: 0,
    claims: [],
    hadTrain: false,
    stationed: null,
    declined: {},
  },
  { of: company, ...step } as { kind: string; of: string },
];

const building: Building = {
  players: 2,
  ready(first) {
    const { companies } = titleOf('1843').material(first);
    const ids = companies.map(({ id }) => id);
    const each = <T>(value: (id: string, i: number) => T): Record<string, T> =>
      Object.fromEntries(ids.map((id, i) => [id, value(id, i)]));
    const ext = first.ext as Record<string, unknown>;
    return {
      ...first,
      phase: 'gray',
      cash: { ...first.cash, ...each(() => RICH) },
      companies: each(() => ({ status: 'started', director: first.players[0]!, operated: true })),
      privates: Object.fromEntries(Object.keys(first.privates).map((id) => [id, 'gone'])),
      market: { at: each(() => ({ row: 9, col: 5 })), order: ids },
      stations: {
        ...first.stations,
        ...each((_, i) => [{ hex: companies[i]!.home!.hex, node: companies[i]!.home!.node }]),
      },
      ext: {
        ...ext,
        stockRound: 9,
        operatingRound: 1,
        sets: [1, 1, 2, 2, 3, 3, 3, 4, 4],
        par: each(() => 79),
        floated: each(() => 1),
        homes: [],
      },
    };
  },
  track: (company) => stack(company, { kind: 'track', laid: 0, upgraded: false, instead: null, closed: false }),
  station: (company) => stack(company, { kind: 'station' }),
};

/** The pairs of certificates that companies may come to own, by the kinds of their faces. */
const SETS: readonly (readonly string[])[] = [
  ['Electric', 'Electric'],
  ['Electric', '8E'],
  ['8E', '8E'],
  ['5/7×2', '5E'],
  ['4/6×2', '5+2'],
  ['3/5×2', '3/5×2'],
];

/** For each pair of certificates the run of each company; networks are new, for nothing may be remembered of them. */
export function builtCases(seed: number): ReadonlyMap<string, readonly BuiltCase[]> {
  const title = titleOf('1843');
  const s = fullyBuilt(title, building, seed);
  const { companies } = title.material(s);
  return new Map(
    SETS.map((kinds) => {
      const faces = certificatesOf(title, s, kinds);
      const cases = companies.map(({ id }): BuiltCase => {
        const { network, trains, rules = {} } = title.runProblemOf({ ...s, faces }, id, Object.keys(faces));
        return { network: { ...network }, trains, rules };
      });
      return [kinds.join(' + '), cases];
    }),
  );
}

/** A certificate for each of these kinds, by its id, and the face that is up. */
function certificatesOf(title: AnyTitle, s: RailState, kinds: readonly string[]): Record<string, string> {
  const faces: Record<string, string> = {};
  for (const kind of kinds) {
    const wanted = title.material(s).trains.find(({ id }) => id === kind)!;
    const card = Object.keys(s.trains).find((id) => {
      const own = title.train(s, id)!;
      return !(id in faces) && (own.certificate ?? own.id) === (wanted.certificate ?? kind);
    });
    faces[card!] = kind;
  }
  return faces;
}
