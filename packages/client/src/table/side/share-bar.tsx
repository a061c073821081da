import { IPO, POOL, percentOf } from '@roundhouse/rail';
import { classes, letterOf, seatColor } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

/** Who holds how much: holders in their colours, the market, what is still to be sold hatched. */
export function ShareBar({ company, thin = false }: { readonly company: string; readonly thin?: boolean }) {
  const { s, title, view, names, say } = useTable();
  const place = (owner: string, letter: string, name: string, className: string) => ({
    key: owner,
    percent: percentOf(s, company, owner),
    letter,
    name,
    style: {},
    className,
  });
  const held = [
    ...title
      .holders(s)
      .map((holder) => ({
        key: holder,
        percent: percentOf(s, company, holder),
        letter: letterOf(names.owner(holder)),
        name: names.owner(holder),
        style: { background: seatColor(s.players.indexOf(holder)) },
        className: 'share-player',
      }))
      .sort((a, b) => b.percent - a.percent),
    place(POOL, say('table.company.marketLetter'), names.owner(POOL), 'share-market'),
    place(company, say('table.company.treasuryLetter'), say('table.owner.treasury'), 'share-treasury'),
    place(IPO, '', names.owner(IPO), 'share-ipo'),
  ].filter(({ percent }) => percent > 0);
  const label = held.map(({ name, percent }) => `${name} ${percent}%`).join(', ');
  return (
    <div
      className={classes('share-bar', thin && 'share-thin')}
      role="img"
      aria-label={label}
      title={label}
      data-seats={view.seats.length}
    >
      {held.map(({ key, percent, letter, style, className }) => (
        <i key={key} className={className} style={{ ...style, width: `${percent}%` }}>
          {!thin && letter}
          {!thin && percent > 10 && ` ${percent}`}
        </i>
      ))}
    </div>
  );
}
