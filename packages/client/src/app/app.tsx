import { DropZone } from './drop-zone.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notices } from './notices.tsx';
import { Routes } from './routes.tsx';

/** Everything around the pages: notices, and what to show when a page breaks. */
export function App() {
  return (
    <ErrorBoundary>
      <Routes />
      <Notices />
      <DropZone />
    </ErrorBoundary>
  );
}
