import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Around notices. Their library gives the focus back as soon as it leaves a notice, so that the Tab key never gets past one:
 * it does not hear of the focus here. When a notice vanishes with the focus, that goes back to where it came from.
 */
export function FocusKeeper({ children }: { readonly children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const watch = new MutationObserver(() => {
      const from = cameFrom.current;
      if (!from || around.current?.contains(document.activeElement)) return;
      cameFrom.current = null;
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true });
    });
    if (around.current) watch.observe(around.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  const comes = (event: FocusEvent): void => {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  return (
    <div ref={around} onFocusCapture={comes} onBlurCapture={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
