import { Button, Icon, Menu, MenuItem } from '../ui/index.ts';
import { useTable } from '../table/context.tsx';
import { useGoing, useSession } from './context.ts';
import { trialText as t } from './texts.ts';
import { UNTILS } from './trial-game.ts';

/** Among the decision's buttons: bots play on for everybody, as far as is wished. */
export function GoOnMenu() {
  const { game } = useSession();
  if (useGoing()) return null;
  return (
    <Menu
      trigger={
        <Button>
          {t('goOn')} <Icon name="down" />
        </Button>
      }
    >
      {UNTILS.map((until) => (
        <MenuItem key={until} onSelect={() => game.goOn(until)}>
          {t(`goOn.${until}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Below it: how far they have come, and the same menu where nobody here is asked. */
export function GoOn() {
  const { s, title, live, at, decision } = useTable('s', 'title', 'live', 'at', 'decision');
  const { game } = useSession();
  const going = useGoing();
  if (going) {
    return (
      <footer className="decision-footer trial-going">
        <p role="status">{t('goOn.busy', { round: title.roundName(s), at })}</p>
        <Button kind="primary" onClick={() => game.stop()}>
          {t('goOn.stop')}
        </Button>
      </footer>
    );
  }
  if (s.ended || !live || decision) return null;
  return (
    <footer className="decision-footer trial-go-on">
      <GoOnMenu />
    </footer>
  );
}
