import type { CreateGame } from '@roundhouse/protocol/requests';
import { Select } from '../../ui/select.tsx';
import { onlineText as t } from '../texts.ts';

/** Manners of a table that are settled when it is opened. */
export type Openness = Pick<Required<CreateGame>, 'tempo' | 'watch' | 'public' | 'talk'>;
export type Watching = 'no' | 'link' | 'public';

export const watchingOf = (table: Pick<Openness, 'watch' | 'public'>): Watching =>
  table.public ? 'public' : table.watch ? 'link' : 'no';
export const settingsOfWatching = (watching: Watching): Pick<Openness, 'watch' | 'public'> => ({
  watch: watching !== 'no',
  public: watching === 'public',
});

export const WATCHING = ['no', 'link', 'public'] as const;
export const USUAL_OPENNESS: Openness = { tempo: 'live', watch: false, public: false, talk: true };

interface Props {
  readonly value: Openness;
  readonly onChange: (value: Openness) => void;
}

/** Live or over days, and who may watch. */
export function OpennessFields({ value, onChange }: Props) {
  const watching = watchingOf(value);
  return (
    <>
      <fieldset className="new-part">
        <legend>{t('tempo.legend')}</legend>
        <div className="presets">
          {(['live', 'days'] as const).map((tempo) => (
            <label key={tempo} className="preset">
              <input
                type="radio"
                name="tempo"
                checked={value.tempo === tempo}
                onChange={() => onChange({ ...value, tempo })}
              />
              <b>{t(`tempo.${tempo}.title`)}</b>
              <span className="new-hint">{t(`tempo.${tempo}.hint`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="new-part">
        <legend>{t('openness.legend')}</legend>
        <div className="settings">
          <div className="setting">
            <p>{t('openness.watch')}</p>
            <Select
              label={t('openness.watch')}
              value={watching}
              values={WATCHING.map((one) => ({ value: one, label: t(`settings.watch.${one}`) }))}
              onChange={(one) => onChange({ ...value, ...settingsOfWatching(one) })}
            />
          </div>
          {watching !== 'no' && (
            <label className="setting">
              <span>{t('openness.talk')}</span>
              <input
                type="checkbox"
                checked={value.talk}
                onChange={({ target }) => onChange({ ...value, talk: target.checked })}
              />
            </label>
          )}
        </div>
      </fieldset>
    </>
  );
}
