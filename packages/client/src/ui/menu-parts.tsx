import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './floating.css';

interface Props {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** Open as soon as it is there: the press that asked for it came before. */
export function OpenMenu({ trigger, children }: Props) {
  return (
    <Radix.Root defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="floating menu" align="end" sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ItemProps {
  readonly onSelect: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

export function MenuItem({ onSelect, children, disabled = false, danger = false }: ItemProps) {
  return (
    <Radix.Item className={danger ? 'menu-item menu-danger' : 'menu-item'} disabled={disabled} onSelect={onSelect}>
      {children}
    </Radix.Item>
  );
}

interface RadioProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, inside a menu. */
export function MenuRadio<T extends string>({ label, value, values, onChange }: RadioProps<T>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as T)} aria-label={label}>
      <Radix.Label className="menu-label">{label}</Radix.Label>
      {values.map((one) => (
        <Radix.RadioItem key={one.value} value={one.value} className="menu-item menu-radio">
          <Radix.ItemIndicator className="menu-mark">●</Radix.ItemIndicator>
          {one.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Something that is on or off, inside a menu. */
export function MenuCheck({ checked, onChange, children }: CheckProps) {
  return (
    <Radix.CheckboxItem checked={checked} onCheckedChange={onChange} className="menu-item menu-radio">
      <Radix.ItemIndicator className="menu-mark">✓</Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

export const MenuSeparator = () => <Radix.Separator className="menu-separator" />;
