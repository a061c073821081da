import { memo } from 'react';
import type { Level } from '@roundhouse/host';
import { Icon, IconButton, Menu, MenuItem } from '../../ui/index.ts';
import { useSetting } from '../context.tsx';

interface Props {
  readonly player: string;
  readonly name: string;
  /** Who plays the seat now. */
  readonly now: Level | 'here';
}

const WAYS = ['here', 'sensible', 'random'] as const satisfies readonly (Level | 'here')[];

/** Who plays a seat can be changed at any time: a bot for a while, and back again. */
export const SeatMenu = memo(function SeatMenu({ player, name, now }: Props) {
  const { game, say } = useSetting();
  return (
    <Menu
      trigger={
        <IconButton className="seat-menu" label={say('seat.menu', { player: name })}>
          <Icon name="more" />
        </IconButton>
      }
    >
      {WAYS.filter((way) => way !== now).map((way) => (
        <MenuItem key={way} onSelect={() => void game.seat(player, way)}>
          {say(`seat.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
});
