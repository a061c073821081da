import { SHORTEST_PASSWORD } from '@roundhouse/protocol/limits';
import { useState } from 'react';
import { Link } from 'wouter';
import { Site } from '../../app/site.tsx';
import { isUsualName, myName } from '../../game/me.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call, problemIn } from '../api.ts';
import { startOver } from './entered.ts';
import { Fault, Field, Form, PasswordField } from './field.tsx';
import { GuestSeats, useGuest } from './guest-seats.tsx';
import { canUsePasskeys, makePasskey, type PasskeyAnswer } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

export function SignUpPage() {
  const guest = useGuest();
  const [name, setName] = useState(() => (isUsualName(myName()) ? '' : myName()));
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [free, setFree] = useState<readonly string[]>([]);
  const { fault, isSending, send, setFault } = useForm();
  const tables = guest?.tables ?? [];
  const make = (way: () => Promise<{ password: string } | { passkey: PasskeyAnswer }>) =>
    send(async () => {
      setFree([]);
      try {
        const mail = email.trim() === '' ? {} : { email: email.trim() };
        const entered = await call('signUp', { body: { name: name.trim(), ...mail, ...(await way()) } });
        startOver(entered.name, true);
      } catch (error) {
        setFree(problemIn(error)?.suggestions ?? []);
        throw error;
      }
    });
  const signUp = () => make(async () => ({ password }));
  const byPasskey = () => make(async () => ({ passkey: await makePasskey(name.trim()) }));
  const choose = (suggestion: string) => {
    setName(suggestion);
    setFree([]);
    setFault(null);
  };
  return (
    <Site title={t('signUp.title')}>
      <div className="account-narrow">
        <Card className="account-card">
          <h1>{guest ? t('signUp.titleFor', { name: guest.name }) : t('signUp.title')}</h1>
          <p className="account-lead">{t(tables.length > 0 ? 'signUp.textGuest' : 'signUp.text')}</p>
          {tables.length > 0 && <GuestSeats tables={tables} label={t('signUp.seats')} />}
          <Form className="account-form" onSend={signUp}>
            <Field
              label={t('signUp.name')}
              hint={t('signUp.nameHint')}
              value={name}
              maxLength={40}
              autoComplete="username"
              spellCheck={false}
              required
              onChange={setName}
            />
            <PasskeyButton
              label={t('passkey.use')}
              disabled={isSending || name.trim() === ''}
              onPress={() => void byPasskey()}
            />
            <PasswordField
              label={t('signUp.password')}
              hint={t('signUp.passwordHint', { n: SHORTEST_PASSWORD })}
              value={password}
              autoComplete="new-password"
              required
              onChange={setPassword}
            />
            <Field
              label={t('signUp.email')}
              hint={t('signUp.emailHint')}
              type="email"
              value={email}
              maxLength={254}
              autoComplete="email"
              onChange={setEmail}
            />
            <Fault>{fault}</Fault>
            {free.length > 0 && (
              <ul className="account-free" aria-label={t('signUp.free')}>
                {free.map((suggestion) => (
                  <li key={suggestion}>
                    <Button size="small" onClick={() => choose(suggestion)}>
                      {suggestion}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <Button kind={canUsePasskeys() ? 'plain' : 'primary'} type="submit" disabled={isSending}>
              {t('signUp.go')}
            </Button>
          </Form>
          <p className="account-foot">
            {t('signUp.known')} <Link href="/sign-in">{t('signUp.signIn')}</Link>
          </p>
        </Card>
      </div>
    </Site>
  );
}
