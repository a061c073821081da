import type { InvitationAnswer } from '@roundhouse/protocol/answers';
import { nameRefusal } from '@roundhouse/kernel/names';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isUsualName, myName, rememberMyName } from '../../game/me.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { call } from '../api.ts';
import { sentenceOf } from '../failure.ts';
import { tableAddress } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import { keepCode } from '../way-back.ts';
import '../../ui/text-field.css';

const ANY = 'any';

/** One field and one button: a name is all that it takes. */
export function TakeSeat({ token, invitation }: { readonly token: string; readonly invitation: InvitationAnswer }) {
  const [, go] = useLocation();
  const [name, setName] = useState(knownName);
  const [seat, setSeat] = useState(ANY);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const take = async () => {
    const wrong = nameRefusal(name.trim());
    setFault(wrong);
    if (wrong !== null) return;
    setSending(true);
    try {
      const body = { name: name.trim(), ...(seat === ANY ? {} : { seat: Number(seat) }) };
      const { game, code } = await call('accept', { at: { token }, body });
      rememberMyName(name.trim());
      keepCode(code);
      go(tableAddress(game));
    } catch (error) {
      setFault(sentenceOf(error));
      setSending(false);
    }
  };
  const canChoose = invitation.seat === null && invitation.free.length > 1;
  return (
    <form
      className="take-seat"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label>
        <span>{t('invitation.name')}</span>
        <input
          className="text-field"
          value={name}
          maxLength={30}
          autoComplete="name"
          aria-describedby="take-seat-fault"
          aria-invalid={fault !== null}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {canChoose && (
        <Select
          label={t('invitation.which')}
          value={seat}
          values={[
            { value: ANY, label: t('invitation.any') },
            ...invitation.free.map((free) => ({
              value: String(free),
              label: t('invitation.seat', { seat: invitation.seats.findIndex((one) => one.seat === free) + 1 }),
            })),
          ]}
          onChange={setSeat}
        />
      )}
      <p id="take-seat-fault" role="alert" className="new-problem">
        {fault}
      </p>
      <Button kind="primary" type="submit" disabled={isSending}>
        {t('invitation.take')}
      </Button>
      <p className="invitation-facts">{t('invitation.noAccount')}</p>
    </form>
  );
}

/** A name that somebody has chosen; the page's own “You” says nothing to others. */
const knownName = (): string => (isUsualName(myName()) ? '' : myName());
