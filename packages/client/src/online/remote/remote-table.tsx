import type { GameAnswer } from '@roundhouse/protocol/answers';
import { useText } from '../../app/i18n.tsx';
import { OpenTable } from '../../table/open-table.tsx';
import { useReload } from './use-reload.ts';
import { useRemoteGame } from './use-remote-game.ts';

interface Props {
  readonly id: string;
  readonly answer: GameAnswer | null;
  readonly trying: boolean;
}

/** The table of a game on the server, from what was fetched of it or from its start on. */
export function RemoteTable({ id, answer, trying }: Props) {
  const t = useText();
  const open = useRemoteGame(id, answer);
  useReload(open?.game ?? null);
  if (!open) return <main aria-busy="true" aria-label={t('table.opening')} />;
  return <OpenTable {...open} trying={trying} />;
}
