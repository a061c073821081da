import type { Unavailable, Refusal } from '@roundhouse/kernel';
import { useState } from 'react';
import { Told } from '../../cards/told.tsx';
import { Button, Icon } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';

const FIRST = 3;

/** What a player would look for and cannot have, each with the reason and its rule. */
export function Refusals({ list }: { readonly list: readonly Unavailable[] }) {
  const { say } = useTable('say');
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  const shown = all ? list : list.slice(0, FIRST);
  return (
    <section aria-label={say('decision.refusals')}>
      <ul className="refusals">
        {shown.map(({ refusal }) => (
          <li key={refusal.text}>
            <Icon name="lock" size={14} />
            <span>
              <Told text={refusal.text} terms /> <RuleLink rule={refusal.rule} />
            </span>
          </li>
        ))}
      </ul>
      {list.length > shown.length && (
        <Button size="small" kind="quiet" onClick={() => setAll(true)}>
          {say('decision.moreRefusals', { count: list.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** The rule by its id; opens it in the reference. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const showRule = useTableStore((store) => store.showRule);
  const { say } = useTable('say');
  const [book, id = rule] = rule.split(':');
  if (book === 'table') return null;
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={say('decision.openRule', { id })}
      onClick={() => showRule(id)}
    >
      {id}
    </button>
  );
}

/** What was tried and refused just now. */
export function RefusedTry({ refusal }: { readonly refusal: Refusal }) {
  const { say } = useTable('say');
  return (
    <div className="refused-try" role="alert">
      <Icon name="lock" />
      <div>
        <b>{say('decision.refused')}</b>
        <p>
          <Told text={refusal.text} terms /> <RuleLink rule={refusal.rule} />
        </p>
      </div>
    </div>
  );
}
