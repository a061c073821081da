import { useEffect, useState } from 'react';
import { usePageText } from '../../app/page-text.ts';
import { isKept } from '../../game/keeping.ts';

/** Where games are, and how safe they are there. */
export function HowKept() {
  const t = usePageText();
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    void isKept().then(setKept);
  }, []);
  if (kept === null) return null;
  return (
    <p className="how-kept">
      {t('home.kept.here')} {t(kept ? 'home.kept.promised' : 'home.kept.forNow')}
    </p>
  );
}
