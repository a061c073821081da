import { useText } from '../app/i18n.tsx';
import type { GameHandle, GameView } from '../game/handle.ts';
import { usePresentation } from '../titles/index.ts';
import type { TrialTableProps } from '../trial/trial-table.tsx';
import { lazyPart } from '../app/lazy-part.tsx';
import { TableProvider } from './context.tsx';
import { ChoiceProvider } from './decision/choice-provider.tsx';
import { TableView } from './table.tsx';

// A board of one's own comes when somebody first wants one.
const TrialTable = lazyPart<TrialTableProps>(async () => (await import('../trial/trial-table.tsx')).TrialTable);

interface Props {
  readonly game: GameHandle;
  readonly view: GameView;
  /** A board of one's own is shown in its place. */
  readonly trying?: boolean;
}

/** The table of a game that is open, wherever it is played. */
export function OpenTable({ game, view, trying = false }: Props) {
  const t = useText();
  const presentation = usePresentation(view.title.id);
  if (!presentation) return <main aria-busy="true" aria-label={t('table.opening')} />;
  if (trying) return <TrialTable game={game} view={view} presentation={presentation} />;
  return (
    <TableProvider game={game} view={view} presentation={presentation}>
      <ChoiceProvider>
        <TableView />
      </ChoiceProvider>
    </TableProvider>
  );
}
