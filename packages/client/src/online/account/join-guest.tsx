import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api.ts';
import { Fault, Field, Form } from './field.tsx';
import { Section } from './section.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

/** Somebody who came twice has all seats in one place. */
export function JoinGuest() {
  const [code, setCode] = useState('');
  const [tables, setTables] = useState<number | null>(null);
  const { fault, isSending, send } = useForm();
  const join = () =>
    send(async () => {
      setTables(null);
      const { games } = await call('joinGuest', { body: { code: code.trim() } });
      setTables(games.length);
      setCode('');
    });
  return (
    <Section title={t('join.title')} text={t('join.text')}>
      <Form className="account-line" onSend={join}>
        <Field
          label={t('join.code')}
          value={code}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={setCode}
        />
        <Button type="submit" disabled={isSending || code.trim().length < 16}>
          {t('join.go')}
        </Button>
      </Form>
      <Fault>{fault}</Fault>
      <p role="status" className="account-good">
        {tables !== null && t('join.done', { count: tables })}
      </p>
    </Section>
  );
}
