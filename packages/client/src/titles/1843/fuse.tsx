import { DEPOT } from '@roundhouse/rail';
import { lotPrice, type PrivateAuction, yellowTrains as trains } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { classes } from '../../ui/index.ts';
import { afterPasses } from './burning.ts';
import './fuse.css';

interface Props {
  readonly auction: PrivateAuction;
  /** A round of passes may come next: what it would do is said. */
  readonly foretold: boolean;
}

/** The yellow trains as a fuse: lost ones are ash, the spark stands at the next one, and the last one ends the game. */
export function Fuse({ auction, foretold }: Props) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const left = trains.filter((train) => s.trains[train] === DEPOT).length;
  const lot = auction.rows.flat()[0];
  const next = afterPasses(trains.length - left, trains.length, lot === undefined ? 0 : lotPrice(auction, lot));
  return (
    <section className="card fuse" aria-label={say('own.fuse.title')}>
      <h3 className="label">
        <span>{say('own.fuse.title')}</span>
        <span>{say('own.fuse.left', { left, count: trains.length })}</span>
      </h3>
      <ol aria-hidden>
        {trains.map((train, at) => (
          <li
            key={train}
            className={classes(
              s.trains[train] !== DEPOT && 'fuse-ash',
              at === trains.length - left && 'fuse-next',
              at === trains.length - 1 && 'fuse-last',
            )}
          >
            {at === trains.length - left && <Spark />}
            {names.train(train)}
          </li>
        ))}
        <li className="fuse-end">{say('own.fuse.end')}</li>
      </ol>
      {foretold && lot !== undefined && (
        <p>{say(`own.fuse.${next.kind}`, { ordinal: next.lost, lot: names.lot(lot), price: next.price })}</p>
      )}
    </section>
  );
}

const Spark = () => (
  <svg className="fuse-spark" viewBox="-10 -10 20 20" width="18" height="18">
    <path d="M0-9 2-3 8-5 4 0 8 5 2 3 0 9-2 3-8 5-4 0-8-5-2-3Z" />
  </svg>
);
