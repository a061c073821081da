import { Link } from 'wouter';
import { useText } from '../app/i18n.tsx';

export function NotFoundPage() {
  const t = useText();
  return (
    <main className="plain-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link href="/">{t('nav.backHome')}</Link>
    </main>
  );
}
