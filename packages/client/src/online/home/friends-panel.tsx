import { useState } from 'react';
import { useLocation } from 'wouter';
import { notice } from '../../app/notices.tsx';
import { useText } from '../../app/i18n.tsx';
import { reasonOf } from '../../game/names.ts';
import { seatOf, usualSeats } from '../../pages/new-game/draft.ts';
import { Wheel } from '../../pages/home/play-now.tsx';
import { firstTitle } from '../../titles/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { onlineText as t } from '../texts.ts';
import '../../pages/home/play-now.css';

/** The two ways in: a table with friends, or a game at once against bots. */
export function FriendsPanel() {
  const page = useText();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const { createGame } = await import('../../game/games.ts');
      go(`/game/${await createGame({ title: firstTitle.id, seats: usualSeats().map(seatOf) })}`);
    } catch (error) {
      setStarting(false);
      notice((toast) => toast.error(page('playNow.failed'), { description: reasonOf(error) }));
    }
  };
  return (
    <section className="play-now friends" aria-labelledby="friends">
      <Wheel />
      <h2 id="friends">{t('friends.title')}</h2>
      <p>{t('friends.text')}</p>
      <Button kind="primary" className="play-now-start" onClick={() => go('/new?where=apart')}>
        <Icon name="people" /> {t('friends.play')}
      </Button>
      <button type="button" className="friends-bots" disabled={isStarting} onClick={() => void start()}>
        {t('friends.bots')}
      </button>
      {!isSecureContext && <p className="friends-insecure">{t('friends.insecure')}</p>}
    </section>
  );
}
