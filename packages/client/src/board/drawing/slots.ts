import type { NodeDef } from '@roundhouse/rail';
import type { DrawnNode } from './types.ts';

/** Who is in a slot: a station, or a company whose home is kept free. */
export interface SlotUse {
  readonly company: string;
  readonly kept: boolean;
  /** For whom the place of a marker is kept that will give way. */
  readonly next?: string;
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

/** What is known of the homes on a hex: who needs none any more, or, where homes are part of the state, for whom it is kept. */
export interface Homes {
  readonly gone: readonly string[];
  readonly kept?: readonly string[] | undefined;
}

/** By node and slot: who stands on a hex, with the tile now on it, and for whom the rest is kept. */
export function slotsInUse(
  printed: readonly NodeDef[],
  nodes: readonly DrawnNode[],
  here: readonly (readonly string[])[],
  { gone, kept }: Homes,
): (SlotUse | undefined)[][] {
  return kept ? keptBesides(printed, nodes, here, kept) : keptByPrint(printed, nodes, here, gone);
}

/** Kept for a hex, not for one of its cities: where it is printed if there is room, else wherever there is; else over a marker that gives way. */
function keptBesides(
  printed: readonly NodeDef[],
  nodes: readonly DrawnNode[],
  here: readonly (readonly string[])[],
  kept: readonly string[],
): (SlotUse | undefined)[][] {
  const homes = homesByNode(printed, nodes);
  const slots = nodes.map(({ slots: { length } }, index) => {
    const own = here[index] ?? [];
    const known = (homes[index] ?? []).filter((company) => own.includes(company) || kept.includes(company));
    return fillSlots(length, known, own);
  });
  const drawn = (company: string): boolean => slots.flat().some((use) => use?.kept && use.company === company);
  for (const company of kept.filter((one) => !drawn(one))) {
    const city = slots.find((circles) => circles.includes(undefined)) ?? slots.find((circles) => circles.length > 0);
    const place = city?.indexOf(undefined) ?? -1;
    if (city && place >= 0) city[place] = { company, kept: true };
    else if (city) city[0] = { ...city[0]!, next: company };
  }
  return slots;
}

/** As the board prints homes; they are kept no longer for those who are gone. */
function keptByPrint(
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
