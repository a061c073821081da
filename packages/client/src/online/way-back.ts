/** The return code of this person: kept on this device, so that it can be shown again at any time. */
import { call } from './api.ts';
import { rememberServer } from './there.ts';

const KEY = 'roundhouse.way-back';

export function keepCode(code: string | undefined): void {
  rememberServer();
  if (code === undefined) return;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Another one is made when it is asked for.
  }
}

/** Somebody else is at this device now. */
export function forgetCode(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then it was never kept.
  }
}

/** The code that is kept here, or a new one: the server knows none of them by its letters. */
export async function returnCode(): Promise<string> {
  const kept = keptCode();
  if (kept !== null) return kept;
  const { code } = await call('makeCode', { body: {} });
  keepCode(code);
  return code;
}

/** The address that leads back to the seats of this person, on any device. */
export const returnLink = (code: string): string => new URL(`/return#${code}`, location.href).href;

function keptCode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
