import { pasteGame } from '../../app/import-game.ts';
import { usePageText } from '../../app/page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SORTS, type Wanted } from './arrange.ts';
import '../../ui/text-field.css';
import './game-tools.css';

interface Props {
  readonly wanted: Wanted;
  readonly archived: number;
  readonly onWanted: (wanted: Wanted) => void;
}

/** Search, order and the archive, for a list that has become long; and a game from the clipboard. */
export function GameTools({ wanted, archived, onWanted }: Props) {
  const t = usePageText();
  return (
    <div className="game-tools" role="search" aria-label={t('home.tools')}>
      <input
        type="search"
        className="text-field"
        placeholder={t('home.search')}
        aria-label={t('home.search')}
        value={wanted.query}
        onChange={(event) => onWanted({ ...wanted, query: event.target.value })}
      />
      <select
        className="text-field"
        aria-label={t('home.sort')}
        value={wanted.sort}
        onChange={({ target }) => onWanted({ ...wanted, sort: SORTS.find((one) => one === target.value) ?? 'latest' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`home.sort.${sort}`)}
          </option>
        ))}
      </select>
      {(archived > 0 || wanted.archive) && (
        <Button
          size="small"
          aria-pressed={wanted.archive}
          onClick={() => onWanted({ ...wanted, archive: !wanted.archive })}
        >
          {t('home.archive', { count: archived })}
        </Button>
      )}
      <Button size="small" onClick={() => void pasteGame()}>
        <Icon name="import" /> {t('home.paste')}
      </Button>
    </div>
  );
}
