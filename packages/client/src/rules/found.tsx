import type { RuleEntry } from '@roundhouse/kernel';
import { useText } from '../app/i18n.tsx';
import type { Section } from './contents.ts';
import '../messages/parts.ts';

interface Props {
  readonly rules: readonly RuleEntry[];
  readonly sections: readonly Section[];
  readonly text: string;
  readonly onGo: (at: string) => void;
}

/** What a search has found, each statement under the name of its section. */
export function Found({ rules, sections, text, onGo }: Props) {
  const t = useText();
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  return (
    <section aria-live="polite">
      <h2 className="rule-section">{t('rules.found', { count: rules.length, text: text.trim() })}</h2>
      {rules.length === 0 && <p className="rule-nothing">{t('rules.nothing')}</p>}
      <ol className="rule-list">
        {rules.map((rule) => (
          <li key={rule.id} className="rule-hit">
            <button type="button" onClick={() => onGo(rule.id)}>
              <span className="rule-crumb">{sectionOf.get(rule.section)?.name}</span>
              <span className="rule-hit-text">{highlighted(rule.rule, text)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function highlighted(rule: string, text: string) {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  if (words.length === 0) return rule;
  const parts = rule.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return parts.map((part, i) => (i % 2 === 1 ? <mark key={`${i}-${part}`}>{part}</mark> : part));
}
