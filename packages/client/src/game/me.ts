import { nameRefusal } from '@roundhouse/kernel/names';

const KEY = 'roundhouse.name';

/** Names that seats take when nobody says another. */
export const usualNames = ['Ada', 'Bram', 'Cato', 'Dirk', 'Eline', 'Finn'] as const;

/** How the person at this device was called last. */
export function myName(): string {
  try {
    const name = localStorage.getItem(KEY) ?? '';
    return nameRefusal(name) === null ? name : usualNames[0];
  } catch {
    return usualNames[0];
  }
}

export function rememberMyName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Asked again next time.
  }
}
