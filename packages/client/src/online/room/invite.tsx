import { useReducer } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { CopyField } from '../copy-field.tsx';
import { attempt } from '../failure.ts';
import { forgetLink, keepLinks, linkFor } from '../links.ts';
import { QrCode } from '../qr-code.tsx';
import { onlineText as t } from '../texts.ts';
import type { OpenRoom } from './use-room.ts';
import './invite.css';

/** The link to the table, to be copied, shared or scanned. */
export function Invite({ room }: { readonly room: OpenRoom }) {
  const { game, table, kicked } = room;
  // Drawn again with the table, too: somebody who must go still knows the old link.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const link = linkFor(game, null);
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const renew = () =>
    void attempt(async () => {
      const { token } = await call('invite', { at: { game }, body: { seat: null } });
      keepLinks(game, [{ seat: null, token }]);
      redraw();
    });
  const withdraw = () =>
    void attempt(async () => {
      await call('withdraw', { at: { game }, body: { seat: null } });
      forgetLink(game, null);
      redraw();
    });
  return (
    <Card className="room-card invite">
      <div className="invite-text">
        <h2>{t('invite.title')}</h2>
        <p className="room-hint">{t('invite.hint')}</p>
        {link ? (
          <>
            <CopyField value={link} label={t('invite.link')} primary={!isFull} />
            <div className="invite-more">
              {'share' in navigator && (
                <Button size="small" onClick={() => void share(link, table.name)}>
                  <Icon name="export" /> {t('invite.share')}
                </Button>
              )}
              <Button size="small" kind="quiet" onClick={renew}>
                <Icon name="rotate" /> {t('invite.new')}
              </Button>
              <Button size="small" kind="quiet" onClick={withdraw}>
                <Icon name="close" /> {t('invite.withdraw')}
              </Button>
            </div>
            <p className="room-hint" role="status">
              {kicked === null ? t('invite.newHint') : t('invite.kicked', { name: kicked })}
            </p>
          </>
        ) : (
          <Button kind={isFull ? 'plain' : 'primary'} onClick={renew}>
            <Icon name="link" /> {t('invite.make')}
          </Button>
        )}
      </div>
      {link && (
        <figure className="invite-code">
          <QrCode value={link} label={t('invite.code')} />
          <figcaption className="room-hint">{t('invite.scan')}</figcaption>
        </figure>
      )}
    </Card>
  );
}

/** The device's own way to send something; nothing is wrong if somebody thinks better of it. */
const share = (url: string, title: string): Promise<void> => navigator.share({ url, title }).catch(() => {});
