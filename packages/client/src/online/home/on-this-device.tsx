import { toYou } from '@roundhouse/rail/telling/you';
import { Link } from 'wouter';
import type { GamesList } from '../../game/use-games.ts';
import { BrokenGame } from '../../pages/home/broken-game.tsx';
import { GameMenu } from '../../pages/home/game-menu.tsx';
import type { ListedGame } from '../../pages/home/listed-game.ts';
import { useText } from '../../app/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { onlineText as t } from '../texts.ts';

interface Props {
  readonly list: Extract<GamesList, { status: 'listed' }>;
  readonly onDelete: (game: ListedGame) => void;
}

/** Games of this browser: they live elsewhere than the tables, and stand apart from them. */
export function OnThisDevice({ list: { games, broken }, onDelete }: Props) {
  const page = useText();
  if (games.length + broken.length === 0) return null;
  return (
    <section aria-labelledby="this-device">
      <header className="home-section">
        <h2 id="this-device">{t('home.device')}</h2>
      </header>
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

function stateOf({ winners, yours, awaited }: Summary, page: ReturnType<typeof useText>): string {
  if (winners) return toYou(page('home.won', { names: winners.join(' and ') }));
  return yours ? t('home.yours') : toYou(page('home.waits', { names: awaited.join(' and ') }));
}
