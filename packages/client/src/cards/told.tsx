import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Marks the things and terms that a text names. */
export type Marker = (text: string, how: { readonly inButton: boolean; readonly terms: boolean }) => ReactNode;

/** Comes a moment after the table: until then texts are plain. */
export const useMarker = create<{ readonly mark: Marker | null }>(() => ({ mark: null }));

interface Props {
  readonly text: string;
  /** It stands inside a button, where nothing else can be pressed. */
  readonly inButton?: boolean;
  /** Terms of the book are marked too. */
  readonly terms?: boolean;
}

/** A text in which every name opens its card. */
export function Told({ text, inButton = false, terms = false }: Props): ReactNode {
  const mark = useMarker((store) => store.mark);
  return mark ? mark(text, { inButton, terms }) : text;
}
