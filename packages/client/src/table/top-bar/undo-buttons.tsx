import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { undoOf } from '../history.ts';

/** Taking back the last own action, and bringing it again. */
export function UndoButtons() {
  const table = useTable();
  const { view, live, me, act, say } = table;
  const undo = live ? undoOf(table) : null;
  return (
    <>
      <IconButton label={say('table.undo')} disabled={!undo} onClick={() => undo && void act(undo)}>
        <Icon name="undo" size={17} />
      </IconButton>
      {live && view.canRedo && me && (
        <IconButton label={say('table.redo')} onClick={() => void act({ type: 'redo', by: me })}>
          <Icon name="redo" size={17} />
        </IconButton>
      )}
    </>
  );
}
