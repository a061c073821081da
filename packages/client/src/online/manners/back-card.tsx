import { useMemo } from 'react';
import { useTable } from '../../table/context.tsx';
import { Button, Icon } from '../../ui/index.ts';
import { mannersText as t } from './texts.ts';

/** A bot plays a seat of mine: what it has done meanwhile, and the press that takes it back. */
export function BackCard({ player }: { readonly player: string }) {
  const { game, view, settle } = useTable('game', 'view', 'settle');
  const { n } = view;
  const moves = useMemo(() => (n > 0 ? movesByBot(game.toFile().entries, player) : 0), [game, n, player]);
  return (
    <div className="card card-marked ask-card" role="group" aria-label={t('back.title')}>
      <header>
        <Icon name="bot" size={24} />
        <div>
          <h2>{t('back.title')}</h2>
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

/** How many actions the bot has done since it sat down. */
function movesByBot(entries: Entries, player: string): number {
  const since = entries.findLastIndex((one) => 'note' in one && one.note.type === 'seat' && one.note.player === player);
  return entries.slice(since + 1).filter((one) => 'action' in one && one.action.by === player).length;
}
