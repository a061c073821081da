import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { type TitleCard, titleCards } from '../../titles/cards.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TitleMap } from './title-map.tsx';
import './railways.css';

/** The titles as cards, from which a game is chosen. */
export function Railways() {
  const t = usePageText();
  return (
    <section className="railways" aria-labelledby="railways">
      <header className="home-section">
        <h2 id="railways">{t('home.railways')}</h2>
        <p className="railways-scale" aria-hidden>
          {t('home.weight')} <Weight value={3} /> {t('home.lightToHeavy')}
        </p>
      </header>
      <ul className="railway-cards">
        {titleCards.map((card) => (
          <li key={card.id}>
            <Railway card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Railway({ card }: { readonly card: TitleCard }) {
  const t = usePageText();
  return (
    <Card className="railway">
      <TitleMap title={card.id} />
      <div className="railway-text">
        <h3>
          <Link
            href={card.playable ? `/new?title=${card.id}` : `/gallery#${card.id}`}
            className="covers"
            aria-label={t(card.playable ? 'card.play' : 'card.maps', { title: card.name })}
          >
            {card.name}
          </Link>
          {!card.playable && <span className="railway-later">{t('card.later')}</span>}
        </h3>
        <p className="railway-place">{card.place}</p>
        <p className="railway-blurb">{card.blurb}</p>
        <RailwayFacts card={card} />
      </div>
    </Card>
  );
}

/** Players, hours and weight, as figures and as words. */
export function RailwayFacts({ card }: { readonly card: TitleCard }) {
  const t = usePageText();
  const hours = Number.isInteger(card.hours) ? String(card.hours) : `${Math.floor(card.hours)}½`;
  return (
    <p className="railway-facts">
      <span aria-hidden>
        <Icon name="people" size={14} />
        {t('card.players', card.players)}
      </span>
      <span aria-hidden>{t('card.hours', { hours })}</span>
      <span className="unseen">
        {t('card.playersAloud', card.players)}, {t('card.hoursAloud', { hours })},{' '}
        {t('card.weight', { weight: card.weight })}
      </span>
      <Weight value={card.weight} />
    </p>
  );
}

function Weight({ value }: { readonly value: number }) {
  return (
    <span className="weight" aria-hidden>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} className={step <= value ? 'weight-on' : undefined} />
      ))}
    </span>
  );
}
