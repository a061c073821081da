import type { Json } from '@roundhouse/kernel';
import type { Row } from './rows.ts';

/** The rotations in which the tile of a row may lie. */
export function rotationsOf(row: Row): readonly number[] {
  const openField = row.choice.openFields['rotation'];
  return openField?.kind === 'oneOf' ? openField.values.map(Number) : [];
}

/** How the tile of a row lies now. */
export const rotationOf = (row: Row, values: Readonly<Record<string, Json>>): number => {
  const all = rotationsOf(row);
  const picked = Number(values['rotation'] ?? Number.NaN);
  return all.includes(picked) ? picked : (all[0] ?? 0);
};

/** The next legal rotation, or the one before. */
export function turned(row: Row, values: Readonly<Record<string, Json>>, by = 1): number {
  const all = rotationsOf(row);
  const at = all.indexOf(rotationOf(row, values));
  return all[(at + by + all.length) % all.length] ?? 0;
}
