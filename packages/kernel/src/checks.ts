import type { Check } from './rule.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** A check with the place where it stands, `stockTurn.sell selling-shares-5`, numbered where one rule has several. */
export interface PlacedCheck {
  readonly place: string;
  readonly rule: string;
  readonly check: Check<never, never, never>;
}

/** Every refusing check of a title, once each: what the mutation run switches off in turn. */
export function checksOf<S extends KernelState>(title: Title<S>): PlacedCheck[] {
  const placed: PlacedCheck[] = [];
  const seen = new Set<unknown>();
  const places = new Map<string, number>();
  const add = (where: string, check: Check<never, never, never>): void => {
    if (seen.has(check)) return;
    seen.add(check);
    const place = `${where} ${check.rule}`;
    const count = (places.get(place) ?? 0) + 1;
    places.set(place, count);
    placed.push({ place: count === 1 ? place : `${place} #${count}`, rule: `${title.id}:${check.rule}`, check });
  };
  for (const [kind, frame] of Object.entries(title.frames)) {
    for (const move of frame.moves) {
      for (const check of move.checks) add(`${kind}.${move.type}`, check);
      for (const check of move.when ?? []) add(`${kind}.${move.type} when`, check);
    }
  }
  return placed;
}
