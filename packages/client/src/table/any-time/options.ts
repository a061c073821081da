/** What somebody here may do although nobody asks: in the turns of others, or by putting it to all. */
import { deciders, type LoggedAction } from '@roundhouse/kernel';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { decisionOf } from '../decision/model.ts';
import { headingOf, rowTitle, valuesOf } from '../decision/row-words.ts';
import { rowAction, rowGroupsOf } from '../decision/rows.ts';
import type { Shown, Table } from '../context.tsx';

export interface AnyTimeOption {
  readonly key: string;
  readonly name: string;
  readonly action: LoggedAction;
}

export interface AnyTimeGroup {
  readonly key: string;
  readonly type: string;
  readonly title: string;
  readonly hint: string;
  readonly by: string;
  readonly options: readonly AnyTimeOption[];
}

type Asking = Shown & Pick<Table, 'live' | 'here' | 'me'>;

export function anyTimeGroups(table: Asking): AnyTimeGroup[] {
  if (!table.live || table.s.ended) return [];
  return [...meanwhile(table), ...proposals(table)];
}

/** Moves that are open to players who are not asked, and what stands in the menu for all. */
export function meanwhile(table: Asking): AnyTimeGroup[] {
  const { title, s, here } = table;
  const asked = deciders(title, s);
  return here.flatMap((by) => {
    const decision = decisionOf(title, s, by);
    if (!decision) return [];
    const isOpen = (type: string): boolean => !asked.includes(by) || (title.wording?.inMenu?.includes(type) ?? false);
    return rowGroupsOf(decision)
      .filter(({ type }) => isOpen(type))
      .map((group) => ({
        key: `${by} ${group.type}`,
        type: group.type,
        title: headingOf(table, group),
        hint: '',
        by,
        options: group.rows.map((row) => {
          const action = rowAction(row);
          return { key: row.key, name: rowTitle(table, row, valuesOf(table, action)), action };
        }),
      }));
  });
}

function proposals({ title, s, me, names, say }: Asking): AnyTimeGroup[] {
  if (me === null) return [];
  return (title.wording?.proposals?.(s, me, names) ?? []).flatMap((proposal) => {
    const options = proposal.ways
      .filter(({ action }) => outcomeOf(title, s, action).ok)
      .map(({ name, action }) => ({ key: JSON.stringify(action), name, action }));
    return options.length > 0
      ? [{ key: proposal.title, type: '', title: say(proposal.title), hint: say(proposal.hint), by: me, options }]
      : [];
  });
}
