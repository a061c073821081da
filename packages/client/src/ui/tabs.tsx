import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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
  /** The contents of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Where each key leads from a tab, among how many. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab is reachable by Tab, the others by the arrow keys; the focused tab is the one shown. */
export function Tabs({ label, tabs, value, onChange, children, className }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    (list.current!.children[step(at, tabs.length)] as HTMLElement).focus();
  };
  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, at) => {
          const isShown = tab.id === value;
          const show = () => isShown || onChange(tab.id);
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className="tab"
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-panel` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={show}
              onFocus={show}
              onKeyDown={(event) => move(event, at)}
            >
              {tab.name}
              {tab.hint && (
                <sup className="tab-hint" aria-hidden>
                  {tab.hint}
                </sup>
              )}
            </button>
          );
        })}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
