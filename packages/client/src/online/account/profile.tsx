import { SHORTEST_PASSWORD } from '@roundhouse/protocol/limits';
import type { Me } from '@roundhouse/protocol/people';
import { useState } from 'react';
import { rememberMyName } from '../../game/me.ts';
import { useAgo } from '../../pages/home/ago.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notice } from '../../app/notices.tsx';
import { call } from '../api.ts';
import { Fault, Field, Form, PasswordField } from './field.tsx';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

interface Props {
  readonly me: Me;
  readonly onMe: (me: Me) => void;
}

type Part = 'name' | 'email' | 'password';

export function Profile({ me, onMe }: Props) {
  const ago = useAgo();
  const [changed, setChanged] = useState<Part | null>(null);
  const about: Record<Part, string> = {
    name: me.name,
    email: me.email ?? t('profile.noEmail'),
    password: me.password === null ? t('profile.noPassword') : t('profile.changed', { when: ago(me.password) }),
  };
  const parts: readonly Part[] = ['name', 'password', 'email'];
  return (
    <Section title={t('profile.title')}>
      {parts.map((part) => (
        <Row key={part} name={t(`profile.${part}`)} about={<bdi>{about[part]}</bdi>}>
          <Button
            size="small"
            aria-label={t('profile.changeWhat', { what: t(`profile.${part}`) })}
            onClick={() => setChanged(part)}
          >
            {t('profile.change')}
          </Button>
        </Row>
      ))}
      {changed && <ChangeDialog part={changed} me={me} onMe={onMe} onClose={() => setChanged(null)} />}
    </Section>
  );
}

/** One thing is changed at a time; what could lock somebody out asks for the password. */
function ChangeDialog({ part, me, onMe, onClose }: Props & { readonly part: Part; readonly onClose: () => void }) {
  const { fault, isSending, send } = useForm();
  const [value, setValue] = useState(part === 'name' ? me.name : part === 'email' ? (me.email ?? '') : '');
  const [password, setPassword] = useState('');
  const confirmed = me.password === null ? {} : { password };
  const save = () =>
    send(async () => {
      if (part === 'password') {
        const old = me.password === null ? {} : { old: password };
        await call('changePassword', { body: { ...old, password: value } });
        onMe({ ...me, password: Date.now() });
      } else if (part === 'email')
        onMe(await call('changeMe', { body: { email: value.trim() === '' ? null : value.trim(), ...confirmed } }));
      else {
        const now = await call('changeMe', { body: { name: value.trim() } });
        rememberMyName(now.name);
        onMe(now);
      }
      notice((toast) => toast.success(t('profile.saved')));
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('profile.changeWhat', { what: t(`profile.${part}`) })}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button kind="primary" type="submit" form="change-me" disabled={isSending}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <Form id="change-me" className="dialog-form account-form" onSend={save}>
        {part !== 'name' && me.password !== null && (
          <PasswordField
            label={t('profile.old')}
            value={password}
            autoComplete="current-password"
            required
            onChange={setPassword}
          />
        )}
        {part === 'password' ? (
          <PasswordField
            label={t('profile.new')}
            hint={`${t('signUp.passwordHint', { n: SHORTEST_PASSWORD })} ${t('profile.newHint')}`}
            value={value}
            autoComplete="new-password"
            required
            onChange={setValue}
          />
        ) : (
          <Field
            label={t(`profile.${part}`)}
            hint={t(part === 'name' ? 'profile.nameHint' : 'signUp.emailHint')}
            type={part === 'email' ? 'email' : 'text'}
            value={value}
            autoComplete={part === 'email' ? 'email' : 'username'}
            required={part === 'name'}
            onChange={setValue}
          />
        )}
        <Fault>{fault}</Fault>
      </Form>
    </Dialog>
  );
}
