import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { Site } from '../../app/site.tsx';
import { titleCards } from '../../titles/cards.ts';

/** There is no such rule book: perhaps its title is still to come. The books that there are. */
export function NoBook({ wanted }: { readonly wanted: string }) {
  const t = usePageText();
  const later = titleCards.find(({ id, name }) => id === wanted || name === wanted);
  return (
    <Site title={t('noBook.title')}>
      <div className="plain-page">
        <h1>{t('noBook.title')}</h1>
        <p>{later ? t('noBook.later', { title: later.name }) : t('noBook.text')}</p>
        {later && <Link href={`/gallery#${later.id}`}>{t('card.maps', { title: later.name })}</Link>}
        <nav aria-label={t('rules.books')} className="no-book-others">
          {titleCards
            .filter(({ playable }) => playable)
            .map(({ id, name }) => (
              <Link key={id} href={`/rules/${id}`}>
                {t('rules.pageTitle', { title: name })}
              </Link>
            ))}
        </nav>
      </div>
    </Site>
  );
}
