import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Site } from '../app/site.tsx';
import { reasonOf } from '../game/names.ts';
import type { Extras } from '../table/extras.ts';
import { WholeTable } from '../table/whole-table.tsx';
import { usePresentation } from '../titles/index.ts';
import type { Presentation } from '../titles/presentation.ts';
import { usePaper } from '../trial/paper.ts';
import { TrialTable } from '../trial/trial-table.tsx';
import { type OpenedPosition, openPosition } from './opened.ts';
import { OpenedContext, OpenerChip, OpenerName, OpenerPanel } from './opener.tsx';
import { shareText as t } from './texts.ts';
import './share.css';

/** What is open stays open while one goes from the position to a board of one's own and back. */
let last: OpenedPosition | null = null;

/** A position from a link: what it is, and what can be done with it. Nothing of the address reaches a server. */
export function OpenPage({ trying }: { readonly trying: boolean }) {
  const opening = useOpening();
  const presentation = usePresentation(opening && 'game' in opening ? opening.game.view().title.id : null);
  if (opening && 'reason' in opening) {
    return (
      <Site title={t('open.failed')}>
        <div className="plain-page">
          <h1>{t('open.failed')}</h1>
          <p>{opening.reason}</p>
          <Link href="/" className="button button-plain">
            {t('open.home')}
          </Link>
        </div>
      </Site>
    );
  }
  if (!opening || !presentation) return <main aria-busy="true" aria-label={t('open.opening')} />;
  const { game, position } = opening;
  if (trying) {
    return <TrialTable game={game} view={game.view()} presentation={presentation} brought={position.lines} />;
  }
  return <Position opened={opening} presentation={presentation} />;
}

type Opening = OpenedPosition | { readonly reason: string } | null;

/** The letters after `#`; coming back from a board of one's own there are none, and the position is still open. */
const lettersNow = (): string => location.hash.slice(1) || (last?.letters ?? '');

function useOpening(): Opening {
  const letters = useSyncExternalStore(onHash, lettersNow);
  const [opening, setOpening] = useState<{ readonly of: string; readonly is: Opening } | null>(null);
  useEffect(() => {
    let left = false;
    if (last?.letters === letters) return;
    openPosition(letters).then(
      (opened) => {
        if (left) return opened.game.close();
        last?.game.close();
        last = opened;
        setOpening({ of: letters, is: opened });
      },
      (error: unknown) => !left && setOpening({ of: letters, is: { reason: reasonOf(error) } }),
    );
    return () => {
      left = true;
    };
  }, [letters]);
  // The address keeps what it holds, so that it can be copied and loaded again.
  useEffect(() => {
    if (location.hash === '' && letters !== '') history.replaceState(history.state, '', `#${letters}`);
  });
  if (last?.letters === letters) return last;
  return opening?.of === letters ? opening.is : null;
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const PARTS: Extras = {
  Name: OpenerName,
  Chips: OpenerChip,
  Panel: OpenerPanel,
  onTry: (at) => navigate(`/open/try${location.hash}`, { state: { from: at } }),
};

interface PositionProps {
  readonly opened: OpenedPosition;
  readonly presentation: Presentation;
}

function Position({ opened, presentation }: PositionProps) {
  usePaper();
  const { game } = opened;
  return (
    <OpenedContext value={opened}>
      <WholeTable game={game} presentation={presentation} extras={PARTS} />
    </OpenedContext>
  );
}
