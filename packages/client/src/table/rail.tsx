import { Icon, IconButton } from '../ui/index.ts';
import { useSetting } from './context.tsx';
import { type Column, useFolds } from './folds.ts';

/** The button beside the tabs that folds a column; of a folded column its whole rail is the button that opens it again. */
export function Rail({ column }: { readonly column: Column }) {
  const { say } = useSetting();
  const folded = useFolds((folds) => folds.folded[column]);
  const fold = useFolds((folds) => folds.fold);
  return (
    <div className={`fold-rail fold-rail-${column}`}>
      <IconButton
        label={say(folded ? `rail.${column}.open` : `rail.${column}.fold`)}
        aria-expanded={!folded}
        onClick={() => fold(column)}
      >
        <Icon name={folded === (column === 'side') ? 'forward' : 'back'} size={12} />
        {folded && <span className="fold-rail-name">{say(`rail.${column}.name`)}</span>}
      </IconButton>
    </div>
  );
}
