/** The map in letters and strokes: hexes with their ids, track over hexsides, stops with the markers in them. */
import { coordinates, type Face, joinWords, layoutOf, oppositeEdge, stationsAt, wordOf } from '@roundhouse/rail';
import { type Desk, hexTitle, paragraph, WIDTH } from '../desk.ts';
import { counted } from '../../counted.ts';
import { faceWords } from '../lay.ts';

/** A hex is six signs wide; the next row stands half a hex to the side. */
const HALF = 3;
/** Edges are counted clockwise from the lower left. */
const [SW, W, NW, NE, E, SE] = [0, 1, 2, 3, 4, 5] as const;

/** All hexes, or those around one. `offered` are marked with a star. */
export function mapLines(desk: Desk, offered: ReadonlySet<string>, around: string | null = null): string[] {
  const { board, tileSet } = desk.title.material(desk.s);
  const { faces } = layoutOf(board, tileSet, desk.s.tiles);
  const places = board.ids.map((id) => coordinates(id));
  const centre = around === null ? null : coordinates(around);
  const isNear = (at: number): boolean =>
    centre === null ||
    (Math.abs(places[at]!.row - centre.row) <= 3 && Math.abs(places[at]!.column - centre.column) <= 8);
  const shown = board.ids.map((_, at) => at).filter(isNear);
  const [top, left] = [
    Math.min(...shown.map((at) => places[at]!.row)),
    Math.min(...shown.map((at) => places[at]!.column)),
  ];
  const sheet = new Sheet();
  for (const at of shown) {
    const { row, column } = places[at]!;
    const [x, y] = [(column - left) * HALF, (row - top) * 3];
    const face = faces[at]!;
    const id = board.ids[at]!;
    sheet.write(x + 1, y, `${id}${offered.has(id) ? '*' : ''}`);
    const has = (edge: number): boolean => (face.edgeMask & (1 << edge)) !== 0;
    sheet.write(x, y + 1, `${has(W) ? '-' : ' '}${content(desk, id, face)}${has(E) ? '-' : ' '}`);
    const over = (edge: number): boolean => {
      const next = board.neighbours[at * 6 + edge]!;
      return next >= 0 && (faces[next]!.edgeMask & (1 << oppositeEdge(edge))) !== 0;
    };
    // One line between two rows: a whole stroke where track meets track, a dot where it ends.
    for (const [edge, dx, dy, stroke] of STROKES) {
      if (has(edge)) sheet.write(x + dx, y + dy, over(edge) ? stroke : '.');
    }
  }
  return inParts(sheet.lines());
}

/** A board wider than the screen is drawn in two parts that overlap. */
function inParts(lines: readonly string[]): string[] {
  if (lines.every((line) => line.length <= WIDTH)) return [...lines];
  const west = lines.map((line) => line.slice(0, WIDTH - 2).trimEnd());
  const east = lines.map((line) => line.slice(WIDTH - OVERLAP).trimEnd());
  return [...west, '', '  Further east:', ...east];
}
const OVERLAP = 20;

const STROKES = [
  [NW, 1, -1, '\\'],
  [NE, 4, -1, '/'],
  [SW, 1, 2, '/'],
  [SE, 4, 2, '\\'],
] as const;

/** What stands in a hex, in four signs: markers, free circles, towns, a tile's number, or what building there costs. */
function content(desk: Desk, hex: string, face: Face): string {
  const { s, title } = desk;
  const { board } = title.material(s);
  const stations = face.nodes.flatMap((_, node) => stationsAt(s.stations, hex, node));
  const [first] = stations;
  if (first !== undefined)
    return centred(`${first.slice(0, stations.length > 1 ? 3 : 4)}${stations.length > 1 ? '+' : ''}`);
  if (face.nodes.length > 0) return centred(face.nodes.map(({ kind, slots = 1 }) => signOf(kind, slots)).join(''));
  const laid = s.tiles[hex];
  if (laid) return centred('+');
  const cost = (board.terrain[board.indexOf.get(hex)!] ?? []).reduce((sum, one) => sum + one.cost, 0);
  if (cost > 0) return centred(String(cost));
  if (face.edgeMask !== 0) return centred('+');
  return centred(face.color === 'blue' ? '~~~~' : '·');
}

const signOf = (kind: string, slots: number): string =>
  kind === 'city' ? 'O'.repeat(Math.max(1, slots)) : kind === 'town' ? 'o' : '#';

const centred = (text: string): string =>
  text
    .slice(0, 4)
    .padStart(Math.ceil((4 + text.length) / 2))
    .padEnd(4);

export const LEGEND =
  'Strokes are track, a dot is track that goes no further. O a free circle, o a town, # an off-board, + track alone, · open land, ~ water, a figure what building costs; letters are station markers (NRS+: and more). * something can be done there. “map F9” shows the hex F9.';

/** The names of places, by their hexes. */
export function placeLines(desk: Desk): string[] {
  const named = desk.title.material(desk.s).board.hexes.filter(({ name, id }) => name !== undefined && name !== id);
  return [paragraph(`Places: ${named.map(({ id, name }) => `${id} ${name}`).join(', ')}.`)];
}

/** One hex: what lies there, what it joins, who stands in it. */
export function hexLines(desk: Desk, hex: string): string[] {
  const { s, title, names } = desk;
  const material = title.material(s);
  const { board, tileSet } = material;
  const at = board.indexOf.get(hex)!;
  const face = layoutOf(board, tileSet, s.tiles).faces[at]!;
  const laid = s.tiles[hex];
  const track = faceWords(desk, hex, face);
  const station = wordOf(title, 'term.station')!;
  const costs = (board.terrain[at] ?? []).map(({ kind, cost }) => `${desk.money(cost)} (${kind})`);
  const stops = face.nodes.map((node, i) => {
    const here = stationsAt(s.stations, hex, i);
    const free = Math.max(0, (node.slots ?? 0) - here.length);
    const worth =
      typeof node.revenue === 'number'
        ? node.revenue
        : Object.entries(node.revenue ?? {})
            .map(([phase, value]) => `${value} (${phase})`)
            .join(', ');
    return [
      `${node.kind === 'offboard' ? 'off-board' : node.kind} ${names.node(hex, i)}`,
      ...(worth === '' ? [] : [`worth ${worth}`]),
      ...(here.length > 0 ? [`${counted(here.length, station)} of the ${joinWords(here)}`] : []),
      ...(free > 0 ? [`${free} free`] : []),
    ].join(', ');
  });
  return [
    hexTitle(desk, hex),
    paragraph(`${laid ? `Tile ${laid.tile}` : 'No tile'}${track === '' ? '' : `: ${track}`}.`),
    ...stops.map((text) => paragraph(`${text}.`)),
    ...(costs.length > 0 ? [`  Building here costs ${costs.join(', ')}.`] : []),
  ];
}

/** Signs on lines, wherever they are written. */
class Sheet {
  readonly #rows: string[][] = [];

  write(x: number, y: number, text: string): void {
    if (y < 0) return;
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y]!;
    text.split('').forEach((sign, i) => {
      if (sign !== ' ' || row[x + i] === undefined) row[x + i] = sign;
    });
  }

  lines(): string[] {
    return this.#rows.map((row) =>
      Array.from(row, (sign) => sign ?? ' ')
        .join('')
        .trimEnd(),
    );
  }
}
