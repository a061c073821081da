import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Avatar } from '../../ui/index.ts';
import { RemoteRematch } from '../lists/remote-rematch.tsx';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';
import '../../messages/parts.ts';

/** All players, or those who look after the server, have ended the game before its end: what each was worth then, and the same people once more. */
export function EndedByAll() {
  const { title, view, names } = useTable('title', 'view', 'names');
  const { you, id, table } = useTold();
  const worth = title.score(view.state);
  const order = view.seats
    .map(({ player }, seat) => ({ player, seat, worth: worth[player] ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  return (
    <>
      <header className="decision-head">
        <h2>{t(table.ended ? 'ended.moderated' : 'ended.title')}</h2>
        {table.ended && <p className="ended-reason">“{table.ended.reason}”</p>}
        <p>{t('ended.means')}</p>
      </header>
      {/* It scrolls where it is long, so it must take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="decision-body" tabIndex={0} role="region" aria-label={t('ended.worth')}>
        <ol className="ended-worths">
          {order.map(({ player, seat, worth: amount }) => (
            <li key={player}>
              <Avatar name={names.player(player)} seat={seat} />
              <bdi>{names.player(player)}</bdi>
              <Cash amount={amount} />
            </li>
          ))}
        </ol>
        {you.players.length > 0 && <RemoteRematch game={id} />}
      </div>
    </>
  );
}
