import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { redoOf, undoOf } from '../history.ts';

/** Taking back the last own action, and bringing it again. */
export function UndoButtons() {
  const table = useTable();
  const { live, act, say } = table;
  const undo = live ? undoOf(table) : null;
  const redo = live ? redoOf(table) : null;
  return (
    <>
      <IconButton label={say('table.undo')} disabled={!undo} onClick={() => undo && void act(undo)}>
        <Icon name="undo" size={17} />
      </IconButton>
      {redo && (
        <IconButton label={say('table.redo')} onClick={() => void act(redo)}>
          <Icon name="redo" size={17} />
        </IconButton>
      )}
    </>
  );
}
