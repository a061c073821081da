import { frameName, type LoggedAction } from '@roundhouse/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { type Outcome, outcomeOf } from '@roundhouse/rail/telling/consequences';
import { boardRows } from './board-rows.ts';
import { isOnBoard } from './model.ts';
import { chosenRow, type Row, type RowGroup, rowAction, rowGroupsOf, withoutTwins } from './rows.ts';

/** What the panel, the board and the keys all work on: the rows of now, and the one that is pointed at. */
export interface Chosen {
  readonly groups: readonly RowGroup[];
  readonly row: Row | null;
  /** Enter confirms the row: somebody picked it, or nothing else can be done. */
  readonly armed: boolean;
  readonly action: LoggedAction | null;
  readonly outcome: Outcome | null;
}

export const ChoiceContext = createContext<Chosen | null>(null);

/** The rows are made once for all who ask. */
export function useChoice(): Chosen {
  const chosen = useContext(ChoiceContext);
  if (!chosen) throw new Error('a part of the decision stands outside of it');
  return chosen;
}

export function useChoiceOfNow(): Chosen {
  const { decision, title, s, presentation } = useTable('decision', 'title', 's', 'presentation');
  const option = useTableStore((store) => store.option);
  const values = useTableStore((store) => store.values);
  const hex = useTableStore((store) => store.hex);
  const routes = useTableStore((store) => store.routes);
  const groups = useMemo(() => {
    if (!decision) return [];
    const all = rowGroupsOf(decision, presentation.moves).filter(({ type }) => !title.wording?.inMenu?.includes(type));
    return all.map((group) =>
      isOnBoard(group.type)
        ? boardRows(title, s, decision, group.type, hex)
        : {
            ...group,
            rows: withoutTwins(title, s, group.rows, (...train) => presentation.trains?.mark?.(...train) ?? null),
          },
    );
  }, [decision, title, s, hex, presentation]);
  return useMemo(() => {
    const preset = (decision && presentation.frames?.[decision.frame.kind]?.chosenFirst) ?? false;
    const optional = (decision?.plainMoves.length ?? 0) > 0;
    const question = decision ? frameName(decision.frame) : undefined;
    const row = chosenRow(groups, option, { optional, preset, question, hex });
    const armed = row !== null && (!preset || row.key === option);
    const action = row ? rowAction(row, routes && row.type === 'run' ? { routes: routes as never } : values) : null;
    return { groups, row, armed, action, outcome: action ? outcomeOf(title, s, action) : null };
  }, [groups, decision, option, values, routes, hex, title, s, presentation]);
}
