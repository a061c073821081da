import { Tooltip } from 'radix-ui';
import { DropZone } from './drop-zone.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notices } from './notices.tsx';
import { Routes } from './routes.tsx';

/** Everything around the pages: notices, and what to show when a page breaks. */
export function App() {
  return (
    <ErrorBoundary>
      <Tooltip.Provider delayDuration={400} skipDelayDuration={200}>
        <Routes />
        <Notices />
        <DropZone />
      </Tooltip.Provider>
    </ErrorBoundary>
  );
}
