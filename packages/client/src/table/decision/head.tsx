import { Avatar, Button, classes } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { useTableStore } from '../store.ts';
import { isOffer } from './offer-terms.tsx';
import { companyOf } from './model.ts';
import { questionOf } from './row-words.ts';
import { skippedSteps } from './skipped.ts';
import { stepsOf } from './steps.ts';

/** One sentence that says who decides what, and the steps of the turn as a rail. */
export function DecisionHead() {
  const table = useShown();
  const { presentation, s, seats, names, say } = table;
  const { decision } = useTable('decision');
  if (!decision) return null;
  const { frame, by } = decision;
  // Whoever is asked to agree need not direct the company whose turn it is, and is at no step of it.
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
                <b>{company}</b>,{' '}
              </>
            )}
            <b className={company ? undefined : 'decision-name'}>
              <bdi>{names.player(by)}</bdi>
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

/** Where several here are to decide, whoever is ready first: each can be asked. */
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

function StepRail() {
  const { presentation, title, s, lines, say } = useTable('presentation', 'title', 's', 'lines', 'say');
  const { steps, at } = stepsOf(presentation, s)!;
  const company = companyOf(s, s.stack.at(-1)!);
  const skipped = company === null ? NONE : skippedSteps(lines, company, title.roundName(s));
  const why = (frames: readonly string[]): string | undefined => {
    const main = frames.find((kind) => CAN_BE_SKIPPED.has(kind));
    return main && skipped.get(main);
  };
  return (
    <>
      <ol
        className="rail"
        aria-label={say('decision.steps')}
        style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)`, ['--gone' as string]: at / (steps.length - 1) }}
      >
        {steps.map(({ name, frames }, index) => (
          <li
            key={name}
            className={classes(index < at && 'rail-done', index === at && 'rail-now', why(frames) && 'rail-skipped')}
            title={why(frames)}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
          >
            <i aria-hidden />
            {say(name)}
          </li>
        ))}
      </ol>
      {skipped.size > 0 && (
        <ul className="rail-why hint" aria-label={say('decision.skipped')}>
          {[...skipped].map(([step, sentence]) => (
            <li key={step}>{sentence}.</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The steps that say why they were skipped; several of them may share a place on the rail, which the first one names. */
const CAN_BE_SKIPPED: ReadonlySet<string> = new Set(['track', 'station', 'run', 'dividend', 'trains']);
const NONE: ReadonlyMap<string, string> = new Map();
