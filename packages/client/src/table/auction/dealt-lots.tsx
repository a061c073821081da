import { GONE, moneyOf } from '@roundhouse/rail';
import type { PartProps } from '../../titles/presentation.ts';
import { classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';
import './auction.css';

/** All privates that were dealt open, in the order in which they are sold: what each pays and can do, and who has bought it. */
export function DealtLots({ frame, decided }: PartProps) {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const dealt = material.privates.filter(({ id }) => s.privates[id] !== GONE);
  const fate = (id: string): string => {
    if (id === frame.of) return say('lot.now');
    const owner = s.privates[id]!;
    return s.players.includes(owner) ? names.player(owner) : say('lot.later');
  };
  return (
    <section className="dealt" aria-label={say('lot.dealt')}>
      <h3 className="label">{say('lot.dealt')}</h3>
      <ol className="card">
        {dealt.map(({ id, name, price, revenue, power }) => (
          <li key={id} className={classes(id === frame.of && 'lot-now')}>
            <p>
              <span className="option-private">{names.lot(id)}</span> <b>{name}</b>
              <span className="dealt-fate">{fate(id)}</span>
            </p>
            {/* Who bids has the card of the lot above. */}
            {(id !== frame.of || !decided) && (
              <>
                <p className="num">
                  {moneyOf(material, price)} · {say('lot.pays', { revenue: moneyOf(material, revenue) })}
                </p>
                <p className="hint">{power}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
