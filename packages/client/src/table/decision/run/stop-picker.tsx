import { Button } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Train } from '../../parts/train.tsx';
import { useTableStore } from '../../store.ts';
import { clickStop } from './edit.ts';
import type { RunShown } from './use-run.ts';
import { withoutOtherWays } from './ways.ts';
import '../../../messages/parts.ts';

/** The stops that a route can be led on to: the same as clicking them on the map. */
export function StopPicker({ run, train }: { readonly run: RunShown; readonly train: string }) {
  const { names, say } = useTable('names', 'say');
  const pick = useTableStore((store) => store.pick);
  const { network, trains } = run.problem;
  const editNow = (one: (typeof trains)[number]): void => {
    const routes = withoutOtherWays(trains, run.routes, one);
    pick({ train: one.id, ...(routes.length < run.routes.length ? { routes } : {}) });
  };
  const path = run.routes.find((route) => route.train === train)?.path ?? [];
  const free = network.stops
    .filter(({ id }) => !path.includes(id))
    .flatMap((stop) => {
      const routes = clickStop(network, run.routes, train, stop.id);
      return routes ? [{ stop, routes }] : [];
    });
  return (
    <section className="stop-picker">
      <h3 className="label">{say('run.editing')}</h3>
      <div className="values" role="group" aria-label={say('run.whichTrain')}>
        {trains.map((one) => (
          <button
            key={one.id}
            type="button"
            className="value"
            aria-pressed={one.id === train}
            onClick={() => editNow(one)}
          >
            <Train id={one.id} />
          </button>
        ))}
      </div>
      <p className="hint">{say('run.editHint')}</p>
      <div className="hex-list">
        {free.map(({ stop, routes }) => (
          <button key={stop.id} type="button" className="value" onClick={() => pick({ routes })}>
            + {names.stop(stop.id)} <span className="num">{stop.value}</span>
          </button>
        ))}
      </div>
      {path.length > 0 && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => pick({ routes: run.routes.filter((route) => route.train !== train) })}
        >
          {say('run.clear')}
        </Button>
      )}
    </section>
  );
}
