/** What the mutation run switches off, as it stands in the environment: the title, a space, the place. */
export interface Named {
  readonly title: string;
  readonly place: string;
}

export const SWITCH_OFF = 'ROUNDHOUSE_SWITCH_OFF';

export function switchedOff(): Named | null {
  const named = process.env[SWITCH_OFF];
  if (named === undefined) return null;
  const space = named.indexOf(' ');
  return { title: named.slice(0, space), place: named.slice(space + 1) };
}

export const isLedgerCall = ({ place }: Named): boolean => place.startsWith('ledger ');
