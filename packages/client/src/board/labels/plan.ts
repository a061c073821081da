import type { HexDef } from '@roundhouse/rail';
import { drawingOf } from '../drawing/face.ts';
import { toRadians, turned } from '../geometry/point.ts';
import type { Label } from './label.ts';
import { obstaclesOf } from './obstacles.ts';
import { Placer } from './place.ts';
import { type LabelTask, wishesOf } from './wishes.ts';

function plan(task: LabelTask): Label[] {
  const { hex, tile, rotation = 0, borders = [], turn = 0 } = task;
  const angle = toRadians(90 * turn);
  const drawing = tile ? drawingOf(tile, rotation) : drawingOf(hex as HexDef);
  const obstacles = obstaclesOf(drawing, borders, hex?.id).map((one) => ({ ...one, at: turned(one.at, angle) }));
  const placer = new Placer(obstacles, turn % 2 === 1);
  return wishesOf(task).map(({ forms: [form], fixed, ...wish }): Label => {
    const { width, height } = form;
    const at = fixed ? placer.fix({ at: wish.favourite, width, height }) : placer.place(width, height, wish);
    return { ...form, at };
  });
}

const plans = new WeakMap<object, Map<string, readonly Label[]>>();

/** Where everything is written in a hex, or on a tile, by itself; worked out once for each tile, rotation and turn. */
export function labelsOf(task: LabelTask): readonly Label[] {
  const { hex, tile, rotation = 0, turn = 0, mute = false, coordinates = false } = task;
  const owner = hex ?? tile;
  if (!owner) return [];
  let known = plans.get(owner);
  if (!known) {
    known = new Map();
    plans.set(owner, known);
  }
  const key = `${tile?.id ?? ''}/${rotation}/${turn}/${mute}/${coordinates}`;
  let labels = known.get(key);
  if (!labels) {
    labels = plan(task);
    known.set(key, labels);
  }
  return labels;
}
