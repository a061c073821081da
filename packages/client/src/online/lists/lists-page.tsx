import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Site } from '../../app/site.tsx';
import { titleCards } from '../../titles/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { attempt } from '../failure.ts';
import { askForServer } from '../server.ts';
import { useTables } from '../tables.ts';
import { onlineText as t } from '../texts.ts';
import { TableLine } from './table-line.tsx';
import { addressOf } from './two-lists.tsx';
import { type ListName, type Lobby, useLobby } from './use-lobby.ts';
import '../../pages/home/home.css';
import '../../ui/text-field.css';
import './lists-page.css';

const LISTS: readonly ListName[] = ['open', 'running', 'finished'];
const ALL = 'all';
/** A search begins when somebody has stopped typing for so long, in milliseconds. */
const TYPING = 250;

/** Open tables, those to watch and those that are over: to be searched by title, name and person. */
export function ListsPage({ list }: { readonly list: string | undefined }) {
  useEffect(() => void askForServer(), []);
  const at = LISTS.find((one) => one === list) ?? 'open';
  const [query, setQuery] = useSearchParams();
  const title = titleCards.some(({ id }) => id === query.get('title')) ? query.get('title')! : '';
  const q = query.get('q') ?? '';
  const put = (changes: Record<string, string>) =>
    setQuery((old) => withoutEmpty({ ...Object.fromEntries(old), ...changes }), { replace: true });
  const lobby = useLobby({ list: at, title, q });
  const { tables } = useTables();
  const mine = new Set(tables.map(({ id }) => id));
  const search = query.toString();
  const isEmpty = lobby.tables.length === 0 && lobby.status !== 'loading';
  const why = lobby.status === 'offline' ? 'offline' : title !== '' || q !== '' ? 'search' : at;
  return (
    <Site title={t(`lists.${at}.title`)}>
      <div className="lists-page">
        <h1>{t('lists.title')}</h1>
        <nav className="lists-tabs" aria-label={t('lists.title')}>
          {LISTS.map((one) => (
            <Link
              key={one}
              href={`${addressOf(one)}${search === '' ? '' : `?${search}`}`}
              aria-current={one === at ? 'page' : undefined}
            >
              {t(`lists.${one}.title`)}
            </Link>
          ))}
        </nav>
        <search className="lists-search">
          <SearchField key={at} value={q} onChange={(words) => put({ q: words })} />
          <Select
            label={t('lists.byTitle')}
            value={title === '' ? ALL : title}
            values={[
              { value: ALL, label: t('lists.everyTitle') },
              ...titleCards.filter(({ playable }) => playable).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => put({ title: chosen === ALL ? '' : chosen })}
          />
        </search>
        <div role="status">
          {isEmpty ? <Empty why={why} /> : <p className="lists-count">{statusText(lobby, at)}</p>}
        </div>
        {lobby.tables.length > 0 && (
          <Card>
            <ul className="table-lines">
              {lobby.tables.map((table) => (
                <TableLine key={table.id} table={table} mine={mine.has(table.id)} />
              ))}
            </ul>
          </Card>
        )}
        {lobby.more && <More more={lobby.more} />}
      </div>
    </Site>
  );
}

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), TYPING);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function with every drawing
  }, [typed, value]);
  return (
    <input
      type="search"
      className="text-field"
      aria-label={t('lists.search')}
      placeholder={t('lists.searchHint')}
      maxLength={60}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function More({ more }: { readonly more: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void attempt(more).then(() => setLoading(false));
  };
  return (
    <Button className="lists-more" disabled={isLoading} onClick={load}>
      {t('lists.more')}
    </Button>
  );
}

function Empty({ why }: { readonly why: ListName | 'search' | 'offline' }) {
  return (
    <section className="home-empty">
      <h2>{t(`lists.none.${why}.title`)}</h2>
      <p>{t(`lists.none.${why}.text`)}</p>
      {why === 'open' && (
        <Link href="/new?where=apart" className="button button-primary">
          <Icon name="plus" /> {t('lists.openOne')}
        </Link>
      )}
    </section>
  );
}

function statusText({ status, count }: Lobby, at: ListName): string {
  if (status === 'loading') return t('lists.loading');
  if (status === 'offline') return t('lists.offline');
  return count >= 100 ? t('lists.manyCount') : t(`lists.${at}.count`, { count });
}

const withoutEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
