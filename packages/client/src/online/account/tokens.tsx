import type { TokenAnswer } from '@roundhouse/protocol/people';
import { useEffect, useState } from 'react';
import { useAgo } from '../../pages/home/ago.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { CopyField } from '../copy-field.tsx';
import { attempt } from '../failure.ts';
import { Fault, Field, Form } from './field.tsx';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';
import { useForm } from './use-form.ts';

type Scope = TokenAnswer['scopes'][number];
const SCOPES: readonly Scope[] = ['read', 'play'];

/** Programs of my own, each with a token that I can take away. */
export function Tokens() {
  const ago = useAgo();
  const [tokens, setTokens] = useState<readonly TokenAnswer[]>([]);
  const [isMaking, setMaking] = useState(false);
  const refresh = () => attempt(() => call('tokens', {})).then((answer) => setTokens(answer?.tokens ?? []));
  useEffect(() => void refresh(), []);
  const drop = async (id: string) => {
    if (await attempt(() => call('dropToken', { at: { id } }))) setTokens((all) => all.filter((one) => one.id !== id));
  };
  return (
    <Section title={t('tokens.title')} text={t('tokens.text')}>
      {tokens.map(({ id, name, scopes, used }) => (
        <Row
          key={id}
          name={
            <>
              <Icon name="bot" /> <bdi>{name}</bdi>
            </>
          }
          about={[t(factsOf(scopes)), used === null ? t('tokens.unused') : t('tokens.used', { when: ago(used) })].join(
            ' · ',
          )}
        >
          <Button size="small" aria-label={t('tokens.dropWhat', { name })} onClick={() => void drop(id)}>
            {t('tokens.drop')}
          </Button>
        </Row>
      ))}
      {isMaking ? (
        <NewToken onMade={() => void refresh()} />
      ) : (
        <div className="account-row account-row-end">
          <Button size="small" onClick={() => setMaking(true)}>
            <Icon name="plus" /> {t('tokens.new')}
          </Button>
        </div>
      )}
    </Section>
  );
}

const factsOf = (scopes: readonly Scope[]) =>
  scopes.length === 2 ? 'tokens.facts.both' : scopes.includes('play') ? 'tokens.facts.play' : 'tokens.facts.read';

function NewToken({ onMade }: { readonly onMade: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES);
  const [made, setMade] = useState<string | null>(null);
  const { fault, isSending, send } = useForm();
  const make = () =>
    send(async () => {
      const { token } = await call('makeToken', { body: { name: name.trim(), scopes: [...scopes] } });
      setMade(token);
      onMade();
    });
  const toggle = (scope: Scope, isOn: boolean) =>
    setScopes(SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  if (made !== null)
    return (
      <div className="account-made">
        <CopyField value={made} label={t('tokens.token')} primary />
        <p className="account-hint">{t('tokens.once')}</p>
      </div>
    );
  return (
    <Form className="account-form account-made" onSend={make}>
      <Field label={t('tokens.name')} value={name} maxLength={40} autoComplete="off" required onChange={setName} />
      <fieldset>
        <legend>{t('tokens.scopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="account-tick">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
            <span>{t(`tokens.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
      <Fault>{fault}</Fault>
      <Button type="submit" disabled={isSending || scopes.length === 0}>
        {t('tokens.make')}
      </Button>
    </Form>
  );
}
