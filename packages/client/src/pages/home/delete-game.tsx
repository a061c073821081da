import { usePageText } from '../../app/page-text.ts';
import { notice } from '../../app/notices.tsx';
import { deleteGame, restoreGame } from '../../game/list.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ListedGame } from './listed-game.ts';

/** Asks before a game goes, and lets it come back for a while. */
export function DeleteDialog({ game, onClose }: { readonly game: ListedGame | null; readonly onClose: () => void }) {
  const t = usePageText();
  const name = game?.name ?? '';
  const confirm = () => {
    if (!game) return;
    const { id } = game;
    onClose();
    void deleteGame(id).then(() =>
      notice((toast) =>
        toast(t('delete.done', { name }), {
          action: { label: t('delete.undo'), onClick: () => void restoreGame(id) },
          duration: 10_000,
        }),
      ),
    );
  };
  return (
    <Dialog
      open={game !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { name })}
      description={t('delete.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="danger" onClick={confirm}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    />
  );
}
