import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './floating.css';

/** A few words on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="floating tooltip" sideOffset={5} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
