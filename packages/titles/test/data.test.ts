/** The data of all titles, playable or not: what the compiler cannot see in JSON. Its form is checked when compiled. */
import type { CompanyDef, HexDef, MarketsDef, PhaseDef, PrivateDef, TileDef, TrainDef } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import * as data1820 from '../src/1820/data/index.ts';
import * as data1828 from '../src/1828/data/index.ts';
import * as data1839 from '../src/1839/data/index.ts';
import * as data1843 from '../src/1843/data/index.ts';
import * as soh from '../src/soh/data/index.ts';

interface Data {
  readonly companies: readonly CompanyDef[];
  readonly hexes: readonly HexDef[];
  readonly tiles: readonly TileDef[];
  readonly markets: MarketsDef;
  readonly privates?: readonly PrivateDef[];
  readonly trains?: readonly TrainDef[];
  readonly phases?: readonly PhaseDef[];
}

const all: Readonly<Record<string, Data>> = {
  soh,
  1820: {
    companies: data1820.companies,
    hexes: data1820.hexes,
    tiles: data1820.tiles,
    markets: data1820.markets,
    trains: data1820.trains,
    phases: data1820.phases,
  },
  1828: data1828,
  1839: data1839,
  1843: {
    companies: data1843.companies,
    hexes: data1843.hexes,
    tiles: data1843.tiles,
    markets: data1843.markets,
    privates: data1843.privates,
    trains: data1843.trains,
    phases: data1843.phases,
  },
};

const colors = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue', 'black'];
const nodeKinds = ['city', 'town', 'offboard', 'port', 'coalfield'];
const borderKinds = ['impassable', 'barrier', 'river', 'stub'];

const unknown = (words: Iterable<string>, known: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => !known.includes(word));
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const twice = (list: readonly string[]): string[] => list.filter((id, i) => list.indexOf(id) !== i);

describe.each(Object.keys(all))('the data of %s', (title) => {
  const { companies, hexes, tiles, markets, privates = [], trains = [], phases = [] } = all[title]!;
  const faces = [...hexes, ...tiles];
  const nodes = faces.flatMap((face) => face.nodes ?? []);
  const hexById = new Map(hexes.map((hex) => [hex.id, hex]));
  const phaseIds = ids(phases);
  const isCompany = (id: string): boolean => ids(companies).includes(id);

  test('uses the words of the form', () => {
    expect(
      unknown(
        [...faces, ...hexes].map(({ color }) => color),
        colors,
      ),
    ).toEqual([]);
    expect(
      unknown(
        phases.flatMap((phase) => phase.tiles),
        colors,
      ),
    ).toEqual([]);
    expect(
      unknown(
        nodes.flatMap(({ kind, countsAs = kind }) => [kind, countsAs]),
        nodeKinds,
      ),
    ).toEqual([]);
    expect(
      unknown(
        hexes.flatMap(({ borders = [] }) => borders.map(({ kind }) => kind)),
        borderKinds,
      ),
    ).toEqual([]);
    const runs = trains.flatMap((card) => card.faces.flatMap(({ ways }) => ways.flatMap((way) => way.trains)));
    const stops = runs.flatMap(({ limits, pays }) => [...limits.flatMap(({ kinds }) => kinds), ...pays.kinds]);
    expect(unknown(stops, nodeKinds)).toEqual([]);
    for (const { count } of tiles) expect(count === 'unlimited' || Number.isInteger(count)).toBe(true);
    // The compiler reads yes or no; where only one of them has a meaning, the other must not stand there.
    expect(nodes.map(({ passThrough = true }) => passThrough)).not.toContain(false);
    expect(trains.map(({ unlimited = true }) => unlimited)).not.toContain(false);
    expect(phases.map(({ privatesClose = true }) => privatesClose)).not.toContain(false);
    expect(privates.map(({ saleable = false }) => saleable)).not.toContain(true);
  });

  test('lists nothing twice', () => {
    for (const list of [companies, hexes, tiles, privates, trains, phases]) expect(twice(ids(list))).toEqual([]);
  });

  test('tracks lead from edges and nodes to each other', () => {
    for (const face of faces) {
      for (const track of face.tracks ?? []) {
        for (const end of (typeof track === 'string' ? track : track.path).split(':')) {
          const isNode = /^n\d+$/.test(end) && Number(end.slice(1)) < (face.nodes?.length ?? 0);
          expect(isNode || /^([0-5]|j\d+)$/.test(end), `${face.id} ${end}`).toBe(true);
        }
      }
    }
  });

  test('companies are at home where the map says so', () => {
    const printed = hexes.flatMap(({ id, nodes: cities = [] }) =>
      cities.flatMap(({ homes = [] }) => homes.filter(isCompany).map((company) => `${company} ${id}`)),
    );
    const listed = companies.flatMap(({ id, homes }) =>
      homes.flatMap(({ hex, or }) => [`${id} ${hex}`, ...(or === undefined ? [] : [`${id} ${or}`])]),
    );
    expect([...new Set(printed)].sort()).toEqual([...listed].sort());
    for (const { homes } of companies) {
      for (const { hex, node = 0, choice = [] } of homes) {
        for (const at of [node, ...choice]) expect(hexById.get(hex)?.nodes?.[at]?.slots, hex).toBeGreaterThan(0);
      }
    }
  });

  test('markets have rows of one length', () => {
    for (const { rows } of markets) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  test('privates close hexes that the map knows, and come with shares of companies', () => {
    const printed = hexes.flatMap(({ id, blockedBy }) => (blockedBy === undefined ? [] : [`${blockedBy} ${id}`]));
    const listed = privates.flatMap(({ id, blocks = [] }) => blocks.map((hex) => `${id} ${hex}`));
    if (privates.length > 0) expect([...printed].sort()).toEqual([...listed].sort());
    expect(
      unknown(
        privates.flatMap(({ comesWith }) => comesWith?.company ?? []),
        ids(companies),
      ),
    ).toEqual([]);
  });

  test('trains and phases know each other', () => {
    expect(
      unknown(
        trains.map(({ phase }) => phase),
        phaseIds,
      ),
    ).toEqual([]);
    expect(
      unknown(
        phaseIds,
        trains.map(({ phase }) => phase),
      ),
    ).toEqual([]);
    expect(
      unknown(
        phases.flatMap(({ rusts = [] }) => rusts),
        ids(trains),
      ),
    ).toEqual([]);
    const tiers = trains.map(({ tier }) => tier);
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  });
});

describe('what titles say of their own data', () => {
  test.each(['soh', '1828', '1843'])('every company of %s starts in one city', (title) => {
    for (const { homes, stations } of all[title]!.companies) {
      expect(homes.map(({ node }) => typeof node)).toEqual(['number']);
      expect(stations).toBeGreaterThan(1);
    }
  });

  test.each(['soh', '1828', '1839'])('every train of %s has one face and runs in one way', (title) => {
    for (const { id, faces } of all[title]!.trains!) {
      expect(faces.map(({ name, ways }) => [name, ways.map((way) => way.trains.length)])).toEqual([[id, [1]]]);
    }
  });

  test('1843: 50 certificates, four colours with two sides, and one side that runs in two ways', () => {
    const { trains } = data1843;
    expect(trains.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    const sides = trains.map(({ faces }) => faces.map(({ name, price }) => `${name} ${price}`));
    expect(sides).toEqual([
      ['2+1 125', '2×2 or 3+1 200'],
      ['4+1 300', '3/5×2 500'],
      ['5+2 350', '4/6×2 600'],
      ['5E 400', '5/7×2 700'],
      ['8E 500'],
      ['Electric 900'],
    ]);
    const trainsOf = trains.map(({ faces }) => faces.map(({ ways }) => ways.map((way) => way.trains.length)));
    expect(trainsOf).toEqual([[[1], [2, 1]], [[1], [2]], [[1], [2]], [[1], [2]], [[1]], [[1]]]);
  });
});
