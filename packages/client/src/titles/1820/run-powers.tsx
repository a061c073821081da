import { checkRoutes } from '@roundhouse/rail';
import { incomeBy } from '@roundhouse/titles/1820/face';
import { useEffect, useRef, useState } from 'react';
import { type Job, type PowersUsed, searchPowersOf } from '../../game/search.ts';
import { useTable } from '../../table/context.tsx';
import { type RunShown, useRun } from '../../table/decision/run/use-run.ts';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import type { PartProps } from '../presentation.ts';
import './run-powers.css';
import './switch.css';

/** What the best run without powers earns. */
function bestOf({ best, problem: { network, trains, rules = {} } }: RunShown): number {
  const check = checkRoutes(network, trains, best, rules);
  return 'fault' in check ? 0 : check.revenue;
}

/** Powers of cousins beside the trains that could run by them: each a switch, with what it adds for the company and for the cousin. */
export function RunPowers({ decided }: PartProps) {
  const { s, title, names, say } = useTable();
  const run = useRun();
  const pick = useTableStore((store) => store.pick);
  const job = useRef<Job | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const [useless, setUseless] = useState<string | null>(null);
  useEffect(() => () => job.current?.cancel(), []);
  const ways = run?.problem.ways?.filter(({ power }) => power !== undefined) ?? [];
  if (!run || !decided || ways.length === 0) return null;
  const use: PowersUsed = Object.fromEntries(
    run.routes.flatMap(({ train, power }) => (power === undefined ? [] : [[train, power]])),
  );
  const toggle = (train: string, power: string): void => {
    job.current?.cancel();
    const { [train]: now, ...others } = use;
    const next: PowersUsed = now === power ? others : { ...others, [train]: power };
    if (Object.keys(next).length === 0) {
      pick({ routes: null, train: null });
      return;
    }
    ask(`${train} ${power}`);
    job.current = searchPowersOf(title, s, next, ({ routes = [], revenue }) => {
      ask(null);
      // Whoever uses a power earns no less than without it.
      const helps = revenue >= bestOf(run);
      setUseless(helps ? null : power);
      if (helps) pick({ routes, train: null });
    });
    // Without an answer the run stays as it was.
    job.current.found.catch(() => ask(null));
  };
  const pays = 'fault' in run.check ? [] : run.check.routes;
  const incomes = run.routes.flatMap(({ train, power }) => {
    const pay = pays.find((one) => one.train === train);
    const plain = run.problem.trains.find(({ id }) => id === train);
    if (power === undefined || !pay || !plain) return [];
    const income = incomeBy(power, run.problem.network, pay, plain);
    return [say('own.powers.cousin', { cousin: names.lot(power), income })];
  });
  return (
    <section className="card run-powers" aria-label={say('own.powers.label')}>
      <h3 className="label">{say('own.powers.label')}</h3>
      {ways.map(({ id, power = '' }) => (
        <button
          key={`${id} ${power}`}
          type="button"
          role="switch"
          aria-checked={use[id] === power}
          data-power={`${id} ${power}`}
          disabled={run.known === 'searching' || asked !== null}
          onClick={() => toggle(id, power)}
        >
          <Train id={id} /> <b>{names.lot(power)}</b> <span>{say(`own.powers.${power}`)}</span>
          <i aria-hidden />
        </button>
      ))}
      {useless !== null && (
        <p className="hint" role="status">
          {say('own.powers.useless', { cousin: names.lot(useless) })}
        </p>
      )}
      {incomes.length > 0 && <p className="hint">{incomes.join(' ')}</p>}
    </section>
  );
}
