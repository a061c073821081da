import { usePageText } from '../../app/page-text.ts';

export type Place = 'here' | 'apart';

/** Around one screen, or everybody at their own. Asked only where a server could host it. */
export function Where({ value, onChange }: { readonly value: Place; readonly onChange: (place: Place) => void }) {
  const t = usePageText();
  return (
    <fieldset className="new-part">
      <legend>{t('new.where')}</legend>
      <div className="presets">
        {(['here', 'apart'] as const).map((place) => (
          <label key={place} className="preset">
            <input type="radio" name="where" checked={value === place} onChange={() => onChange(place)} />
            <b>{t(`new.where.${place}`)}</b>
            <span className="new-hint">{t(`new.where.${place}.hint`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
