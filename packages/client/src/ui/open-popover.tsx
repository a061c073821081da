import { Popover as Radix } from 'radix-ui';
import type { PopoverProps } from './popover.tsx';
import './floating.css';

/** Open as soon as it is there: the press that asked for it came before. */
export function OpenPopover({ trigger, label, children, align = 'center' }: PopoverProps) {
  return (
    <Radix.Root defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="floating popover"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
