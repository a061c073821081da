import { loadsOf, type RailState } from '@roundhouse/rail';
import { limits } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { classes } from '../../ui/index.ts';
import { as1843 } from './state.ts';
import './gauge.css';

interface Props {
  readonly company: string;
  /** The position after the choice in hand. */
  readonly after?: RailState;
}

/** Trains and certificates against their limits: what is there, what the choice adds, what is free, what is too much. */
export function Gauge({ company, after }: Props) {
  const { s, say } = useTable('s', 'say');
  return (
    <p className="gauge">
      {measures(s, company, after).map(({ name, load, next, most }) => (
        <span key={name}>
          <Marks {...{ name, load, next, most }} />
          {next === load
            ? say(`own.gauge.${name}`, { load, most })
            : say(`own.gauge.${name}Then`, { load, next, most })}
        </span>
      ))}
    </p>
  );
}

/** The same with figures alone, where there is little room. */
export function GaugeMarks({ company, after }: Props) {
  const { s, say } = useTable('s', 'say');
  return (
    <span className="gauge gauge-brief">
      {measures(s, company, after).map(({ name, load, next, most }) => (
        <span key={name}>
          <Marks {...{ name, load, next, most }} />
          <span className="unseen">{say(`own.gauge.${name}`, { load: next, most })}</span>
          <span className="num" aria-hidden>
            {next}/{most}
          </span>
        </span>
      ))}
    </span>
  );
}

interface Measure {
  readonly name: string;
  readonly load: number;
  readonly next: number;
  readonly most: number;
}

function measures(s: RailState, company: string, after: RailState | undefined): Measure[] {
  const now = loadsOf(as1843(s), limits, company);
  const then = after ? loadsOf(as1843(after), limits, company) : now;
  return now.map(({ name, load, most }, at) => ({ name, load, most, next: then[at]!.load }));
}

function Marks({ name, load, next, most }: Measure) {
  return (
    <span className={`gauge-marks gauge-${name}`} aria-hidden>
      {Array.from({ length: Math.max(most, load, next) }, (_, i) => (
        <i
          key={i}
          className={classes(
            i < Math.min(load, next) && 'gauge-own',
            i >= load && i < next && 'gauge-new',
            i >= next && i < load && 'gauge-gone',
            i >= most && i < next && 'gauge-over',
          )}
        />
      ))}
    </span>
  );
}
