import { joinWords } from '@roundhouse/rail';
import { newRequest } from '../../game/requests.ts';
import { useTable } from '../../table/context.tsx';
import { Button, Icon } from '../../ui/index.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

/** Somebody wants to end the game where it stands, which takes all players. */
export function EndCard() {
  const { table, you, id: game } = useTold();
  const { names } = useTable('names');
  const vote = table.votes.find(({ kind }) => kind === 'end');
  const agreed = vote && vote.kind !== 'late' ? vote.agreed : [];
  const haveI = you.players.some((player) => agreed.includes(player));
  const say = (yes: boolean) =>
    void attempt(() => call('vote', { at: { game }, body: { kind: 'end', request: newRequest(), yes } }));
  return (
    <div className="card card-marked ask-card" role="group" aria-label={t('end.title')}>
      <header>
        <Icon name="warn" size={24} />
        <div>
          <h2>{t('end.title')}</h2>
          <small>{t('end.agreed', { names: joinWords(agreed.map((player) => names.player(player))) })}</small>
        </div>
      </header>
      <div className="ask-answers">
        <Button onClick={() => say(true)} disabled={haveI}>
          {t(haveI ? 'pause.waits' : 'end.yes')}
        </Button>
        <Button onClick={() => say(false)}>{t(haveI ? 'pause.withdraw' : 'pause.no')}</Button>
      </div>
    </div>
  );
}
