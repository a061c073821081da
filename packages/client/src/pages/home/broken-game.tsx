import { usePageText } from '../../app/page-text.ts';
import { Card } from '../../ui/card.tsx';
import { GameMenu } from './game-menu.tsx';
import type { ListedGame } from './listed-game.ts';
import './broken-game.css';

interface Props {
  readonly game: ListedGame;
  readonly onDelete: (game: ListedGame) => void;
}

/** A game that cannot be read stands in nobody's way: what there is of it can be saved, or thrown away. */
export function BrokenGame({ game, onDelete }: Props) {
  const t = usePageText();
  const name = game.name.trim() || t('home.broken.noName');
  return (
    <Card className="broken-game">
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{t('home.broken.text')}</p>
      </div>
      <GameMenu game={{ ...game, name }} onDelete={onDelete} />
    </Card>
  );
}

/** All of them, below the games that can be played. */
export function BrokenGames({ games, onDelete }: Pick<Props, 'onDelete'> & { readonly games: readonly ListedGame[] }) {
  const t = usePageText();
  return (
    <section aria-label={t('home.broken.label')} className="home-rows">
      <ul className="broken-games">
        {games.map((game) => (
          <li key={game.id}>
            <BrokenGame game={game} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </section>
  );
}
