import { usePageText } from '../../app/page-text.ts';
import type { Draft } from './draft.ts';

/** What hardly anybody changes: the game's name, and the seed from which all chance follows. */
export function Advanced({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}) {
  const t = usePageText();
  return (
    <details className="new-part new-details">
      <summary>{t('new.advanced')}</summary>
      <div className="advanced">
        <label>
          <span>{t('new.name')}</span>
          <input
            className="text-field"
            value={draft.name}
            maxLength={60}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </label>
        <label>
          <span>{t('new.seed')}</span>
          <input
            className="text-field num"
            value={draft.seed}
            inputMode="numeric"
            onChange={(event) => onChange({ seed: event.target.value.trim() })}
          />
          <span className="new-hint">{t('new.seedHint')}</span>
        </label>
      </div>
    </details>
  );
}
