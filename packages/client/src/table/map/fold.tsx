import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel over the map that is only its name until somebody asks for it, so that it hides nothing. */
export function Fold({ className, name, children }: Props) {
  return (
    <details className={`map-fold ${className}`}>
      <summary className="label">{name}</summary>
      {children}
    </details>
  );
}
