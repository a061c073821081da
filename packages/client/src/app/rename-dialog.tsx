import { LONGEST_GAME_NAME } from '../game/names.ts';
import { useText } from './i18n.tsx';
import { WordsDialog } from './words-dialog.tsx';

export interface RenameProps {
  /** The name it has. */
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a game shall be called. */
export function RenameDialog({ name, onRename, onClose }: RenameProps) {
  const t = useText();
  return (
    <WordsDialog
      title={t('rename.title', { name })}
      label={t('rename.label')}
      words={name}
      longest={LONGEST_GAME_NAME}
      save={t('rename.confirm')}
      required
      onWords={onRename}
      onClose={onClose}
    />
  );
}
