import type { AskedSetting } from '@roundhouse/kernel';
import { usePageText } from '../../app/page-text.ts';
import { Select } from '../../ui/select.tsx';
import type { Value } from './draft.ts';

interface Props {
  readonly settings: readonly AskedSetting[];
  readonly values: Readonly<Record<string, Value>>;
  readonly onChange: (values: Readonly<Record<string, Value>>) => void;
}

/** Settings of a title, each with its sentence and its values in plain words. */
export function Settings({ settings, values, onChange }: Props) {
  const t = usePageText();
  return (
    <ul className="settings">
      {settings.map((setting) => {
        const now = values[setting.id] ?? setting.book;
        return (
          <li key={setting.id} className="setting">
            <p>{setting.asks}</p>
            <Select
              label={setting.asks}
              value={String(now)}
              values={Object.entries(setting.answers).map(([value, words]) => ({
                value,
                label: value === String(setting.book) ? t('new.usual', { value: words }) : words,
              }))}
              onChange={(chosen) =>
                onChange({ ...values, [setting.id]: setting.values.find((value) => String(value) === chosen)! })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
