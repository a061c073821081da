import { useText } from '../app/i18n.tsx';
import { classes } from '../ui/classes.ts';
import type { Section } from './contents.ts';
import '../messages/parts.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly current: string;
  readonly count: number;
  readonly onGo: (section: string) => void;
}

/** The contents of the book, the section at hand marked; on a narrow page a list to choose from. */
export function Tree({ sections, current, count, onGo }: Props) {
  const t = useText();
  return (
    <nav className="rule-tree" aria-label={t('rules.contents')}>
      <select
        className="rule-tree-list"
        aria-label={t('rules.contents')}
        value={current}
        onChange={(event) => onGo(event.target.value)}
      >
        {sections
          .filter(({ rules }) => rules.length > 0)
          .map(({ id, name, chapter }) => (
            <option key={id} value={id}>
              {chapter === null ? name : `${chapter} › ${name}`}
            </option>
          ))}
      </select>
      <ul className="rule-tree-full">
        {sections.map(({ id, name, chapter }) => (
          <li key={id}>
            <button
              type="button"
              className={classes('rule-tree-item', chapter !== null && 'rule-tree-part')}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onGo(id)}
            >
              {name}
            </button>
          </li>
        ))}
        <li className="rule-tree-count">{t('rules.count', { count })}</li>
      </ul>
    </nav>
  );
}
