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
  const { game, say } = useTable('game', 'say');
  const playing = now === 'here' || now === 'lent' ? now : (rankOf(now) ?? 'random');
  return (
    <Menu
      trigger={
        <IconButton className="seat-menu" label={say('seat.menu', { player: name })}>
          <Icon name="more" />
        </IconButton>
      }
    >
      {now === 'here' && <LendItems player={player} />}
      {WAYS.filter((way) => way !== playing).map((way) => (
        <MenuItem key={way} onSelect={() => void game.seat(player, way)}>
          {say(`seat.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
});

/** Only players who are there are offered, so an open menu follows who comes and goes. */
function LendItems({ player }: Pick<Props, 'player'>) {
  const { game, names, say, settle } = useTable('game', 'names', 'say', 'settle', 'view');
  const { lending } = game;
  return lending?.to(player).map((friend) => (
    <MenuItem key={friend} onSelect={() => void settle(lending.lend(player, friend))}>
      {say('seat.lend', { player: names.player(friend) })}
    </MenuItem>
  ));
}
