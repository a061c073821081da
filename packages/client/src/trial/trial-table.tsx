import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { GameHandle, GameView } from '../game/handle.ts';
import type { Extras } from '../table/extras.ts';
import { useTableStore } from '../table/store.ts';
import { WholeTable } from '../table/whole-table.tsx';
import { lazyPart } from '../app/lazy-part.tsx';
import type { Presentation } from '../titles/presentation.ts';
import { BestRuns } from './best-runs.tsx';
import { compare, SessionContext, useComparing } from './context.ts';
import { GoOn, GoOnMenu } from './go-on.tsx';
import { LinesAbove, LinesPanel, PresentLine } from './lines-panel.tsx';
import type { TrialLines } from './lines.ts';
import { usePaper } from './paper.ts';
import { TrialSession } from './session.ts';
import { trialText as t } from './texts.ts';
import { TrialChips, TrialName } from './trial-bar.tsx';
import { WorthAtOnce, WorthToA } from './worths.tsx';
import './trial.css';

export interface TrialTableProps {
  readonly game: GameHandle;
  readonly view: GameView;
  readonly presentation: Presentation;
  /** Lines that came with a position that was sent. */
  readonly brought?: TrialLines;
}

const CompareView = lazyPart(async () => (await import('./compare-view.tsx')).CompareView);
const ComparePanel = lazyPart(async () => (await import('./compare-panel.tsx')).ComparePanel);

/** The table of a board of one's own, on trial paper, in the place of the game's. */
export function TrialTable({ game, view, presentation, brought }: TrialTableProps) {
  usePaper();
  const session = useOpening(game, view.name, brought);
  if (!session) return <main aria-busy="true" aria-label={t('opening')} />;
  return (
    <SessionContext value={session}>
      <Board presentation={presentation} session={session} />
    </SessionContext>
  );
}

/** Opens the lines of the game: an empty one where somebody came from a position, else the last one. */
function useOpening(game: GameHandle, name: string, brought?: TrialLines): TrialSession | null {
  const [session, setSession] = useState<TrialSession | null>(null);
  useEffect(() => {
    let left = false;
    let opened: TrialSession | null = null;
    const from = (history.state as { from?: unknown } | null)?.from;
    const wanted = typeof from === 'number' ? from : null;
    void TrialSession.open(game, wanted, t('name', { name }), brought).then((made) => {
      if (left) return made.close();
      opened = made;
      setSession(made);
    });
    return () => {
      left = true;
      opened?.close();
      useTableStore.getState().trace(null);
      useTableStore.getState().forget();
      compare(null);
    };
    // The name is only for the browser's tab, and what was brought comes with the game.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game]);
  return session;
}

const PHONE_PLACE = { name: t('lines'), Part: LinesPanel };

const PARTS: Extras = {
  Name: TrialName,
  Chips: TrialChips,
  Above: LinesAbove,
  Below: GoOn,
  Beside: GoOnMenu,
  OnMap: BestRuns,
  OnPlayer: WorthToA,
  PhoneHead: PresentLine,
  PhonePlace: PHONE_PLACE,
};

function Board({ presentation, session }: { readonly presentation: Presentation; readonly session: TrialSession }) {
  const { game, open } = useSyncExternalStore(session.subscribe, session.view);
  const comparing = useComparing((store) => store.comparing !== null);
  const extras = useMemo(
    (): Extras => ({
      ...PARTS,
      ...(game.can.worths && { Consequence: WorthAtOnce }),
      ...(comparing && { Middle: CompareView, Panel: ComparePanel }),
    }),
    [game, comparing],
  );
  return (
    <WholeTable game={game} presentation={presentation} extras={extras}>
      <LiveAtLine open={open} />
    </WholeTable>
  );
}

/** Another line is shown where it ends, whatever moment of the last one was looked at. */
function LiveAtLine({ open }: { readonly open: string }) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (location.search !== '') navigate(path, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  return null;
}
