import { useState } from 'react';
import { Button, classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import type { MessageId } from '../words.ts';
import { companyOf } from './model.ts';
import { skippedSteps } from './skipped.ts';
import type { Jump } from './step-jump.ts';
import { stepsOf, type TurnStep } from './steps.ts';

/** The steps of the turn as a railway; a later one can be gone to. */
export function StepRail() {
  const { presentation, title, s, decision, act, say } = useTable(
    'presentation',
    'title',
    's',
    'decision',
    'act',
    'say',
  );
  const [asked, setAsked] = useState<{ readonly of: unknown; readonly step: MessageId; readonly jump: Jump } | null>(
    null,
  );
  const skipped = useSkipped();
  const found = stepsOf(presentation, s);
  if (!found) return null;
  const { steps, at } = found;
  const why = (frames: readonly string[]): string | undefined => {
    const main = frames.find((kind) => CAN_BE_SKIPPED.has(kind));
    return main && skipped.get(main);
  };
  const go = async ({ passes }: Jump): Promise<void> => {
    setAsked(null);
    for (const pass of passes) if (!(await act(pass))) return;
  };
  const press = async (step: MessageId): Promise<void> => {
    if (!decision) return;
    const { jumpTo } = await import('./step-jump.ts');
    const jump = jumpTo(title, presentation, s, decision.by, step);
    if (jump.arrives && jump.lost.length === 0) await go(jump);
    else setAsked({ of: s, step, jump });
  };
  const ask = asked?.of === s ? asked : null;
  return (
    <>
      <ol
        className="rail"
        aria-label={say('decision.steps')}
        style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)`, ['--gone' as string]: at / (steps.length - 1) }}
      >
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={classes(
              index < at && 'rail-done',
              index === at && 'rail-now',
              why(step.frames) && 'rail-skipped',
            )}
            title={why(step.frames)}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
          >
            {index > at && at >= 0 && canBeGoneTo(step) && decision ? (
              <button
                type="button"
                aria-label={say('decision.goTo', { step: say(step.name) })}
                title={say('decision.goTo', { step: say(step.name) })}
                onClick={() => void press(step.name)}
              >
                <i aria-hidden />
                {say(step.name)}
              </button>
            ) : (
              <>
                <i aria-hidden />
                {say(step.name)}
              </>
            )}
          </li>
        ))}
      </ol>
      {ask && (
        <div className="rail-ask" role="alert">
          {ask.jump.arrives ? (
            <>
              <p>{say('decision.passesBy', { steps: ask.jump.lost.map((step) => say(step)).join(', ') })}</p>
              <Button size="small" onClick={() => void go(ask.jump)}>
                {say('decision.goTo', { step: say(ask.step) })}
              </Button>
              <Button size="small" kind="quiet" onClick={() => setAsked(null)}>
                {say('decision.stay')}
              </Button>
            </>
          ) : (
            <p>
              {ask.jump.stopsAt === null
                ? say('decision.cannotGo', { step: say(ask.step) })
                : say('decision.comesFirst', { step: say(ask.jump.stopsAt) })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Why steps of this turn were skipped, in front of the choices: there may be more of them than the head has room for. */
export function SkippedSteps() {
  const { presentation, s, say } = useTable('presentation', 's', 'say');
  const skipped = useSkipped();
  if (skipped.size === 0 || !stepsOf(presentation, s)) return null;
  return (
    <ul className="rail-why hint" aria-label={say('decision.skipped')}>
      {[...skipped].map(([step, sentence]) => (
        <li key={step}>{sentence}.</li>
      ))}
    </ul>
  );
}

function useSkipped(): ReadonlyMap<string, string> {
  const { title, s, lines } = useTable('title', 's', 'lines');
  const top = s.stack.at(-1);
  const company = top ? companyOf(s, top) : null;
  return company === null ? NONE : skippedSteps(lines, company, title.roundName(s));
}

/** The parts of one action, such as selling around buying, are no places to go to. */
const canBeGoneTo = ({ frames }: TurnStep): boolean => frames.length > 0;

/** The steps that say why they were skipped; several of them may share a place on the rail, which the first one names. */
const CAN_BE_SKIPPED: ReadonlySet<string> = new Set(['track', 'station', 'run', 'dividend', 'trains']);
const NONE: ReadonlyMap<string, string> = new Map();
