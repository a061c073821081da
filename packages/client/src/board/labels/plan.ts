import type { Border, HexDef, HexId, Revenue, Terrain, TileDef } from '@roundhouse/rail';
import { drawingOf } from '../drawing/face.ts';
import type { Drawing, DrawnNode } from '../drawing/types.ts';
import { type Point, toRadians, turned } from '../geometry/point.ts';
import { obstaclesOf } from './obstacles.ts';
import { type Box, Placer } from './place.ts';
import { type BoardStyle, plainStyle } from './style.ts';
import { type SetText, setText, textWidth } from './text-width.ts';

/** A figure that holds from a phase colour on. */
export interface PhaseValue {
  readonly phase: string;
  readonly value: number;
}

/** Something written into a hex, with the room that it takes around `at`. */
export type Label = Box &
  (
    | {
        readonly kind: 'values';
        readonly values: readonly PhaseValue[];
        readonly columns: number;
        readonly scale: number;
      }
    | { readonly kind: 'rule'; readonly text: string }
    | { readonly kind: 'name'; readonly text: SetText }
    | { readonly kind: 'letter'; readonly text: string; readonly size: number }
    | { readonly kind: 'terrain'; readonly terrain: Terrain }
    | { readonly kind: 'revenue'; readonly value: number }
    | { readonly kind: 'tag'; readonly text: string }
    | { readonly kind: 'icon'; readonly icon: string }
    | { readonly kind: 'number'; readonly text: string }
  );

/** What is written in one hex: as printed, or with a tile on it; or on a tile in the box. */
export interface LabelTask {
  readonly hex?: HexDef | undefined;
  readonly tile?: TileDef | undefined;
  readonly rotation?: number;
  /** Quarter turns of the board: what is written stays upright. */
  readonly turn?: number;
  readonly borders?: readonly Border[];
  readonly style?: BoardStyle;
  /** Another hex of a joined place abroad carries the name and the figures. */
  readonly mute?: boolean;
  /** Hexes whose values are printed here. */
  readonly guests?: readonly HexDef[];
}

const NAME = 0.225;
const NAME_OF_TWO = 0.175;
const ROOM = 1.45;
const knownIcons = new Set(['ferry', 'port', 'coal']);
/** Phase colours in the order in which they come. */
export const phaseOrder: readonly string[] = ['yellow', 'green', 'blue', 'brown', 'red', 'gray', 'purple'];

export const phaseValues = (revenue: Revenue): PhaseValue[] =>
  typeof revenue === 'number'
    ? []
    : phaseOrder.flatMap((phase) => (revenue[phase] === undefined ? [] : [{ phase, value: revenue[phase] }]));

/** Which of the figures holds while a phase colour does. */
export function currentPhase(values: readonly PhaseValue[], now: string | undefined): string | undefined {
  const reached = phaseOrder.indexOf(now ?? '');
  return values.findLast(({ phase }) => phaseOrder.indexOf(phase) <= reached)?.phase;
}

const isAbroad = ({ def }: DrawnNode): boolean =>
  def.kind === 'offboard' || def.kind === 'port' || def.kind === 'coalfield';

class Planner {
  readonly labels: Label[] = [];
  readonly #placer: Placer;
  readonly #drawing: Drawing;
  readonly #task: LabelTask;
  readonly #style: BoardStyle;
  readonly #turn: (p: Point) => Point;

  constructor(task: LabelTask) {
    const { hex, tile, rotation = 0, borders = [], style = plainStyle, turn = 0 } = task;
    this.#task = task;
    this.#style = style;
    this.#drawing = tile ? drawingOf(tile, rotation) : drawingOf(hex as HexDef);
    const angle = toRadians(90 * turn);
    this.#turn = (p) => (turn === 0 ? p : turned(p, angle));
    const obstacles = obstaclesOf(this.#drawing, borders, hex?.id).map((one) => ({ ...one, at: this.#turn(one.at) }));
    this.#placer = new Placer(obstacles, turn % 2 === 1);
  }

  plan(): Label[] {
    const { hex, tile, mute = false } = this.#task;
    // Abroad the figures come first; where the title puts a name itself, that is settled before all else.
    const figuresFirst = this.#drawing.nodes.some(isAbroad) && this.#style.names?.[hex?.id ?? '']?.x === undefined;
    if (!mute && figuresFirst) this.#values();
    if (!mute) this.#names();
    if (!mute && !figuresFirst) this.#values();
    this.#letters();
    if (hex && !tile) for (const terrain of hex.terrain ?? []) this.#terrain(terrain);
    this.#revenues();
    if (hex) this.#marks(hex, tile !== undefined);
    if (tile && hex) {
      const at = this.#placer.place(textWidth(tile.id, 0.15), 0.15, { favourite: [0.35, 0.7], pull: [0.6, 0.6] });
      this.labels.push({ kind: 'number', text: tile.id, at, width: textWidth(tile.id, 0.15), height: 0.15 });
    }
    return this.labels;
  }

  /** Values by phase: in a row, or two by two where four would not fit. */
  #values(): void {
    const { hex, guests = [], tile } = this.#task;
    const id: HexId = hex?.id ?? '';
    const elsewhere = !tile && this.#style.valuesIn?.[id] !== undefined;
    const own = elsewhere
      ? undefined
      : this.#drawing.nodes.find((node) => typeof node.def.revenue === 'object' && node.def.revenue);
    const rule = tile ? undefined : this.#style.values?.[id];
    if (rule !== undefined) {
      const width = textWidth(rule, 0.2) * 1.08 + 0.14;
      const at = this.#placer.place(width, 0.3, { favourite: [0, 0.12] });
      this.labels.push({ kind: 'rule', text: rule, at, width, height: 0.3 });
    }
    const guest = guests
      .flatMap(({ nodes = [] }) => nodes)
      .find(({ revenue }) => typeof revenue === 'object' && revenue);
    const revenue = own?.def.revenue ?? guest?.revenue;
    if (revenue === undefined || revenue === null || typeof revenue === 'number') return;
    const values = phaseValues(revenue);
    const abroad = own !== undefined && isAbroad(own);
    const scale = !abroad ? 0.74 : values.length > 3 ? 0.88 : 1;
    const columns = values.length > 3 && abroad ? 2 : values.length;
    const width = columns * 0.38 * scale + 0.04;
    const height = Math.ceil(values.length / columns) * 0.32 * scale + 0.04;
    const favourite: Point = abroad ? [0, 0.14] : guest ? [0, 0.3] : [0.45, -0.35];
    const at = this.#placer.place(width, height, { favourite, pull: [abroad ? 1.6 : 0.8, abroad ? 1 : 0.8] });
    this.labels.push({ kind: 'values', values, columns, scale, at, width, height });
  }

  #names(): void {
    const { hex, tile, guests = [] } = this.#task;
    const { nodes } = this.#drawing;
    if (!hex) return;
    for (const guest of guests) this.#name(`‹ ${guest.name ?? ''}`, NAME_OF_TWO, [0, -0.3], [1.3, 0.5]);
    const own = nodes.flatMap((node) => (node.def.name === undefined ? [] : [node.def.name]));
    if (!tile && new Set(own).size > 1 && own.length === nodes.length && this.#style.names?.[hex.id] === undefined) {
      nodes.forEach((node, index) => this.#nameOfNode(node, index));
      return;
    }
    const { text = hex.name, x, y, size = NAME } = this.#style.names?.[hex.id] ?? {};
    if (text === undefined || text === '') return;
    const abroad = nodes.some(isAbroad);
    const city = nodes[0]?.look === 'city';
    const favourite: Point = abroad ? [0, -0.3] : [0, city ? 0.55 : 0.42];
    if (x !== undefined && y !== undefined) this.#name(text, size, [x, y], undefined);
    else this.#name(text, size, favourite, abroad ? [2, 1] : [1.3, 0.5]);
  }

  /** Two towns or cities in one hex: each has its name beside it. */
  #nameOfNode({ def, at, look }: DrawnNode, index: number): void {
    const [x, y] = this.#turn(at);
    const second = index % 2 === 1;
    if (look === 'city')
      this.#name(def.name ?? '', NAME_OF_TWO, [x * (second ? 0.5 : 0.85), y - (second ? 0.58 : 0.4)], [1.1, 2.4]);
    else {
      const up = y < -0.1 ? -0.25 : y > 0.1 ? 0.25 : second ? 0.27 : -0.27;
      this.#name(def.name ?? '', NAME_OF_TWO, [x * 0.5, y + up], [1.1, 1.3]);
    }
  }

  #name(text: string, size: number, favourite: Point, pull: Point | undefined): void {
    const abroad = this.#drawing.nodes.some(isAbroad);
    const set = setText(text, size, abroad ? 1.3 : ROOM);
    const box = { width: set.width + 0.04, height: set.height };
    const at = pull
      ? this.#placer.place(box.width, box.height, { favourite, pull, stay: 4 })
      : this.#placer.fix({ at: favourite, ...box });
    this.labels.push({ kind: 'name', text: set, at, ...box });
  }

  /** Letters that tie a tile to a hex; a label that only repeats the name is the name. */
  #letters(): void {
    const { hex } = this.#task;
    for (const text of this.#drawing.def.labels ?? []) {
      if (text.length > 3) {
        if (!hex?.name?.includes(text)) this.#name(text, NAME_OF_TWO, [0, 0.6], [0.8, 0.8]);
        continue;
      }
      const size = 0.29;
      const box = { width: textWidth(text, size) * 1.12, height: size * 0.9 };
      const favourite: Point = text === 'OO' ? [0, 0.7] : [-0.5, 0];
      const at = this.#placer.place(box.width, box.height, { favourite, pull: [0.6, 0.6] });
      this.labels.push({ kind: 'letter', text, size, at, ...box });
    }
  }

  #terrain(terrain: Terrain): void {
    const box = { width: 0.3 + textWidth(String(terrain.cost), 0.2), height: 0.22 };
    const at = this.#placer.place(box.width, box.height, { favourite: [0.3, -0.5], pull: [0.5, 0.5] });
    this.labels.push({ kind: 'terrain', terrain, at, ...box });
  }

  /** One circle where all nodes pay the same, else one for each. */
  #revenues(): void {
    const paying = this.#drawing.nodes.filter(({ def }) => typeof def.revenue === 'number' && def.revenue > 0);
    const same =
      new Set(paying.map(({ def }) => def.revenue)).size === 1 && paying.length === this.#drawing.nodes.length;
    if (this.#task.mute) return;
    for (const node of same ? paying.slice(0, 1) : paying) {
      const own: Point = node.look === 'abroad' ? [0, 0.12] : [0.45, -0.35];
      const [x, y] = this.#turn(node.at);
      const favourite: Point = same || paying.length === 1 ? own : [x * 1.05, y - 0.42];
      const at = this.#placer.place(0.36, 0.36, { favourite, pull: [0.35, 0.35], stay: 8 });
      this.labels.push({ kind: 'revenue', value: node.def.revenue as number, at, width: 0.36, height: 0.36 });
    }
  }

  /** Icons, and the private that keeps a hex closed. */
  #marks(hex: HexDef, laid: boolean): void {
    const icons = (hex.icons ?? []).filter((icon) => knownIcons.has(icon));
    const printed = (hex.icons ?? []).filter((icon) => !knownIcons.has(icon));
    const tags = laid ? [] : printed.length > 0 ? printed : [hex.blockedBy];
    for (const icon of icons) {
      if (icon === 'ferry' && this.#drawing.nodes.length > 0) continue;
      if (icon === 'coal' && laid) continue;
      const size = icon === 'ferry' ? 0.36 : 0.28;
      const at = this.#placer.place(size, size, {
        favourite: icon === 'ferry' ? [0, 0.2] : [-0.4, -0.4],
        pull: [0.5, 0.5],
      });
      this.labels.push({ kind: 'icon', icon, at, width: size, height: size });
    }
    for (const tag of tags) {
      if (tag === undefined) continue;
      const width = textWidth(tag, 0.15) + 0.12;
      const at = this.#placer.place(width, 0.2, { favourite: [-0.4, -0.4], pull: [0.5, 0.5] });
      this.labels.push({ kind: 'tag', text: tag, at, width, height: 0.2 });
    }
  }
}

const plans = new WeakMap<object, Map<string, readonly Label[]>>();

/** Where everything in a hex is written; worked out once for each tile, rotation and turn. */
export function labelsOf(task: LabelTask): readonly Label[] {
  const { hex, tile, rotation = 0, turn = 0, mute = false } = task;
  const owner = hex ?? tile;
  if (!owner) return [];
  let known = plans.get(owner);
  if (!known) {
    known = new Map();
    plans.set(owner, known);
  }
  const key = `${tile?.id ?? ''}/${rotation}/${turn}/${mute}`;
  let labels = known.get(key);
  if (!labels) {
    labels = new Planner(task).plan();
    known.set(key, labels);
  }
  return labels;
}
