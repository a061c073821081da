import { useMemo } from 'react';
import type { SlotChoice } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { outcomeOf } from '../decision/consequences.ts';
import { type Row, rowAction } from '../decision/rows.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import { textOf } from '../details.ts';

/** Free places for a station glow with their price; a click chooses one as in the panel. */
export function useSlots() {
  const { title, s, decision, material, names, say } = useTable();
  const { groups } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const rows = groups.find(({ type }) => type === 'placeToken')?.rows;
  const slots = useMemo<readonly SlotChoice[]>(() => {
    const company = decision?.company;
    if (!rows || !company) return [];
    return rows.filter(isPlain).map((row) => {
      const outcome = outcomeOf(title, s, rowAction(row));
      const cost = outcome.ok ? (s.cash[company] ?? 0) - (outcome.state.cash[company] ?? 0) : 0;
      const price = `${material.currency} ${cost}`;
      const hex = textOf(row.choice.fields, 'hex');
      return {
        hex,
        node: Number(row.choice.fields['node']),
        price,
        label: say('map.slot', { place: names.hex(hex), price }),
      };
    });
  }, [rows, decision, title, s, material, names, say]);
  const onSlot = (slot: SlotChoice): void => {
    const row = rows?.find(({ choice }) => choice.fields['hex'] === slot.hex && choice.fields['node'] === slot.node);
    if (row) choose(row.key);
  };
  return { slots, onSlot };
}

const isPlain = (row: Row, index: number, rows: readonly Row[]): boolean =>
  rows.findIndex(
    ({ choice }) =>
      choice.fields['hex'] === row.choice.fields['hex'] && choice.fields['node'] === row.choice.fields['node'],
  ) === index;
