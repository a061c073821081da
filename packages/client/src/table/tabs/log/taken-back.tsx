import { useMemo } from 'react';
import type { TakenBack } from '../../../game/handle.ts';
import { useTable } from '../../context.tsx';
import { LogReader } from '../../record/log.ts';
import { Struck } from '../../record/struck.tsx';
import '../../../messages/parts.ts';

/** More than anybody looks back to; each is told from its first action on. */
const MOST = 20;

/** What was taken back, the latest first: no undo happens behind anybody's back. */
export function TakenBackList() {
  const { game, view, say } = useTable('game', 'view', 'say');
  const { n } = view;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another entry may be another undo
  const undone = useMemo(() => [...game.takenBack()].slice(0, MOST), [game, n]);
  if (undone.length === 0) return null;
  return (
    <section className="log-taken-back">
      <h2 className="label">{say('log.takenBack')}</h2>
      {undone.map((one, i) => (
        // Undos only ever come before the ones that are there.
        <Undone key={undone.length - i} undone={one} />
      ))}
    </section>
  );
}

function Undone({ undone: { by, steps, kept } }: { readonly undone: TakenBack }) {
  const { game, title, teller, names, say } = useTable('game', 'title', 'teller', 'names', 'say');
  const lines = useMemo(() => {
    const all = new LogReader(title, game.at(0), teller).read(steps);
    return all.map(({ line }) => line).filter(({ seq }) => seq > kept);
  }, [title, game, teller, steps, kept]);
  return (
    <>
      <p>{say('log.takenBackBy', { player: names.player(by), count: steps.length - kept })}</p>
      <Struck lines={lines} />
    </>
  );
}
