import { firstAbout, moneyOf } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { SlotChoice } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { payerOf } from '../decision/payer.ts';
import { type Row, rowAction } from '../decision/rows.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useLatest } from '../steady.ts';
import { useTableStore } from '../store.ts';

interface Place {
  readonly row: Row;
  readonly hex: string;
  readonly node: number;
}

const NONE: readonly string[] = [];

/** Free places for a station glow with their price, or with their name where they have none; a click chooses one as in the panel. */
export function useSlots() {
  const { title, s, decision, presentation, material, names, say } = useTable(
    'title',
    's',
    'decision',
    'presentation',
    'material',
    'names',
    'say',
  );
  const { groups, row: chosen } = useChoice();
  const choose = useTableStore((store) => store.choose);
  // What a part of its own asks for step by step is not one place.
  const apart = presentation.frames?.[decision?.frame.kind ?? '']?.partMoves ?? NONE;
  const places = useMemo(
    () =>
      groups
        .filter(({ type }) => !apart.includes(type))
        .flatMap(({ rows }) => rows.filter(({ choice }) => !('tile' in choice.fields)).flatMap(placeOf))
        .filter(isFirst),
    [groups, apart],
  );
  const slots = useMemo<readonly SlotChoice[]>(() => {
    if (!decision) return [];
    const payer = payerOf(s, decision);
    return places.map(({ row, hex, node }) => {
      const place = names.node(hex, node);
      const now = row.key === chosen?.key;
      if (title.wording?.withoutPrice?.includes(row.type)) return { hex, node, tag: place, label: place, chosen: now };
      const outcome = outcomeOf(title, s, rowAction(row));
      const cost = outcome.ok ? (s.cash[payer] ?? 0) - (outcome.done.cash[payer] ?? 0) : 0;
      const price = cost > 0 ? moneyOf(material, cost) : say('option.free');
      return { hex, node, tag: price, label: say('map.slot', { place, price }), chosen: now };
    });
  }, [places, chosen, decision, title, s, material, names, say]);
  const onSlot = useLatest((slot: SlotChoice): void => {
    const found = places.find(({ hex, node }) => hex === slot.hex && node === slot.node);
    if (found) choose(found.row.key);
  });
  return { slots, onSlot };
}

/** A row that is about one place for a station: it names the circle, and the hex itself or as what it is about. */
function placeOf(row: Row): Place[] {
  const { fields, subjects } = row.choice;
  const node = fields['node'] ?? row.fixed['node'];
  const hex = fields['hex'] ?? firstAbout('hex', subjects);
  return typeof node === 'number' && typeof hex === 'string' ? [{ row, hex, node }] : [];
}

const isFirst = ({ hex, node }: Place, index: number, all: readonly Place[]): boolean =>
  all.findIndex((other) => other.hex === hex && other.node === node) === index;
