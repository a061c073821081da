import { type Verdict, verdictOf } from '@roundhouse/kernel/explain';
import { useMemo } from 'react';
import { useTable } from '../context.tsx';
import { explainText as t } from './texts.ts';
import { RuleLink } from '../decision/refusals.tsx';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** An action as it would stand in the game's file, and what the rules say to it. Nothing is done. */
export function Trial({ text, onText }: Props) {
  const { title, s } = useTable('title', 's');
  const verdict = useMemo(() => {
    const action = read(text);
    return action === undefined ? null : verdictOf(title, s, action);
  }, [title, s, text]);
  return (
    <section className="explain-trial">
      <label>
        {t('explain.action')}
        <textarea rows={4} spellCheck={false} value={text} onChange={(event) => onText(event.target.value)} />
      </label>
      <div aria-live="polite">{verdict ? <Answer verdict={verdict} /> : <p>{t('explain.noJson')}</p>}</div>
    </section>
  );
}

function Answer({ verdict: { refusal, answers } }: { readonly verdict: Verdict }) {
  return (
    <>
      <p className={refusal ? 'explain-bad' : 'explain-good'}>
        {refusal ? refusal.text : t('explain.legal')} {refusal && <RuleLink rule={refusal.rule} />}
      </p>
      <ol>
        {answers.map((answer, i) => (
          // A rule can have several checks; their order is the book's and never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {answer.refusal ? '✗' : '✓'} <RuleLink rule={answer.rule} /> {answer.refusal?.text}
          </li>
        ))}
      </ol>
    </>
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
