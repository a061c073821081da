import type { Border, HexDef, HexId, Terrain, TileDef } from '@roundhouse/rail';
import { drawingOf } from '../drawing/face.ts';
import type { Drawing, DrawnNode } from '../drawing/types.ts';
import { type Point, toRadians, turned } from '../geometry/point.ts';
import { currentPhase, figureSize, type PhaseValue, phaseValues, plateSize, type Writing } from './label.ts';
import { asPrinted, growth, type Legible } from './legible.ts';
import type { Whereabouts } from './place.ts';
import { type BoardStyle, plainStyle } from './style.ts';
import { brokenText, oneLine, type SetText, setText, textWidth } from './text-width.ts';

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
  /** The phase colour whose values hold: where there is room for one value only, it is this one. */
  readonly phase?: string | undefined;
  /** Its coordinates are written, too. */
  readonly coordinates?: boolean;
}

/** One way to write something, and the room that it takes. */
export type Form = Writing & { readonly width: number; readonly height: number };

/** Something that wants to be written in a hex: in the first of its forms that finds room. */
export interface Wish extends Whereabouts {
  readonly forms: readonly [Form, ...Form[]];
  /** The title says where it lies. */
  readonly fixed?: boolean;
}

const NAME = 0.225;
const NAME_OF_TWO = 0.175;
const ROOM = 1.45;
const knownIcons = new Set(['ferry', 'port', 'coal']);

export const isAbroad = ({ def }: DrawnNode): boolean =>
  def.kind === 'offboard' || def.kind === 'port' || def.kind === 'coalfield';

/** All that is to be written in a hex, the first things first. */
export const wishesOf = (task: LabelTask, letters: Legible = asPrinted): Wish[] => new Wishes(task, letters).all();

class Wishes {
  readonly #wishes: Wish[] = [];
  readonly #drawing: Drawing;
  readonly #task: LabelTask;
  readonly #style: BoardStyle;
  readonly #letters: Legible;
  readonly #turn: (p: Point) => Point;

  constructor(task: LabelTask, letters: Legible) {
    const { hex, tile, rotation = 0, style = plainStyle, turn = 0 } = task;
    this.#task = task;
    this.#style = style;
    this.#letters = letters;
    this.#drawing = tile ? drawingOf(tile, rotation) : drawingOf(hex as HexDef);
    const angle = toRadians(90 * turn);
    this.#turn = (p) => (turn === 0 ? p : turned(p, angle));
  }

  all(): Wish[] {
    const { hex, tile, mute = false } = this.#task;
    // Abroad the figures come first; where the title puts a name itself, that is settled before all else.
    const figuresFirst = this.#drawing.nodes.some(isAbroad) && this.#style.names?.[hex?.id ?? '']?.x === undefined;
    if (!mute && figuresFirst) this.#values();
    if (!mute) this.#names();
    if (!mute && !figuresFirst) this.#values();
    this.#tileLetters();
    if (hex && !tile) for (const terrain of hex.terrain ?? []) this.#terrain(terrain);
    this.#revenues();
    if (hex) this.#marks(hex, tile !== undefined);
    if (hex && this.#task.coordinates)
      this.#small({ kind: 'coordinate', text: hex.id }, 0.125, 0, [0, -0.76], [0.6, 0.6]);
    if (tile && hex) this.#small({ kind: 'number', text: tile.id }, 0.15, 0, [0.35, 0.7], [0.6, 0.6]);
    return this.#wishes;
  }

  /** A short text of a fixed printed size, with some room around it. */
  #small(writing: Writing & { readonly text: string }, size: number, around: number, favourite: Point, pull: Point) {
    const grown = growth(size, this.#letters.rest, this.#letters);
    const width = (textWidth(writing.text, size) + around) * grown;
    const height = (size + (around > 0 ? 0.05 : 0)) * grown;
    this.#wishes.push({ forms: [{ ...writing, grown, width, height }], favourite, pull });
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
      const grown = growth(0.19, this.#letters.figure, this.#letters);
      const width = (textWidth(rule, 0.2) * 1.08 + 0.14) * grown;
      const form: Form = { kind: 'rule', text: rule, grown, width, height: 0.3 * grown };
      this.#wishes.push({ forms: [form], favourite: [0, 0.12] });
    }
    const guest = guests
      .flatMap(({ nodes = [] }) => nodes)
      .find(({ revenue }) => typeof revenue === 'object' && revenue);
    const revenue = own?.def.revenue ?? guest?.revenue;
    if (revenue === undefined || revenue === null || typeof revenue === 'number') return;
    const values = phaseValues(revenue);
    const abroad = own !== undefined && isAbroad(own);
    const favourite: Point = abroad ? [0, 0.14] : guest ? [0, 0.3] : [0.45, -0.35];
    this.#wishes.push({
      forms: this.#valueForms(values, abroad),
      favourite,
      pull: [abroad ? 1.6 : 0.8, abroad ? 1 : 0.8],
    });
  }

  #valueForms(values: readonly PhaseValue[], abroad: boolean): readonly [Form, ...Form[]] {
    const printed = !abroad ? 0.74 : values.length > 3 ? 0.88 : 1;
    const figure = values.some(({ value }) => value > 99) ? 0.18 : 0.215;
    const scale = printed * growth(figure * printed, this.#letters.figure, this.#letters);
    const form = (columns: number, shown = values): Form => ({
      kind: 'values',
      values: shown,
      columns,
      scale,
      width: columns * 0.38 * scale + 0.04,
      height: Math.ceil(shown.length / columns) * 0.32 * scale + 0.04,
    });
    const first = form(values.length > 3 && abroad ? 2 : values.length);
    if (this.#letters === asPrinted || values.length < 2) return [first];
    const now = currentPhase(values, this.#task.phase) ?? values[0]!.phase;
    const alone = values.filter(({ phase }) => phase === now);
    return [first, ...(values.length > 2 ? [form(2)] : []), form(1), form(1, alone)];
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
    const [first, ...others] = this.#textForms(text, size);
    const form = (set: SetText): Form => ({ kind: 'name', text: set, width: set.width + 0.04, height: set.height });
    const wish = { favourite, stay: 4, fixed: pull === undefined, ...(pull && { pull }) };
    this.#wishes.push({ forms: [form(first), ...others.map(form)], ...wish });
  }

  /** In one line or in two, as large as wanted or as small as it may be. */
  #textForms(text: string, printed: number): readonly [SetText, ...SetText[]] {
    const { scale, name, leastName } = this.#letters;
    if (this.#letters === asPrinted) return [setText(text, printed, this.#drawing.nodes.some(isAbroad) ? 1.3 : ROOM)];
    const large = Math.max(printed, name / scale);
    const small = Math.max(printed, leastName / scale);
    const forms = [brokenText(text, large), oneLine(text, small), brokenText(text, small)].filter(
      (set) => set !== null,
    );
    return [oneLine(text, large), ...forms];
  }

  /** Letters that tie a tile to a hex; a label that only repeats the name is the name. */
  #tileLetters(): void {
    const { hex } = this.#task;
    for (const text of this.#drawing.def.labels ?? []) {
      if (text.length > 3) {
        if (!hex?.name?.includes(text)) this.#name(text, NAME_OF_TWO, [0, 0.6], [0.8, 0.8]);
        continue;
      }
      const size = 0.29 * growth(0.29, this.#letters.figure, this.#letters);
      const form: Form = { kind: 'letter', text, size, width: textWidth(text, size) * 1.12, height: size * 0.9 };
      this.#wishes.push({ forms: [form], favourite: text === 'OO' ? [0, 0.7] : [-0.5, 0], pull: [0.6, 0.6] });
    }
  }

  #terrain(terrain: Terrain): void {
    const grown = growth(0.195, this.#letters.rest, this.#letters);
    const width = (0.3 + textWidth(String(terrain.cost), 0.2)) * grown;
    const form: Form = { kind: 'terrain', terrain, grown, width, height: 0.22 * grown };
    const tight: Form = { ...form, tight: true, width: textWidth(String(terrain.cost), 0.2) * grown };
    const forms: Wish['forms'] = this.#letters === asPrinted ? [form] : [form, tight];
    this.#wishes.push({ forms, favourite: [0.3, -0.5], pull: [0.5, 0.5] });
  }

  /** One circle where all nodes pay the same, else one for each. */
  #revenues(): void {
    const paying = this.#drawing.nodes.filter(({ def }) => typeof def.revenue === 'number' && def.revenue > 0);
    const same =
      new Set(paying.map(({ def }) => def.revenue)).size === 1 && paying.length === this.#drawing.nodes.length;
    if (this.#task.mute) return;
    for (const node of same ? paying.slice(0, 1) : paying) {
      const value = node.def.revenue as number;
      const own: Point = node.look === 'abroad' ? [0, 0.12] : [0.45, -0.35];
      const [x, y] = this.#turn(node.at);
      const favourite: Point = same || paying.length === 1 ? own : [x * 1.05, y - 0.42];
      const grown = growth(figureSize(value), this.#letters.figure, this.#letters);
      const form: Form = { kind: 'revenue', value, grown, width: 0.36 * grown, height: 0.36 * grown };
      const size = plateSize(value);
      const tight: Form = { ...form, tight: true, width: size.width * grown, height: size.height * grown };
      const forms: Wish['forms'] = this.#letters === asPrinted ? [form] : [form, tight];
      this.#wishes.push({ forms, favourite, pull: [0.35, 0.35], stay: 8 });
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
      const favourite: Point = icon === 'ferry' ? [0, 0.2] : [-0.4, -0.4];
      this.#wishes.push({ forms: [{ kind: 'icon', icon, width: size, height: size }], favourite, pull: [0.5, 0.5] });
    }
    for (const tag of tags) {
      if (tag !== undefined) this.#small({ kind: 'tag', text: tag }, 0.15, 0.12, [-0.4, -0.4], [0.5, 0.5]);
    }
  }
}
