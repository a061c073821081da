import { useLocation } from 'wouter';
import { Wheel } from '../../pages/home/play-now.tsx';
import { useQuickGame } from '../../pages/home/use-quick-game.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { onlineText as t } from '../texts.ts';
import '../../pages/home/play-now.css';

/** The two ways in: a table with friends, or a game at once against bots. */
export function FriendsPanel() {
  const [, go] = useLocation();
  const { isStarting, start } = useQuickGame();
  return (
    <section className="play-now friends" aria-labelledby="friends">
      <Wheel />
      <h2 id="friends">{t('friends.title')}</h2>
      <p>{t('friends.text')}</p>
      <Button kind="primary" className="play-now-start" onClick={() => go('/new?where=apart')}>
        <Icon name="people" /> {t('friends.play')}
      </Button>
      <button type="button" className="friends-bots" disabled={isStarting} onClick={start}>
        {t('friends.bots')}
      </button>
      {!isSecureContext && <p className="friends-insecure">{t('friends.insecure')}</p>}
    </section>
  );
}
