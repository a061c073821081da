import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { useAgo } from '../../pages/home/ago.ts';
import { SmallMap } from '../../pages/home/small-map.tsx';
import { titleCards } from '../../titles/cards.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { tableAddress } from '../links.ts';
import type { ListedTable } from '../tables.ts';
import { onlineText as t } from '../texts.ts';
import '../../pages/home/your-turn.css';

/** The tables that wait for somebody at this device, the longest waiting first and framed. */
export function TableCards({ tables }: { readonly tables: readonly ListedTable[] }) {
  const page = usePageText();
  return (
    <section aria-labelledby="your-turn">
      <header className="home-section">
        <h1 id="your-turn">
          {page('home.yourTurn')} <span className="home-count">{tables.length}</span>
        </h1>
        {tables.length > 1 && <p>{t('home.longest')}</p>}
      </header>
      <ul className="turn-cards">
        {tables.map((table, i) => (
          <li key={table.id}>
            <TableCard table={table} isFirst={i === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableCard({ table, isFirst }: { readonly table: ListedTable; readonly isFirst: boolean }) {
  const ago = useAgo();
  const { summary } = table;
  return (
    <Card className="turn-card" marked={isFirst}>
      <div className="thumbnail">
        <SmallMap title={table.title} {...(summary ? { tiles: summary.board.tiles } : {})} />
      </div>
      <div className="turn-card-text">
        <div className="turn-card-head">
          <h2>
            <Link href={tableAddress(table.id)} className="covers">
              <bdi>{table.name}</bdi>
            </Link>
          </h2>
          <span className="turn-card-ago">{ago(table.changed)}</span>
        </div>
        <p className="turn-card-place">{placeOf(table)}</p>
        <p className="turn-card-asks">{summary?.asks ?? t(table.invited ? 'home.invited' : 'home.waitsForReady')}</p>
        <div className="turn-card-foot">
          <span className="table-row-seats">
            {table.seats.map(({ name, mine }, i) => !mine && <Avatar key={i} name={name ?? '?'} seat={i} />)}
          </span>
        </div>
      </div>
    </Card>
  );
}

export const titleName = (id: string): string => titleCards.find((card) => card.id === id)?.name ?? id;

const placeOf = ({ title, summary }: ListedTable): string =>
  summary ? `${titleName(title)} · ${summary.round}` : titleName(title);
