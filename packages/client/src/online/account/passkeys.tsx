import type { AnswerOf } from '@roundhouse/protocol/calls';
import { useEffect, useState } from 'react';
import { useAgo } from '../../pages/home/ago.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { nameOfDevice } from './device-name.ts';
import { Fault } from './field.tsx';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

type Passkey = AnswerOf<'passkeys'>['passkeys'][number];

export function Passkeys() {
  const ago = useAgo();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const { fault, isSending, send } = useForm();
  const refresh = () => attempt(() => call('passkeys', {})).then((answer) => setPasskeys(answer?.passkeys ?? []));
  useEffect(() => void refresh(), []);
  const add = () =>
    send(async () => {
      await call('addPasskey', { body: { response: await makePasskey() } });
      await refresh();
    });
  const drop = (id: string) =>
    send(async () => {
      await call('dropPasskey', { at: { id } });
      setPasskeys((all) => all.filter((one) => one.id !== id));
    });
  const named = (passkey: Passkey): string => t('passkeys.name', { device: nameOfDevice(passkey) });
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          name={
            <>
              <Icon name="key" /> {named(passkey)}
            </>
          }
          about={t('passkeys.used', { when: ago(passkey.used) })}
        >
          <Button
            size="small"
            aria-label={t('passkeys.dropWhat', { name: named(passkey) })}
            onClick={() => void drop(passkey.id)}
          >
            {t('passkeys.drop')}
          </Button>
        </Row>
      ))}
      <Fault>{fault}</Fault>
      {canUsePasskeys() && (
        <div className="account-row account-row-end">
          <Button size="small" disabled={isSending} onClick={() => void add()}>
            <Icon name="plus" /> {t('passkeys.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
