import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Site } from '../../app/site.tsx';
import { rememberMyName } from '../../game/me.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call } from '../api.ts';
import { sentenceOf } from '../failure.ts';
import { onlineText as t } from '../texts.ts';
import { keepCode } from '../way-back.ts';
import '../../ui/text-field.css';
import '../invitation/invitation.css';

/** Back to one's seats on another device: by the return link, whose code stands behind the #, or by typing it. */
export function ReturnPage() {
  const [, go] = useLocation();
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [fault, setFault] = useState<string | null>(null);
  const comeBack = async (typed: string) => {
    try {
      const { name } = await call('comeBack', { body: { code: typed.trim() } });
      rememberMyName(name);
      keepCode(typed.trim());
      go('/');
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  // The code is a key: it does not stay in the address.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <Site title={t('return.title')}>
      <Card className="invitation-note">
        <h1>{t('return.title')}</h1>
        <p>{t('return.text')}</p>
        <form
          className="take-seat"
          onSubmit={(event) => {
            event.preventDefault();
            void comeBack(code);
          }}
        >
          <label>
            <span>{t('return.code')}</span>
            <input
              className="text-field"
              value={code}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="return-fault"
              aria-invalid={fault !== null}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <p id="return-fault" role="alert" className="new-problem">
            {fault}
          </p>
          <Button kind="primary" type="submit" disabled={code.trim() === ''}>
            {t('return.go')}
          </Button>
        </form>
      </Card>
    </Site>
  );
}
