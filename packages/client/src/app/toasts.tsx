import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { useText } from './i18n.tsx';
import { useTheme } from './theme.ts';

interface Props {
  /** From now on notices can be shown. */
  readonly onReady: (show: (one: (show: typeof toast) => void) => void) => void;
}

// It comes when the first notice is shown, and a lazy component is a default export.
// oxlint-disable-next-line import/no-default-export
export default function Toasts({ onReady }: Props) {
  const t = useText();
  const { theme } = useTheme();
  const ready = useRef(onReady);
  useEffect(() => ready.current((one) => one(toast)), []);
  return (
    <Toaster
      theme={theme}
      position="bottom-center"
      containerAriaLabel={t('notices.label')}
      toastOptions={{ classNames: { toast: 'notice' } }}
    />
  );
}
