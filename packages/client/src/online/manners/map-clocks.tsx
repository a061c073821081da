import { useTable } from '../../table/context.tsx';
import { usePhone } from '../../table/media.ts';
import { Avatar } from '../../ui/index.ts';
import { PlayerClock } from './player-clock.tsx';
import { useTold } from './remote.ts';

/** On a phone, where the players are behind a tab: whose time runs, over the board. */
export function MapClocks() {
  const phone = usePhone();
  const { table } = useTold();
  const { view, names } = useTable('view', 'names');
  const running = table.clocks?.running ?? [];
  if (!phone || running.length === 0) return null;
  return (
    <div className="map-clocks">
      {running.map((player) => (
        <span key={player}>
          <Avatar name={names.player(player)} seat={view.seats.findIndex((seat) => seat.player === player)} />
          <PlayerClock player={player} />
        </span>
      ))}
    </div>
  );
}
