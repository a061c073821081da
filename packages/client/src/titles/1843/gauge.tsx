import { loadsOf, type RailState } from '@roundhouse/rail';
import { limits } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { classes } from '../../ui/index.ts';
import { as1843 } from './state.ts';

interface Props {
  readonly company: string;
  /** The position after the choice in hand. */
  readonly after?: RailState;
}

/** Trains and certificates against their limits: what is there, what the choice adds, what is free, what is too much. */
export function Gauge({ company, after }: Props) {
  const { s, say } = useTable();
  const now = loadsOf(as1843(s), limits, company);
  const then = after ? loadsOf(as1843(after), limits, company) : now;
  return (
    <p className="gauge">
      {now.map(({ name, load, most }, at) => {
        const next = then[at]!.load;
        return (
          <span key={name}>
            <span className={`gauge-marks gauge-${name}`} aria-hidden>
              {Array.from({ length: Math.max(most, load, next) }, (_, i) => (
                <i
                  key={i}
                  className={classes(
                    i < load && 'gauge-own',
                    i >= load && i < next && 'gauge-new',
                    i >= most && 'gauge-over',
                  )}
                />
              ))}
            </span>
            {next === load
              ? say(`own.gauge.${name}`, { load, most })
              : say(`own.gauge.${name}Then`, { load, next, most })}
          </span>
        );
      })}
    </p>
  );
}
