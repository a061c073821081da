import type { Plugin } from 'vite';
import { type LedgerCall, ledgerCalls, sourcesOf, withoutCall, withSwitch } from './ledger-calls.ts';
import { isLedgerCall, switchedOff, triedInTurn } from './named.ts';

/** Only for the mutation run: changes calls of the ledger in a title's sources as they are loaded. */
export function withChangedCalls(): Plugin[] {
  const tried = triedInTurn();
  if (tried !== null) return [changing(tried.title, ledgerCalls(tried.title), withSwitch)];
  const named = switchedOff();
  if (named === null || !isLedgerCall(named)) return [];
  const call = ledgerCalls(named.title).find(({ place }) => place === named.place);
  if (!call) throw new Error(`there is no call ${named.title} ${named.place}`);
  return [changing(named.title, [call], withoutCall)];
}

function changing(
  title: string,
  calls: readonly LedgerCall[],
  change: (text: string, call: LedgerCall) => string,
): Plugin {
  const folder = sourcesOf(title).replaceAll('\\', '/');
  return {
    name: 'roundhouse-changed-ledger-calls',
    enforce: 'pre',
    transform(text, id) {
      const [path = ''] = id.split('?');
      const inFile = calls.filter(({ file }) => `${folder}/${file}` === path);
      // From the last to the first, so that the places of those before stay right.
      return inFile.length > 0 ? { code: inFile.toReversed().reduce(change, text), map: null } : null;
    },
  };
}
