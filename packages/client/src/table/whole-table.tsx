import { type ReactNode, useSyncExternalStore } from 'react';
import type { GameHandle, GameView } from '../game/handle.ts';
import type { Presentation } from '../titles/presentation.ts';
import { TableProvider } from './context.tsx';
import { ChoiceProvider } from './decision/choice-provider.tsx';
import { type Extras, ExtrasProvider } from './extras.ts';
import { TableView } from './table.tsx';

/** An open game as it stands. */
export const useGameView = (game: GameHandle): GameView =>
  useSyncExternalStore(
    (changed) => game.subscribe(changed),
    () => game.view(),
  );

interface Props {
  readonly game: GameHandle;
  readonly presentation: Presentation;
  readonly extras: Extras;
  readonly children?: ReactNode;
}

/** The table of an open game, with what a page around it adds. */
export function WholeTable({ game, presentation, extras, children }: Props) {
  const view = useGameView(game);
  return (
    <ExtrasProvider value={extras}>
      <TableProvider game={game} view={view} presentation={presentation}>
        <ChoiceProvider>
          {children}
          <TableView />
        </ChoiceProvider>
      </TableProvider>
    </ExtrasProvider>
  );
}
