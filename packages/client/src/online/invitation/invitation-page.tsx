import type { InvitationAnswer } from '@roundhouse/protocol/answers';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Site } from '../../app/site.tsx';
import { TitleMap } from '../../pages/home/title-map.tsx';
import { titleCards } from '../../titles/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call, NoAnswer } from '../api.ts';
import { attempt } from '../failure.ts';
import { tableAddress } from '../links.ts';
import { clockText } from '../room/clock-setting.ts';
import { onlineText as t } from '../texts.ts';
import { InvitedSeats } from './invited-seats.tsx';
import { InvitedSettings } from './invited-settings.tsx';
import { TakeSeat } from './take-seat.tsx';
import './invitation.css';

type Invitation = InvitationAnswer | 'loading' | 'none' | 'offline';

/** What an invitation leads to: the game and who sits there, before anything is asked. */
export function InvitationPage({ token }: { readonly token: string }) {
  const [invitation, setInvitation] = useState<Invitation>('loading');
  const [, go] = useLocation();
  useEffect(() => {
    let left = false;
    call('invitation', { at: { token } }).then(
      (answer) => !left && setInvitation(answer),
      (error: unknown) => !left && setInvitation(error instanceof NoAnswer ? 'offline' : 'none'),
    );
    return () => {
      left = true;
    };
  }, [token]);
  const isMine = typeof invitation === 'object' && invitation.mine.length > 0;
  const game = typeof invitation === 'object' ? invitation.game : null;
  useEffect(() => {
    if (isMine && game !== null) go(tableAddress(game), { replace: true });
  }, [isMine, game, go]);
  if (invitation === 'loading' || isMine) return <Site title={t('invitation.title')}>{null}</Site>;
  if (invitation === 'none' || invitation === 'offline')
    return (
      <Site title={t('invitation.title')}>
        <h1 className="unseen">{t('invitation.title')}</h1>
        <Note title={t(`invitation.${invitation}.title`)} text={t(`invitation.${invitation}.text`)}>
          <Link href="/return">{t('invitation.sat')}</Link>
        </Note>
      </Site>
    );
  return (
    <Site title={invitation.name}>
      <Opened token={token} invitation={invitation} />
    </Site>
  );
}

function Opened({ token, invitation }: { readonly token: string; readonly invitation: InvitationAnswer }) {
  const card = titleCards.find(({ id }) => id === invitation.title)!;
  const [, go] = useLocation();
  const watch = () =>
    void attempt(async () => {
      const { game } = await call('accept', { at: { token }, body: { watch: true } });
      go(tableAddress(game));
    });
  const isFree = invitation.status === 'waiting' && invitation.free.length > 0;
  // A seat of a game that goes on may be free as well: its player has lost the way back, or never came.
  const canSit = isFree || (invitation.seat !== null && invitation.free.includes(invitation.seat));
  return (
    <article className="invitation">
      <div className="invitation-map" aria-hidden>
        <TitleMap title={card.id} />
      </div>
      <header>
        <p className="invitation-by">{t('invitation.by', { name: invitation.owner })}</p>
        <h1>
          <bdi>{invitation.name}</bdi>
        </h1>
        <p className="invitation-facts">
          {t('room.facts', { title: card.name, seats: invitation.seats.length })}
          {invitation.clock && ` · ${clockText(invitation.clock)}`}
        </p>
      </header>
      <InvitedSeats invitation={invitation} />
      <InvitedSettings invitation={invitation} />
      {canSit ? (
        <TakeSeat token={token} invitation={invitation} />
      ) : (
        <Note
          title={t(invitation.seat === null ? 'invitation.full.title' : 'invitation.taken.title')}
          text={t(invitation.status === 'waiting' ? 'invitation.full.text' : 'invitation.begun.text')}
        >
          {invitation.watch && (
            <Button kind="primary" onClick={watch}>
              <Icon name="eye" /> {t('invitation.watch')}
            </Button>
          )}
        </Note>
      )}
      <footer className="invitation-foot">
        {canSit && invitation.watch && (
          <button type="button" onClick={watch}>
            <Icon name="eye" /> {t('invitation.onlyWatch')}
          </button>
        )}
        <Link href="/return">
          <Icon name="key" /> {t('invitation.sat')}
        </Link>
        <Link href={`/rules/${card.id}`}>
          <Icon name="book" /> {t('invitation.rules', { title: card.name })}
        </Link>
      </footer>
    </article>
  );
}

function Note({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Card className="invitation-note" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}
