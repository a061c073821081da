import { useTable } from '../../table/context.tsx';
import { Avatar, Button } from '../../ui/index.ts';
import { mannersText as t } from './texts.ts';

/** I play the seat of a friend, until one of us wants it otherwise. */
export function LentCard({ player }: { readonly player: string }) {
  const { game, view, names, settle } = useTable('game', 'view', 'names', 'settle');
  const name = names.player(player);
  return (
    <div className="card card-marked ask-card" role="group" aria-label={t('lent.title', { name })}>
      <header>
        <Avatar name={name} seat={view.seats.findIndex((seat) => seat.player === player)} size={24} />
        <div>
          <h2>{t('lent.title', { name })}</h2>
          <small>{t('lent.means', { name })}</small>
        </div>
      </header>
      <Button onClick={() => void settle(game.seat(player, 'here'))}>{t('lent.back', { name })}</Button>
    </div>
  );
}
