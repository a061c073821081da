import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { frameOf } from './state.ts';

/** The turns of step 5 in their fixed order, the lowest price first. */
export function OffersRow() {
  const { s, say } = useTable('s', 'say');
  const offering = frameOf(s, 'offering');
  const round = frameOf(s, 'takeoverRound');
  if (!offering || !round) return null;
  return (
    <p className="offers-row">
      <span className="label">{say('own.offers.label')}</span>
      <b className="offers-now">
        <Disc id={offering.of} size={22} /> {offering.of}
      </b>
      {round.queue.map((company) => (
        <Disc key={company} id={company} size={20} />
      ))}
      <span>{say('own.offers.order')}</span>
    </p>
  );
}
