import type { ReactNode } from 'react';
import { ChoiceContext, useChoiceOfNow } from './use-choice.ts';

/** Around all that works on what is chosen. */
export function ChoiceProvider({ children }: { readonly children: ReactNode }) {
  return <ChoiceContext value={useChoiceOfNow()}>{children}</ChoiceContext>;
}
