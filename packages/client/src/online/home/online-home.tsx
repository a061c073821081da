import { useState } from 'react';
import { Link } from 'wouter';
import { useGames } from '../../game/use-games.ts';
import { DeleteDialog } from '../../pages/home/delete-game.tsx';
import { HowKept } from '../../pages/home/how-kept.tsx';
import type { ListedGame } from '../../pages/home/listed-game.ts';
import { Railways } from '../../pages/home/railways.tsx';
import { usePageText } from '../../app/page-text.ts';
import { Button } from '../../ui/button.tsx';
import { onlineText as t } from '../texts.ts';
import { useTables } from '../tables.ts';
import { useServer } from '../there.ts';
import { attempt } from '../failure.ts';
import { TwoLists } from '../lists/two-lists.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { TableCards } from './table-cards.tsx';
import { TableRows } from './table-rows.tsx';
import { Untouched } from './untouched.tsx';
import './online-home.css';

/** Home with a server: tables with others first, games of this device beside them. */
export function OnlineHome() {
  const page = usePageText();
  const local = useGames();
  const { tables, status, name, account, more } = useTables();
  const hasServer = useServer((server) => server.status === 'there');
  const [doomed, setDoomed] = useState<ListedGame | null>(null);
  const isOffline = status === 'offline';
  const yours = isOffline
    ? []
    : tables.filter((table) => table.yours || table.invited).sort((a, b) => a.changed - b.changed);
  const others = tables.filter((table) => !yours.includes(table)).sort(byState);
  const mine = new Set(tables.map(({ id }) => id));
  const isFirstVisit = tables.length === 0;
  return (
    <>
      <div className="home online-home">
        <div className="home-games">
          {status === 'live' && <Untouched tables={tables} />}
          {yours.length > 0 && <TableCards tables={yours} />}
          {others.length > 0 && <TableRows tables={others} titled={yours.length === 0} isOffline={isOffline} />}
          {more && (
            <Button size="small" className="home-more" onClick={() => void attempt(more)}>
              {t('home.more')}
            </Button>
          )}
          {isFirstVisit && status !== 'loading' && <NoTables />}
          {hasServer && <TwoLists mine={mine} />}
        </div>
        <div className="home-side">
          {hasServer && <FriendsPanel />}
          {hasServer && status === 'live' && <WhoIAm name={account ? name : null} />}
          {local.status === 'listed' && <OnThisDevice list={local} onDelete={setDoomed} />}
          {local.status === 'listed' && local.lasting && local.games.length > 0 && <HowKept />}
        </div>
        <Railways />
        <footer className="home-foot">
          <a href="/third-party-notices.txt">{page('home.notices')}</a>
          <Link href="/return">{t('home.return')}</Link>
        </footer>
      </div>
      <DeleteDialog game={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

/** Games under way first, then tables that have not begun, then what is over; the latest first among them. */
const RANK = { playing: 0, waiting: 1, over: 2 } as const;
const byState = (a: { status: keyof typeof RANK; changed: number }, b: typeof a): number =>
  RANK[a.status] - RANK[b.status] || b.changed - a.changed;

function NoTables() {
  return (
    <section className="home-empty">
      <h1>{t('home.empty.title')}</h1>
      <p>{t('home.empty.text')}</p>
    </section>
  );
}

/** One line: who is signed in, or how to be known on every device. */
function WhoIAm({ name }: { readonly name: string | null }) {
  return (
    <p className="home-account">
      {name === null ? (
        <>
          {t('home.guest')} <Link href="/sign-in">{t('home.signIn')}</Link>{' '}
          <Link href="/sign-up">{t('home.signUp')}</Link>
        </>
      ) : (
        <Link href="/account">{t('home.account', { name })}</Link>
      )}
    </p>
  );
}
