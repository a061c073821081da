import { useText } from '../../app/i18n.tsx';
import { saveFile } from '../../game/export.ts';
import { fileOf } from '../../game/list.ts';
import type { ListedGame } from './listed-game.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';

/** What else can be done with a game of the list. */
export function GameMenu({ game, onDelete }: { game: ListedGame; onDelete: (game: ListedGame) => void }) {
  const t = useText();
  const save = () => void fileOf(game.id).then(({ name, file }) => saveFile(name, file));
  return (
    <Menu
      trigger={
        <IconButton label={t('home.actions', { name: game.name })} className="game-menu">
          <Icon name="more" />
        </IconButton>
      }
    >
      <MenuItem onSelect={save}>
        <Icon name="export" /> {t('home.export')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onDelete(game)}>
        <Icon name="close" /> {t('home.delete')}
      </MenuItem>
    </Menu>
  );
}
