import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deskText as t } from './texts.ts';

interface Props {
  readonly name: string;
  readonly isGuest?: boolean;
  readonly onBan: () => Promise<void>;
  readonly onClose: () => void;
}

export function BanDialog({ name, isGuest = false, onBan, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isGuest ? 'ban.titleGuest' : 'ban.title', { name })}
      description={t(isGuest ? 'ban.guest' : 'ban.means', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" onClick={() => void onBan().then(onClose)}>
            {t(isGuest ? 'ban.goGuest' : 'ban.go', { name })}
          </Button>
        </>
      }
    />
  );
}
