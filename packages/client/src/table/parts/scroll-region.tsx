import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  /** What it opens at, as a selector: the middle of all that match is brought into sight. */
  readonly opensAt?: string;
  readonly children: ReactNode;
}

/** A wide table that scrolls inside its own frame, by keyboard too. */
export function ScrollRegion({ label, opensAt, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opensAt !== undefined && region.current) showMiddleOf(region.current, opensAt);
  }, [opensAt]);
  return (
    // Without a mouse it is scrolled with the arrow keys, so it must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label} ref={region}>
      {children}
    </div>
  );
}

function showMiddleOf(region: HTMLElement, selector: string): void {
  const boxes = [...region.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const { left, top, width, height } = region.getBoundingClientRect();
  const middle = (from: readonly number[], to: readonly number[]): number => (Math.min(...from) + Math.max(...to)) / 2;
  const x = middle(
    boxes.map((box) => box.left),
    boxes.map((box) => box.right),
  );
  const y = middle(
    boxes.map((box) => box.top),
    boxes.map((box) => box.bottom),
  );
  region.scrollBy(x - left - width / 2, y - top - height / 2);
}
