/** The socket of this tab, and what browsers tell about a line that may have broken. */
import { addressOf } from '@roundhouse/protocol/routes';
import { Stream } from './stream.ts';

let stream: Stream | null = null;

/** Made when the first table is shown. */
export function pageStream(): Stream {
  if (stream) return stream;
  const made = new Stream(() => new WebSocket(socketAddress()));
  stream = made;
  const check = () => made.check();
  document.addEventListener('visibilitychange', () => {
    made.setVisible(isVisible());
    if (isVisible()) check();
  });
  made.setVisible(isVisible());
  // A page that comes back from the browser's cache, a phone that wakes up, another network.
  for (const event of ['pageshow', 'online', 'resume', 'focus']) window.addEventListener(event, check);
  document.addEventListener('resume', check);
  return made;
}

const isVisible = (): boolean => document.visibilityState === 'visible';

function socketAddress(): URL {
  const address = new URL(addressOf('stream'), location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
