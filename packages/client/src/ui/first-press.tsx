import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** A button that opens something. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Props {
  readonly trigger: Trigger;
  readonly opens: 'menu' | 'dialog';
  /** Begins to fetch what it opens. */
  readonly load: () => Promise<unknown>;
  /** Around the button, and open as soon as it is there. */
  readonly children: ReactNode;
}

/**
 * Most visits open few menus, so what they are made of comes later: it is fetched when a hand or the focus is near the
 * button, and takes over with the first press.
 */
export function FirstPress({ trigger, opens, load, children }: Props) {
  const [pressed, setPressed] = useState(false);
  const comesNear = () => void load();
  const closed = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: comesNear,
    onFocus: comesNear,
    onClick: () => setPressed(true),
  });
  return pressed ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
