import type { Setting } from '@roundhouse/kernel';
import { useText } from '../../app/i18n.tsx';
import { Select } from '../../ui/select.tsx';
import type { Value } from './draft.ts';

interface Props {
  readonly settings: readonly Setting[];
  readonly values: Readonly<Record<string, Value>>;
  readonly onChange: (values: Readonly<Record<string, Value>>) => void;
}

/** Settings of a title, each with its sentence and its values in plain words. */
export function Settings({ settings, values, onChange }: Props) {
  const t = useText();
  return (
    <ul className="settings">
      {settings.map((setting) => {
        const now = values[setting.id] ?? setting.book;
        return (
          <li key={setting.id} className="setting">
            <p>{setting.says}</p>
            <Select
              label={setting.says}
              value={String(now)}
              values={setting.values.map((value) => ({
                value: String(value),
                label: value === setting.book ? t('new.usual', { value: inWords(value) }) : inWords(value),
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

const inWords = (value: Value): string => String(value).replaceAll('-', ' ');
