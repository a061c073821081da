import { useLocation } from 'wouter';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { menuItems, TableMenuItems } from './menu-items-later.ts';

/** Everything that is needed seldom. */
export function TableMenu() {
  const { say } = useTable('say');
  const [, navigate] = useLocation();
  const setKeysOpen = useTableStore((store) => store.setKeysOpen);
  return (
    <Menu
      items={menuItems}
      trigger={
        <IconButton label={say('table.menu')}>
          <Icon name="menu" size={17} />
        </IconButton>
      }
    >
      <TableMenuItems />
      <MenuSeparator />
      <MenuItem onSelect={() => setKeysOpen(true)}>{say('table.menu.keys')}</MenuItem>
      <MenuItem onSelect={() => navigate('/')}>{say('nav.backHome')}</MenuItem>
    </Menu>
  );
}
