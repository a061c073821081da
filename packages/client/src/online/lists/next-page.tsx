import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Site } from '../../app/site.tsx';
import { call } from '../api.ts';
import { sentenceOf } from '../failure.ts';
import { tableAddress } from '../links.ts';
import { onlineText as t } from '../texts.ts';

/** An address to bookmark: it leads to the table that has waited longest for me. */
export function NextPage() {
  const [, go] = useLocation();
  const [found, setFound] = useState<'asking' | 'none' | { readonly fault: string }>('asking');
  useEffect(() => {
    let left = false;
    call('nextGame', {}).then(
      ({ game }) => {
        if (left) return;
        if (game === null) setFound('none');
        else go(tableAddress(game), { replace: true });
      },
      (error: unknown) => !left && setFound({ fault: sentenceOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [go]);
  return (
    <Site title={t('next.title')}>
      {found !== 'asking' && (
        <div className="plain-page" role="status">
          <h1>{t('next.title')}</h1>
          <p>{found === 'none' ? t('next.none') : found.fault}</p>
          <Link href="/">{t('room.home')}</Link>
          <Link href="/tables">{t('lists.title')}</Link>
        </div>
      )}
    </Site>
  );
}
