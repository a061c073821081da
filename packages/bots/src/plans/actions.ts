/** The actions worth trying of what a position offers: open fields filled with few values. */
import {
  amountAt,
  amountsIn,
  type Choice,
  choices,
  fill,
  type OpenField,
  type Json,
  type LoggedAction,
  openTypes,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../mind/mind.ts';
import { RARE } from '../style.ts';

/** More values of one open field than this are sampled. */
const VALUES = 12;

/** To leave the game or to agree that it is over is never worth a thought. */
export function offered(title: AnyTitle, s: RailState, by: string, types?: readonly string[]): Choice[] {
  return openTypes(title, s, by)
    .filter((type) => RARE[type] === undefined && (types === undefined || types.includes(type)))
    .flatMap((type) => choices(title, s, by, { type }));
}

/** Every way to fill the open fields that is worth a try. */
export function filled(choice: Choice): LoggedAction[] {
  let ways: Record<string, Json>[] = [{}];
  for (const [name, openField] of Object.entries(choice.openFields)) {
    ways = ways.flatMap((way) => valuesOf(openField).map((value) => ({ ...way, [name]: value })));
  }
  return ways.map((way) => fill(choice, way));
}

function valuesOf(openField: OpenField): Json[] {
  if (openField.kind === 'indicated') return [openField.best];
  if (openField.kind === 'oneOf') return [...openField.values];
  const steps = amountsIn(openField) - 1;
  if (steps <= VALUES) return Array.from({ length: steps + 1 }, (_, i) => amountAt(openField, i));
  return [0, 0.25, 0.5, 0.75, 1].map((part) => amountAt(openField, Math.floor(part * steps)));
}
