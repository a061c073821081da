/** What the mutation run switches off, as it stands in the environment: the title, a space, the place. */
export interface Named {
  readonly title: string;
  readonly place: string;
}

/** One check or call, switched off for a whole run of the tests. */
export const SWITCH_OFF = 'ROUNDHOUSE_SWITCH_OFF';

/** All whose place begins so, switched off in turn within one run of the tests. */
const TRY_ALL = 'ROUNDHOUSE_TRY_ALL';

/** The file that notes which of them a test has missed. */
const JOURNAL = 'ROUNDHOUSE_JOURNAL';

export const switchedOff = (): Named | null => namedBy(SWITCH_OFF);
export const triedInTurn = (): Named | null => namedBy(TRY_ALL);
export const journal = (): string => process.env[JOURNAL]!;

export const isLedgerCall = ({ place }: Named): boolean => place.startsWith('ledger ');

function namedBy(variable: string): Named | null {
  const named = process.env[variable];
  if (named === undefined) return null;
  const space = named.indexOf(' ');
  return { title: named.slice(0, space), place: named.slice(space + 1) };
}
