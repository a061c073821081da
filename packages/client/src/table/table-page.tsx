import { useText } from '../app/i18n.tsx';
import { useGame } from '../game/use-game.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import { usePresentation } from '../titles/index.ts';
import { TableProvider } from './context.tsx';
import { ChoiceProvider } from './decision/choice-provider.tsx';
import { TableView } from './table.tsx';

/** The table of one game; `?at=123` shows the position after so many actions. */
export function TablePage({ id }: { readonly id: string }) {
  const t = useText();
  const opening = useGame(id);
  const presentation = usePresentation(opening.status === 'open' ? opening.view.title.id : null);
  if (opening.status === 'missing') return <NotFoundPage />;
  if (opening.status === 'failed') throw new Error(opening.reason);
  if (opening.status === 'opening' || !presentation) return <main aria-busy="true" aria-label={t('table.opening')} />;
  return (
    <TableProvider game={opening.game} view={opening.view} presentation={presentation}>
      <ChoiceProvider>
        <TableView />
      </ChoiceProvider>
    </TableProvider>
  );
}
