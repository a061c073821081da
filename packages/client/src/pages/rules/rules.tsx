import { Link } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { Site } from '../../app/site.tsx';
import { RuleBook } from '../../rules/rule-book.tsx';
import { useBook } from '../../titles/books.ts';
import { AboutLink } from '../../teaching/about-link.tsx';
import { titleCards } from '../../titles/cards.ts';
import { useHash } from './hash.ts';
import { NoBook } from './no-book.tsx';
import './rules.css';

/** The rule book of a title on a page of its own; the address names the statement: `/rules/…#selling-shares-4`. */
export function RulesPage({ titleId }: { readonly titleId: string }) {
  const t = usePageText();
  const [at, go] = useHash();
  const card = titleCards.find(({ id, playable }) => playable && id === titleId);
  const book = useBook(titleId);
  if (!card) return <NoBook wanted={titleId} />;
  const heading = t('rules.pageTitle', { title: card.name });
  return (
    <Site title={heading}>
      <div className="rules-page">
        <header className="rules-page-head">
          <h1>{heading}</h1>
          <AboutLink key={titleId} title={titleId} />
          <nav aria-label={t('rules.books')}>
            {titleCards
              .filter(({ playable }) => playable)
              .map(({ id, name }) => (
                <Link key={id} href={`/rules/${id}`} aria-current={id === titleId ? 'page' : undefined}>
                  {name}
                </Link>
              ))}
          </nav>
        </header>
        <div className="rules-page-book">{book && <RuleBook book={book} name={card.name} at={at} onGo={go} />}</div>
      </div>
    </Site>
  );
}
