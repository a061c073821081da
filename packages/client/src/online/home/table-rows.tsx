import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { tableAddress } from '../links.ts';
import type { ListedTable } from '../tables.ts';
import { onlineText as t } from '../texts.ts';
import { titleName } from './table-cards.tsx';
import '../../pages/home/game-rows.css';

interface Props {
  readonly tables: readonly ListedTable[];
  readonly titled: boolean;
  /** No server answers: what was known of them, in gray. */
  readonly isOffline: boolean;
}

/** The tables that wait for others, those that have not begun, and those that are over. */
export function TableRows({ tables, titled, isOffline }: Props) {
  const page = usePageText();
  return (
    <section aria-label={t('home.tables')} className="home-rows">
      {titled && (
        <header className="home-section">
          <h1>{t('home.tables')}</h1>
        </header>
      )}
      <Card>
        <ul className="game-rows">
          {tables.map((table) => (
            <li key={table.id} className={classes('game-row', isOffline && 'table-row-off')}>
              <Link href={tableAddress(table.id)} className="covers game-row-name">
                <bdi>{table.name}</bdi>
              </Link>
              <span className="game-row-title">
                {titleName(table.title)}
                {table.imported && ` · ${t('home.imported')}`}
              </span>
              <span className="game-row-round">{table.summary?.round ?? ''}</span>
              <span className="game-row-state">{isOffline ? t('home.noConnection') : stateOf(table, page)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function stateOf({ status, summary, seats }: ListedTable, page: ReturnType<typeof usePageText>): string {
  if (status === 'waiting' || !summary) {
    const free = seats.filter(({ name }) => name === null).length;
    return free > 0 ? t('home.freeSeats', { free }) : t('home.notBegun');
  }
  if (summary.winners) return page('home.won', { names: summary.winners.join(' and ') });
  if (status === 'over') return t('home.endedByAll');
  return page('home.waits', { names: summary.awaited.join(' and ') });
}
