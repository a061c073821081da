import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { canUsePasskeys } from './passkey.ts';
import { accountText as t } from './texts.ts';

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The way in without a password, where the browser has one; the password comes after it. */
export function PasskeyButton({ label, disabled, onPress }: Props) {
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button kind="primary" className="account-passkey" disabled={disabled} onClick={onPress}>
        <Icon name="key" /> {label}
      </Button>
      <p className="account-or">{t('passkey.or')}</p>
    </>
  );
}
