import { intl } from './i18n.tsx';
import { notice } from './notices.tsx';

/** Lets the page open without a network, and offers a new version when there is one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  window.addEventListener('load', () => {
    serviceWorker.register('/service-worker.js').then(watch, () => {}); // without it the page still works online
  });
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
}

/** A browser that blocks service workers may also answer with none. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && navigator.serviceWorker.controller) offer(found);
    });
  });
}

function offer(worker: ServiceWorker): void {
  notice((toast) =>
    toast(intl.formatMessage({ id: 'update.ready' }), {
      id: 'update',
      duration: Number.POSITIVE_INFINITY,
      action: { label: intl.formatMessage({ id: 'update.now' }), onClick: () => worker.postMessage('take-over') },
    }),
  );
}
