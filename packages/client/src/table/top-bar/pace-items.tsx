import { type Pace, PACES, usePreferences } from '../../game/preferences.ts';
import { MenuCheck, MenuItem, MenuRadio } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';

/** How quickly bots move, the way to one's own turn, and whether they say why. */
export function PaceItems() {
  const { game, view, here, say } = useTable('game', 'view', 'here', 'say');
  const { pace, reasons, setPace, setReasons } = usePreferences();
  const paces = PACES.map((value: Pace) => ({ value, label: say(`pace.${value}`) }));
  return (
    <>
      {game.can.pace && (
        <>
          <MenuRadio label={say('pace')} value={pace} values={paces} onChange={setPace} />
          <MenuItem disabled={view.playing === null || here.length === 0} onSelect={() => game.skip()}>
            {say('pace.skip')}
          </MenuItem>
        </>
      )}
      <MenuCheck checked={reasons} onChange={setReasons}>
        {say('why.show')}
      </MenuCheck>
    </>
  );
}
