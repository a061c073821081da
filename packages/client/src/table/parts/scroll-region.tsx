import type { ReactNode } from 'react';

/** A wide table that scrolls inside its own frame, by keyboard too. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Whoever has no mouse scrolls it with the arrow keys, so it must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
