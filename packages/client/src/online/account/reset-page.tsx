import { SHORTEST_PASSWORD } from '@roundhouse/protocol/limits';
import { useEffect, useState } from 'react';
import { Site } from '../../app/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call } from '../api.ts';
import { startOver } from './entered.ts';
import { Fault, Field, Form, PasswordField } from './field.tsx';
import { useHasMail } from './has-mail.ts';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

/** A new password with a link from the people who run the server; its secret stands behind the #. */
export function ResetPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const { fault, isSending, send } = useForm();
  // The link is a key: it does not stay in the address.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const reset = () =>
    send(async () => {
      const { name } = await call('resetPassword', { body: { token, password } });
      startOver(name, false);
    });
  return (
    <Site title={t('reset.title')}>
      <Card className="account-card account-narrow">
        <h1>{t('reset.title')}</h1>
        {token === '' ? (
          <AskForLink />
        ) : (
          <Form className="account-form" onSend={reset}>
            <p className="account-lead">{t('reset.text')}</p>
            <PasswordField
              label={t('profile.new')}
              hint={t('signUp.passwordHint', { n: SHORTEST_PASSWORD })}
              value={password}
              autoComplete="new-password"
              required
              onChange={setPassword}
            />
            <Fault>{fault}</Fault>
            <Button kind="primary" type="submit" disabled={isSending}>
              {t('reset.go')}
            </Button>
          </Form>
        )}
      </Card>
    </Site>
  );
}

/** Who has no link asks for one by mail, where this server sends any. */
function AskForLink() {
  const hasMail = useHasMail();
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  const { fault, isSending, send } = useForm();
  const ask = () =>
    send(async () => {
      await call('askReset', { body: { name: name.trim() } });
      setSent(true);
    });
  if (!hasMail) return <p className="account-lead">{t('reset.none')}</p>;
  return (
    <Form className="account-form" onSend={ask}>
      <p className="account-lead">{t('reset.ask')}</p>
      <Field label={t('signUp.name')} value={name} autoComplete="username" required onChange={setName} />
      <Fault>{fault}</Fault>
      <p role="status" className="account-good">
        {isSent && t('reset.sent')}
      </p>
      <Button kind="primary" type="submit" disabled={isSending || isSent}>
        {t('reset.send')}
      </Button>
    </Form>
  );
}
