import { memo } from 'react';
import { useText } from '../../app/i18n.tsx';
import { Icon, IconButton } from '../../ui/index.ts';
import type { Shown } from '../labels/on-board.ts';

interface ZoomProps {
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onFit: () => void;
  /** It is seen whole: once more, and it follows the game again. */
  readonly isWhole: boolean;
  readonly onTurn: () => void;
}

export const ZoomControls = memo(function ZoomControls({ onNearer, onFarther, onFit, isWhole, onTurn }: ZoomProps) {
  const t = useText();
  return (
    <div className="b-zoom" role="group" aria-label={t('board.view')}>
      <IconButton label={t('board.nearer')} onClick={onNearer}>
        <Icon name="plus" />
      </IconButton>
      <IconButton label={t('board.farther')} onClick={onFarther}>
        <Icon name="minus" />
      </IconButton>
      <IconButton label={t(isWhole ? 'board.follow' : 'board.fit')} onClick={onFit}>
        <Icon name="fit" />
      </IconButton>
      <IconButton label={t('board.turn')} onClick={onTurn}>
        <Icon name="rotate" />
      </IconButton>
    </div>
  );
});

/** What the board shows, beyond the writing on its hexes. */
export interface BoardShown extends Shown {
  readonly lastRuns: boolean;
}

const toggles = ['names', 'revenue', 'lastRuns', 'coordinates', 'tileNumbers'] as const;

interface TogglesProps {
  readonly shown: BoardShown;
  readonly onShown: (shown: BoardShown) => void;
  /** Letters and hatches on the colours of tiles: for all boards of this device. */
  readonly tileMarks: boolean;
  readonly onTileMarks: (on: boolean) => void;
}

/** Switches for what is written on the board. */
export const BoardToggles = memo(function BoardToggles({ shown, onShown, tileMarks, onTileMarks }: TogglesProps) {
  const t = useText();
  return (
    <fieldset className="b-toggles">
      <legend className="label">{t('board.show')}</legend>
      {toggles.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={shown[name]} onChange={() => onShown({ ...shown, [name]: !shown[name] })} />
          {t(`board.show.${name}`)}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={tileMarks} onChange={() => onTileMarks(!tileMarks)} />
        {t('board.show.tileMarks')}
      </label>
    </fieldset>
  );
});
