import { IPO, POOL, percentOf, sharesOf } from '@roundhouse/rail';
import { memo } from 'react';
import { classes, letterOf, seatColor } from '../../ui/index.ts';
import { type Shown, useShown } from '../context.tsx';
import { saysSame } from '../steady.ts';

interface Props {
  readonly company: string;
  readonly thin?: boolean;
  /** The parts say how many shares they are, not how much of the company. */
  readonly counted?: boolean;
}

/** Who holds how much: holders in their colours, the market, what is still to be sold hatched. */
export function ShareBar(props: Props) {
  return <Bar {...barLook(useShown(), props)} />;
}

/** The same as plain data, for a picture that rests while it stays the same. */
export function barLook(table: Shown, { company, thin = false, counted = false }: Props): BarLook {
  const { s, title, seats, presentation, names, say } = table;
  const place = (owner: string, letter: string, name: string, className: string) => ({
    key: owner,
    percent: percentOf(s, company, owner),
    letter,
    name,
    backgroundColor: undefined,
    className,
  });
  const held = [
    ...title
      .holders(s)
      .map((holder) => {
        const patron = presentation.players?.patronOf?.(s, holder);
        return {
          key: holder,
          percent: percentOf(s, company, holder),
          letter: letterOf(patron === undefined ? names.owner(holder) : names.lot(holder)),
          name: names.owner(holder),
          backgroundColor: seatColor(s.players.indexOf(patron ?? holder)),
          className: classes('share-player', patron !== undefined && 'share-striped'),
        };
      })
      .sort((a, b) => b.percent - a.percent),
    place(POOL, say('table.company.marketLetter'), names.owner(POOL), 'share-market'),
    place(company, say('table.company.treasuryLetter'), say('table.owner.treasury'), 'share-treasury'),
    place(IPO, '', names.owner(IPO), 'share-ipo'),
  ].filter(({ percent }) => percent > 0);
  const label = held
    .map(({ key, name, percent }) =>
      counted
        ? say('table.company.shares', { name, count: sharesOf(s, company, key), percent })
        : `${name} ${percent}%`,
    )
    .join(', ');
  const lettered = (percent: number, letter: string, key: string): string => {
    if (counted) return `${percent > 3 ? letter : ''}${percent > 5 ? ` ${sharesOf(s, company, key)}` : ''}`;
    // Where there is no room for a letter, the shares are counted.
    if (percent < 10) return percent < 4 ? '' : String(sharesOf(s, company, key));
    return `${letter}${percent > 10 ? ` ${percent}` : ''}`;
  };
  const parts = held.map(({ key, percent, letter, className, backgroundColor }) => ({
    key,
    percent,
    className,
    backgroundColor,
    words: lettered(percent, letter, key),
  }));
  return { label, thin, seats: seats.length, parts };
}

export interface BarLook {
  readonly label: string;
  readonly thin: boolean;
  readonly seats: number;
  readonly parts: readonly {
    readonly key: string;
    readonly percent: number;
    readonly className: string;
    readonly backgroundColor: string | undefined;
    readonly words: string;
  }[];
}

export const Bar = memo(function Bar({ label, thin, seats, parts }: BarLook) {
  return (
    <div
      className={classes('share-bar', thin && 'share-thin')}
      role="img"
      aria-label={label}
      title={label}
      data-seats={seats}
    >
      {parts.map(({ key, percent, className, backgroundColor, words }) => (
        <i key={key} className={className} style={{ backgroundColor, width: `${percent}%` }}>
          {words}
        </i>
      ))}
    </div>
  );
}, saysSame);
