/** A page of another site can send requests here; what changes something, and the socket, must come from our own. */
import type { IncomingHttpHeaders } from 'node:http';

export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined || host === undefined) return false;
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
