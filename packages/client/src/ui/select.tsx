import { Select as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';
import './select.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, value, values, onChange }: Props<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.Trigger className="select" aria-label={label}>
        <Radix.Value />
        <Radix.Icon className="select-mark">
          <Icon name="down" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="floating menu" position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {values.map((one) => (
              <Radix.Item key={one.value} value={one.value} className="menu-item menu-radio">
                <Radix.ItemIndicator className="menu-mark">●</Radix.ItemIndicator>
                <Radix.ItemText>{one.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
