import { MenuCheck, MenuSeparator } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { canNotice, switchNotices, useAlerts } from './settings.ts';
import '../../messages/parts.ts';

/** In the menu: what is to be heard, and at a table with others how to be told of one's turn. */
export function AlertItems() {
  const { view, say } = useTable('view', 'say');
  const { sound, notice, set } = useAlerts();
  const hasOthers = view.seats.some(({ kind }) => kind === 'remote');
  return (
    <>
      <MenuSeparator />
      <MenuCheck checked={sound} onChange={(isOn) => set({ sound: isOn, asked: true })}>
        {say('alerts.sound')}
      </MenuCheck>
      {hasOthers && canNotice() && (
        <MenuCheck checked={notice} onChange={(isOn) => void switchNotices(isOn)}>
          {say('alerts.notice')}
        </MenuCheck>
      )}
    </>
  );
}
