import { useMemo } from 'react';
import { useTable } from '../../table/context.tsx';
import { Avatar, Button, Icon } from '../../ui/index.ts';
import { mannersText as t } from './texts.ts';

/** A bot or a friend plays a seat of mine: what was done meanwhile, and the press that takes it back. */
export function BackCard({ player }: { readonly player: string }) {
  const { game, view, names, settle } = useTable('game', 'view', 'names', 'settle');
  const { n } = view;
  const moves = useMemo(() => (n > 0 ? movesMeanwhile(game.toFile().entries, player) : 0), [game, n, player]);
  const friend = view.seats.find((seat) => seat.player === player)?.lentTo;
  const title = friend === undefined ? t('back.title') : t('back.lent', { name: names.player(friend) });
  return (
    <div className="card card-marked ask-card" role="group" aria-label={title}>
      <header>
        {friend === undefined ? (
          <Icon name="bot" size={24} />
        ) : (
          <Avatar name={names.player(friend)} seat={view.seats.findIndex((seat) => seat.player === friend)} size={24} />
        )}
        <div>
          <h2>{title}</h2>
          <small>{t('back.moves', { count: moves })}</small>
        </div>
      </header>
      <Button kind="primary" onClick={() => void settle(game.seat(player, 'here'))}>
        {t('back.take')}
      </Button>
    </div>
  );
}

type Entries = ReturnType<ReturnType<typeof useTable<'game'>>['game']['toFile']>['entries'];

/** How many actions were done for the seat since somebody else plays it. */
function movesMeanwhile(entries: Entries, player: string): number {
  const since = entries.findLastIndex((one) => 'note' in one && one.note.type === 'seat' && one.note.player === player);
  return entries.slice(since + 1).filter((one) => 'action' in one && one.action.by === player).length;
}
