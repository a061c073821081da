import type { GameAnswer } from '@roundhouse/protocol/answers';
import { useEffect } from 'react';
import { useText } from '../../app/i18n.tsx';
import { keepNotes } from '../../notes/store.ts';
import { OpenTable } from '../../table/open-table.tsx';
import { lineSentence } from '../../table/top-bar/line-chip.tsx';
import { ExtrasProvider } from '../../table/extras.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { MannersCards } from '../manners/cards.tsx';
import { MapRow } from '../manners/map-row.tsx';
import { MannersItems } from '../manners/menu-items.tsx';
import { PlayerClock } from '../manners/player-clock.tsx';
import { RemoteProvider } from '../manners/remote.ts';
import { TalkProvider } from '../talk/context.ts';
import { TalkLine } from '../talk/talk-line.tsx';
import { call } from '../api.ts';
import { notesKeeper } from './notes-keeper.ts';
import { useReload } from './use-reload.ts';
import { useRemoteGame } from './use-remote-game.ts';

const EndedByAll = lazyPart(async () => (await import('../manners/ended-by-all.tsx')).EndedByAll);

// Here the line may break at any moment.
lineSentence.begin();

/** Beside what every table has. */
const EXTRAS = { Menu: MannersItems, Above: MannersCards, Below: TalkLine, Clock: PlayerClock, OnMap: MapRow };

interface Props {
  readonly id: string;
  readonly answer: GameAnswer | null;
  readonly trying: boolean;
}

const ENDED = { ...EXTRAS, Panel: EndedByAll };

/** The table of a game on the server, from what was fetched of it or from its start on. */
export function RemoteTable({ id, answer, trying }: Props) {
  const t = useText();
  const open = useRemoteGame(id, answer);
  useReload(open?.game ?? null);
  useEffect(() => keepNotes(notesKeeper(id, call)), [id]);
  if (!open) return <main aria-busy="true" aria-label={t('table.opening')} />;
  const { game, view, talk } = open;
  return (
    <RemoteProvider value={game}>
      <TalkProvider value={talk}>
        <ExtrasProvider value={game.isEndedByAll ? ENDED : EXTRAS}>
          <OpenTable game={game} view={view} trying={trying} />
        </ExtrasProvider>
      </TalkProvider>
    </RemoteProvider>
  );
}
