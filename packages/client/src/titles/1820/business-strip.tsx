import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Train } from '../../table/parts/train.tsx';
import { useShownTab } from '../../table/tabs/shown-tab.ts';
import { classes, Icon, inkOnPhase, Money } from '../../ui/index.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { changesTo, COLUMNS, columnNow, figuresAt, isEnd, kindsInUse } from './columns.ts';
import { frameOf } from './state.ts';
import './business.css';

const BusinessChart = lazyPart<ChartProps>(async () => (await import('./business-chart.tsx')).BusinessChart);
const LobbyLine = lazyPart(async () => (await import('./lobby-line.tsx')).LobbyLine);

export interface ChartProps {
  /** The column pointed at. */
  readonly pointed: number;
  readonly point: (column: number) => void;
}

/** Cost of Business, above every tab: where its marker stands, what that means, and what the next step changes. */
export function BusinessStrip() {
  const { s, say } = useTable('s', 'say');
  const [open, setOpen] = useState(false);
  const [looked, look] = useState<number | null>(null);
  const now = columnNow(s);
  const round = frameOf(s, 'stockRound');
  const hasLobbies = round !== undefined && (round.resolved || round.lobbies.length > 0);
  const brief = useShownTab() !== 'own';
  const pointed = looked !== null && looked > now ? looked : now + 1;
  return (
    <div className="business-room">
      <section
        className={classes('business', open && 'business-open', brief && 'business-brief')}
        aria-label={say('own.chart.label')}
      >
        {open ? (
          <BusinessChart pointed={pointed} point={look} />
        ) : (
          <div className="business-line">
            <h2 className="label">{say('own.chart.label')}</h2>
            <Columns pointed={looked} point={look} />
            <Figures />
          </div>
        )}
        <StepOn column={pointed} />
        <button type="button" className="business-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="down" />
          <span className="unseen">{say(open ? 'own.chart.fold' : 'own.chart.unfold')}</span>
        </button>
      </section>
      {hasLobbies && <LobbyLine />}
    </div>
  );
}

const bandOf = (phase: string) => ({ ['--band' as string]: `var(--phase-${phase})` });

/** Seventeen columns and END in their colours: past ones gray, the present one full, later ones pale. */
function Columns({
  pointed,
  point,
}: {
  readonly pointed: number | null;
  readonly point: (column: number | null) => void;
}) {
  const { s, say } = useTable('s', 'say');
  const now = columnNow(s);
  return (
    <ol className="business-columns num" aria-label={say('own.chart.column', { column: isEnd(now) ? 0 : now })}>
      {COLUMNS.map((column) => {
        const { phase } = figuresAt(s, column);
        return (
          <li
            key={column}
            className={classes(
              column < now && 'business-past',
              column === now && 'business-now',
              column > now && column === pointed && 'business-pointed',
            )}
            style={{ ...bandOf(phase), ...(column === now ? { color: inkOnPhase(phase) } : {}) }}
            {...(column === now ? { 'aria-current': 'step' as const } : {})}
            onPointerEnter={() => point(column)}
            onPointerLeave={() => point(null)}
          >
            {column}
          </li>
        );
      })}
      <li className={classes('business-end', isEnd(now) && 'business-now')}>{say('own.chart.endLetters')}</li>
    </ol>
  );
}

/** Premium, interest, limit and sizes now, and what each train in use costs a turn. */
function Figures() {
  const { s, material, say } = useTable('s', 'material', 'say');
  const kinds = material.trains.map(({ id }) => id);
  const { premium, interest, limit, floats, upkeep } = figuresAt(s, columnNow(s));
  return (
    <>
      <dl className="business-figures">
        {(
          [
            ['premium', `+${premium}`],
            ['interest', `${interest}%`],
            ['limit', String(limit)],
            ['floats', floats],
          ] as const
        ).map(([name, figure]) => (
          <div key={name} title={say(`own.chart.${name}Long`)}>
            <dt>{say(`own.chart.${name}`)}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="business-upkeep" aria-label={say('own.chart.upkeep')}>
        {kindsInUse(s).map((kind) => (
          <span key={kind}>
            <Train id={kind} /> <Cash amount={upkeep[kinds.indexOf(kind)] ?? 0} />
          </span>
        ))}
        <small>{say('own.chart.aTurn')}</small>
      </p>
    </>
  );
}

/** What moving there changes, in a line. */
function StepOn({ column }: { readonly column: number }) {
  const { s, say } = useTable('s', 'say');
  const { trains, words } = changesTo(s, column);
  const steps = column - columnNow(s);
  return (
    <p className="business-next">
      <b>{say('own.chart.stepOn', { steps })}</b>
      {trains.map(({ kind, before, after }) => (
        <span key={kind} className="business-dearer num">
          <Train id={kind} /> <Money amount={before} /> <span aria-hidden>▸</span>
          <span className="unseen">{say('table.change.to')}</span> <Money amount={after} />
        </span>
      ))}
      {words.map(({ id, values }) => (
        <span key={id}>{say(id, values)}</span>
      ))}
    </p>
  );
}
