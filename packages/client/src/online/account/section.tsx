import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the account's page: its rows in a card under its name. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="account-section">
        {title}
      </h2>
      <Card className="account-rows">
        {text && <p className="account-hint">{text}</p>}
        {children}
      </Card>
    </section>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly children?: ReactNode;
}

/** A thing, what is so with it, and what can be done. */
export function Row({ name, about, children }: RowProps) {
  return (
    <div className="account-row">
      <div>
        <p className="account-row-name">{name}</p>
        <p className="account-hint">{about}</p>
      </div>
      {children}
    </div>
  );
}
