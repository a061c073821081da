import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { useLocation } from 'wouter';
import { FocusKeeper } from './focus-keeper.tsx';
import { useText } from './i18n.tsx';
import { useTheme } from './theme.ts';

interface Props {
  /** From now on notices can be shown. */
  readonly onReady: (show: (one: (show: typeof toast) => void) => void) => void;
}

/** Below the bar and the tabs of a table, where it covers neither a button nor what has happened of late. */
const OVER_BOARD = { position: 'top-center', offset: { top: 100 }, mobileOffset: { top: 64 } } as const;

/** Where there is a table: of a game, of a lesson, of a position that was sent. */
const TABLE = /^\/(?:game|table|open|learn\/[^/]+)(?:\/|$)/u;

export function Toasts({ onReady }: Props) {
  const t = useText();
  const { theme } = useTheme();
  const atTable = TABLE.test(useLocation()[0]);
  const ready = useRef(onReady);
  useEffect(() => ready.current((one) => one(toast)), []);
  return (
    <FocusKeeper>
      <Toaster
        theme={theme}
        {...(atTable ? OVER_BOARD : { position: 'bottom-center' })}
        containerAriaLabel={t('notices.label')}
        toastOptions={{ classNames: { toast: 'notice' } }}
      />
    </FocusKeeper>
  );
}
