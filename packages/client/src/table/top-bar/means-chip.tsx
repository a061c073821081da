import { type ComponentProps, type ReactNode } from 'react';
import { Icon, Popover } from '../../ui/index.ts';
import './means-chip.css';

interface Props {
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly label: string;
  /** What it means, for those who press it. */
  readonly children: ReactNode;
}

/** Says at a glance that a table is no game, and what it is. */
export function MeansChip({ icon, label, children }: Props) {
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <button type="button" className="means-chip">
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      }
    >
      <p className="means-text">{children}</p>
    </Popover>
  );
}
