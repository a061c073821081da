import type { Stop, TrainSpec } from '@roundhouse/rail';
import { classes, Money } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Train } from '../../parts/train.tsx';
import { useTableStore } from '../../store.ts';
import { clickStop } from './edit.ts';
import { limitWords, stopsOf } from './limits.ts';
import { RouteSample } from './route-sample.tsx';
import type { RunShown } from './use-run.ts';
import '../../../messages/parts.ts';

interface Props {
  readonly train: TrainSpec;
  /** The colour and dash of its line. */
  readonly number: number;
  readonly run: RunShown;
}

/** One train: its line, its stops with what they pay, its sum. */
export function RunCard({ train, number, run }: Props) {
  const { names, presentation, say } = useTable('names', 'presentation', 'say');
  const editing = useTableStore((store) => store.train);
  const pick = useTableStore((store) => store.pick);
  const { network } = run.problem;
  const route = run.routes.find((one) => one.train === train.id);
  const pay = 'fault' in run.check ? null : run.check.routes.find((one) => one.train === train.id);
  // A network has no line of stops: all that it covers is listed.
  // Run by a power, it may go further than its card says.
  const way = run.problem.ways?.find(({ id, power }) => id === train.id && power === route?.power) ?? train;
  const stops = pay?.network ? pay.stops.map(({ stop }) => network.stops[stop]!) : stopsOf(network, route);
  const bonus = pay && presentation.trains?.runBonus?.(stops, pay.bonus, names);
  const isPassed = (index: number): boolean => pay?.stops[index]?.counted === false;
  const often = (index: number): number => {
    const once = stops[index]!.value;
    return pay?.network && once > 0 ? pay.stops[index]!.value / once : 1;
  };
  const edit = (stop: string): void => {
    const routes = clickStop(network, run.routes, train.id, stop);
    if (routes) pick({ routes });
  };
  return (
    <article className={classes('card', 'run-card', editing === train.id && 'card-marked')}>
      <header>
        <Train id={train.id} />
        <RouteSample number={number} />
        <span className="run-note">{route ? limitWords(say, way, stops).join(' · ') : say('run.idle')}</span>
        <b className="run-revenue">{pay || !route ? <Money amount={pay?.revenue ?? 0} /> : '–'}</b>
      </header>
      <ol className="run-stops">
        {stops.map((stop, index) => {
          const text = (
            <>
              <StopMark
                number={number}
                kind={stop.kind}
                place={pay?.network ? 'alone' : placeOf(index, stops.length)}
                passed={isPassed(index)}
              />
              <span>
                {names.stop(stop.id)}
                {often(index) > 1 && <small className="num"> × {often(index)}</small>}
              </span>
              <span className="num">{pay?.stops[index]?.value ?? stop.value}</span>
            </>
          );
          return (
            <li
              key={stop.id}
              className={classes(stop.kind === 'town' && 'run-town', isPassed(index) && 'run-passed')}
              title={isPassed(index) ? say('run.passed') : undefined}
            >
              {editing === train.id ? (
                <button type="button" title={say('run.cut')} onClick={() => edit(stop.id)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
        {pay !== null && pay !== undefined && pay.bonus > 0 && (
          <li>
            <span />
            <span>{bonus ? say(bonus.id, bonus.values) : say('run.bonus')}</span>
            <span className="num">{pay.bonus}</span>
          </li>
        )}
      </ol>
    </article>
  );
}

const placeOf = (index: number, count: number): 'first' | 'last' | 'inner' =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : 'inner';

interface MarkProps {
  readonly number: number;
  readonly kind: Stop['kind'];
  /** Where on the line; a stop of a network is on none. */
  readonly place: 'first' | 'last' | 'inner' | 'alone';
  /** Passed without pay: a small hollow ring. */
  readonly passed: boolean;
}

/** The stop on its line: a ring for a city, a bar for a town. */
function StopMark({ number, kind, place, passed }: MarkProps) {
  const color = `var(--route-${((number - 1) % 4) + 1})`;
  return (
    <svg width="14" height="19" aria-hidden>
      {place !== 'alone' && (
        <path
          d={`M7 ${place === 'first' ? 9 : 0}V${place === 'last' ? 9 : 19}`}
          stroke={color}
          strokeWidth="3.4"
          strokeDasharray={number === 2 ? '4.5 2.5' : undefined}
        />
      )}
      {passed ? (
        <circle cx="7" cy="9" r="3" fill="var(--card)" stroke={color} strokeWidth="1.4" />
      ) : kind === 'town' ? (
        <path d="M2.5 9H11.5" stroke={color} strokeWidth="3" />
      ) : (
        <circle cx="7" cy="9" r="4.6" fill="var(--card)" stroke={color} strokeWidth="2.2" />
      )}
    </svg>
  );
}
