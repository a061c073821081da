import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { onlineText as t } from '../texts.ts';
import { TableLine } from './table-line.tsx';
import { type ListName, useLobby } from './use-lobby.ts';
import './table-lines.css';

const SHOWN = 2;

/** Two open tables and two to watch; the rest stands behind “all”. Nothing where there are none. */
export function TwoLists({ mine }: { readonly mine: ReadonlySet<string> }) {
  return (
    <div className="lists-two">
      <Short list="open" mine={mine} />
      <Short list="running" mine={mine} />
    </div>
  );
}

function Short({ list, mine }: { readonly list: ListName; readonly mine: ReadonlySet<string> }) {
  const { tables, count } = useLobby({ list, title: '', q: '' });
  const others = tables.filter(({ id }) => !mine.has(id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={`short-${list}`}>
      <header className="home-section">
        <h2 id={`short-${list}`}>{t(`lists.${list}.title`)}</h2>
        <Link href={addressOf(list)} aria-label={t('lists.allOf', { list: t(`lists.${list}.title`), count })}>
          {t('lists.all', { count: count >= 100 ? '99+' : String(count) })}
        </Link>
      </header>
      <Card>
        <ul className="table-lines">
          {others.slice(0, SHOWN).map((table) => (
            <TableLine key={table.id} table={table} mine={false} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

export const addressOf = (list: ListName): string => (list === 'open' ? '/tables' : `/tables/${list}`);
