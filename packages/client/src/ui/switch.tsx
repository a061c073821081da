import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import './switch.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="switch-row">
      <Radix.Root id={id} className="switch" checked={checked} onCheckedChange={onChange}>
        <Radix.Thumb className="switch-thumb" />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
