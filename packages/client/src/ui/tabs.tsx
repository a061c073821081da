import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './tabs.css';

interface Tab {
  readonly id: string;
  readonly name: string;
  /** The key that opens it, shown small beside the name. */
  readonly hint?: string;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** What is shown of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

export function Tabs({ label, tabs, value, onChange, children, className }: Props) {
  return (
    <Radix.Root className={className} value={value} onValueChange={onChange}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.name}
            {tab.hint && (
              <sup className="tab-hint" aria-hidden>
                {tab.hint}
              </sup>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="tab-panel">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
