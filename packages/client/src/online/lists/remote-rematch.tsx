import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { keepLinks, tableAddress } from '../links.ts';
import { pageStream } from '../page-stream.ts';
import { onlineText as t } from '../texts.ts';
import './next-button.css';

/** The same people once more, at a new table: who asks first opens it, the others sit down at it. */
export function RemoteRematch({ game }: { readonly game: string }) {
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    let left = false;
    const look = () =>
      call('game', { at: { game } }).then(
        ({ table }) => !left && setOpen(table.rematch !== null),
        () => {},
      );
    void look();
    const stop = pageStream().follow({ lists: ['mine'], hear: () => void look(), line: () => {} });
    return () => {
      left = true;
      stop();
    };
  }, [game]);
  const rematch = (order: 'given' | 'drawn') => {
    setSending(true);
    void attempt(async () => {
      const seated = await call('rematch', { at: { game }, body: { order } });
      keepLinks(seated.game, seated.invitations);
      go(tableAddress(seated.game));
    }).then(() => setSending(false));
  };
  return (
    <div className="remote-rematch">
      <Button kind="primary" disabled={isSending} onClick={() => rematch('drawn')}>
        <Icon name="rotate" /> {t(isOpen ? 'rematch.join' : 'rematch.drawn')}
      </Button>
      {!isOpen && (
        <Button disabled={isSending} onClick={() => rematch('given')}>
          {t('rematch.given')}
        </Button>
      )}
    </div>
  );
}
