import { outcomeOf } from '../../table/decision/consequences.ts';
import { useTable } from '../../table/context.tsx';
import { rowTitle, valuesOf } from '../../table/decision/row-words.ts';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { TrainCard } from '../../ui/index.ts';
import { trainCard, trainColor } from '../../table/names.ts';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import { classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { Gauge } from './gauge.tsx';

/** A company over a limit: what it has, and every remedy with the certificates that would remain. */
export function Remedies({ frame, decided }: PartProps) {
  const table = useTable();
  const { s, title, material, say } = table;
  const { groups, row: chosen } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const company = frame.of!;
  const owned = (trains: Readonly<Record<string, string>>): string[] =>
    Object.keys(trains).filter((train) => trains[train] === company);
  return (
    <section className="remedies" aria-label={say('own.remedies.label')}>
      <p className="remedies-now">
        {owned(s.trains).map((train) => (
          <Train key={train} id={train} />
        ))}
      </p>
      <Gauge company={company} />
      {decided && (
        <ul>
          {groups
            .flatMap(({ rows }) => rows)
            .map((row) => {
              const action = rowAction(row);
              const outcome = outcomeOf(title, s, action);
              const after = outcome.ok ? outcome.done : s;
              return (
                <li key={row.key}>
                  <button
                    type="button"
                    className={classes('card', row.key === chosen?.key && 'option-chosen')}
                    aria-pressed={row.key === chosen?.key}
                    data-row={row.key}
                    onClick={() => choose(row.key)}
                  >
                    <b>{rowTitle(table, row, valuesOf(table, action))}</b>
                    <span>
                      {say('own.remedies.left')}{' '}
                      {owned(after.trains).map((train) => {
                        const card = trainCard(title, after, train);
                        return <TrainCard key={train} name={card?.id ?? train} color={trainColor(material, card)} />;
                      })}
                    </span>
                  </button>
                </li>
              );
            })}
        </ul>
      )}
    </section>
  );
}
