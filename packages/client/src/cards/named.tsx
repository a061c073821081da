import type { ReactNode } from 'react';
import { type ThingKind, thingKey } from './thing.ts';
import './named.css';

interface Props {
  readonly kind: ThingKind;
  readonly id: string;
  readonly children: ReactNode;
}

/** The name of a thing where it stands by itself: a press, Enter or a tap opens its card. Inside another button a `data-thing` is enough. */
export function Named({ kind, id, children }: Props) {
  return (
    <button type="button" className="named" data-thing={thingKey(kind, id)} aria-haspopup="dialog">
      {children}
    </button>
  );
}
