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
  const answer = ({ answers, book }: Setting, value: Value): string => {
    const words = answers[String(value)] ?? String(value);
    return value === book ? t('new.usual', { value: words }) : words;
  };
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
              values={setting.values.map((value) => ({
                value: String(value),
                label: answer(setting, value),
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
