import { presetsOf, type RailTitle } from '@roundhouse/rail';
import { usePageText } from '../../app/page-text.ts';
import { type Preset, presetNow, type Value } from './draft.ts';
import { Settings } from './settings.tsx';

interface Props {
  readonly title: RailTitle;
  readonly values: Readonly<Record<string, Value>>;
  readonly onChange: (values: Readonly<Record<string, Value>>) => void;
}

/** Where rules are played in more than one way: one choice for all, the single ones folded away. Where all play by the book, only those. */
export function Readings({ title, values, onChange }: Props) {
  const t = usePageText();
  const now = presetNow(title, values);
  const presets = Object.entries(presetsOf(title.readings)) as [Preset, Props['values']][];
  const alone = presets.length < 2;
  return (
    <fieldset className="new-part">
      <legend>{t('new.readings')}</legend>
      {alone ? null : (
        <div className="presets">
          {presets.map(([preset, readings]) => (
            <label key={preset} className="preset">
              <input type="radio" name="readings" checked={now === preset} onChange={() => onChange(readings)} />
              <b>{t(`new.preset.${preset}`)}</b>
              <span className="new-hint">{t(`new.preset.${preset}.hint`)}</span>
            </label>
          ))}
        </div>
      )}
      <details className="new-details" open={alone}>
        <summary>
          {t('new.readingsDetails', { count: title.readings.length })}
          {now === null && <span className="new-own"> {t('new.preset.own')}</span>}
        </summary>
        <Settings settings={title.readings} values={values} onChange={onChange} />
      </details>
    </fieldset>
  );
}
