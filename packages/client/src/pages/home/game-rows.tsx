import { Link } from 'wouter';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { usePageText } from '../../app/page-text.ts';
import type { GameRecord } from '../../game/record.ts';
import { toYou } from '@roundhouse/rail/telling/you';
import { Card } from '../../ui/card.tsx';
import { BrokenGame } from './broken-game.tsx';
import { GameMenu } from './game-menu.tsx';
import type { ListedGame } from './listed-game.ts';
import './game-rows.css';

interface Props {
  readonly games: readonly GameRecord[];
  /** With a heading of its own, where nothing stands above it. */
  readonly titled: boolean;
  readonly onDelete: (game: ListedGame) => void;
}

/** The games that wait for others, and those that are over, a line each. */
export function GameRows({ games, titled, onDelete }: Props) {
  const t = usePageText();
  return (
    <section aria-label={t('home.games')} className="home-rows">
      {titled && (
        <header className="home-section">
          <h1>{t('home.games')}</h1>
        </header>
      )}
      <Card>
        <ul className="game-rows">
          {games.map((game) => (
            <li key={game.id}>
              <ErrorBoundary instead={<BrokenGame game={game} onDelete={onDelete} />}>
                <GameRow game={game} onDelete={onDelete} />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function GameRow({ game, onDelete }: { readonly game: GameRecord; readonly onDelete: Props['onDelete'] }) {
  const t = usePageText();
  return (
    <div className="game-row">
      <Link href={`/game/${game.id}`} className="covers game-row-name">
        <bdi>{game.name}</bdi>
      </Link>
      <span className="game-row-title">{game.titleName}</span>
      <span className="game-row-round">{game.summary.round}</span>
      <span className="game-row-state">{stateOf(game, t)}</span>
      <GameMenu game={game} onDelete={onDelete} />
    </div>
  );
}

function stateOf({ summary }: GameRecord, t: ReturnType<typeof usePageText>): string {
  if (summary.winners) return toYou(t('home.won', { names: summary.winners.join(' and ') }));
  return toYou(t('home.waits', { names: summary.awaited.join(' and ') }));
}
