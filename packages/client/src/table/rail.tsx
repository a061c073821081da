import { Icon, IconButton } from '../ui/index.ts';
import { useSetting } from './context.tsx';
import { type Column, useFolds } from './folds.ts';

/** The button at the rim of a column that folds it to a rail, and opens it again. */
export function Rail({ column }: { readonly column: Column }) {
  const { say } = useSetting();
  const folded = useFolds((folds) => folds.folded[column]);
  const fold = useFolds((folds) => folds.fold);
  return (
    <div className={`rail rail-${column}`}>
      <IconButton
        label={say(folded ? `rail.${column}.open` : `rail.${column}.fold`)}
        aria-expanded={!folded}
        onClick={() => fold(column)}
      >
        <Icon name={folded === (column === 'side') ? 'forward' : 'back'} size={12} />
      </IconButton>
    </div>
  );
}
