import { joinWords } from '@roundhouse/rail';
import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { redoOf, undoOf } from '../history.ts';
import { useRest } from '../use-line.ts';

/** Taking back the last own action, and bringing it again. */
export function UndoButtons() {
  const table = useTable('game', 'view', 'here', 'live', 'act', 'names', 'say');
  const { game, live, act, names, say } = table;
  const rests = useRest(game) !== null;
  if (game.can.undo === 'none') return null;
  const undo = live ? undoOf(table) : null;
  const redo = live ? redoOf(table) : null;
  const asked = undo?.asks.map((player) => names.player(player)) ?? [];
  const label = asked.length > 0 ? say('table.undoAsks', { names: joinWords(asked) }) : say('table.undo');
  return (
    <>
      <IconButton label={label} disabled={!undo || rests} onClick={() => undo && void act(undo.entry)}>
        <Icon name="undo" size={17} />
      </IconButton>
      {redo && (
        <IconButton label={say('table.redo')} disabled={rests} onClick={() => void act(redo)}>
          <Icon name="redo" size={17} />
        </IconButton>
      )}
    </>
  );
}
