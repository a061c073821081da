import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** How many wait in it. */
  readonly count?: number;
  readonly means?: string;
  readonly children: ReactNode;
}

/** A part of the desk under its name. */
export function Part({ title, count = 0, means, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="desk-part">
      <header>
        <h2 id={id}>
          {title} {count > 0 && <span className="desk-count">{count}</span>}
        </h2>
        {means && <p>{means}</p>}
      </header>
      {children}
    </section>
  );
}
