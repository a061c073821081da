import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { type Coming, useComing } from '../app/coming.ts';

/** A button that opens something. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Props {
  readonly trigger: Trigger;
  readonly opens: 'menu' | 'dialog';
  /** What it opens is made of this. */
  readonly parts: Coming<unknown>;
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
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: parts.begin,
    onFocus: parts.begin,
    onClick: () => setPressed(true),
  });
}

/** Pressed: the button stands as it is until all that it opens is there. */
function Open({ trigger, opens, parts, children }: Props) {
  return useComing(parts) === null
    ? cloneElement(trigger, { 'aria-haspopup': opens, 'aria-expanded': false })
    : children;
}
