import type { Me } from '@roundhouse/protocol/people';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Site } from '../../app/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call, problemIn } from '../api.ts';
import { attempt } from '../failure.ts';
import { WayBack } from '../way-back-card.tsx';
import { Devices } from './devices.tsx';
import { startOver } from './entered.ts';
import { JoinGuest } from './join-guest.tsx';
import { Passkeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { accountText as t, type AccountTextId } from './texts.ts';
import { ShunnedPeople } from './shunned.tsx';
import { Tokens } from './tokens.tsx';
import './account.css';

type Known = Me | 'nobody' | 'offline' | null;

/** Who I am on this server: name, password, devices, programs. A guest finds the way to an account here. */
export function AccountPage() {
  const [me, setMe] = useState<Known>(null);
  useEffect(() => {
    call('me', {}).then(setMe, (error: unknown) => setMe(problemIn(error)?.code === 'session' ? 'nobody' : 'offline'));
  }, []);
  return (
    <Site title={t('account.title')}>
      {me === 'offline' && <p className="account-hint">{t('account.offline')}</p>}
      {me === 'nobody' && <Invitation title="account.none.title" text={t('account.none.text')} />}
      {me !== null && typeof me === 'object' && (me.account ? <Mine me={me} onMe={setMe} /> : <OfGuest me={me} />)}
    </Site>
  );
}

function Mine({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const signOut = () => void attempt(() => call('endSession', {})).then((done) => done && startOver(null, false));
  return (
    <div className="account-wide">
      <header className="account-head">
        <h1>{t('account.title')}</h1>
        {me.role !== null && <Link href="/operator">{t(`account.desk.${me.role}`)}</Link>}
        <Button onClick={signOut}>{t('account.signOut')}</Button>
      </header>
      <div className="account-columns">
        <div>
          <Profile me={me} onMe={onMe} />
          <Passkeys />
          <Devices />
        </div>
        <div>
          <JoinGuest />
          <Tokens />
          <ShunnedPeople />
          <RemoveAccount hasPassword={me.password !== null} />
        </div>
      </div>
    </div>
  );
}

function OfGuest({ me }: { readonly me: Me }) {
  return (
    <div className="account-narrow">
      <Invitation title="account.guest.title" text={t('account.guest.text', { name: me.name })} />
      <WayBack isOpen={false} />
      <JoinGuest />
      <Devices />
      <ShunnedPeople />
    </div>
  );
}

function Invitation({ title, text }: { readonly title: AccountTextId; readonly text: string }) {
  const [, go] = useLocation();
  return (
    <Card className="account-card account-narrow">
      <h1>{t(title)}</h1>
      <p className="account-lead">{text}</p>
      <div className="account-actions">
        <Button onClick={() => go('/sign-in')}>{t('signIn.go')}</Button>
        <Button kind="primary" onClick={() => go('/sign-up')}>
          {t('signUp.title')}
        </Button>
      </div>
    </Card>
  );
}
