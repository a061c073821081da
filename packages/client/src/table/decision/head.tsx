import { Named } from '../../cards/named.tsx';
import { Avatar, Button } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { useTableStore } from '../store.ts';
import { isOffer } from './offer-terms.tsx';
import { questionOf } from './row-words.ts';
import { StepRail } from './step-rail.tsx';
import { stepsOf } from './steps.ts';

/** One sentence that says who decides what, and the steps of the turn as a rail. */
export function DecisionHead() {
  const table = useShown();
  const { presentation, s, seats, names, say } = table;
  const { decision } = useTable('decision');
  if (!decision) return null;
  const { frame, by } = decision;
  // A player who is asked to agree need not direct the company whose turn it is, and is at no step of it.
  const isAsked = isOffer(frame);
  const look = presentation.frames?.[frame.kind];
  const company = isAsked || look?.personal ? null : decision.company;
  const question = questionOf(table, frame);
  const steps = stepsOf(presentation, s);
  const progress = look?.progress?.(s, frame);
  const seat = seats.findIndex(({ player }) => player === by);
  return (
    <header className="decision-head">
      <div className="decision-who">
        {company ? <Disc id={company} size={42} /> : <Avatar name={names.player(by)} seat={seat} size={38} />}
        <div>
          <h2>{question ?? decision.asks}</h2>
          <p>
            {company && (
              <>
                <Named kind="company" id={company}>
                  <b>{company}</b>
                </Named>
                ,{' '}
              </>
            )}
            <b className={company ? undefined : 'decision-name'}>
              <Named kind="player" id={by}>
                <bdi>{names.player(by)}</bdi>
              </Named>
            </b>
            {steps && steps.at >= 0 && !isAsked
              ? `: ${say('decision.step', { at: steps.at + 1, all: steps.steps.length })}`
              : question && `: ${decision.asks.replace(`${decision.company}: `, '')}`}
            {progress && ` · ${say(progress.id, progress.values)}`}
          </p>
        </div>
      </div>
      <Askers />
      {steps && <StepRail />}
    </header>
  );
}

/** Where several here are to decide, in any order: each can be asked. */
function Askers() {
  const { asked, decision, names, say } = useTable('asked', 'decision', 'names', 'say');
  const decideAs = useTableStore((store) => store.decideAs);
  if (asked.length < 2) return null;
  return (
    <div className="decision-askers" role="group" aria-label={say('decision.askers')}>
      {asked.map((player) => (
        <Button
          key={player}
          size="small"
          data-asked={player}
          aria-pressed={player === decision?.by}
          onClick={() => decideAs(player)}
        >
          <bdi>{names.player(player)}</bdi>
        </Button>
      ))}
    </div>
  );
}
