import { choices, type Dimmed, dimmed } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { type Decision, keyOf } from './model.ts';
import type { RowGroup } from './rows.ts';
import { textOf } from '../details.ts';

/** What can be laid on the hex that was pointed at; nothing is listed before one is. */
export function boardRows(title: RailTitle, s: RailState, decision: Decision, hex: string | null): RowGroup {
  const found = hex === null ? [] : choices(title, s, decision.by, { type: 'layTile', subject: hex });
  return {
    type: 'layTile',
    rows: found.map((choice) => ({ key: keyOf(choice), type: 'layTile', choice, fixed: {}, open: [] })),
  };
}

/** Hexes with something to lay, in the order of the map. */
export function legalHexes(decision: Decision): string[] {
  const group = decision.groups.find(({ type }) => type === 'layTile');
  return [...new Set(group?.options.map(({ fields }) => textOf(fields, 'hex')) ?? [])].sort(byPlace);
}

const byPlace = (a: string, b: string): number =>
  a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;

/** Why nothing, or not more, can be laid on a hex: one line for each reason. */
export function refusalsAt(title: RailTitle, s: RailState, by: string, hex: string): Dimmed[] {
  const seen = new Set<string>();
  return dimmed(title, s, by, { type: 'layTile', subject: hex }).filter(({ refusal }) => {
    if (seen.has(refusal.text)) return false;
    seen.add(refusal.text);
    return true;
  });
}
