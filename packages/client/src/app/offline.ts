import { text } from './i18n.tsx';
import { notice } from './notices.tsx';

/** Lets the page open without a network, and offers a new version when there is one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first visit has nothing to be replaced: its own worker may take the page over before it is said to be there.
  const hadOne = serviceWorker.controller !== null;
  window.addEventListener('load', () => {
    serviceWorker.register('/service-worker.js').then(
      (found) => hadOne && watch(found),
      () => {}, // without it the page still works online
    );
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
}

/** A browser that blocks service workers may also answer with none. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed') offer(found);
    });
  });
}

function offer(worker: ServiceWorker): void {
  notice((toast) =>
    toast(text('update.ready'), {
      id: 'update',
      duration: Number.POSITIVE_INFINITY,
      action: { label: text('update.now'), onClick: () => worker.postMessage('take-over') },
    }),
  );
}
