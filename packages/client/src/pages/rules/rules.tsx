import { useEffect, useState } from 'react';
import type { RailTitle } from '@roundhouse/rail';
import { useText } from '../../app/i18n.tsx';
import { Site } from '../../app/site.tsx';
import { loadTitle } from '../../game/titles.ts';
import { RuleBook } from '../../rules/rule-book.tsx';
import { usePresentation } from '../../titles/index.ts';
import { NotFoundPage } from '../not-found.tsx';
import { useHash } from './hash.ts';
import './rules.css';

/** The rule book of a title on a page of its own; the address names the statement: `/rules/…#selling-shares-4`. */
export function RulesPage({ titleId }: { readonly titleId: string }) {
  const t = useText();
  const [title, setTitle] = useState<RailTitle | 'missing' | null>(null);
  const [at, go] = useHash();
  const presentation = usePresentation(titleId);
  useEffect(() => {
    let left = false;
    void loadTitle(titleId).then((loaded) => !left && setTitle(loaded ?? 'missing'));
    return () => {
      left = true;
    };
  }, [titleId]);
  if (title === 'missing') return <NotFoundPage />;
  return (
    <Site title={title ? t('rules.pageTitle', { title: title.name }) : t('nav.rules')}>
      <div className="rules-page">
        <h1>{title ? t('rules.pageTitle', { title: title.name }) : t('nav.rules')}</h1>
        <div className="rules-page-book">
          {title && presentation && <RuleBook title={title} chapters={presentation.chapters} at={at} onGo={go} />}
        </div>
      </div>
    </Site>
  );
}
