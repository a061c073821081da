import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { call } from '../api.ts';
import { startOver } from './entered.ts';
import { Fault, Form, PasswordField } from './field.tsx';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

export function RemoveAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { fault, isSending, send } = useForm();
  const remove = () =>
    send(async () => {
      await call('removeMe', { body: hasPassword ? { password } : {} });
      startOver(null, false);
    });
  return (
    <Section title={t('remove.section')}>
      <Row name={t('remove.title')} about={t('remove.text')}>
        <Button kind="danger" size="small" onClick={() => setOpen(true)}>
          {t('remove.open')}
        </Button>
      </Row>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('remove.ask')}
        description={t('remove.askText')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('profile.cancel')}</Button>
            <Button kind="danger" type="submit" form="remove-me" disabled={isSending}>
              {t('remove.go')}
            </Button>
          </>
        }
      >
        <Form id="remove-me" className="dialog-form account-form" onSend={remove}>
          {hasPassword && (
            <PasswordField
              label={t('remove.password')}
              value={password}
              autoComplete="current-password"
              required
              onChange={setPassword}
            />
          )}
          <Fault>{fault}</Fault>
        </Form>
      </Dialog>
    </Section>
  );
}
