import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  readonly name: string;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A panel over the map that is only its name until somebody asks for it, so that it hides nothing. */
export function Fold({ className, name, children, onToggle }: Props) {
  return (
    <details className={`map-fold ${className}`} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="label">{name}</summary>
      {children}
    </details>
  );
}
