import { type ReactNode, useState } from 'react';

interface Props {
  /** What stands behind it, in its line. */
  readonly heading: ReactNode;
  readonly count: number;
  /** Something in it is pointed at. */
  readonly pointed: boolean;
  readonly children: ReactNode;
}

/** Rows that are wanted seldom, behind a line. They are made when it is opened: with thirty companies there are a hundred of them. */
export function RowsFold({ heading, count, pointed, children }: Props) {
  const [open, setOpen] = useState(pointed);
  const [was, setWas] = useState(pointed);
  if (was !== pointed) {
    setWas(pointed);
    setOpen(pointed);
  }
  return (
    <details className="rows-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {heading} <span className="num">{count}</span>
      </summary>
      {open && children}
    </details>
  );
}
