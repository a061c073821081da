import { capitalised } from '@roundhouse/rail';
import { trainsBefore } from '../../cards/trains-before.ts';
import { Told } from '../../cards/told.tsx';
import { stepsOf } from '../decision/steps.ts';
import { useShown } from '../context.tsx';
import { nextPhase } from '../names.ts';
import { explainText as t } from './texts.ts';

/** The rest of the turn, the round, and the phase that is coming. */
export function WhatComesNext() {
  const { title, s, material, presentation, names, say } = useShown();
  const steps = stepsOf(presentation, s);
  const left = steps && steps.at >= 0 ? steps.steps.slice(steps.at + 1).map(({ name }) => say(name)) : [];
  const next = nextPhase(material, s.phase);
  const train = next && material.trains.find(({ phase }) => phase === next.id);
  const count = next ? trainsBefore({ title, s, material }, next.id) : null;
  const note = presentation.roundNote?.(s);
  return (
    <section>
      <h3>{t('explain.next')}</h3>
      {left.length > 0 && <p>{t('explain.nextSteps', { steps: left.join(', ') })}</p>}
      <p>
        {t('explain.nextRound', { round: title.roundName(s) })} {note && say(note.id, note.values)}
      </p>
      {next && train && count !== null && (
        <p>
          <Told
            text={t('explain.nextPhase', {
              phase: capitalised(names.phase(next.id)),
              train: `${train.id} train`,
              count,
            })}
          />
        </p>
      )}
    </section>
  );
}
