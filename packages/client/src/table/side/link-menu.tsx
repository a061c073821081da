import { notice } from '../../app/notices.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { reasonOf } from '../../game/names.ts';
import { Icon, IconButton, Menu, MenuItem } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';

export interface LinkMenuProps {
  readonly player: string;
  readonly name: string;
}

/** Somebody elsewhere has lost link and code: all others together can give out a new one. */
export function LinkMenu({ player, name }: LinkMenuProps) {
  const { game, settle, say } = useTable('game', 'settle', 'say');
  const links = game.links!;
  const ask = async () => {
    const isDone = await settle(links.ask(player));
    if (isDone) notice((toast) => toast(say('seat.link.asked')));
  };
  const copy = async () => {
    try {
      const link = await links.make(player);
      const isCopied = await copyText(link);
      notice((toast) => toast(isCopied ? say('seat.link.copied', { player: name }) : link));
    } catch (error) {
      notice((toast) => toast.error(reasonOf(error)));
    }
  };
  return (
    <Menu
      trigger={
        <IconButton className="seat-menu" label={say('seat.menu', { player: name })}>
          <Icon name="more" />
        </IconButton>
      }
    >
      {links.isLost(player) ? (
        <MenuItem onSelect={() => void copy()}>{say('seat.link.copy')}</MenuItem>
      ) : (
        <MenuItem onSelect={() => void ask()}>{say('seat.link.ask')}</MenuItem>
      )}
    </Menu>
  );
}
