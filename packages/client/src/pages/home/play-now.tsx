import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { firstTitle } from '../../titles/cards.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usualSeats } from '../new-game/draft.ts';
import { useQuickGame } from './use-quick-game.ts';
import './play-now.css';

/** A game at once: the first title, you and two bots. */
export function PlayNow() {
  const t = usePageText();
  const { isStarting, start } = useQuickGame();
  const seats = usualSeats();
  return (
    <section className="play-now" aria-labelledby="play-now">
      <Wheel />
      <h2 id="play-now">
        <span className="wide-only">{t('playNow.title')}</span>
        <span className="phone-only">{t('playNow.short')}</span>
      </h2>
      <p className="wide-only">{t('playNow.text', { title: firstTitle.name })}</p>
      <p className="phone-only">{t('playNow.shortText')}</p>
      <ul className="play-now-seats wide-only">
        {seats.map((seat, i) => (
          <li key={seat.name}>
            <Avatar name={seat.name} seat={i} /> {seat.kind === 'here' ? t('playNow.you') : t('playNow.bot')}
          </li>
        ))}
      </ul>
      <Button kind="primary" className="play-now-start" disabled={isStarting} onClick={start}>
        <Icon name="play" />
        {t('playNow.start')}
      </Button>
      <Link href="/new" className="play-now-choose wide-only">
        {t('playNow.choose')}
      </Link>
    </section>
  );
}

/** The turntable again, large and faint, behind the invitation. */
export function Wheel() {
  return (
    <svg className="play-now-wheel" viewBox="-100 -100 200 200" fill="none" stroke="currentColor" aria-hidden>
      <circle r={94} strokeWidth={5} />
      <circle r={32} strokeWidth={6} />
      {Array.from({ length: 12 }, (_, i) => (
        <path key={i} d="M34 0H92" strokeWidth={7} transform={`rotate(${i * 30 + 15})`} />
      ))}
    </svg>
  );
}
