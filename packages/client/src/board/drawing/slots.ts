import type { NodeDef } from '@roundhouse/rail';
import type { DrawnNode } from './types.ts';

/** Who is in a slot: a station, or a company whose home is kept free. */
export interface SlotUse {
  readonly company: string;
  readonly kept: boolean;
}

/**
 * Who stands in which slot. The rules only count the stations of a city; for the eye each keeps its place: a company at
 * home stands where its home is printed, the others fill up, and what is left is kept for those still to come.
 */
export function fillSlots(count: number, homes: readonly string[], here: readonly string[]): (SlotUse | undefined)[] {
  const slots: (SlotUse | undefined)[] = Array.from({ length: count });
  const waiting: string[] = [];
  for (const company of here) {
    const home = homes.indexOf(company);
    if (home >= 0 && home < count && !slots[home]) slots[home] = { company, kept: false };
    else waiting.push(company);
  }
  const absent = homes.filter((company) => !here.includes(company));
  const keeps = (index: number): boolean => index < homes.length && absent.includes(homes[index] as string);
  for (const company of waiting) {
    const free = slots.findIndex((slot, index) => !slot && !keeps(index));
    const place = free >= 0 ? free : slots.indexOf(undefined);
    if (place >= 0) slots[place] = { company, kept: false };
  }
  for (const company of absent) {
    const home = homes.indexOf(company);
    const place = home < count && !slots[home] ? home : slots.indexOf(undefined);
    if (place >= 0) slots[place] = { company, kept: true };
  }
  return slots;
}

/** By node and slot: who stands on a hex, with the tile now on it. A home is kept no longer for those who are gone. */
export function slotsInUse(
  printed: readonly NodeDef[],
  nodes: readonly DrawnNode[],
  here: readonly (readonly string[])[],
  gone: readonly string[],
): (SlotUse | undefined)[][] {
  const settled = new Set([...here.flat(), ...gone]);
  const homes = homesByNode(printed, nodes);
  return nodes.map(({ slots }, index) => {
    const own = here[index] ?? [];
    const kept = (homes[index] ?? []).filter((company) => own.includes(company) || !settled.has(company));
    return fillSlots(slots.length, kept, own);
  });
}

/** The homes of each node of the tile now on the hex: where a tile has joined two cities, their homes are joined too. */
export function homesByNode(printed: readonly NodeDef[], nodes: readonly DrawnNode[]): string[][] {
  const homes = nodes.map((): string[] => []);
  printed.forEach((node, index) => homes[Math.min(index, nodes.length - 1)]?.push(...(node.homes ?? [])));
  return homes;
}
