/** What 1820 lists on the map is all that it accepts there: in positions of a saved game every tile and every circle of some hexes is tried. */
import { type Choice, choices, deciders, dice, frameName, History, unwrapEntries, whyNot } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { savedFile } from './saved-games.ts';

const title = anyTitle(title1820);
const { board, tileSet } = title.material({ options: {}, readings: {} });

type Fields = Readonly<Record<string, unknown>>;

/** By question: the move, how many positions are left out for one that is looked at, and who may be named in it. */
const ASKED: Readonly<
  Record<string, { type: string; every: number; using: readonly string[]; nodes: readonly number[] }>
> = {
  track: { type: 'layTile', every: 24, using: ['BI', 'GLCC'], nodes: [] },
  station: { type: 'placeStation', every: 2, using: ['RSCF'], nodes: [0, 1, 2, 3, 4] },
  float: { type: 'place', every: 24, using: [], nodes: [0, 1, 2] },
};
const HEXES = 4;

/** Turned so that it lies in the same way, a tile has the least of its rotations. */
const turned = (tile: string, rotation: number): number => {
  const { faces, rotations } = tileSet.byId.get(tile)!;
  const shape = (at: number): string => JSON.stringify([faces[at]!.edgeEdges, faces[at]!.nodeEdges]);
  return rotations.find((one) => shape(one) === shape(rotation))!;
};
const named = ({ hex, node, tile, rotation, using }: Fields): string =>
  [hex, node, tile, tile === undefined ? '' : turned(tile as string, rotation as number), using].join(' ');
const filled = ({ fields, openFields }: Choice): string[] => {
  const { rotation } = openFields;
  return rotation?.kind === 'oneOf'
    ? rotation.values.map((value) => named({ ...fields, rotation: value }))
    : [named(fields)];
};

/** Everything that could be said of a hex in such a question. */
function imaginable(kind: string, hex: string): Fields[] {
  const { using, nodes } = ASKED[kind]!;
  const lays = tileSet.tiles.flatMap(({ id: tile }) => [0, 1, 2, 3, 4, 5].map((rotation) => ({ tile, rotation })));
  const bare: Fields[] = kind === 'track' ? lays : kind === 'station' ? [{}] : [{}, ...lays];
  const placed = nodes.length === 0 ? bare : bare.flatMap((one) => nodes.map((node) => ({ ...one, node })));
  return [undefined, ...using].flatMap((by) => placed.map((one) => ({ hex, ...one, ...(by && { using: by }) })));
}

/** In some hexes, of which half are listed; how many were accepted. */
function compare(s: RailState, kind: string, chance: (below: number) => number): number {
  const { type } = ASKED[kind]!;
  const [by] = deciders(title, s);
  const frame = frameName(s.stack.at(-1)!);
  const offered = choices(title, s, by!, { type });
  const listed = [...new Set(offered.map(({ fields }) => fields['hex'] as string))];
  const hexes = Array.from({ length: HEXES }, (_, i) =>
    i % 2 === 0 && listed.length > 0 ? listed[chance(listed.length)]! : board.ids[chance(board.ids.length)]!,
  );
  let count = 0;
  for (const hex of new Set(hexes)) {
    const accepted = imaginable(kind, hex).filter((a) => whyNot(title, s, { type, by, frame, ...a }) === null);
    const here = offered.filter(({ fields }) => fields['hex'] === hex).flatMap(filled);
    expect(here.toSorted(), `${frame} ${hex}`).toEqual([...new Set(accepted.map(named))].toSorted());
    // Pointing at the hex offers the same.
    const pointed = choices(title, s, by!, { type, subject: `hex:${hex}` }).flatMap(filled);
    expect(pointed.toSorted()).toEqual(here.toSorted());
    count += here.length;
  }
  return count;
}

test('all that is accepted on the map is listed, and nothing else', () => {
  const file = savedFile('1820-14');
  const history = History.open(title, { ...file, entries: [] });
  const chance = dice(20);
  const found = { track: 0, station: 0, float: 0 };
  for (const entry of unwrapEntries(file.entries)) {
    history.replay(entry);
    const { kind } = history.state.stack.at(-1) ?? { kind: '' };
    if (kind in found && chance(ASKED[kind]!.every) === 0)
      found[kind as keyof typeof found] += compare(history.state, kind, chance);
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});
