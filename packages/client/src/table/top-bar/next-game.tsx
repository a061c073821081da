import { lazyPart } from '../../app/lazy-part.tsx';
import { useTable } from '../context.tsx';

const Button = lazyPart<{ readonly game: string }>(
  async () => (await import('../../online/lists/next-button.tsx')).NextButton,
);

/** At a table that a server leads: the way to the next one that waits for somebody here. */
export function NextGame() {
  const { game, view } = useTable('game', 'view');
  return game.can.copy === 'device' && game.can.act ? <Button game={view.id} /> : null;
}
