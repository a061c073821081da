import { apply, deciders, frameName, type LoggedAction } from '@roundhouse/kernel';
import { useMemo } from 'react';
import { Button } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { rowTitle, valuesOf } from './row-words.ts';
import { useChoice } from './use-choice.ts';
import '../../messages/parts.ts';

/** After a dividend most turns buy nothing: paid out and gone on with one press. */
export function EndTurnButton() {
  const table = useShown();
  const { say, title } = table;
  const { act, decision } = useTable('act', 'decision');
  const { row, action, outcome } = useChoice();
  const pass = useMemo((): LoggedAction | null => {
    if (!outcome?.ok || !decision) return null;
    const { state } = outcome;
    const top = state.stack.at(-1);
    if (!top || top.of !== decision.company || !deciders(title, state).includes(decision.by)) return null;
    const after: LoggedAction = { type: 'pass', by: decision.by, frame: frameName(top) };
    return apply(title, state, after).ok ? after : null;
  }, [title, outcome, decision]);
  if (!row || !action || !pass) return null;
  const go = async (): Promise<void> => {
    if (await act(action)) await act(pass);
  };
  return (
    <Button
      data-end-turn=""
      onClick={(event) => event.detail <= 1 && void go()}
      title={rowTitle(table, row, valuesOf(table, action))}
    >
      {say('decision.endTurn')}
    </Button>
  );
}
