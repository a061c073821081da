import { useLocation } from 'wouter';
import { type Theme, useTheme } from '../../app/theme.ts';
import { Icon, IconButton, Menu, MenuItem, MenuRadio, MenuSeparator } from '../../ui/index.ts';
import { AlertItems } from '../alerts/alert-items.tsx';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { PaceItems } from './pace-items.tsx';

/** Everything that is needed seldom. */
export function TableMenu() {
  const { say } = useTable();
  const [, navigate] = useLocation();
  const setKeysOpen = useTableStore((store) => store.setKeysOpen);
  return (
    <Menu
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

/** The menu of any screen: the game's files and name, the pace of bots, the theme. */
export function TableMenuItems() {
  const table = useTable();
  const { game, title, say } = table;
  const { theme, setTheme } = useTheme();
  const { setAnyTime, setRenaming } = useTableStore.getState();
  const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
    value,
    label: say(`table.theme.${value}`),
  }));
  const bots = table.view.seats.some(({ kind }) => kind === 'bot');
  const saveBoard = async (form: 'svg' | 'png') => (await import('../map/save.tsx')).saveBoard(table, form);
  return (
    <>
      {(title.wording?.proposals || title.wording?.inMenu) && (
        <MenuItem onSelect={() => setAnyTime(true)}>{say('anyTime.open')}</MenuItem>
      )}
      {game.can.rename && <MenuItem onSelect={() => setRenaming(true)}>{say('table.menu.rename')}</MenuItem>}
      {game.can.export && (
        <MenuItem onSelect={() => exportFile(table.view.name, game.toFile())}>{say('table.menu.export')}</MenuItem>
      )}
      <MenuItem onSelect={() => void saveBoard('svg')}>{say('table.menu.svg')}</MenuItem>
      <MenuItem onSelect={() => void saveBoard('png')}>{say('table.menu.png')}</MenuItem>
      {bots && (
        <>
          <MenuSeparator />
          <PaceItems />
        </>
      )}
      <AlertItems />
      <MenuSeparator />
      <MenuRadio label={say('table.theme')} value={theme} values={themes} onChange={setTheme} />
    </>
  );
}

/** The game as a file that any Roundhouse opens. */
function exportFile(name: string, file: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
