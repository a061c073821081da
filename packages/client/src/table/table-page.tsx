import { useText } from '../app/i18n.tsx';
import { useGame } from '../game/use-game.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import { OpenTable } from './open-table.tsx';

/** The table of a game on this device; `?at=123` shows the position after so many actions, `/try` a board of one's own. */
export function TablePage({ id, trying }: { readonly id: string; readonly trying: boolean }) {
  const t = useText();
  const opening = useGame(id);
  if (opening.status === 'missing') return <NotFoundPage />;
  if (opening.status === 'failed') throw new Error(opening.reason);
  if (opening.status === 'opening') return <main aria-busy="true" aria-label={t('table.opening')} />;
  return <OpenTable game={opening.game} view={opening.view} trying={trying} />;
}
