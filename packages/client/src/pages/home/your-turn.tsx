import { Link } from 'wouter';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { usePageText } from '../../app/page-text.ts';
import type { GameRecord } from '../../game/record.ts';
import { Card } from '../../ui/card.tsx';
import { useAgo } from './ago.ts';
import { BrokenGame } from './broken-game.tsx';
import { GameMenu } from './game-menu.tsx';
import type { ListedGame } from './listed-game.ts';
import { Thumbnail } from './thumbnail.tsx';
import './your-turn.css';

interface Props {
  readonly games: readonly GameRecord[];
  /** How many games are under way beside these. */
  readonly more: number;
  readonly onDelete: (game: ListedGame) => void;
}

/** The games that wait for somebody at this device, each as a card with its map. */
export function YourTurn({ games, more, onDelete }: Props) {
  const t = usePageText();
  return (
    <section aria-labelledby="your-turn">
      <header className="home-section">
        <h1 id="your-turn">
          {t('home.yourTurn')} <span className="home-count">{games.length}</span>
        </h1>
        {more > 0 && <p>{t('home.more', { count: more })}</p>}
      </header>
      <ul className="turn-cards">
        {games.map((game, i) => (
          <li key={game.id}>
            <ErrorBoundary instead={<BrokenGame game={game} onDelete={onDelete} />}>
              <TurnCard game={game} first={i === 0} onDelete={onDelete} />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TurnCard({ game, first, onDelete }: { game: GameRecord; first: boolean; onDelete: Props['onDelete'] }) {
  const t = usePageText();
  const ago = useAgo();
  const { summary, seats } = game;
  const others = seats.filter(({ name }) => !summary.awaited.includes(name)).map(({ name }) => name);
  return (
    <Card className="turn-card" marked={first}>
      <Thumbnail game={game} />
      <div className="turn-card-text">
        <div className="turn-card-head">
          <h2>
            <Link href={`/game/${game.id}`} className="covers">
              <bdi>{game.name}</bdi>
            </Link>
          </h2>
          <span className="turn-card-ago">{ago(game.changed)}</span>
        </div>
        <p className="turn-card-place">
          {game.titleName} · {summary.round}
        </p>
        <p className="turn-card-asks">{summary.asks ?? t('home.moves', { names: summary.awaited.join(', ') })}</p>
        <div className="turn-card-foot">
          <span>{others.length > 0 ? t('home.with', { names: others.join(', ') }) : t('home.alone')}</span>
          <GameMenu game={game} onDelete={onDelete} />
          <span className="turn-card-play" aria-hidden>
            {t('home.play')} ▸
          </span>
        </div>
      </div>
    </Card>
  );
}
