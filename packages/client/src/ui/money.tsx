import { grouped } from '@roundhouse/kernel';
import { classes } from './classes.ts';
import './money.css';

interface Props {
  readonly amount: number;
  /** `fl.`, `£`; left out where a column of figures says it once. */
  readonly currency?: string;
  /** With its sign, in green or red: a difference. */
  readonly signed?: boolean;
  readonly className?: string;
}

/** An amount in the serif's lining figures. */
export function Money({ amount, currency, signed = false, className }: Props) {
  const figure = grouped(Math.abs(amount));
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : '';
  const tone = signed && amount !== 0 && (amount > 0 ? 'money-gain' : 'money-loss');
  return (
    <span className={classes('num', 'money', tone, className)}>
      {currency && <span className="money-currency">{currency} </span>}
      {sign}
      {figure}
    </span>
  );
}
