import { useText } from '../app/i18n.tsx';
import { reasonOf } from '../game/names.ts';
import { Button } from '../ui/button.tsx';

/** What a page shows that has broken: the reason, another try, and the way home. Games are safe: they are saved as they go. */
export function ErrorPage({ error, again }: { readonly error: Error; readonly again: () => void }) {
  const t = useText();
  return (
    <main className="plain-page">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p className="plain-page-reason">{reasonOf(error)}</p>
      <Button kind="primary" onClick={again}>
        {t('error.again')}
      </Button>
      <a href="/">{t('nav.backHome')}</a>
    </main>
  );
}
