import { directorAmong, speakerOf } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Avatar, classes, Icon, seatColor } from '../../ui/index.ts';
import { heldBefore, type Slip, slipOf, soldOf } from './slip.ts';
import { as1820, frameOf } from './state.ts';

/** A player or a cousin in the colours of the seat. */
export function Badge({ owner }: { readonly owner: string }) {
  const { s, names, presentation } = useTable('s', 'names', 'presentation');
  const patron = presentation.players?.patronOf?.(s, owner);
  const name = patron === undefined ? names.owner(owner) : names.lot(owner);
  return <Avatar name={name} seat={s.players.indexOf(patron ?? owner)} size={22} />;
}

/** The 40% as a bar of all shares. */
export function Shares({ slip }: { readonly slip: Slip }) {
  const { s, title, presentation, say } = useTable('s', 'title', 'presentation', 'say');
  const { size, buyers } = slip;
  const sold = soldOf(slip);
  const before = title.holders(s).map((owner) => [owner, heldBefore(s, slip, owner)] as const);
  const held = before.reduce((sum, [, count]) => sum + count, 0);
  const owners = [...before, ...Object.entries(buyers)].flatMap(([owner, count]) =>
    Array.from({ length: count }, () => owner),
  );
  const patronOf = (owner: string): string | undefined => presentation.players?.patronOf?.(s, owner);
  return (
    <div className="card slip-sum">
      <p>
        <b>{say('own.slip.sold', { sold, needed: sold + slip.missing })}</b>{' '}
        <span>= {((held + sold) * 100) / size}%</span>
        {slip.missing === 0 && <Icon name="check" />}
      </p>
      <div className="slip-bar" aria-hidden>
        {Array.from({ length: Math.min(size, MOST_PARTS) }, (_, i) => {
          const owner = owners[Math.floor((i * size) / Math.min(size, MOST_PARTS))];
          return (
            <i
              key={i}
              className={classes(
                owner !== undefined && 'slip-sold',
                owner !== undefined && patronOf(owner) !== undefined && 'share-striped',
              )}
              style={
                owner === undefined ? {} : { backgroundColor: seatColor(s.players.indexOf(patronOf(owner) ?? owner)) }
              }
            />
          );
        })}
      </div>
    </div>
  );
}
/** So many parts of a bar can be told apart. */
const MOST_PARTS = 25;

/** Who will direct it, and what it starts with. */
export function Founded({ slip }: { readonly slip: Slip }) {
  const { s, title, names, say } = useTable('s', 'title', 'names', 'say');
  const { company, buyers, founder, par } = slip;
  const holders = title.holders(s);
  const held = holders.map((owner) => [owner, heldBefore(s, slip, owner) + (buyers[owner] ?? 0)] as const);
  const shares = { ...s.shares, [company]: Object.fromEntries(held) };
  const director = directorAmong({ ...as1820(s), shares }, company, founder);
  return (
    <p className="slip-founded">
      <span>
        {say(slip.kind === 'float' ? 'own.slip.directs' : 'own.slip.directsThen', {
          director: names.owner(director),
          company,
        })}
      </span>
      <Cash amount={soldOf(slip) * par} />
    </p>
  );
}

/** Who has agreed, and who is still to answer. */
export function Consents() {
  const { s, names, say } = useTable('s', 'names', 'say');
  const offer = frameOf(s, 'offer');
  const slip = slipOf(s);
  if (!offer || !slip) return null;
  const asked = as1820(s).ext.order.filter(
    (player) =>
      player !== slip.founder && Object.keys(slip.buyers).some((owner) => speakerOf(as1820(s), owner) === player),
  );
  return (
    <section className="card slip-consents" aria-label={say('own.slip.consents')}>
      <h3 className="label">{say('own.slip.consents')}</h3>
      {asked.map((player) => (
        <p key={player}>
          <Badge owner={player} /> {names.player(player)}{' '}
          <span className={offer.needs.includes(player) ? undefined : 'change-up'}>
            {say(offer.needs.includes(player) ? 'own.slip.asked' : 'own.slip.agreed')}
          </span>
        </p>
      ))}
    </section>
  );
}
