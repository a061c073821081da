import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { CopyField } from './copy-field.tsx';
import { attempt } from './failure.ts';
import { hasAccount } from './tables.ts';
import { onlineText as t } from './texts.ts';
import { returnCode, returnLink } from './way-back.ts';
import './way-back-card.css';

/** How to come back to one's seats on another device, or when this one has forgotten them. */
export function WayBack({ isOpen = true }: { readonly isOpen?: boolean }) {
  const [isShown, setShown] = useState(isOpen);
  const [code, setCode] = useState<string | null>(null);
  const isNeeded = !hasAccount();
  useEffect(() => {
    if (isNeeded && isShown && code === null) void attempt(returnCode).then(setCode);
  }, [isNeeded, isShown, code]);
  if (!isNeeded) return null;
  return (
    <Card className="way-back">
      <h2>{t('wayBack.title')}</h2>
      <p className="way-back-hint">{t('wayBack.text')}</p>
      {isShown ? (
        code && (
          <>
            <CopyField value={code} label={t('wayBack.code')} />
            <CopyField value={returnLink(code)} label={t('wayBack.link')} />
            <p className="way-back-hint">{t('wayBack.secret')}</p>
          </>
        )
      ) : (
        <Button size="small" onClick={() => setShown(true)}>
          <Icon name="key" /> {t('wayBack.show')}
        </Button>
      )}
      <Link href="/sign-up" className="way-back-hint">
        {t('wayBack.account')}
      </Link>
    </Card>
  );
}
