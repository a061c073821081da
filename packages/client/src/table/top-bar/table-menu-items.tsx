import { useEffect } from 'react';
import { type Theme, useTheme } from '../../app/theme.ts';
import { MenuItem, MenuRadio, MenuSeparator } from '../../ui/index.ts';
import { AlertItems } from '../alerts/alert-items.tsx';
import { TeachingItems } from '../../teaching/menu-items.tsx';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { useServer } from '../../online/there.ts';
import { useTableStore } from '../store.ts';
import { useTryIt } from '../try-it.ts';
import { PaceItems } from './pace-items.tsx';
import '../../messages/parts.ts';

/** The menu of any screen: the game's files and name, the pace of bots, the theme. */
export function TableMenuItems() {
  const table = useTable('game', 'view', 'title', 's', 'at', 'presentation', 'material', 'say');
  const { game, title, say } = table;
  const { theme, setTheme } = useTheme();
  const { setAnyTime, setRenaming, setPuttingOnline, setExplaining, setSharing } = useTableStore.getState();
  const tryIt = useTryIt();
  const { Menu: More } = useExtras();
  const hasServer = useServer(({ status }) => status === 'there');
  useEffect(() => void import('../../online/server.ts').then((m) => m.askForServer()), []);
  const themes = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
    value,
    label: say(`table.theme.${value}`),
  }));
  const bots = table.view.seats.some(({ kind }) => kind === 'bot');
  const saveBoard = async (form: 'svg' | 'png') => (await import('../map/save.tsx')).saveBoard(table, form);
  return (
    <>
      {More && <More />}
      {(title.wording?.proposals || title.wording?.inMenu) && (
        <MenuItem onSelect={() => setAnyTime(true)}>{say('anyTime.open')}</MenuItem>
      )}
      <MenuItem onSelect={() => setExplaining(true)}>{say('keys.explain')}</MenuItem>
      {game.can.try && <MenuItem onSelect={() => tryIt(table.at)}>{say('try.here')}</MenuItem>}
      {game.can.export && <MenuItem onSelect={() => setSharing(true)}>{say('share.open')}</MenuItem>}
      {game.can.rename && <MenuItem onSelect={() => setRenaming(true)}>{say('table.menu.rename')}</MenuItem>}
      {game.can.export && (
        <MenuItem onSelect={() => exportFile(table.view.name, game.toFile())}>{say('table.menu.export')}</MenuItem>
      )}
      {game.can.copy === 'device' && (
        <MenuItem onSelect={() => void openCopy(table.view.name, game.toFile())}>{say('table.menu.copy')}</MenuItem>
      )}
      {game.can.copy === 'server' && hasServer && (
        <MenuItem onSelect={() => setPuttingOnline(true)}>{say('table.menu.putOnline')}</MenuItem>
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
      <TeachingItems />
      <MenuSeparator />
      <MenuRadio label={say('table.theme')} value={theme} values={themes} onChange={setTheme} />
    </>
  );
}

/** The game as it stands, as one of this device: whatever is tried there, the table does not hear of it. */
async function openCopy(name: string, file: unknown): Promise<void> {
  const { openFile } = await import('../../app/import-game.ts');
  await openFile(new File([JSON.stringify(file)], `${name}.json`, { type: 'application/json' }));
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
