import { usePageText } from '../../app/page-text.ts';
import { Site } from '../../app/site.tsx';
import { titleCards } from '../../titles/cards.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from 'wouter';
import { TitleMap } from '../home/title-map.tsx';
import './books.css';

/** All rule books, to choose one. */
export function BooksPage() {
  const t = usePageText();
  return (
    <Site title={t('rules.allBooks')}>
      <div className="books">
        <header>
          <h1>{t('rules.allBooks')}</h1>
          <p>{t('rules.allBooksText')}</p>
        </header>
        <ul className="books-list">
          {titleCards
            .filter(({ playable }) => playable)
            .map(({ id, name, place }) => (
              <li key={id}>
                <Card className="book-card">
                  <TitleMap title={id} />
                  <div className="book-card-text">
                    <h2>
                      <Link href={`/rules/${id}`} className="covers" aria-label={t('rules.pageTitle', { title: name })}>
                        {name}
                      </Link>
                    </h2>
                    <p>{place}</p>
                  </div>
                </Card>
              </li>
            ))}
        </ul>
      </div>
    </Site>
  );
}
