import type { ComponentType, ReactNode } from 'react';
import { Coming, useComing } from './coming.ts';
import { retrying } from './retrying.ts';

/** A part that comes when it is first shown: most of a page does without it. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, instead?: ReactNode) =>
  partOf(new Coming(retrying(load)), instead);

/** What was asked for elsewhere, drawn as soon as it is there. */
export function partOf<P extends object>(
  coming: Coming<ComponentType<P>>,
  instead: ReactNode = null,
): ComponentType<P> {
  return function LazyPart(props: P) {
    const Part = useComing(coming);
    return Part ? <Part {...props} /> : instead;
  };
}
