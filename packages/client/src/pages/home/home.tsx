import { useEffect, useState } from 'react';
import { usePageText } from '../../app/page-text.ts';
import { chooseFile, pasteGame } from '../../app/import-game.ts';
import { Site } from '../../app/site.tsx';
import { useGames } from '../../game/use-games.ts';
import { showsOnline, useServer } from '../../online/there.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { arranged, EVERYTHING, type Wanted } from './arrange.ts';
import { BrokenGames } from './broken-game.tsx';
import { DeleteDialog } from './delete-game.tsx';
import { GameRows } from './game-rows.tsx';
import { HowKept } from './how-kept.tsx';
import type { ListedGame } from './listed-game.ts';
import { PlayNow } from './play-now.tsx';
import { Railways } from './railways.tsx';
import { YourTurn } from './your-turn.tsx';
import './home.css';

const OnlineHome = lazyPart(async () => (await import('../../online/home/online-home.tsx')).OnlineHome);

/** The games of this device; beside the tables with others, where there is a server for them. */
export function HomePage() {
  const isOnline = useServer(showsOnline);
  useEffect(() => void import('../../online/server.ts').then((m) => m.askForServer()), []);
  return <Site title="">{isOnline ? <OnlineHome /> : <LocalHome />}</Site>;
}

/** From so many games on, a list is searched and sorted. */
const MANY = 4;

const GameTools = lazyPart<{
  readonly wanted: Wanted;
  readonly archived: number;
  readonly onWanted: (wanted: Wanted) => void;
}>(async () => (await import('./game-tools.tsx')).GameTools);

/** Your turn first, then what waits and what is over; a game at once; the railways to choose from. */
function LocalHome() {
  const t = usePageText();
  const list = useGames();
  const [doomed, setDoomed] = useState<ListedGame | null>(null);
  const [wanted, setWanted] = useState(EVERYTHING);
  const all = list.status === 'listed' ? list.games : [];
  const games = arranged(all, wanted);
  const archived = all.filter((game) => game.archived !== undefined).length;
  const isSearched = wanted.query !== '' || wanted.archive;
  const yours = games.filter(({ summary }) => summary.yours);
  const others = games
    .filter(({ summary }) => !summary.yours)
    .toSorted((a, b) => Number(a.summary.winners !== null) - Number(b.summary.winners !== null));
  return (
    <>
      <div className="home">
        <div className="home-games">
          {(list.status === 'failed' || (list.status === 'listed' && !list.lasting)) && <NoStorage />}
          {list.status === 'listed' && list.lasting && all.length + list.broken.length === 0 && <NoGames />}
          {(all.length >= MANY || archived > 0) && (
            <GameTools wanted={wanted} archived={archived} onWanted={setWanted} />
          )}
          {isSearched && games.length === 0 && <p className="hint">{t('home.noneFound')}</p>}
          {yours.length > 0 && (
            <YourTurn
              games={yours}
              more={others.filter(({ summary }) => summary.winners === null).length}
              onDelete={setDoomed}
            />
          )}
          {others.length > 0 && <GameRows games={others} titled={yours.length === 0} onDelete={setDoomed} />}
          {list.status === 'listed' && list.broken.length > 0 && (
            <BrokenGames games={list.broken} onDelete={setDoomed} />
          )}
          {list.status === 'listed' && list.lasting && <HowKept />}
        </div>
        <PlayNow />
        <Railways />
        <footer className="home-foot">
          <a href="/third-party-notices.txt">{t('home.notices')}</a>
        </footer>
      </div>
      <DeleteDialog game={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function NoGames() {
  const t = usePageText();
  return (
    <section className="home-empty">
      <h1>{t('home.empty.title')}</h1>
      <p>{t('home.empty.text')}</p>
      <Button onClick={chooseFile}>
        <Icon name="import" /> {t('home.empty.open')}
      </Button>
      <Button onClick={() => void pasteGame()}>
        <Icon name="import" /> {t('home.paste')}
      </Button>
    </section>
  );
}

function NoStorage() {
  const t = usePageText();
  return (
    <Card role="alert" className="home-empty">
      <h1>{t('home.failed')}</h1>
      <p>{t('home.failedHint')}</p>
    </Card>
  );
}
