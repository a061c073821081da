import { Toaster } from 'sonner';
import { useText } from './i18n.tsx';
import { useTheme } from './theme.ts';

/** Where short notices appear, with their undo. */
export function Notices() {
  const t = useText();
  const { theme } = useTheme();
  return (
    <Toaster
      theme={theme}
      position="bottom-center"
      containerAriaLabel={t('notices.label')}
      toastOptions={{ classNames: { toast: 'notice' } }}
    />
  );
}
