import type { PowersUsed } from '@roundhouse/host';
import { useTable } from '../../table/context.tsx';
import { RouteSample } from '../../table/decision/run/route-sample.tsx';
import { useRun } from '../../table/decision/run/use-run.ts';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import type { PartProps } from '../presentation.ts';
import { type PowerRun, powerRunOf, usePowers } from './use-powers.ts';
import './run-powers.css';
import './switch.css';

/** The powers used if this switch were turned. */
function turned(use: PowersUsed, train: string, power: string): PowersUsed {
  const { [train]: now, ...others } = use;
  return now === power ? others : { ...others, [train]: power };
}

const incomeOf = (run: PowerRun, power: string): number => run.incomes[power] ?? 0;

/** Powers of cousins beside the trains that could run by them: each a switch, with what it adds for the company and for the cousin. */
export function RunPowers({ decided }: PartProps) {
  const { names, say } = useTable('names', 'say');
  const run = useRun();
  const pick = useTableStore((store) => store.pick);
  const ways = run?.problem.ways?.filter(({ power }) => power !== undefined) ?? [];
  const use: PowersUsed = Object.fromEntries(
    run?.routes.flatMap(({ train, power }) => (power === undefined ? [] : [[train, power]])) ?? [],
  );
  const others = ways.map(({ id, power = '' }) => turned(use, id, power));
  const runBy = usePowers(
    run,
    others.filter((one) => Object.keys(one).length > 0),
  );
  if (!run || !decided || ways.length === 0) return null;
  const now = powerRunOf(run, run.routes);
  return (
    <section className="card run-powers" aria-label={say('own.powers.label')}>
      <h3 className="label">{say('own.powers.label')}</h3>
      {ways.map(({ id, power = '' }, i) => {
        const isUsed = use[id] === power;
        const isLast = Object.keys(others[i]!).length === 0;
        const other = isLast ? powerRunOf(run, run.best) : runBy(others[i]!);
        const [on, off] = isUsed ? [now, other] : [other, now];
        const gain = on && off && { adds: on.adds - off.adds, income: incomeOf(on, power) - incomeOf(off, power) };
        // With a power the company earns no less than without it, and somebody earns more.
        const helps =
          isUsed || (other !== undefined && other.adds >= 0 && gain !== undefined && gain.adds + gain.income > 0);
        const [taker] = Object.keys(use).filter((train) => train !== id && use[train] === power);
        return (
          <button
            key={`${id} ${power}`}
            type="button"
            role="switch"
            aria-checked={isUsed}
            data-power={`${id} ${power}`}
            disabled={!helps || other === undefined}
            onClick={() => other && pick({ routes: isLast ? null : other.routes, train: null })}
          >
            <span className="run-powers-train">
              <Train id={id} />
              {run.problem.trains.length > 1 && (
                <RouteSample number={run.problem.trains.findIndex((train) => train.id === id) + 1} />
              )}
            </span>
            <span>
              <b>{names.lot(power)}</b> <small>{say(`own.powers.${power}`)}</small>
              <small className="run-powers-adds">
                {gain && helps
                  ? say('own.powers.adds', { ...gain, cousin: names.lot(power) })
                  : other && taker !== undefined
                    ? say('own.powers.taken', {
                        train: names.train(taker),
                        alike: names.train(taker) === names.train(id) ? 'yes' : 'no',
                      })
                    : say(other ? 'own.powers.useless' : 'own.powers.searching')}
              </small>
            </span>
            <i aria-hidden />
          </button>
        );
      })}
    </section>
  );
}
