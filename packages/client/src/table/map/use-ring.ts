import type { LoggedAction } from '@roundhouse/kernel';
import { moneyOf, tilesLeft } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { BoardViewProps, TileOffer, TileRing } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { isOnBoard } from '../decision/model.ts';
import { payerOf } from '../decision/payer.ts';
import { type Row, rowAction } from '../decision/rows.ts';
import { rotationOf, rotationsOf } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import { textOf } from '@roundhouse/rail/telling/details';
import { feesOf } from './fees.ts';

interface Ring {
  readonly ring?: TileRing;
  readonly ghost?: NonNullable<BoardViewProps['ghost']>;
}

const tileOf = (row: Row): string => textOf(row.choice.fields, 'tile');

/** The tiles that can lie on the chosen hex, around it; the chosen one in place. */
export function useRing(): Ring {
  const { title, s, material, decision, act } = useTable('title', 's', 'material', 'decision', 'act');
  const { groups, row, action } = useChoice();
  const hex = useTableStore((store) => store.hex);
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  const pick = useTableStore((store) => store.pick);
  return useMemo<Ring>(() => {
    const rows = groups.flatMap((group) => group.rows).filter((one) => isOnBoard(one.type) && tileOf(one) !== '');
    if (hex === null || rows.length === 0 || !decision) return {};
    const payer = payerOf(s, decision);
    const costOf = (lay: LoggedAction): number => {
      const outcome = outcomeOf(title, s, lay);
      return outcome.ok ? (s.cash[payer] ?? 0) - (outcome.done.cash[payer] ?? 0) : 0;
    };
    // A power of a private is chosen in the panel; the ring shows each tile once.
    const plain = rows.filter((one, index) => rows.findIndex((other) => tileOf(other) === tileOf(one)) === index);
    const offers = plain.map((one): TileOffer => {
      const cost = costOf(rowAction(one));
      return {
        tile: tileOf(one),
        rotations: rotationsOf(one),
        ...(cost > 0 ? { cost: moneyOf(material, cost) } : {}),
        left: tilesLeft(material.tileSet, s.tiles, tileOf(one)),
      };
    });
    const lying = row && rows.includes(row) ? { tile: tileOf(row), rotation: rotationOf(row, values) } : undefined;
    const ring: TileRing = {
      hex,
      offers,
      chosen: lying,
      onChoose(tile, rotation) {
        const same = row && tileOf(row) === tile ? row : plain.find((one) => tileOf(one) === tile);
        if (same) choose(same.key, { rotation });
      },
      onConfirm: () => action && void act(action),
      onCancel: () => pick({ hex: null, option: null, values: {} }),
    };
    if (!lying) return { ring };
    const fees = feesOf(material.board, material.tileSet, s.tiles, { hex, ...lying }, action ? costOf(action) : 0);
    const texts = fees.map(({ edge, fee }) => ({ edge, text: `+${fee}` }));
    return { ring, ghost: { hex, ...lying, fees: texts } };
  }, [groups, hex, decision, title, s, material, row, values, action, act, choose, pick]);
}
