import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import './button.css';

interface Props extends ComponentProps<'button'> {
  /** One primary button at most in a place: the step that goes on. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'large' | 'small';
}

export function Button({ kind = 'plain', size = 'large', className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('button', `button-${kind}`, size === 'small' && 'button-small', className)}
    />
  );
}

/** A button that shows only a picture; its label is read aloud. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode }) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classes('icon-button', className)}>
      {children}
    </button>
  );
}

/** A key that does the same, written beside what it does. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="key">{children}</kbd>;
}
