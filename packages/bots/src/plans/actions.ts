/** The actions worth trying of what a position offers: holes filled with few values. */
import { type Choice, choices, fill, type Hole, type Json, type LoggedAction, openTypes } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../mind/mind.ts';

/** More values of one hole than this are sampled. */
const VALUES = 12;

export function offered(title: AnyTitle, s: RailState, by: string, types?: readonly string[]): Choice[] {
  return openTypes(title, s, by)
    .filter((type) => types === undefined || types.includes(type))
    .flatMap((type) => choices(title, s, by, { type }));
}

/** Every way to fill the holes that is worth a try. */
export function filled(choice: Choice): LoggedAction[] {
  let ways: Record<string, Json>[] = [{}];
  for (const [name, hole] of Object.entries(choice.holes)) {
    ways = ways.flatMap((way) => valuesOf(hole).map((value) => ({ ...way, [name]: value })));
  }
  return ways.map((way) => fill(choice, way));
}

function valuesOf(hole: Hole): Json[] {
  if (hole.kind === 'indicated') return [hole.best];
  if (hole.kind === 'oneOf') return [...hole.values];
  const steps = Math.floor((hole.max - hole.min) / hole.step);
  if (steps <= VALUES) return Array.from({ length: steps + 1 }, (_, i) => hole.min + i * hole.step);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => hole.min + Math.floor(part * steps) * hole.step);
}
