import type { Level } from '../../game/handle.ts';
import { Icon, IconButton, Menu, MenuItem } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

/** Who plays a seat can be changed at any time: a bot for a while, and back again. */
export function SeatMenu({ player }: { readonly player: string }) {
  const { game, view, names, say } = useTable();
  const seat = view.seats.find((one) => one.player === player);
  if (!seat || seat.kind === 'remote' || view.state.ended) return null;
  const now = seat.kind === 'bot' ? (seat.level ?? 'sensible') : 'here';
  const ways = (['here', 'sensible', 'random'] as const satisfies readonly (Level | 'here')[]).filter(
    (way) => way !== now,
  );
  return (
    <Menu
      trigger={
        <IconButton className="seat-menu" label={say('seat.menu', { player: names.player(player) })}>
          <Icon name="more" />
        </IconButton>
      }
    >
      {ways.map((way) => (
        <MenuItem key={way} onSelect={() => void game.seat(player, way)}>
          {say(`seat.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
