import type { Revenue, Terrain } from '@roundhouse/rail';
import type { Box } from './place.ts';
import type { SetText } from './text-width.ts';

/** A figure that holds from a phase colour on. */
export interface PhaseValue {
  readonly phase: string;
  readonly value: number;
}

interface Written {
  /** Drawn so many times its printed size, so that it can be read on a board seen from afar. */
  readonly grown?: number;
}

/** What is written, without its place. */
export type Writing = Written &
  (
    | {
        readonly kind: 'values';
        readonly values: readonly PhaseValue[];
        readonly columns: number;
        readonly scale: number;
      }
    | { readonly kind: 'rule'; readonly text: string }
    | {
        readonly kind: 'name';
        readonly text: SetText;
        /** Beside its hex, whose colour its letters would need. */
        readonly beside?: boolean;
      }
    | { readonly kind: 'letter'; readonly text: string; readonly size: number }
    | {
        readonly kind: 'terrain';
        readonly terrain: Terrain;
        /** Without its sign: where there is little room. */
        readonly tight?: boolean;
      }
    | {
        readonly kind: 'revenue';
        readonly value: number;
        /** On a plate instead of a circle: where there is little room. */
        readonly tight?: boolean;
      }
    | { readonly kind: 'tag'; readonly text: string }
    | { readonly kind: 'icon'; readonly icon: string }
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'coordinate'; readonly text: string }
  );

/** Something written into a hex, with the room that it takes around `at`. */
export type Label = Box & Writing;

/** A revenue figure, by its value: three digits are smaller. */
export const figureSize = (value: number): number => (value > 99 ? 0.164 : 0.205);

/** The plate for a revenue figure where there is no room for a circle. */
export const plateSize = (value: number): { readonly width: number; readonly height: number } => ({
  width: String(value).length * figureSize(value) * 0.53 + 0.07,
  height: figureSize(value) * 0.78 + 0.06,
});

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
