import { useState } from 'react';
import { usePageText } from '../../app/page-text.ts';
import type { RenameProps } from '../../app/rename-dialog.tsx';
import { saveFile } from '../../game/export.ts';
import { archiveGame, fileOf } from '../../game/list.ts';
import { renameGame } from '../../game/rename.ts';
import type { PutOnlineProps } from '../../online/move/put-online.tsx';
import { useServer } from '../../online/there.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { ListedGame } from './listed-game.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';

const RenameDialog = lazyPart<RenameProps>(async () => (await import('../../app/rename-dialog.tsx')).RenameDialog);

const PutOnline = lazyPart<PutOnlineProps>(async () => (await import('../../online/move/put-online.tsx')).PutOnline);

/** What else can be done with a game of the list. */
export function GameMenu({ game, onDelete }: { game: ListedGame; onDelete: (game: ListedGame) => void }) {
  const t = usePageText();
  const save = () => void fileOf(game.id).then(({ name, file }) => saveFile(name, file));
  const [renaming, setRenaming] = useState(false);
  const [putting, setPutting] = useState(false);
  const hasServer = useServer(({ status }) => status === 'there');
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('home.actions', { name: game.name })} className="game-menu">
            <Icon name="more" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setRenaming(true)}>
          <Icon name="edit" /> {t('home.rename')}
        </MenuItem>
        <MenuItem onSelect={save}>
          <Icon name="export" /> {t('home.export')}
        </MenuItem>
        {hasServer && (
          <MenuItem onSelect={() => setPutting(true)}>
            <Icon name="people" /> {t('home.putOnline')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => void archiveGame(game.id, game.archived === undefined)}>
          <Icon name="layers" /> {t(game.archived === undefined ? 'home.putAway' : 'home.bringBack')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => onDelete(game)}>
          <Icon name="close" /> {t('home.delete')}
        </MenuItem>
      </Menu>
      {putting && (
        <PutOnline name={game.name} file={async () => (await fileOf(game.id)).file} onClose={() => setPutting(false)} />
      )}
      {renaming && (
        <RenameDialog
          name={game.name}
          onRename={(name) => void renameGame(game.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
