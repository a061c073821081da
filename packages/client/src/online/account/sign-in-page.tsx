import { useState } from 'react';
import { Link } from 'wouter';
import { Site } from '../../app/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call } from '../api.ts';
import { WayBack } from '../way-back-card.tsx';
import { startOver } from './entered.ts';
import { Fault, Field, Form, PasswordField } from './field.tsx';
import { GuestSeats, useGuest } from './guest-seats.tsx';
import { canUsePasskeys, showPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useHasMail } from './has-mail.ts';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

export function SignInPage() {
  const guest = useGuest();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [brings, setBrings] = useState(true);
  const { fault, isSending, send } = useForm();
  const hasMail = useHasMail();
  const tables = guest?.tables ?? [];
  const bring = brings && tables.length > 0;
  const signIn = () =>
    send(async () => {
      const entered = await call('signIn', { body: { name: name.trim(), password, bring } });
      startOver(entered.name, bring);
    });
  const byPasskey = () =>
    send(async () => {
      const response = await showPasskey();
      const entered = await call('enterByPasskey', { body: { response, bring } });
      startOver(entered.name, bring);
    });
  return (
    <Site title={t('signIn.go')}>
      <div className="account-narrow">
        <Card className="account-card">
          <h1>{t('signIn.title')}</h1>
          <p className="account-lead">{t('signIn.text')}</p>
          <PasskeyButton label={t('passkey.enter')} disabled={isSending} onPress={() => void byPasskey()} />
          <Form className="account-form" onSend={signIn}>
            <Field
              label={t('signUp.name')}
              value={name}
              maxLength={40}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              required
              onChange={setName}
            />
            <PasswordField
              label={t('signUp.password')}
              value={password}
              autoComplete="current-password"
              required
              onChange={setPassword}
            />
            {tables.length > 0 && (
              <>
                <label className="account-tick">
                  <input type="checkbox" checked={brings} onChange={(event) => setBrings(event.target.checked)} />
                  <span>{t('signIn.bring')}</span>
                </label>
                <GuestSeats tables={tables} label={t('signUp.seats')} />
              </>
            )}
            <Fault>{fault}</Fault>
            <Button kind={canUsePasskeys() ? 'plain' : 'primary'} type="submit" disabled={isSending}>
              {t('signIn.go')}
            </Button>
          </Form>
          <p className="account-foot">
            {t('signIn.new')} <Link href="/sign-up">{t('signIn.make')}</Link>, {t('signIn.guest')}
          </p>
          {hasMail ? (
            <Link href="/reset" className="account-hint">
              {t('signIn.reset')}
            </Link>
          ) : (
            <p className="account-hint">{t('signIn.lost')}</p>
          )}
        </Card>
        {tables.length > 0 && !brings && (
          <>
            <p className="account-hint">{t('signIn.left')}</p>
            <WayBack />
          </>
        )}
      </div>
    </Site>
  );
}
