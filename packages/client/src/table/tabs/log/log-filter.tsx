import { useId } from 'react';
import { Button } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { KINDS } from '../../record/kinds.ts';
import { useRecordText } from '../../record/texts.ts';
import { EVERYTHING, type Filter, isEverything } from './filter.ts';

interface Props {
  readonly filter: Filter;
  readonly found: number;
  readonly onChange: (filter: Filter) => void;
}

/** Three lists: whose lines, of which company, of what kind. */
export function LogFilter({ filter, found, onChange }: Props) {
  const { s, title, names, material } = useTable('s', 'title', 'names', 'material');
  const t = useRecordText();
  const companies = material.companies.map(({ id }) => id);
  return (
    <search className="log-filter" aria-label={t('log.filter')}>
      <Choice
        label={t('log.player')}
        any={t('log.anyPlayer')}
        value={filter.player}
        values={title.holders(s).map((id) => [id, names.owner(id)])}
        onChange={(player) => onChange({ ...filter, player })}
      />
      <Choice
        label={t('log.company')}
        any={t('log.anyCompany')}
        value={filter.company}
        values={companies.map((id) => [id, id])}
        onChange={(company) => onChange({ ...filter, company })}
      />
      <Choice
        label={t('log.kind')}
        any={t('log.anyKind')}
        value={filter.kind}
        values={KINDS.map((kind) => [kind, t(`log.kind.${kind}`)])}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      {!isEverything(filter) && (
        <>
          <span role="status" className="hint">
            {t('log.found', { count: found })}
          </span>
          <Button size="small" onClick={() => onChange(EVERYTHING)}>
            {t('log.clear')}
          </Button>
        </>
      )}
    </search>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly any: string;
  readonly value: T | null;
  readonly values: readonly (readonly [T, string])[];
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string>({ label, any, value, values, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange((target.value || null) as T | null)}>
        <option value="">{any}</option>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
