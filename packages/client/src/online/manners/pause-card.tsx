import { joinWords } from '@roundhouse/rail';
import { useTable } from '../../table/context.tsx';
import { Button, Icon } from '../../ui/index.ts';
import { newRequest } from '../../game/requests.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

/** Somebody wants the clocks to rest, or they rest and all are to go on together. */
export function PauseCard() {
  const { table, you, id: game } = useTold();
  const { names } = useTable('names');
  const isPaused = table.clocks!.paused;
  const kind = isPaused ? 'resume' : 'pause';
  const vote = table.votes.find((one) => one.kind === kind);
  const agreed = vote && vote.kind !== 'late' ? vote.agreed : [];
  const haveI = you.players.some((player) => agreed.includes(player));
  const say = (yes: boolean) =>
    void attempt(() => call('vote', { at: { game }, body: { kind, request: newRequest(), yes } }));
  const who = joinWords(agreed.map((player) => names.player(player)));
  return (
    <div className="card card-marked ask-card" role="group" aria-label={t(`${kind}.title`)}>
      <header>
        <Icon name="pause" size={24} />
        <div>
          <h2>{t(`${kind}.title`)}</h2>
          <small>{agreed.length > 0 ? t(`${kind}.agreed`, { names: who }) : t('resume.means')}</small>
        </div>
      </header>
      <div className="ask-answers">
        <Button onClick={() => say(true)} disabled={haveI}>
          {t(haveI ? 'pause.waits' : `${kind}.yes`)}
        </Button>
        {(kind === 'pause' || haveI) && (
          <Button onClick={() => say(false)}>{t(haveI ? 'pause.withdraw' : 'pause.no')}</Button>
        )}
      </div>
    </div>
  );
}
