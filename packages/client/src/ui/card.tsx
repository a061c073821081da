import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import './card.css';

interface Props extends ComponentProps<'div'> {
  /** Framed in the accent: it is about this one now. */
  readonly marked?: boolean;
}

export function Card({ marked = false, className, ...rest }: Props) {
  return <div {...rest} className={classes('card', marked && 'card-marked', className)} />;
}
