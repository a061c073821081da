import { newRequest } from '../../game/requests.ts';
import { MenuItem, MenuSeparator } from '../../ui/index.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { useGone } from './gone-store.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

/** What a player can tell and ask the others of the table itself. */
export function MannersItems() {
  const { table, you, id: game } = useTold();
  if (table.status !== 'playing' || you.players.length === 0) return null;
  const isAsked = table.votes.some(({ kind }) => kind === 'end');
  const end = () =>
    void attempt(() => call('vote', { at: { game }, body: { kind: 'end', request: newRequest(), yes: true } }));
  return (
    <>
      <MenuItem onSelect={() => useGone.setState({ isOpen: true })}>{t('gone.open')}</MenuItem>
      {!isAsked && <MenuItem onSelect={end}>{t('end.ask')}</MenuItem>}
      <MenuSeparator />
    </>
  );
}
