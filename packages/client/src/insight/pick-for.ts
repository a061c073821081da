import type { Json, LoggedAction } from '@roundhouse/kernel';
import { type Decision, isOnBoard, keyOf } from '../table/decision/model.ts';
import { useTableStore } from '../table/store.ts';

/** Points at the row of the decision that would do this, so that board and panel show what follows. */
export function pickFor(decision: Decision, action: LoggedAction): void {
  const { pick, choose } = useTableStore.getState();
  const option = decision.groups
    .flatMap(({ options }) => options)
    .find(
      ({ type, fields }) =>
        type === action.type &&
        Object.entries(fields).every(([name, value]) => JSON.stringify(action[name]) === JSON.stringify(value)),
    );
  if (!option) return pick({ option: null, values: {}, hex: null });
  const values: Record<string, Json> = {};
  for (const name of Object.keys(option.openFields)) if (name in action) values[name] = action[name] as Json;
  pick({ hex: isOnBoard(action.type) && typeof action['hex'] === 'string' ? action['hex'] : null });
  choose(keyOf(option), values);
}
