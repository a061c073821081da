import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { titleName } from '../home/table-cards.tsx';
import { tableAddress } from '../links.ts';
import type { ListedTable } from '../tables.ts';
import { onlineText as t } from '../texts.ts';
import './table-lines.css';

/** A table of others in a list: what it is, who sits there, and the one thing that can be done. */
export function TableLine({ table, mine }: { readonly table: ListedTable; readonly mine: boolean }) {
  const page = usePageText();
  const { status, seats, summary } = table;
  const about = [titleName(table.title), summary?.round, status === 'over' ? null : t(`tempo.${table.tempo}`)];
  const winners = summary?.winners;
  const act = mine ? 'go' : status === 'waiting' ? 'sit' : status === 'playing' ? 'watch' : 'look';
  return (
    <li className="table-line">
      <div className="table-line-text">
        <Link href={tableAddress(table.id)} className="covers table-line-name">
          <bdi>{table.name}</bdi>
        </Link>
        <p>{about.filter(Boolean).join(' · ')}</p>
        {status === 'over' && !winners && <p className="table-line-won">{t('home.endedByAll')}</p>}
        {winners && <p className="table-line-won">{page('home.won', { names: winners.join(' and ') })}</p>}
      </div>
      <span className="table-line-seats" role="img" aria-label={seatsText(table)}>
        {seats.map(({ name }, i) =>
          name === null ? (
            <span key={i} className="table-line-free" aria-hidden />
          ) : (
            <Avatar key={i} name={name} seat={i} />
          ),
        )}
      </span>
      <Link href={tableAddress(table.id)} className="button button-plain button-small" aria-hidden tabIndex={-1}>
        {t(`lists.${act}`)}
      </Link>
    </li>
  );
}

function seatsText({ seats }: ListedTable): string {
  const names = seats.flatMap(({ name }) => name ?? []);
  const free = seats.length - names.length;
  if (free === 0) return names.join(', ');
  return t('lists.seats', { names: names.join(', '), free });
}
