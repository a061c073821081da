import { unavailable } from '@roundhouse/kernel';
import { useMemo } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { refusalsAt } from '../../decision/board-rows.ts';
import { useTableStore } from '../../store.ts';
import '../../../messages/parts.ts';

/** What is not possible now by the rule that is open, and the way back to the decision. */
export function RefusalBanner({ rule }: { readonly rule: string }) {
  const { title, s, decision, say } = useTable('title', 's', 'decision', 'say');
  const tried = useTableStore((store) => store.refusal);
  const hex = useTableStore((store) => store.hex);
  const back = useTableStore((store) => store.backToDecision);
  const beside = useTableStore((store) => store.beside);
  const text = useMemo(() => {
    const id = `${title.id}:${rule}`;
    if (tried?.rule === id) return tried.text;
    if (!decision) return null;
    const listed = decision.unavailable.find(({ refusal }) => refusal.rule === id);
    if (listed) return listed.refusal.text;
    const there = hex === null ? [] : refusalsAt(title, s, decision.by, hex);
    const found = [...there, ...unavailable(title, s, decision.by)].find(({ refusal }) => refusal.rule === id);
    return found?.refusal.text ?? null;
  }, [title, s, decision, rule, tried, hex]);
  if (text === null) return null;
  return (
    <div className="refusal-banner">
      <Icon name="lock" size={18} />
      <p>
        <b>{say('rules.notPossible')}</b> {text}
      </p>
      {!beside && (
        <Button size="small" onClick={back}>
          <Icon name="back" />
          {say('rules.back')}
        </Button>
      )}
    </div>
  );
}
