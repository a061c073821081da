import { usePageText } from '../../app/page-text.ts';
import { titleCards } from '../../titles/cards.ts';
import { classes } from '../../ui/classes.ts';
import { RailwayFacts } from '../home/railways.tsx';
import { TitleMap } from '../home/title-map.tsx';

/** The titles as cards; one is chosen, those without rules yet are shown for what they will be. */
export function TitleChoice({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const t = usePageText();
  return (
    <fieldset className="new-part">
      <legend>{t('new.title')}</legend>
      <div className="title-choices">
        {titleCards.map((card) => (
          <label
            key={card.id}
            className={classes('title-choice', card.id === value && 'title-chosen', !card.playable && 'title-later')}
          >
            <input
              type="radio"
              name="title"
              className="unseen"
              checked={card.id === value}
              disabled={!card.playable}
              onChange={() => onChange(card.id)}
            />
            <TitleMap title={card.id} />
            <span className="title-choice-text">
              <span className="title-choice-name">{card.name}</span>
              <span className="title-choice-place">{card.playable ? card.place : t('card.later')}</span>
              <span className="title-choice-blurb">{card.blurb}</span>
              <RailwayFacts card={card} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
