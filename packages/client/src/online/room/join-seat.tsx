import { nameRefusal } from '@roundhouse/kernel/names';
import { useState } from 'react';
import { isUsualName, myName, rememberMyName } from '../../game/me.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { call } from '../api.ts';
import { sentenceOf } from '../failure.ts';
import { hasName } from '../tables.ts';
import { onlineText as t } from '../texts.ts';
import { keepCode } from '../way-back.ts';
import type { OpenRoom } from './use-room.ts';
import '../../ui/text-field.css';

interface Props {
  readonly room: OpenRoom;
  readonly seat: number;
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** Takes a seat that is open to me. Who has a name here needs one press, everybody else types one. */
export function JoinSeat({ room: { game }, seat, change }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState(() => (isUsualName(myName()) ? '' : myName()));
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const join = async (as: string | null) => {
    const wrong = as === null ? null : nameRefusal(as);
    setFault(wrong);
    if (wrong !== null) return;
    setSending(true);
    try {
      const seated = await call('join', { at: { game }, body: { seat, ...(as === null ? {} : { name: as }) } });
      if (as !== null) rememberMyName(as);
      keepCode(seated.code);
      // The table itself follows through the socket; a new person needs one of its own.
      if (seated.code) location.reload();
      else change({ you: seated.you });
    } catch (error) {
      setFault(sentenceOf(error));
      setSending(false);
      setAsking(true);
    }
  };
  return (
    <>
      <Button
        kind="primary"
        size="small"
        disabled={isSending}
        onClick={() => (hasName() ? void join(null) : setAsking(true))}
      >
        {t('join.take')}
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsking(false)}
          title={t('join.title')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('join.cancel')}</Button>
              <Button kind="primary" type="submit" form="join-seat" disabled={isSending}>
                {t('join.take')}
              </Button>
            </>
          }
        >
          <form
            id="join-seat"
            className="dialog-form"
            onSubmit={(event) => {
              event.preventDefault();
              void join(name.trim());
            }}
          >
            <label htmlFor="join-name" className="dialog-label">
              {t('invitation.name')}
            </label>
            <input
              id="join-name"
              className="text-field"
              aria-describedby="join-fault"
              autoComplete="name"
              maxLength={30}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <p id="join-fault" role="alert" className="new-problem">
              {fault}
            </p>
          </form>
        </Dialog>
      )}
    </>
  );
}
