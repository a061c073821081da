/**
 * Runs before every test file of the mutation run. `npm run mutate <title>` names one check of a title in the
 * environment; it is switched off here, and the tests of the title are expected to notice. A call of the ledger is left
 * out where its source is loaded instead (`plugin.ts`).
 */
import { checksOf, switchOff } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';
import { isLedgerCall, switchedOff } from './named.ts';

const named = switchedOff();
if (named !== null && !isLedgerCall(named)) {
  const title = [...titles, ...unfinished].find(({ id }) => id === named.title);
  const found = title ? checksOf(title).find(({ place }) => place === named.place) : undefined;
  if (!found) throw new Error(`there is no check ${named.title} ${named.place}`);
  switchOff(found.check);
}
