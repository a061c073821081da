import { toYou } from '@roundhouse/rail/telling/you';
import { useState } from 'react';
import { Link } from 'wouter';
import type { GamesList } from '../../game/use-games.ts';
import { arranged, EVERYTHING } from '../../pages/home/arrange.ts';
import { BrokenGame } from '../../pages/home/broken-game.tsx';
import { GameMenu } from '../../pages/home/game-menu.tsx';
import { GameTools } from '../../pages/home/game-tools.tsx';
import type { ListedGame } from '../../pages/home/listed-game.ts';
import { usePageText } from '../../app/page-text.ts';
import { Card } from '../../ui/card.tsx';
import { onlineText as t } from '../texts.ts';

/** From so many games on, a list is searched and sorted. */
const MANY = 4;

interface Props {
  readonly list: Extract<GamesList, { status: 'listed' }>;
  readonly onDelete: (game: ListedGame) => void;
}

/** Games of this browser: they live elsewhere than the tables, and stand apart from them. */
export function OnThisDevice({ list: { games: all, broken }, onDelete }: Props) {
  const page = usePageText();
  const [wanted, setWanted] = useState(EVERYTHING);
  const games = arranged(all, wanted);
  const archived = all.filter((game) => game.archived !== undefined).length;
  if (all.length + broken.length === 0) return null;
  return (
    <section aria-labelledby="this-device">
      <header className="home-section">
        <h2 id="this-device">{t('home.device')}</h2>
      </header>
      {(all.length >= MANY || archived > 0) && <GameTools wanted={wanted} archived={archived} onWanted={setWanted} />}
      <Card>
        <ul className="device-games">
          {games.map((game) => (
            <li key={game.id} className="device-game">
              <div>
                <Link href={`/game/${game.id}`} className="device-game-name">
                  <bdi>{game.name}</bdi>
                </Link>
                <p className="device-game-about">
                  {[game.titleName, game.summary.round, stateOf(game.summary, page)].join(' · ')}
                </p>
              </div>
              <Link href={`/game/${game.id}`} className="button button-plain button-small" aria-hidden tabIndex={-1}>
                {t(game.summary.winners ? 'home.look' : 'home.goOn')}
              </Link>
              <GameMenu game={game} onDelete={onDelete} />
            </li>
          ))}
          {broken.map((game) => (
            <li key={game.id}>
              <BrokenGame game={game} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type Summary = Props['list']['games'][number]['summary'];

function stateOf({ winners, yours, awaited }: Summary, page: ReturnType<typeof usePageText>): string {
  if (winners) return toYou(page('home.won', { names: winners.join(' and ') }));
  return yours ? t('home.yours') : toYou(page('home.waits', { names: awaited.join(' and ') }));
}
