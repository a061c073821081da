import { grouped } from '@roundhouse/kernel';
import { memo } from 'react';
import { classes } from './classes.ts';
import './money.css';

interface Props {
  readonly amount: number;
  /** How an amount is written: `fl. #`, `#fr`; left out where a column of figures says it once. */
  readonly currency?: string;
  /** With its sign, in green or red: a difference. */
  readonly signed?: boolean;
  readonly className?: string;
}

/** The currency alone. */
export const signOf = (currency: string): string => currency.replace('#', '').trim();

/** An amount in the serif's lining figures, its currency smaller before or behind it. */
export const Money = memo(function Money({ amount, currency = '#', signed = false, className }: Props) {
  const [before = '', after = ''] = currency.split('#').map((part) => part.trim());
  const figure = grouped(Math.abs(amount));
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : '';
  const tone = signed && amount !== 0 && (amount > 0 ? 'money-gain' : 'money-loss');
  return (
    <span className={classes('num', 'money', tone, className)}>
      {before && <span className="money-currency">{before} </span>}
      {sign}
      {figure}
      {after && <span className="money-currency">{after}</span>}
    </span>
  );
});
