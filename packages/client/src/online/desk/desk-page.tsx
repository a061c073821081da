import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Site } from '../../app/site.tsx';
import { DeskFound } from './found.tsx';
import { DeskJobs } from './jobs.tsx';
import { DeskLog } from './log.tsx';
import { DeskNow } from './now.tsx';
import { DeskSettings } from './settings.tsx';
import { deskText as t } from './texts.ts';
import { type DeskState, useDesk } from './use-desk.ts';
import '../../ui/text-field.css';
import './desk.css';

/** A search begins when somebody has stopped typing for so long, in milliseconds. */
const TYPING = 250;
const OF_OPERATORS = ['now', 'tables', 'people', 'jobs', 'settings', 'log'] as const;
const OF_MODERATORS = ['now', 'log'] as const;

/** What needs somebody who looks after this server; the rest lies behind tabs and one search. */
export function DeskPage() {
  const state = useDesk();
  return (
    <Site title={t('page')}>
      {state.status === 'nobody' && <Nobody />}
      {state.status === 'offline' && (
        <p role="status" className="desk-offline">
          {t('offline')}
        </p>
      )}
      {state.desk && state.status !== 'nobody' && <Shown state={state} />}
    </Site>
  );
}

function Nobody() {
  return (
    <section className="home-empty desk-nobody">
      <h1>{t('none.title')}</h1>
      <p>{t('none.text')}</p>
      <Link href="/sign-in" className="button button-primary">
        {t('none.signIn')}
      </Link>
    </section>
  );
}

function Shown({ state }: { readonly state: DeskState }) {
  const [query, setQuery] = useSearchParams();
  const { role } = state.desk!;
  const tabs = role === 'operator' ? OF_OPERATORS : OF_MODERATORS;
  const at = tabs.find((one) => one === query.get('at')) ?? 'now';
  const q = query.get('q') ?? '';
  const search = (words: string) => setQuery(words === '' ? {} : { q: words }, { replace: true });
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>{t(`title.${role}`)}</h1>
        <nav className="desk-tabs" aria-label={t('tabs')}>
          {tabs.map((one) => (
            <Link
              key={one}
              href={one === 'now' ? '/operator' : `/operator?at=${one}`}
              aria-current={one === at && q === '' ? 'page' : undefined}
            >
              {t(`tab.${one}`)}
            </Link>
          ))}
        </nav>
        {role === 'operator' && <Search key={at} value={q} onChange={search} />}
      </header>
      {q !== '' || at === 'tables' || at === 'people' ? (
        <DeskFound q={q} only={q === '' ? (at as 'tables' | 'people') : null} />
      ) : at === 'jobs' ? (
        <DeskJobs desk={state.desk!} />
      ) : at === 'settings' ? (
        <DeskSettings desk={state.desk!} />
      ) : at === 'log' ? (
        <DeskLog state={state} />
      ) : (
        <DeskNow state={state} />
      )}
    </div>
  );
}

function Search({ value, onChange }: { readonly value: string; readonly onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), TYPING);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function with every drawing
  }, [typed, value]);
  return (
    <search className="desk-search">
      <input
        type="search"
        className="text-field"
        aria-label={t('search')}
        placeholder={t('search.hint')}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
