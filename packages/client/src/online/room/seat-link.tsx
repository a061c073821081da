import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import { CopyField } from '../copy-field.tsx';
import { attempt } from '../failure.ts';
import { invitationLink, keepLinks, linkFor } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import type { OpenRoom } from './use-room.ts';

/** A link for one seat alone, made when it is first asked for. */
export function SeatLink({ room: { game }, seat }: { readonly room: Pick<OpenRoom, 'game'>; readonly seat: number }) {
  const [link, setLink] = useState(() => linkFor(game, seat));
  useEffect(() => {
    if (link !== null) return;
    void attempt(async () => {
      const { token } = await call('invite', { at: { game }, body: { seat } });
      keepLinks(game, [{ seat, token }]);
      setLink(invitationLink(token));
    });
  }, [game, seat, link]);
  return <div className="seat-link">{link && <CopyField value={link} label={t('invite.seatLink')} />}</div>;
}
