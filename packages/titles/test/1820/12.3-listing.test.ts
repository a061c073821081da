import { type Choice, passesAll } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { board, tileSet } from '../../src/1820/material.ts';
import { track } from '../../src/1820/07-operating-round/7.2.1-track.ts';
import { station } from '../../src/1820/07-operating-round/7.2.2-stations.ts';
import { float } from '../../src/1820/06-stock-round/6.6.2-float.ts';
import { building } from './building.ts';
import { Table } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;
const named = ({ hex, node, tile, rotation, using }: Fields): string => [hex, node, tile, rotation, using].join(' ');
const each = ({ fields, openFields }: Choice): string[] => {
  const { rotation } = openFields;
  if (rotation?.kind !== 'oneOf') return [named(fields)];
  return rotation.values.map((value) => named({ ...fields, rotation: value }));
};

/** Around Birmingham. */
const hexes = ['F8', 'G3', 'G5', 'G7', 'G9', 'G11'];

/** All tiles of these colours in these hexes and in all rotations, each in these ways. */
const lays = (colors: readonly string[], ways: readonly Fields[]): Fields[] =>
  tileSet.tiles
    .filter(({ color }) => colors.includes(color))
    .flatMap(({ id: tile, rotations }) =>
      hexes.flatMap((hex) => rotations.flatMap((rotation) => ways.map((way) => ({ hex, tile, rotation, ...way })))),
    );
const spots = (ways: readonly Fields[]): Fields[] =>
  board.ids.flatMap((hex) => [0, 1, 2, 3, 4].flatMap((node) => ways.map((way) => ({ hex, node, ...way }))));

/** Is what the table offers all that passes the checks, and nothing else? */
function comparesWith(
  t: Table,
  type: string,
  kind: { readonly moves: readonly unknown[] },
  all: readonly Fields[],
): number {
  const { checks } = (kind.moves as readonly { type: string; checks: never[] }[]).find((move) => move.type === type)!;
  const whole = t.action({ type });
  const allowed = all.filter((a) => passesAll(checks, t.s, t.top as never, { ...whole, ...a } as never));
  const wanted = new Set(all.map(({ hex }) => hex));
  const offered = t
    .choices(type)
    .filter(({ fields }) => wanted.has(fields['hex']))
    .flatMap(each);
  expect(offered.toSorted()).toEqual(allowed.map(named).toSorted());
  return offered.length;
}

const map = (t: Table): Table =>
  t
    .tile('G9', '57', 1)
    .tile('G5', '9', 1)
    .tile('F8', '8', 0)
    .tile('H8', '4', 2)
    .company('N&PR', { shares: { player3: 4 }, stations: [['G9', 0]] });
const invested = (colour: string, cousin: string) =>
  building({ size: 20, shares: { player1: 8, [cousin]: 1 }, markers: 1 }, colour, (t) =>
    map(t.cousin(cousin, 'player2')),
  );

test.each([
  ['yellow', 'GLCC', ['yellow']],
  ['green', 'BI', ['yellow', 'green']],
  ['brown', 'GLCC', ['yellow', 'green', 'brown']],
])('in %s phase all is offered that a company may build with %s, and nothing else', (colour, cousin, colors) => {
  const t = invested(colour, cousin);
  expect(comparesWith(t, 'layTile', track, lays(colors, [{}, { using: 'BI' }, { using: 'GLCC' }]))).toBeGreaterThan(10);
});

test('so are the circles for a marker', () => {
  const t = invested('green', 'RSCF').tile('G3', '57', 1).operating('LSR', 'station');
  expect(comparesWith(t, 'placeStation', station, spots([{}, { using: 'RSCF' }]))).toBeGreaterThan(1);
});

test('so are the places of a float', () => {
  const round = {
    turn: 'player1',
    last: null,
    sold: {},
    quiet: 3,
    resolved: true,
    cards: [],
    lobbies: [],
    floatTiles: [],
  };
  const plan = { company: 'LSR', size: 10, par: 55 };
  const t = map(Table.blank().colour('green')).cash('player1', 900);
  t.frames(
    { kind: 'course' },
    { kind: 'stockRound', ...round },
    { kind: 'lobbies' },
    { kind: 'float', of: 'player1', plan, spots: [], placed: false, buyers: {}, declined: {} },
  );
  const nodes = [0, 1, 2].map((node) => ({ node }));
  expect(
    comparesWith(t, 'place', float, [
      ...hexes.flatMap((hex) => nodes.map((node) => ({ hex, ...node }))),
      ...lays(['yellow', 'green'], nodes),
    ]),
  ).toBeGreaterThan(10);
});
