import { useSyncExternalStore } from 'react';
import type { toast } from 'sonner';
import { lazyPart } from './lazy-part.tsx';

/** Shows a notice with the library's own function: `notice((toast) => toast('Saved.'))`. */
type Show = (show: typeof toast) => void;

/** What is still to be shown; the first notice brings the library. */
const waiting: Show[] = [];
let wanted = false;
let changed: (() => void) | null = null;
let show: ((one: Show) => void) | null = null;

/** A short notice at the lower edge. Most visits see none, so what shows them comes with the first. */
export function notice(one: Show): void {
  if (show) return show(one);
  waiting.push(one);
  wanted = true;
  changed?.();
}

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

/** Where notices appear, with their undo. */
export function Notices() {
  const here = useSyncExternalStore(
    (tell) => {
      changed = tell;
      return () => {
        changed = null;
      };
    },
    () => wanted,
  );
  return here ? (
    <Toasts
      onReady={(how) => {
        show = how;
        for (const one of waiting.splice(0)) how(one);
      }}
    />
  ) : null;
}
