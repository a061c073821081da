import { memo } from 'react';
import { type Level, RANKS, rankOf } from '@roundhouse/rail/bot-levels';
import { Icon, IconButton, Menu, MenuItem } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

interface Props {
  readonly player: string;
  readonly name: string;
  /** Who plays the seat now. */
  readonly now: Level | 'here' | 'lent';
}

const WAYS = ['here', ...RANKS, 'random'] as const satisfies readonly (Level | 'here')[];

/** Who plays a seat can be changed at any time: a bot for a while, and back again. */
export const SeatMenu = memo(function SeatMenu({ player, name, now }: Props) {
  const { game, names, say, settle } = useTable('game', 'names', 'say', 'settle');
  const playing = now === 'here' || now === 'lent' ? now : (rankOf(now) ?? 'random');
  const friends = now === 'here' ? (game.lending?.to(player) ?? []) : [];
  return (
    <Menu
      trigger={
        <IconButton className="seat-menu" label={say('seat.menu', { player: name })}>
          <Icon name="more" />
        </IconButton>
      }
    >
      {friends.map((friend) => (
        <MenuItem key={friend} onSelect={() => void settle(game.lending!.lend(player, friend))}>
          {say('seat.lend', { player: names.player(friend) })}
        </MenuItem>
      ))}
      {WAYS.filter((way) => way !== playing).map((way) => (
        <MenuItem key={way} onSelect={() => void game.seat(player, way)}>
          {say(`seat.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
});
