import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The part of the address after `#`, and the way to another. */
export function useHash(): readonly [string, (to: string) => void] {
  const at = useSyncExternalStore(subscribe, () => decoded(location.hash.slice(1)));
  return [at, go];
}

/** What somebody typed may be no proper code; then it stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function go(to: string): void {
  location.hash = to;
}
