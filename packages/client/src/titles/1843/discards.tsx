import { GONE, loadsOf, type RailState } from '@roundhouse/rail';
import { limits } from '@roundhouse/titles/1843/face';
import { useShown, useTable } from '../../table/context.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { rowTitle, valuesOf } from '../../table/decision/row-words.ts';
import { type Row, rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { otherSide, trainCard, trainColor } from '../../table/names.ts';
import { Disc } from '../../table/parts/disc.tsx';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import { classes, TrainCard } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { Gauge, GaugeMarks } from './gauge.tsx';
import { trainMark } from './marks.ts';
import { as1843 } from './state.ts';
import './discards.css';

const ownedBy = (s: RailState, company: string): string[] =>
  Object.keys(s.trains).filter((train) => s.trains[train] === company);

/** A company over a limit: what it has, every remedy with the certificates that would remain, and who is asked next. */
export function Remedies({ frame, decided }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const { groups, row: chosen } = useChoice();
  const company = frame.of!;
  const rows = decided ? groups.flatMap(({ rows: list }) => list) : [];
  return (
    <section className="remedies" aria-label={say('own.remedies.label')}>
      <p className="hint">
        <Cause /> <Limit company={company} />
      </p>
      <div className="card remedies-now">
        <p>
          {ownedBy(s, company).map((train) => (
            <Train key={train} id={train} />
          ))}
        </p>
        <Gauge company={company} />
      </div>
      <h3 className="label">{say('own.remedies.keeps', { company })}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Remedy row={row} company={company} chosen={row.key === chosen?.key} />
          </li>
        ))}
      </ul>
      <Asked />
      <p className="hint">{say('own.remedies.note')}</p>
    </section>
  );
}

/** What has brought the phase, where that was no purchase: nobody at the table has done it. */
function Cause() {
  const { s, lines, names, say } = useTable('s', 'lines', 'names', 'say');
  const begun = lines.findLastIndex(({ line }) => line.event.event === 'phase');
  const taken = lines.slice(Math.max(0, begun - 2), begun).filter(({ line }) => line.event.event === 'foreigners');
  if (begun < 0 || taken.length === 0) return null;
  return <>{say('own.remedies.foreigners', { phase: names.phase(s.phase, true) })}</>;
}

/** How much the phase allows. */
function Limit({ company }: { readonly company: string }) {
  const { s, say } = useTable('s', 'say');
  const most = loadsOf(as1843(s), limits, company).map((load) => [load.name, load.most]);
  return <>{say('own.remedies.limit', Object.fromEntries(most))}</>;
}

interface RemedyProps {
  readonly row: Row;
  readonly company: string;
  readonly chosen: boolean;
}

function Remedy({ row, company, chosen }: RemedyProps) {
  const table = useShown();
  const { s, title, material, say } = table;
  const choose = useTableStore((store) => store.choose);
  const action = rowAction(row);
  const outcome = outcomeOf(title, s, action);
  const after = outcome.ok ? outcome.done : s;
  const train = String(action['train']);
  const now = trainCard(title, s, train);
  const then = trainCard(title, after, train);
  const turned = row.type === 'turnOver';
  return (
    <button
      type="button"
      className={classes('card', chosen && 'option-chosen')}
      aria-pressed={chosen}
      data-row={row.key}
      onClick={() => choose(row.key)}
    >
      <b>{rowTitle(table, row, valuesOf(table, action))}</b>
      <span className="unseen">{say('own.remedies.left')}</span>
      <span className="remedy-left">
        {ownedBy(after, company).map((id) => {
          const card = trainCard(title, after, id);
          const other = turned && id === train ? undefined : card && otherSide(material, card)?.id;
          const mark = trainMark(after, id);
          return (
            <TrainCard
              key={id}
              name={card?.id ?? id}
              color={trainColor(material, card)}
              other={other}
              mark={mark ? say(mark) : undefined}
            />
          );
        })}
      </span>
      <GaugeMarks company={company} after={after} />
      <span>
        {turned
          ? say('own.remedies.forGood', { train: then?.id ?? '' })
          : after.trains[train] === GONE
            ? ''
            : say('own.remedies.pool', { price: now?.price ?? 0 })}
      </span>
      {trainMark(s, train) !== null && !turned && <span>{say('own.remedies.unmarked')}</span>}
    </button>
  );
}

/** Who is asked, in operating order. */
function Asked() {
  const { s, names, say } = useTable('s', 'names', 'say');
  const asked = s.stack.filter(({ kind }) => kind === 'discard').toReversed();
  if (asked.length < 2) return null;
  return (
    <p className="remedies-asked">
      {say('own.remedies.order')}
      {asked.map(({ of = '' }) => (
        <span key={of}>
          <Disc id={of} size={22} /> {names.player(s.companies[of]?.director ?? '')}
        </span>
      ))}
    </p>
  );
}
