import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { type Coming, useAllHere } from '../app/coming.ts';

/** A button that opens something. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Props {
  readonly trigger: Trigger;
  readonly opens: 'menu' | 'dialog';
  /** What it opens is made of this. */
  readonly parts: readonly Coming<unknown>[];
  /** Around the button, and open as soon as it is there. */
  readonly children: ReactNode;
}

/**
 * Most visits open few menus, so what they are made of comes later: it is fetched when a hand or the focus is near the
 * button, and takes over with the first press.
 */
export function FirstPress({ trigger, opens, parts, children }: Props) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <Open {...{ trigger, opens, parts, children }} />;
  const comesNear = () => parts.forEach((part) => part.begin());
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: comesNear,
    onFocus: comesNear,
    onClick: () => setPressed(true),
  });
}

/** Pressed: the button stands as it is until all that it opens is there. */
function Open({ trigger, opens, parts, children }: Props) {
  return useAllHere(parts) ? children : cloneElement(trigger, { 'aria-haspopup': opens, 'aria-expanded': false });
}
