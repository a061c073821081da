import { useLocation } from 'wouter';
import { type Theme, useTheme } from '../../app/theme.ts';
import { Icon, IconButton, Menu, MenuItem, MenuRadio, MenuSeparator } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { PaceItems } from './pace-items.tsx';

/** Everything that is needed seldom. */
export function TableMenu() {
  const table = useTable();
  const { say } = table;
  const [, navigate] = useLocation();
  const { theme, setTheme } = useTheme();
  const setKeysOpen = useTableStore((store) => store.setKeysOpen);
  const setAnyTime = useTableStore((store) => store.setAnyTime);
  const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
    value,
    label: say(`table.theme.${value}`),
  }));
  const bots = table.view.seats.some(({ kind }) => kind === 'bot');
  const saveBoard = async (form: 'svg' | 'png') => (await import('../map/save.tsx')).saveBoard(table, form);
  return (
    <Menu
      trigger={
        <IconButton label={say('table.menu')}>
          <Icon name="menu" size={17} />
        </IconButton>
      }
    >
      {('proposals' in table.presentation || 'inMenu' in table.presentation) && (
        <MenuItem onSelect={() => setAnyTime(true)}>{say('anyTime.open')}</MenuItem>
      )}
      <MenuItem onSelect={() => exportFile(table.view.name, table.game.toFile())}>{say('table.menu.export')}</MenuItem>
      <MenuItem onSelect={() => void saveBoard('svg')}>{say('table.menu.svg')}</MenuItem>
      <MenuItem onSelect={() => void saveBoard('png')}>{say('table.menu.png')}</MenuItem>
      {bots && (
        <>
          <MenuSeparator />
          <PaceItems />
        </>
      )}
      <MenuSeparator />
      <MenuRadio label={say('table.theme')} value={theme} values={themes} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem onSelect={() => setKeysOpen(true)}>{say('table.menu.keys')}</MenuItem>
      <MenuItem onSelect={() => navigate('/')}>{say('nav.backHome')}</MenuItem>
    </Menu>
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
