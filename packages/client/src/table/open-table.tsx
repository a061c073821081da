import { useText } from '../app/i18n.tsx';
import type { GameHandle, GameView } from '../game/handle.ts';
import { usePresentation } from '../titles/index.ts';
import { TableProvider } from './context.tsx';
import { ChoiceProvider } from './decision/choice-provider.tsx';
import { TableView } from './table.tsx';

interface Props {
  readonly game: GameHandle;
  readonly view: GameView;
}

/** The table of a game that is open, wherever it is played. */
export function OpenTable({ game, view }: Props) {
  const t = useText();
  const presentation = usePresentation(view.title.id);
  if (!presentation) return <main aria-busy="true" aria-label={t('table.opening')} />;
  return (
    <TableProvider game={game} view={view} presentation={presentation}>
      <ChoiceProvider>
        <TableView />
      </ChoiceProvider>
    </TableProvider>
  );
}
