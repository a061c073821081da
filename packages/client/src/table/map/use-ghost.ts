import { useMemo } from 'react';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import type { BoardViewProps } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { tileOf } from '../decision/lay/ways.ts';
import { isOnBoard } from '../decision/model.ts';
import { payerOf } from '../decision/payer.ts';
import { type Row, rowAction } from '../decision/rows.ts';
import { rotationOf } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import { feesOf } from './fees.ts';

interface Ghost {
  /** Tiles can be laid on the hex that was pointed at. */
  readonly laying: boolean;
  readonly ghost?: NonNullable<BoardViewProps['ghost']>;
}

/** The tile in place before it is laid: the one under the hand, else the one that was chosen. */
export function useGhost(): Ghost {
  const { title, s, material, decision } = useTable('title', 's', 'material', 'decision');
  const { groups, row } = useChoice();
  const hex = useTableStore((store) => store.hex);
  const values = useTableStore((store) => store.values);
  const preview = useTableStore((store) => store.preview);
  return useMemo<Ghost>(() => {
    const rows = groups.flatMap((group) => group.rows).filter((one) => isOnBoard(one.type) && tileOf(one) !== '');
    if (hex === null || rows.length === 0 || !decision) return { laying: false };
    const pointed = preview && rows.find(({ key }) => key === preview.row);
    const shown: Row | undefined = pointed ?? rows.find((one) => one === row);
    if (!shown) return { laying: true };
    const rotation = pointed ? preview.rotation : rotationOf(shown, values);
    const outcome = outcomeOf(title, s, rowAction(shown, { ...values, rotation }));
    const payer = payerOf(s, decision);
    const cost = outcome.ok ? (s.cash[payer] ?? 0) - (outcome.done.cash[payer] ?? 0) : 0;
    const lying = { hex, tile: tileOf(shown), rotation };
    const fees = feesOf(material.board, material.tileSet, s.tiles, lying, cost);
    return { laying: true, ghost: { ...lying, fees: fees.map(({ edge, fee }) => ({ edge, text: `+${fee}` })) } };
  }, [groups, hex, decision, title, s, material, row, values, preview]);
}
