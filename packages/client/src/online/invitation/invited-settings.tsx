import type { InvitationAnswer } from '@roundhouse/protocol/answers';
import { useState } from 'react';
import { useTitle } from '../../titles/use-title.ts';
import { clockText } from '../room/clock-setting.ts';
import { settingsOf } from '../room/room-settings.tsx';
import { onlineText as t } from '../texts.ts';

/** What is agreed for this table, folded away: most is as usual. */
export function InvitedSettings({ invitation }: { readonly invitation: InvitationAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const title = useTitle(isOpen ? invitation.title : null);
  const different = title ? settingsOf(title, invitation) : [];
  return (
    <details className="invitation-settings" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('invitation.settings')}</summary>
      <ul>
        <li>{t(`settings.order.${invitation.order}`)}</li>
        <li>{t(`settings.undo.${invitation.undo}`)}</li>
        <li>{clockText(invitation.clock)}</li>
        {different.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {title && different.length === 0 && <li>{t('invitation.byTheBook')}</li>}
      </ul>
    </details>
  );
}
