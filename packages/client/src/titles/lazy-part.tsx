import { type ComponentType, lazy, Suspense } from 'react';
import { retrying } from '../app/retrying.ts';

/** A part of a table that comes when it is first shown: most of a game does without it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(retrying(async () => ({ default: await load() }))) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
