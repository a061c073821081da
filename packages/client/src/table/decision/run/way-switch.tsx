import { checkRoutes, type Route, type TrainSpec } from '@roundhouse/rail';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Cash } from '../../parts/amounts.tsx';
import { Train } from '../../parts/train.tsx';
import { useTableStore } from '../../store.ts';
import { limitWords, stopsOf } from './limits.ts';
import { RouteSample } from './route-sample.tsx';
import type { RunShown } from './use-run.ts';
import { useWays } from './use-ways.ts';
import { waysOf, wayTaken } from './ways.ts';
import '../../../messages/parts.ts';

interface Props {
  readonly card: string;
  readonly run: RunShown;
  readonly picked: string | undefined;
  readonly onPick: (face: string) => void;
}

/** A certificate that runs in one of several ways: each with its routes, its sum and the total of all trains. */
export function WaySwitch({ card, run, picked, onPick }: Props) {
  const { say } = useTable('say');
  const pick = useTableStore((store) => store.pick);
  const { problem, routes, best } = run;
  const found = useWays(run, card);
  const taken = wayTaken(problem.trains, routes, card, picked);
  const bestWay = wayTaken(problem.trains, best, card);
  const routesOf = (face: string): readonly Route[] | undefined =>
    face === taken ? routes : face === bestWay ? best : found.get(face)?.routes;
  const take = (face: string): void => {
    onPick(face);
    pick({ routes: face === bestWay ? null : (found.get(face)?.routes ?? []), train: null });
  };
  return (
    <article className="card way-switch">
      <header>
        <Train id={card} /> <span className="run-note">{say('run.either')}</span>
      </header>
      <div role="radiogroup" aria-label={say('run.ways')}>
        {[...waysOf(problem.trains, card)].map(([face, trains]) => (
          <button
            key={face}
            type="button"
            role="radio"
            aria-checked={face === taken}
            className={classes('way', face === taken && 'way-taken')}
            disabled={routesOf(face) === undefined}
            onClick={() => face !== taken && take(face)}
          >
            <WayRoutes {...{ trains, run }} routes={routesOf(face)} />
          </button>
        ))}
      </div>
    </article>
  );
}

interface WayProps {
  readonly trains: readonly TrainSpec[];
  readonly run: RunShown;
  /** Unknown while they are looked for. */
  readonly routes: readonly Route[] | undefined;
}

function WayRoutes({ trains, run: { problem }, routes }: WayProps) {
  const { names, say } = useTable('names', 'say');
  const { network, rules = {} } = problem;
  const check = routes && checkRoutes(network, problem.trains, routes, rules);
  const pays = !check || 'fault' in check ? [] : check.routes;
  const sum = trains.reduce((all, { id }) => all + (pays.find(({ train }) => train === id)?.revenue ?? 0), 0);
  return (
    <>
      <span className="way-name">
        <i aria-hidden /> {say('run.as', { train: names.train(trains[0]!.id) })}
      </span>
      {trains.map((train) => {
        const stops = stopsOf(
          network,
          routes?.find((one) => one.train === train.id),
        );
        return (
          <span key={train.id} className="way-route">
            <RouteSample number={problem.trains.indexOf(train) + 1} />
            <span>
              {stops.length > 0 ? stops.map(({ id }) => names.stop(id)).join('–') : say('run.idle')}
              {stops.length > 0 && trains.length === 1 && <small>{limitWords(say, train, stops).join(', ')}</small>}
            </span>
            <b className="num">{pays.find((one) => one.train === train.id)?.revenue ?? (routes ? 0 : '…')}</b>
          </span>
        );
      })}
      <span className="way-sum">
        <b>{routes ? <Cash amount={sum} /> : '…'}</b>
        {check && !('fault' in check) && (
          <span>
            {say('run.allTrains')} <b className="num">{check.revenue}</b>
          </span>
        )}
      </span>
    </>
  );
}
